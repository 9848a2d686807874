import { describe, expect, test } from '@jest/globals';
import { excerpts } from './excerpt.js';
import { sentenceSpans } from './sentence-ends.js';

describe('quotes of lists', () => {
  const ITEMS = ['a', 'b', 'c', 'd'].map(
    (letter) =>
      `(${letter}) ${'if the other party does not act as agreed, '.repeat(22)}and fails in ${letter.repeat(3)}`,
  );
  const LONG = `Either party may terminate this Agreement at once: ${ITEMS.join('; ')}.`;
  const shown = (words: string) => {
    const start = LONG.indexOf(words);
    return excerpts(LONG, { start, end: start + words.length }).map((span) =>
      LONG.slice(span.start, span.end).trim(),
    );
  };

  test('of a long sentence the item with the words is quoted whole, with what opens the list', () => {
    expect(shown('fails in ccc')).toEqual(['Either party may terminate this Agreement at once:', ITEMS[2]]);
  });

  test('words that open the list are quoted with whole items', () => {
    const [quote = ''] = shown('terminate');
    expect(quote).toMatch(/^Either party/);
    expect(quote).toMatch(/and fails in ccc$/);
  });

  test.each([
    [
      'Buyer shall indemnify Seller against a. The use of the goods; or b. The sale of them. Seller pays.',
      [
        'Buyer shall indemnify Seller against a. The use of the goods; or b. The sale of them.',
        'Seller pays.',
      ],
    ],
    ['Buyer pays for the Term. d. Seller delivers.', ['Buyer pays for the Term.', 'd. Seller delivers.']],
    [
      'a. Buyer pays after deductions for refunds b. Seller delivers.',
      ['a. Buyer pays after deductions for refunds', 'b. Seller delivers.'],
    ],
    [
      'Seller keeps the terms of Section 5. Buyer pays.',
      ['Seller keeps the terms of Section 5.', 'Buyer pays.'],
    ],
  ])('the mark of an item does not end "%s"', (text, sentences) => {
    expect(
      sentenceSpans(text, { start: 0, end: text.length }).map(({ start, end }) => text.slice(start, end)),
    ).toEqual(sentences);
  });
});
