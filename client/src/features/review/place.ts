import { namesItself } from '#shared/domain/clause-name.js';
import type { Translate } from '../../lib/translation.js';
import type { ReviewItem } from './item.js';

/** Returns the name of a clause by its number, which may have its noun already. */
export const clauseName = (t: Translate, clause: string): string =>
  namesItself(clause) ? clause : t('review.place.clause', { clause });

/** Returns where an item stands in the document: its clause, section and page, as far as they are known. */
export function placeOf(t: Translate, { clause, section, evidence }: ReviewItem): string[] {
  const page = evidence?.page ?? null;
  return [
    ...(clause === null ? [] : [clauseName(t, clause)]),
    ...(section === null || section === clause ? [] : [section]),
    ...(page === null ? [] : [t('review.place.page', { page })]),
  ];
}
