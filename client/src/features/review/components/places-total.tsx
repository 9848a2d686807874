import { useTranslation, type Translate } from '../../../lib/translation.js';
import { countPlaces, type ReviewItem } from '../item.js';

/** Says how many findings there are, in how many places of the text. */
export const totalText = (t: Translate, places: number, findings: number): string =>
  t('review.total', {
    places: t('review.total.places', { count: places }),
    findings: t('review.total.findings', { count: findings }),
  });

/** The number of a report's findings and of their places, where these are more: the counts beside it are of findings. */
export function PlacesTotal({ items }: { items: readonly ReviewItem[] }) {
  const t = useTranslation();
  const counted = items.filter((item) => item.counted);
  const places = countPlaces(counted);
  if (places <= counted.length) return null;
  return <p className="text-sm text-ink-2">{totalText(t, places, counted.length)}</p>;
}
