import { describe, expect, it } from '@jest/globals';
import { aReviewItem } from './item.fixture.js';
import {
  beginReview,
  filterItems,
  reduceReview,
  findNextItem,
  listVisibleItems,
  directionOfKey,
  type Review,
} from './review.js';

const items = ['A', 'B', 'A', 'A', 'A', 'B'].map((group, at) => aReviewItem({ id: at + 1, group }));
const initialReview = beginReview({ items, few: 3 });
const ids = (review: Review) => listVisibleItems(items, review).map(({ id }) => id);
const activate = (review: Review, id: number) => {
  const item = items[id - 1];
  if (item === undefined) throw new Error('no such item');
  return reduceReview(review, { type: 'activate', item, from: 'text', items });
};

describe('review', () => {
  it('three cards are shown at first, and all after the toggle', () => {
    expect(ids(initialReview)).toEqual([1, 2, 3]);
    expect(ids(reduceReview(initialReview, { type: 'toggle' }))).toEqual([1, 2, 3, 4, 5, 6]);
  });
  it('changing the filter collapses the list again', () => {
    const open = reduceReview(initialReview, { type: 'toggle' });
    const filtered = reduceReview(open, { type: 'filter', group: 'A' });
    expect(filtered.expanded).toBe(false);
    expect(ids(filtered)).toEqual([1, 3, 4]);
  });
  it('activating a hidden card expands the list, and activating a visible one does not', () => {
    expect(ids(activate(initialReview, 6))).toContain(6);
    expect(activate(initialReview, 2).expanded).toBe(false);
  });
  it('activating a card that the filter hides resets the filter', () => {
    const onB = reduceReview(initialReview, { type: 'filter', group: 'B' });
    expect(activate(onB, 6).group).toBe('B');
    expect(activate(onB, 4)).toMatchObject({ group: null, active: 4, expanded: true });
  });
  it('activating a further place keeps its number until another quote is activated', () => {
    const [item] = items;
    if (item === undefined) throw new Error('no such item');
    const on = reduceReview(initialReview, { type: 'activate', item, place: 2, from: 'card', items });
    expect(on).toMatchObject({ active: 1, place: 2 });
    expect(activate(on, 1)).toMatchObject({ active: 1, place: 0 });
  });
  it('folded items come last, in a group that a filter, a step or a mark unfolds', () => {
    const first = aReviewItem({ group: 'A', folded: true });
    const mixed = [first, ...['A', 'B', 'A'].map((group, at) => aReviewItem({ id: at + 2, group }))];
    const open = beginReview({ items: mixed, few: 3 });
    expect(open.foldedOpen).toBe(false);
    expect(filterItems(mixed, open).map(({ id }) => id)).toEqual([2, 3, 4, 1]);
    expect(listVisibleItems(mixed, open).map(({ id }) => id)).toEqual([2, 3, 4]);
    expect(reduceReview(open, { type: 'filter', group: 'A' }).foldedOpen).toBe(true);
    expect(findNextItem(mixed, { ...open, active: 4 }, 1)?.id).toBe(1);
    const on = reduceReview(open, { type: 'activate', item: first, from: 'text', items: mixed });
    expect(on).toMatchObject({ active: 1, foldedOpen: true, expanded: false });
    expect(reduceReview(on, { type: 'toggleFolded', open: false }).foldedOpen).toBe(false);
    expect(beginReview({ items: [first], few: 3 }).foldedOpen).toBe(true);
  });
  it('each activation is counted, so that the same card can be activated twice', () => {
    expect(activate(activate(initialReview, 1), 1).activation).toBe(2);
  });
  it('the keys step through the filtered items, also beyond the collapsed list, and stop at the ends', () => {
    const onA = reduceReview(initialReview, { type: 'filter', group: 'A' });
    expect(findNextItem(items, onA, 1)?.id).toBe(1);
    expect(findNextItem(items, onA, -1)?.id).toBe(5);
    expect(findNextItem(items, { ...onA, active: 4 }, 1)?.id).toBe(5);
    expect(findNextItem(items, { ...onA, active: 5 }, 1)?.id).toBe(5);
    expect(findNextItem([], initialReview, 1)).toBeUndefined();
  });
  it('the same two keys work with an English and an Arabic keyboard layout', () => {
    expect(['j', 'ت', 'k', 'ن', 'l', 'ا'].map(directionOfKey)).toEqual([1, 1, -1, -1, undefined, undefined]);
  });
});
