import type { ReactNode } from 'react';

interface SoFarListProps {
  title: string;
  /** Names the list. */
  label: string;
  /** Its items, as `<li>`. */
  children: ReactNode;
}

/** The frame of what a running job has found, in a box that scrolls by itself. */
export function SoFarList({ title, label, children }: SoFarListProps) {
  return (
    <div className="border-t border-line bg-raised/60">
      <h2 className="px-5 pt-4 text-sm font-semibold text-ink-2 sm:px-6">{title}</h2>
      <ul
        tabIndex={0}
        aria-label={label}
        className="flex max-h-96 flex-col gap-3 overflow-y-auto p-5 pt-3 sm:p-6 sm:pt-3"
      >
        {children}
      </ul>
    </div>
  );
}
