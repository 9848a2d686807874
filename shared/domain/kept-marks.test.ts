import { describe, expect, it } from '@jest/globals';
import type { Mark } from '../contracts/marks.js';
import { comparableQuote, keepMarks } from './kept-marks.js';

const mark = (n: number, values: Partial<Mark> = {}): Mark => ({
  ...{ n, state: 'accepted', reason: null, note: null, version: 1, changed_at: '2026-03-03T10:00:00.000Z' },
  ...values,
});
const keep = (earlier: string[], marks: Mark[], items: string[]) =>
  keepMarks({ items: earlier, marks }, items, (item) => item);

describe('marks that hold for a new report', () => {
  it('go to the item that is the same, wherever it stands now', () => {
    expect(keep(['a', 'b'], [mark(1), mark(2, { note: 'x' })], ['new', 'b', 'a'])).toEqual({
      kept: [mark(3), mark(2, { note: 'x' })],
      left: 0,
    });
  });

  it('are counted where their item has changed or is gone', () => {
    expect(keep(['a', 'b', 'c'], [mark(1), mark(3)], ['a'])).toEqual({ kept: [mark(1)], left: 1 });
  });

  it('of items that are the same in one report keep their order, also beside one without a mark', () => {
    expect(keep(['a', 'a'], [mark(2)], ['a', 'a']).kept).toEqual([mark(2)]);
    expect(keep(['a', 'a'], [mark(2)], ['a'])).toEqual({ kept: [], left: 1 });
  });

  it('that say nothing are neither kept nor counted', () => {
    expect(keep(['a', 'b'], [mark(1, { state: 'open' })], [])).toEqual({ kept: [], left: 0 });
    expect(keep(['a'], [mark(1, { state: 'open', note: 'ask' })], ['a']).kept).toHaveLength(1);
  });
});

it('quotes of two readings are the same but for white space, hyphens and vowel signs', () => {
  expect(comparableQuote('The  Supplier\nis li\u00adable – always')).toBe('The Supplier is liable - always');
  expect(comparableQuote('مُدّةُ الإشعــار')).toBe(comparableQuote('مدة الإشعار'));
  expect(comparableQuote('SAR 500,000')).not.toBe(comparableQuote('SAR 50,000'));
  expect(comparableQuote(null)).toBe('');
});
