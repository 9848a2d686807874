import { describe, expect, it } from '@jest/globals';
import type { MarkState } from '#shared/contracts/marks.js';
import { aReviewItem } from './item.fixture.js';
import {
  beginReview,
  filterItems,
  findNextItem,
  listVisibleItems,
  reduceReview,
  type Filter,
  type Review,
} from './review.js';

const items = ['A', 'B', 'A', 'A', 'A', 'B'].map((section, at) => aReviewItem({ id: at + 1, section }));
const initialReview = beginReview({ items, few: 3 });
const noStates = new Map<number, MarkState>();
const ids = (review: Review, states = noStates) =>
  listVisibleItems(items, review, states).map(({ id }) => id);
const filter = (review: Review, change: Partial<Filter>) => reduceReview(review, { type: 'filter', change });
const activate = (review: Review, id: number) => {
  const item = items[id - 1];
  if (item === undefined) throw new Error('no such item');
  return reduceReview(review, { type: 'activate', item, from: 'text', items, states: noStates });
};

describe('review', () => {
  it('three items are shown at first, and all after the toggle', () => {
    expect(ids(initialReview)).toEqual([1, 2, 3]);
    expect(ids(reduceReview(initialReview, { type: 'toggle' }))).toEqual([1, 2, 3, 4, 5, 6]);
  });
  it('changing the filter collapses the list again', () => {
    const open = reduceReview(initialReview, { type: 'toggle' });
    const filtered = filter(open, { section: 'A' });
    expect(filtered.expanded).toBe(false);
    expect(ids(filtered)).toEqual([1, 3, 4]);
  });
  it('a search shows all that it finds', () => {
    expect(ids(filter(initialReview, { query: 'payment' }))).toEqual([1, 2, 3, 4, 5, 6]);
    expect(ids(filter(initialReview, { query: 'payment lease' }))).toEqual([]);
  });
  it('activating a hidden item expands the list, and activating a visible one does not', () => {
    expect(ids(activate(initialReview, 6))).toContain(6);
    expect(activate(initialReview, 2).expanded).toBe(false);
  });
  it('activating an item that the filter hides resets only what hides it', () => {
    const onB = filter(initialReview, { section: 'B', weight: 'low' });
    expect(activate(onB, 6).filter.section).toBe('B');
    expect(activate(onB, 4)).toMatchObject({
      filter: { section: null, weight: 'low' },
      active: 4,
      expanded: true,
    });
  });
  it('a filter by state shows those alone that are counted as reviewed or not', () => {
    const mixed = [aReviewItem({ id: 1 }), aReviewItem({ id: 2, counted: false })];
    const open = filter(beginReview({ items: mixed, few: 3 }), { state: 'open' });
    expect(filterItems(mixed, open, noStates).map(({ id }) => id)).toEqual([1]);
    expect(filterItems(mixed, filter(open, { state: null }), noStates)).toHaveLength(2);
  });
  it('what is marked in the text beside the items becomes active and changes nothing of the list', () => {
    const onB = filter(initialReview, { section: 'B' });
    const aside = aReviewItem({ id: 7, stored: 0 });
    const next = reduceReview(onB, { type: 'activate', item: aside, from: 'text', items, states: noStates });
    expect(next).toEqual({ ...onB, active: 7, place: 0, from: 'text', activation: 1 });
    expect(findNextItem(items, { ...initialReview, active: 7 }, noStates, 1)?.id).toBe(1);
  });
  it('an item that gets another state than the filter stays while it is active', () => {
    const states = new Map<number, MarkState>([[1, 'accepted']]);
    const onOpen = filter(initialReview, { state: 'open' });
    expect(ids(onOpen, states)).toEqual([2, 3, 4]);
    expect(ids({ ...onOpen, active: 1 }, states)).toEqual([1, 2, 3]);
    expect(findNextItem(items, { ...onOpen, active: 1 }, states, 1)?.id).toBe(2);
    expect(ids(filter(initialReview, { state: 'accepted' }), states)).toEqual([1]);
  });
  it('activating a further place keeps its number until another quote is activated', () => {
    const [item] = items;
    if (item === undefined) throw new Error('no such item');
    const action = { type: 'activate', item, place: 2, from: 'card', items, states: noStates } as const;
    const on = reduceReview(initialReview, action);
    expect(on).toMatchObject({ active: 1, place: 2 });
    expect(activate(on, 1)).toMatchObject({ active: 1, place: 0 });
    expect(reduceReview(on, { type: 'close' })).toMatchObject({ active: null, place: 0 });
  });
  it('folded items come last, in a group that a filter, a step or a mark unfolds', () => {
    const first = aReviewItem({ section: 'A', folded: true });
    const mixed = [first, ...['A', 'B', 'A'].map((section, at) => aReviewItem({ id: at + 2, section }))];
    const open = beginReview({ items: mixed, few: 3 });
    expect(open.foldedOpen).toBe(false);
    expect(filterItems(mixed, open, noStates).map(({ id }) => id)).toEqual([2, 3, 4, 1]);
    expect(listVisibleItems(mixed, open, noStates).map(({ id }) => id)).toEqual([2, 3, 4]);
    expect(filter(open, { section: 'A' }).foldedOpen).toBe(true);
    expect(findNextItem(mixed, { ...open, active: 4 }, noStates, 1)?.id).toBe(1);
    const action = { type: 'activate', item: first, from: 'text', items: mixed, states: noStates } as const;
    const on = reduceReview(open, action);
    expect(on).toMatchObject({ active: 1, foldedOpen: true, expanded: false });
    expect(reduceReview(on, { type: 'toggleFolded', open: false }).foldedOpen).toBe(false);
    expect(beginReview({ items: [first], few: 3 }).foldedOpen).toBe(true);
  });
  it('items are sorted by what they weigh or by their place, and what is missing from the document comes last', () => {
    const at = (start: number) => ({ start, end: start + 1, page: null });
    const mixed = [
      aReviewItem({ id: 1, tone: 'low', evidence: at(50) }),
      aReviewItem({ id: 2, tone: 'high' }),
      aReviewItem({ id: 3, tone: 'medium', evidence: at(9) }),
      aReviewItem({ id: 4, tone: 'high', evidence: at(70) }),
    ];
    const open = beginReview({ items: mixed, few: 3 });
    const order = (review: Review) => filterItems(mixed, review, noStates).map(({ id }) => id);
    expect(order(open)).toEqual([2, 4, 3, 1]);
    expect(order(reduceReview(open, { type: 'sort', sort: 'place' }))).toEqual([3, 1, 4, 2]);
  });
  it('each activation is counted, so that the same card can be activated twice', () => {
    expect(activate(activate(initialReview, 1), 1).activation).toBe(2);
  });
  it('the keys step through the filtered items, also beyond the collapsed list, and stop at the ends', () => {
    const onA = filter(initialReview, { section: 'A' });
    const next = (review: Review, direction: 1 | -1) => findNextItem(items, review, noStates, direction)?.id;
    expect(next(onA, 1)).toBe(1);
    expect(next(onA, -1)).toBe(5);
    expect(next({ ...onA, active: 4 }, 1)).toBe(5);
    expect(next({ ...onA, active: 5 }, 1)).toBe(5);
    expect(findNextItem([], initialReview, noStates, 1)).toBeUndefined();
  });
});
