import type { Mark, Reviewed } from '../contracts/marks.js';

/** Counts the findings of a report and, among them, those that are accepted or dismissed. */
export function countReviewed<Item>(
  items: readonly Item[],
  marks: readonly Mark[],
  isFinding: (item: Item) => boolean,
): Reviewed {
  const closed = new Set(marks.filter(({ state }) => state !== 'open').map(({ n }) => n));
  const counts = { done: 0, of: 0 };
  for (const [index, item] of items.entries()) {
    if (!isFinding(item)) continue;
    counts.of += 1;
    if (closed.has(index + 1)) counts.done += 1;
  }
  return counts;
}
