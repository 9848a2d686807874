import type { ReviewItem } from './item.js';

/** The state of a report's review by its reader. */
export interface Review {
  /** The group of the filter; null is all groups. */
  group: string | null;
  expanded: boolean;
  /** Number of cards that are shown at first. */
  few: number;
  /** True if the group of folded items is unfolded. */
  foldedOpen: boolean;
  active: number | null;
  /** Number of the active item's further place that is shown; 0 for its own quote. */
  place: number;
  /** The source of the last activation: the other side is scrolled into view. */
  from: 'card' | 'text' | 'keys';
  /** Counts activations, so that choosing the same item again scrolls to it again. */
  activation: number;
}

export type ReviewAction =
  | { type: 'filter'; group: string | null }
  | { type: 'toggle' }
  | { type: 'toggleFolded'; open: boolean }
  | {
      type: 'activate';
      item: ReviewItem;
      place?: number;
      from: Review['from'];
      items: readonly ReviewItem[];
    };

interface ReviewBeginning {
  items: readonly ReviewItem[];
  /** Number of cards that are shown at first. */
  few: number;
}

/** Returns the review of a report that was just opened; the folded group is closed unless there is nothing else. */
export const beginReview = ({ items, few }: ReviewBeginning): Review => ({
  group: null,
  expanded: false,
  few,
  foldedOpen: items.every(({ folded }) => folded),
  active: null,
  place: 0,
  from: 'card',
  activation: 0,
});

/** Returns the items of the filter in the order in which they are shown: those of the folded group last. */
export function filterItems<Item extends ReviewItem>(items: readonly Item[], { group }: Review): Item[] {
  const all = items.filter((item) => group === null || item.group === group);
  return [...all.filter(({ folded }) => !folded), ...all.filter(({ folded }) => folded)];
}

/** Returns the items whose cards are currently shown, besides those of the folded group. */
export function listVisibleItems<Item extends ReviewItem>(items: readonly Item[], review: Review): Item[] {
  const all = filterItems(items, review).filter(({ folded }) => !folded);
  return review.expanded ? all : all.slice(0, review.few);
}

export function reduceReview(review: Review, action: ReviewAction): Review {
  switch (action.type) {
    case 'filter':
      // Who filters by a group wants to see all of it.
      return {
        ...review,
        group: action.group,
        expanded: false,
        foldedOpen: action.group !== null,
        active: null,
        place: 0,
      };
    case 'toggle':
      return { ...review, expanded: !review.expanded };
    case 'toggleFolded':
      return { ...review, foldedOpen: action.open };
    case 'activate': {
      const { item, place = 0, from, items } = action;
      // An activated item must be visible: the filter is reset if needed, then the list or its group is expanded.
      const group = review.group === null || item.group === review.group ? review.group : null;
      const next = { ...review, group, active: item.id, place, from, activation: review.activation + 1 };
      if (item.folded) return { ...next, foldedOpen: true };
      const isVisible = listVisibleItems(items, next).some(({ id }) => id === item.id);
      return isVisible ? next : { ...next, expanded: true };
    }
    default:
      return action satisfies never;
  }
}

/** The characters of the keys j and k, in the Arabic keyboard layout too, with the direction of their step. */
const KEY_DIRECTIONS = new Map<string, 1 | -1>([
  ['j', 1],
  ['ت', 1],
  ['k', -1],
  ['ن', -1],
]);

/** Returns the direction of a key's step through the items; undefined for other keys. */
export const directionOfKey = (key: string): 1 | -1 | undefined => KEY_DIRECTIONS.get(key);

/** Returns the item that j (1) or k (-1) leads to; it stops at both ends. */
export function findNextItem(
  items: readonly ReviewItem[],
  review: Review,
  direction: 1 | -1,
): ReviewItem | undefined {
  const all = filterItems(items, review);
  const index = all.findIndex(({ id }) => id === review.active);
  if (index === -1) return direction === 1 ? all[0] : all.at(-1);
  return all[Math.min(all.length - 1, Math.max(0, index + direction))];
}
