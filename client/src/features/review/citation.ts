import { localize } from '../../lib/locale.js';
import type { Translate } from '../../lib/translation.js';
import type { ReviewItem } from './item.js';
import { placeOf } from './place.js';

/** Returns an item as text to paste elsewhere: its quote with where it stands, what is said on it, and what it cites. */
export function citationOf(
  t: Translate,
  item: ReviewItem,
  { filename, linkTo }: { filename: string; linkTo: (id: number) => string },
): string {
  const { id, title, quote, facts, articles } = item;
  const source = [filename, ...placeOf(t, item)].join(t('review.places.comma'));
  return [
    title,
    ...(quote === null ? [source] : [t('review.citation', { quote, source })]),
    ...facts.map(({ label, text }) => `${t(label).replace(/:$/, '')}: ${text}`),
    ...articles.map(({ number, name }) => t('review.article', { number, law: localize(name) })),
    linkTo(id),
  ].join('\n');
}
