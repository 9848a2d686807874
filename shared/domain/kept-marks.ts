import type { Mark } from '../contracts/marks.js';

/** Returns a quote in the form in which quotes of two readings of a text are compared: white space, hyphens and vowel signs aside. */
export function comparableQuote(quote: string | null): string {
  return (quote ?? '')
    .normalize('NFKC')
    .replace(/[\u00ad\u0640\u064b-\u0652\u200b-\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/[‐‑–—]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Tells whether a mark says anything: a decision, or a note. */
const saysSomething = ({ state, note }: Pick<Mark, 'state' | 'note'>): boolean =>
  state !== 'open' || note !== null;

/**
 * Finds the marks of an earlier report that hold for the items of a new one: those of items with the same key, in their order where
 * several share it. `left` counts the marks of items that the new report does not have.
 */
export function keepMarks<Item>(
  earlier: { items: readonly Item[]; marks: readonly Mark[] },
  items: readonly Item[],
  keyOf: (item: Item) => string,
): { kept: Mark[]; left: number } {
  const places = new Map<string, number[]>();
  items.forEach((item, index) => {
    const key = keyOf(item);
    places.set(key, [...(places.get(key) ?? []), index + 1]);
  });
  const byNumber = new Map(earlier.marks.map((mark) => [mark.n, mark]));
  const kept: Mark[] = [];
  let left = 0;
  earlier.items.forEach((item, index) => {
    // An item without a mark takes its place, so that its twin's mark does not.
    const n = places.get(keyOf(item))?.shift();
    const mark = byNumber.get(index + 1);
    if (mark === undefined || !saysSomething(mark)) return;
    if (n === undefined) left += 1;
    else kept.push({ ...mark, n });
  });
  return { kept, left };
}
