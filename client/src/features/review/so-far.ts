import { countPlaces, type ReviewItem } from './item.js';

/** What a running analysis has found of one kind: its first item, and in how many places of the text it was found. */
export interface FoundOfKind<Item extends ReviewItem> {
  item: Item;
  places: number;
}

/**
 * Gathers the items of a running analysis that say the same, by their key, in the order in which they came. What is listed keeps its
 * place while others come: they are added at the end, or as places of what is there.
 */
export function gatherSoFar<Item extends ReviewItem>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): FoundOfKind<Item>[] {
  const found = new Map<string, FoundOfKind<Item>>();
  for (const item of items.toSorted((a, b) => a.stored - b.stored)) {
    const places = countPlaces([item]);
    const same = found.get(keyOf(item));
    if (same === undefined) found.set(keyOf(item), { item, places });
    else same.places += places;
  }
  return [...found.values()];
}
