import { Tabs as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { useDirection } from '../lib/locale.js';
import { cx } from './cx.js';

const TAB =
  'min-h-10 rounded-lg px-4 text-ink-2 transition-colors hover:text-ink data-[state=active]:bg-surface data-[state=active]:font-semibold data-[state=active]:text-ink data-[state=active]:shadow-card forced-colors:data-[state=active]:outline';

interface TabsProps<T extends string> {
  /** The accessible name of the list of tabs. */
  label: string;
  tabs: readonly { value: T; label: string }[];
  value: T;
  onChange: (value: T) => void;
  className?: string;
  /** Stands beside the tabs. */
  actions: ReactNode;
  /** The panels. */
  children: ReactNode;
}

/** Views of a page, one at a time, with their tabs above them; arrow keys lead from tab to tab. */
export function Tabs<T extends string>({
  label,
  tabs,
  value,
  onChange,
  className,
  actions,
  children,
}: TabsProps<T>) {
  return (
    <Primitive.Root
      value={value}
      dir={useDirection()}
      onValueChange={(next) => {
        const chosen = tabs.find((tab) => tab.value === next);
        if (chosen !== undefined) onChange(chosen.value);
      }}
      className={cx('flex flex-col', className)}
    >
      <div className="flex items-center gap-2 border-b border-line px-4 py-2 sm:px-8">
        <Primitive.List aria-label={label} className="me-auto flex rounded-control bg-raised p-0.5">
          {tabs.map((tab) => (
            <Primitive.Trigger key={tab.value} value={tab.value} className={TAB}>
              {tab.label}
            </Primitive.Trigger>
          ))}
        </Primitive.List>
        {actions}
      </div>
      {children}
    </Primitive.Root>
  );
}

interface TabPanelProps {
  value: string;
  className?: string;
  children: ReactNode;
}

/** What a tab shows. It is not a stop of the Tab key, since it contains some. */
export function TabPanel({ value, className, children }: TabPanelProps) {
  return (
    <Primitive.Content value={value} tabIndex={-1} className={cx('outline-none', className)}>
      {children}
    </Primitive.Content>
  );
}
