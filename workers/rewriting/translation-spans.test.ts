import { describe, expect, test } from '@jest/globals';
import { translationSpans } from './translation-spans.js';

const plain = (text: string) => ({ text, highlights: [] });
const rangeOf = (text: string, part: string) => {
  const start = text.indexOf(part);
  return { start, end: start + part.length };
};

describe('translationSpans', () => {
  test('a translation stands for the whole paragraph if nothing in it is more than text', () => {
    expect(translationSpans('old words', plain('new'), [])).toEqual([
      { text: 'new', from: { start: 0, end: 9 } },
    ]);
  });

  test('the mark of a note and a reference stay where the translation has them, in its order', () => {
    const old = 'Under clause 4.2 he pays[1].';
    const fixed = [rangeOf(old, '4.2'), rangeOf(old, '[1]')];
    const spans = translationSpans(old, plain('يدفع[1] وفق البند 4.2.'), fixed);
    expect(spans.map(({ text }) => text)).toEqual(['يدفع', '[1]', ' وفق البند ', '4.2', '.']);
    expect(spans[1]?.from).toEqual(fixed[1]);
    expect(spans[3]?.from).toEqual(fixed[0]);
  });

  test('a figure within a longer one is not taken for a reference', () => {
    const old = 'See 2 of 12';
    const spans = translationSpans(old, plain('انظر 12 في 2'), [rangeOf(old, '2')]);
    expect(spans.map(({ text }) => text)).toEqual(['انظر 12 في ', '2']);
  });

  test('what the translation lacks is left to its neighbors', () => {
    const old = 'He pays[1] today';
    expect(translationSpans(old, plain('يدفع اليوم'), [rangeOf(old, '[1]')])).toEqual([
      { text: 'يدفع اليوم', from: { start: 0, end: 16 } },
    ]);
  });

  test('words that stand out are spans of their own with their color', () => {
    const highlights = [{ start: 4, end: 8, color: 'yellow' }];
    expect(translationSpans('abc', { text: 'one two three', highlights }, [])).toEqual([
      { text: 'one ', from: { start: 0, end: 3 } },
      { text: 'two ', from: null, highlight: 'yellow' },
      { text: 'three', from: null },
    ]);
  });
});
