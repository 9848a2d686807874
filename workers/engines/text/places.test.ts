import { describe, expect, test } from '@jest/globals';
import { passageOf } from './passage.js';
import { sentencesOf } from './sentences.js';

const read = (text: string, number = '7') =>
  sentencesOf(text, [{ start: 0, end: text.length, heading: null, number }]);

describe('where a sentence stands', () => {
  test('bullets written as "o" are sentences of their own', () => {
    const text =
      'o    Seller prints the brochures free of charge.      o    Seller will use its best efforts to help.';
    expect(read(text).map(({ text }) => text.replace(/^o\s+/, ''))).toContain(
      'Seller will use its best efforts to help.',
    );
  });

  test('lines of a table of contents are no sentences', () => {
    expect(
      read('Damage Indemnity   16.1   Seller Indemnifies Buyer   36 16.2   Buyer Indemnifies Seller   36'),
    ).toEqual([]);
  });

  test('a sentence with a mark of its own is divided into the items of its list', () => {
    const text =
      '(a) Buyer may end this contract if: (i) Seller fails to deliver; (ii) Seller becomes insolvent; or (iii) Seller is sold.';
    expect(read(text, '7(a)').map(({ clause }) => clause)).toEqual(['7(a)(i)', '7(a)(ii)', '7(a)(iii)']);
  });

  test('a quote goes on over the number of a page at the end of a line', () => {
    const text =
      'Buyer may end it if Seller has passed a resolution for its     19\n\n\n\n\n\n     ***Confidential treatment requested, filed with the Commission.     winding up.';
    const [sentence = { start: 0, end: 0, leadIn: null }] = read(text);
    expect(passageOf(text, sentence, { start: 0, end: 10 }).quote).toBe(
      'Buyer may end it if Seller has passed a resolution for its winding up.',
    );
  });
});
