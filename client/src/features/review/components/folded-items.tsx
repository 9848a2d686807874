import { ChevronDown } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { cx } from '../../../ui/cx.js';

interface FoldedItemsProps {
  title: string;
  lead: string;
  open: boolean;
  onToggle: (open: boolean) => void;
  children: ReactNode;
}

/** The items that ask for no attention, in one group that is folded at first. */
export function FoldedItems({ title, lead, open, onToggle, children }: FoldedItemsProps) {
  const id = useId();
  return (
    <section aria-labelledby={`${id}-title`} className="rounded-card border border-line bg-raised/60">
      <h3 id={`${id}-title`}>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          className="flex min-h-11 w-full items-center gap-2 rounded-card px-5 py-3 text-start font-semibold text-ink hover:bg-raised"
          onClick={() => {
            onToggle(!open);
          }}
        >
          <span className="min-w-0 flex-1">{title}</span>
          <ChevronDown
            aria-hidden
            className={cx('size-4 shrink-0 text-ink-3 transition-transform', open && 'rotate-180')}
          />
        </button>
      </h3>
      <p className="px-5 pb-4 text-sm text-ink-2">{lead}</p>
      <div id={id} hidden={!open} className={cx(open && 'flex flex-col gap-4 p-3 pt-0 sm:p-4 sm:pt-0')}>
        {open && children}
      </div>
    </section>
  );
}
