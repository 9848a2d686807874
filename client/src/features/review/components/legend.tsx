import type { ReactNode } from 'react';
import { useTranslation } from '../../../lib/translation.js';

interface LegendProps {
  entries: readonly { badge: ReactNode; key: string; meaning: string }[];
}

/** What the severities or statuses of a report mean. */
export function Legend({ entries }: LegendProps) {
  const t = useTranslation();
  return (
    <section className="mt-6">
      <h3 className="text-sm font-semibold text-ink-2">{t('review.legend')}</h3>
      <dl className="mt-2 flex flex-col gap-2.5 text-sm">
        {entries.map(({ key, badge, meaning }) => (
          <div key={key} className="flex flex-col items-start gap-1">
            <dt>{badge}</dt>
            <dd className="text-ink-2">{meaning}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
