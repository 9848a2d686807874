import { fold } from './fold.js';
import type { ReviewItem } from './item.js';

export const searchWords = (query: string): string[] => fold(query).split(/\s+/).filter(Boolean);

const texts = new WeakMap<ReviewItem, string>();

/** Returns all that an item is found by, computed once. */
function textOf(item: ReviewItem): string {
  const known = texts.get(item);
  if (known !== undefined) return known;
  const { id, title, quote, clause, section, facts, places } = item;
  const parts = [String(id), title, quote, clause, section, ...facts.map(({ text }) => text)];
  const text = fold(
    [...parts, ...places.map((place) => place.quote)].filter((part) => part !== null).join('\n'),
  );
  texts.set(item, text);
  return text;
}

/** Tells whether an item contains every word of a query. */
export const isFound = (item: ReviewItem, words: readonly string[]): boolean =>
  words.length === 0 || words.every((word) => textOf(item).includes(word));
