import { ChevronDown } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { usePrinting } from '../use-printing.js';

interface FoldProps {
  title: string;
  /** True if it is open at first. */
  initiallyOpen?: boolean | undefined;
  children: ReactNode;
}

/** What belongs to a report without being one of its items: folded on the screen, open on paper. */
export function Fold({ title, initiallyOpen = false, children }: FoldProps) {
  const printing = usePrinting();
  const [open, setOpen] = useState(initiallyOpen);
  return (
    <details
      open={open || printing}
      className="group rounded-card border border-line bg-surface print:mt-4 print:break-inside-avoid-page"
      onToggle={({ currentTarget }) => {
        if (!printing) setOpen(currentTarget.open);
      }}
    >
      <summary
        className="flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-card px-5 py-2 font-semibold text-ink-2 hover:bg-raised hover:text-ink [&::-webkit-details-marker]:hidden"
        onClick={(event) => {
          // Left to the browser, the state would follow only with its `toggle` event, and printing may come before that.
          event.preventDefault();
          setOpen(!open);
        }}
      >
        <span className="min-w-0 flex-1">{title}</span>
        <ChevronDown
          aria-hidden
          className="size-4 shrink-0 text-ink-3 transition-transform group-open:rotate-180 print:hidden"
        />
      </summary>
      <div className="px-5 pt-1 pb-4 text-sm text-ink-2">{children}</div>
    </details>
  );
}
