import type { ReactNode } from 'react';

interface LegendProps {
  entries: readonly { badge: ReactNode; key: string; meaning: string }[];
}

/** What the severities or statuses of a report mean, in a line each. */
export function Legend({ entries }: LegendProps) {
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-3 gap-y-2.5 text-sm">
      {entries.map(({ key, badge, meaning }) => (
        <div key={key} className="contents">
          <dt>{badge}</dt>
          <dd className="pt-0.5 text-ink-2">{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
