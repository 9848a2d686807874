/** Returns the number of cards side by side for a viewport width in CSS pixels. */
export function cardsPerPage(width: number): 1 | 2 | 3 {
  if (width >= 1024) return 3;
  return width >= 640 ? 2 : 1;
}

export function lastPage(cards: number, perPage: number): number {
  return Math.max(0, Math.ceil(cards / perPage) - 1);
}

/** Limits a page number to the existing pages, because a wider window has fewer of them. */
export function clampPage(page: number, last: number): number {
  return Math.min(Math.max(page, 0), last);
}

export function cardsOfPage<T>(cards: readonly T[], page: number, perPage: number): readonly T[] {
  return cards.slice(page * perPage, (page + 1) * perPage);
}
