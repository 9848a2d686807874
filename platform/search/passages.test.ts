import { describe, expect, it } from '@jest/globals';
import { passagesOf } from './passages.js';
import { sentencesIn } from './sentences.js';

const document = (text: string, more: Partial<Parameters<typeof passagesOf>[0]> = {}) => ({
  text,
  pages: [],
  sections: [],
  warnings: [],
  ...more,
});

describe('passagesOf', () => {
  it('joins short paragraphs and keeps long ones apart, without losing a word', () => {
    const long = 'The Supplier shall deliver the Goods to the place that is named in the order. '
      .repeat(6)
      .trim();
    const text = `One.\nTwo.\n${long}\n${long}\nLast.`;
    const passages = passagesOf(document(text));
    expect(passages.length).toBeGreaterThan(1);
    expect(passages.map(({ start, end }) => text.slice(start, end)).join('\n')).toBe(text);
  });

  it('a numbered clause begins a passage, and lines without blocks are not cut within a sentence', () => {
    const clause =
      'The Supplier shall deliver\nthe Goods to the place that is\nnamed in the order of the Buyer\n'.repeat(
        4,
      );
    const text = `4.1 ${clause}at any time.\n4.2 ${clause}at any time.`;
    const passages = passagesOf(document(text)).map(({ start, end }) => text.slice(start, end));
    expect(passages.map((passage) => [passage.slice(0, 3), passage.slice(-9)])).toEqual([
      ['4.1', 'any time.'],
      ['4.2', 'any time.'],
    ]);
  });

  it('a section begins a passage, with its heading', () => {
    const text = 'Term\nTwo years.\nNotice\nThirty days.';
    const at = text.indexOf('Notice');
    const sections = [
      { start: 0, end: at, heading: 'Term', number: null, level: 1 },
      { start: at, end: text.length, heading: 'Notice', number: null, level: 1 },
    ];
    expect(passagesOf(document(text, { sections })).map(({ start, heading }) => [start, heading])).toEqual([
      [0, 'Term'],
      [at, 'Notice'],
    ]);
  });

  it('a paragraph without an end is cut into passages of bounded length', () => {
    const passages = passagesOf(document('word '.repeat(2_000)));
    expect(Math.max(...passages.map(({ start, end }) => end - start))).toBeLessThanOrEqual(1_200);
  });
});

describe('sentencesIn', () => {
  it('cuts Arabic and English at the ends of sentences, not after the number of an item', () => {
    const text = '1. يلتزم المورد بالتسليم. ويجوز الإنهاء؟ The end; it is here.';
    expect(sentencesIn(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      '1. يلتزم المورد بالتسليم.',
      'ويجوز الإنهاء؟',
      'The end;',
      'it is here.',
    ]);
  });
});
