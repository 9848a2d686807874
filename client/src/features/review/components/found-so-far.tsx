import type { ReactNode } from 'react';
import { textAttributes, productTextAttributes } from '../../../lib/text-attributes.js';
import { useTranslation } from '../../../lib/translation.js';
import { countPlaces, type ReviewItem } from '../item.js';
import { gatherSoFar } from '../so-far.js';
import { totalText } from './places-total.js';
import { SoFarList } from './so-far-list.js';

interface FoundSoFarProps<Item extends ReviewItem> {
  items: readonly Item[];
  /** Draws what an item weighs. */
  badge: (item: Item) => ReactNode;
  /** Names what an item says: items of the same key are one finding in several places. */
  keyOf: (item: Item) => string;
}

/** What a running analysis has found, in the order in which it came; the finished report orders and merges it. */
export function FoundSoFar<Item extends ReviewItem>({ items, badge, keyOf }: FoundSoFarProps<Item>) {
  const t = useTranslation();
  if (items.length === 0) return null;
  const found = gatherSoFar(items, keyOf);
  const places = countPlaces(items);
  const title =
    places > found.length
      ? t('review.total.soFar', { total: totalText(t, places, found.length) })
      : t('job.found', { count: found.length });
  return (
    <SoFarList title={title} label={t('review.findings')}>
      {found.map(({ item, places: count }) => (
        <li key={item.stored} className="enter rounded-control border border-line bg-surface p-4">
          <div className="flex items-start gap-3">
            <p {...productTextAttributes(item.title)} className="min-w-0 flex-1 font-semibold text-ink">
              {item.title}
            </p>
            {badge(item)}
          </div>
          {/* Always there, so that nothing below moves when another place is found. */}
          <p className="flex min-h-[1lh] flex-wrap gap-x-3 text-sm text-ink-3">
            {item.section !== null && <bdi>{item.section}</bdi>}
            {count > 1 && <span>{t('review.soFar.places', { count })}</span>}
          </p>
          {item.quote !== null && (
            <p {...textAttributes(item.quote)} className="mt-1 line-clamp-2 text-ink-2">
              {item.quote}
            </p>
          )}
        </li>
      ))}
    </SoFarList>
  );
}
