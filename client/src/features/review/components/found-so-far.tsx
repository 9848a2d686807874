import type { ReactNode } from 'react';
import { textAttributes, productTextAttributes } from '../../../lib/text-attributes.js';
import { useTranslation } from '../../../lib/translation.js';
import type { ReviewItem } from '../item.js';

interface FoundSoFarProps<Item extends ReviewItem> {
  items: readonly Item[];
  /** Draws what an item weighs. */
  badge: (item: Item) => ReactNode;
}

/** What a running analysis has found, the newest first; the finished report orders and merges it. */
export function FoundSoFar<Item extends ReviewItem>({ items, badge }: FoundSoFarProps<Item>) {
  const t = useTranslation();
  if (items.length === 0) return null;
  return (
    <div className="border-t border-line bg-raised/60">
      <h2 className="px-5 pt-4 text-sm font-semibold text-ink-2 sm:px-6">
        {t('job.found', { count: items.length })}
      </h2>
      <ul
        tabIndex={0}
        aria-label={t('review.findings')}
        className="flex max-h-96 flex-col gap-3 overflow-y-auto p-5 pt-3 sm:p-6 sm:pt-3"
      >
        {items.toReversed().map((item) => (
          <li key={item.id} className="enter rounded-control border border-line bg-surface p-4">
            <div className="flex items-start gap-3">
              <p {...productTextAttributes(item.title)} className="min-w-0 flex-1 font-semibold text-ink">
                {item.title}
              </p>
              {badge(item)}
            </div>
            {item.section !== null && (
              <p className="text-sm text-ink-3">
                <bdi>{item.section}</bdi>
              </p>
            )}
            {item.quote !== null && (
              <p {...textAttributes(item.quote)} className="mt-1 line-clamp-2 text-ink-2">
                {item.quote}
              </p>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
