import type { MarkState } from '#shared/contracts/marks.js';
import type { ReviewItem, Tone } from './item.js';
import { isFound, searchWords } from './search.js';

/** What is listed; null and an empty query exclude nothing. */
export interface Filter {
  /** The severity or status. */
  weight: string | null;
  section: string | null;
  state: MarkState | null;
  query: string;
}

export type Sort = 'severity' | 'place';

/** The states of items by their number in the stored report; an item that is not there is open. */
export type States = ReadonlyMap<number, MarkState>;

/** The state of a report's review by its reader. */
export interface Review {
  filter: Filter;
  sort: Sort;
  expanded: boolean;
  /** Number of items that are shown as cards. */
  few: number;
  /** True if the group of folded items is unfolded. */
  foldedOpen: boolean;
  active: number | null;
  /** Number of the active item's further place that is shown; 0 for its own quote. */
  place: number;
  /** The source of the last activation: the other side is scrolled into view. */
  from: 'card' | 'text' | 'list';
  /** Counts activations, so that choosing the same item again scrolls to it again. */
  activation: number;
}

export type ReviewAction =
  | { type: 'filter'; change: Partial<Filter> }
  | { type: 'sort'; sort: Sort }
  | { type: 'toggle' }
  | { type: 'toggleFolded'; open: boolean }
  | { type: 'close' }
  | {
      type: 'activate';
      item: ReviewItem;
      place?: number;
      from: Review['from'];
      items: readonly ReviewItem[];
      states: States;
    };

interface ReviewBeginning {
  items: readonly ReviewItem[];
  /** Number of items that are shown as cards. */
  few: number;
}

export const NO_FILTER: Filter = { weight: null, section: null, state: null, query: '' };

/** Returns the review of a report that was just opened; the folded group is closed unless there is nothing else. */
export const beginReview = ({ items, few }: ReviewBeginning): Review => ({
  filter: NO_FILTER,
  sort: 'severity',
  expanded: false,
  few,
  foldedOpen: items.every(({ folded }) => folded),
  active: null,
  place: 0,
  from: 'card',
  activation: 0,
});

export const isFiltered = ({ weight, section, state, query }: Filter): boolean =>
  weight !== null || section !== null || state !== null || query.trim() !== '';

const TONES: readonly Tone[] = ['high', 'medium', 'neutral', 'low', 'kept'];

const ORDER: Record<Sort, (a: ReviewItem, b: ReviewItem) => number> = {
  severity: (a, b) => TONES.indexOf(a.tone) - TONES.indexOf(b.tone) || a.id - b.id,
  // What is missing from the document has no place in it, and comes last.
  place: (a, b) => startOf(a) - startOf(b) || a.id - b.id,
};

const startOf = ({ evidence }: ReviewItem) => evidence?.start ?? Number.MAX_SAFE_INTEGER;

/** Tells whether an item is in a state: only of those that are counted as reviewed or not. */
export const isInState = ({ counted, stored }: ReviewItem, state: MarkState, states: States): boolean =>
  counted && (states.get(stored) ?? 'open') === state;

/** Returns a function that tells of which parts of the filter an item fails. */
function failuresOf({ weight, section, state, query }: Filter, states: States) {
  const words = searchWords(query);
  return (item: ReviewItem): (keyof Filter)[] => {
    const failed: (keyof Filter)[] = [];
    if (weight !== null && item.weight !== weight) failed.push('weight');
    if (section !== null && item.section !== section) failed.push('section');
    if (state !== null && !isInState(item, state, states)) failed.push('state');
    if (!isFound(item, words)) failed.push('query');
    return failed;
  };
}

/**
 * Returns the items of the filter in the order in which they are shown: those of the folded group last. The active item
 * stays when it gets another state than the filter's, so that it does not vanish under its reader's hands.
 */
export function filterItems<Item extends ReviewItem>(
  items: readonly Item[],
  { filter, sort, active }: Review,
  states: States,
): Item[] {
  const failures = failuresOf(filter, states);
  const all = items
    .filter((item) => failures(item).every((part) => part === 'state' && item.id === active))
    .sort(ORDER[sort]);
  return [...all.filter(({ folded }) => !folded), ...all.filter(({ folded }) => folded)];
}

/** Returns the items that are currently shown, besides those of the folded group: the first few are cards. */
export function listVisibleItems<Item extends ReviewItem>(
  items: readonly Item[],
  review: Review,
  states: States,
): Item[] {
  const all = filterItems(items, review, states).filter(({ folded }) => !folded);
  return review.expanded ? all : all.slice(0, review.few);
}

export function reduceReview(review: Review, action: ReviewAction): Review {
  switch (action.type) {
    case 'filter': {
      const filter = { ...review.filter, ...action.change };
      // Who filters wants to see what the folded group has of it; who searches, everything that is found.
      const isSearch = filter.query.trim() !== '';
      return {
        ...review,
        filter,
        expanded: isSearch,
        foldedOpen: isFiltered(filter),
        active: null,
        place: 0,
      };
    }
    case 'sort':
      return { ...review, sort: action.sort };
    case 'toggle':
      return { ...review, expanded: !review.expanded };
    case 'toggleFolded':
      return { ...review, foldedOpen: action.open };
    case 'close':
      return { ...review, active: null, place: 0 };
    case 'activate': {
      const { item, place = 0, from, items, states } = action;
      const shown = { active: item.id, place, from, activation: review.activation + 1 };
      // What is marked in the text beside the items is in no list that could hide it.
      if (!items.some(({ id }) => id === item.id)) return { ...review, ...shown };
      // An activated item must be visible: what hides it is reset, then the list or its group is expanded.
      const failed = failuresOf(review.filter, states)(item);
      const reset = Object.fromEntries(failed.map((part) => [part, NO_FILTER[part]]));
      const filter = failed.length === 0 ? review.filter : { ...review.filter, ...reset };
      const next = { ...review, filter, ...shown };
      if (item.folded) return { ...next, foldedOpen: true };
      const isVisible = listVisibleItems(items, next, states).some(({ id }) => id === item.id);
      return isVisible ? next : { ...next, expanded: true };
    }
    default:
      return action satisfies never;
  }
}

/** Returns the item that a step (1 or -1) leads to; it stops at both ends. */
export function findNextItem<Item extends ReviewItem>(
  items: readonly Item[],
  review: Review,
  states: States,
  direction: 1 | -1,
): Item | undefined {
  const all = filterItems(items, review, states);
  const index = all.findIndex(({ id }) => id === review.active);
  if (index === -1) return direction === 1 ? all[0] : all.at(-1);
  return all[Math.min(all.length - 1, Math.max(0, index + direction))];
}
