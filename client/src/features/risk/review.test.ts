import { describe, expect, it } from '@jest/globals';
import { findingsOf } from './findings.js';
import {
  beginReview,
  filterFindings,
  initialReview,
  reduceReview,
  findNextFinding,
  listVisibleFindings,
  directionOfKey,
  type Review,
} from './review.js';

const findings = findingsOf(['A', 'B', 'A', 'A', 'A', 'B'].map((section) => ({ section })));
const ids = (review: Review) => listVisibleFindings(findings, review).map(({ id }) => id);
const activate = (review: Review, id: number) => {
  const finding = findings[id - 1];
  if (finding === undefined) throw new Error('no such finding');
  return reduceReview(review, { type: 'activate', finding, from: 'text', findings });
};

describe('review', () => {
  it('three cards are shown at first, and all after the toggle', () => {
    expect(ids(initialReview)).toEqual([1, 2, 3]);
    expect(ids(reduceReview(initialReview, { type: 'toggle' }))).toEqual([1, 2, 3, 4, 5, 6]);
  });
  it('changing the filter collapses the list again', () => {
    const open = reduceReview(initialReview, { type: 'toggle' });
    const filtered = reduceReview(open, { type: 'filter', section: 'A' });
    expect(filtered.expanded).toBe(false);
    expect(ids(filtered)).toEqual([1, 3, 4]);
  });
  it('activating a hidden card expands the list, and activating a visible one does not', () => {
    expect(ids(activate(initialReview, 6))).toContain(6);
    expect(activate(initialReview, 2).expanded).toBe(false);
  });
  it('activating a card that the filter hides resets the filter', () => {
    const onB = reduceReview(initialReview, { type: 'filter', section: 'B' });
    expect(activate(onB, 6).section).toBe('B');
    expect(activate(onB, 4)).toMatchObject({ section: null, active: 4, expanded: true });
  });
  it('activating a further place keeps its number until another quote is activated', () => {
    const [finding] = findings;
    if (finding === undefined) throw new Error('no such finding');
    const on = reduceReview(initialReview, { type: 'activate', finding, place: 2, from: 'card', findings });
    expect(on).toMatchObject({ active: 1, place: 2 });
    expect(activate(on, 1)).toMatchObject({ active: 1, place: 0 });
  });
  it('usual clauses come last, in a group that a filter, a step or a mark unfolds', () => {
    const usual = { kind: 'insurance', severity: 'low' as const, section: 'A' };
    const mixed = findingsOf([usual, { section: 'A' }, { section: 'B' }, { ...usual, severity: 'medium' }]);
    const [first] = mixed;
    if (first === undefined) throw new Error('no such finding');
    const open = beginReview(mixed);
    expect(open.usualOpen).toBe(false);
    expect(filterFindings(mixed, open).map(({ id }) => id)).toEqual([2, 3, 4, 1]);
    expect(listVisibleFindings(mixed, open).map(({ id }) => id)).toEqual([2, 3, 4]);
    expect(reduceReview(open, { type: 'filter', section: 'A' }).usualOpen).toBe(true);
    expect(findNextFinding(mixed, { ...open, active: 4 }, 1)?.id).toBe(1);
    const on = reduceReview(open, { type: 'activate', finding: first, from: 'text', findings: mixed });
    expect(on).toMatchObject({ active: 1, usualOpen: true, expanded: false });
    expect(reduceReview(on, { type: 'toggleUsual', open: false }).usualOpen).toBe(false);
    expect(beginReview(findingsOf([usual])).usualOpen).toBe(true);
  });
  it('each activation is counted, so that the same card can be activated twice', () => {
    expect(activate(activate(initialReview, 1), 1).activation).toBe(2);
  });
  it('the keys step through the filtered findings, also beyond the collapsed list, and stop at the ends', () => {
    const onA = reduceReview(initialReview, { type: 'filter', section: 'A' });
    expect(findNextFinding(findings, onA, 1)?.id).toBe(1);
    expect(findNextFinding(findings, onA, -1)?.id).toBe(5);
    expect(findNextFinding(findings, { ...onA, active: 4 }, 1)?.id).toBe(5);
    expect(findNextFinding(findings, { ...onA, active: 5 }, 1)?.id).toBe(5);
    expect(findNextFinding([], initialReview, 1)).toBeUndefined();
  });
  it('the same two keys work with an English and an Arabic keyboard layout', () => {
    expect(['j', 'ت', 'k', 'ن', 'l', 'ا'].map(directionOfKey)).toEqual([1, 1, -1, -1, undefined, undefined]);
  });
});
