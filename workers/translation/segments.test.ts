import { describe, expect, test } from '@jest/globals';
import type { Block } from '#platform/documents.js';
import { segmentsOf } from './segments.js';

const block = (text: string, of: string, more: Partial<Block> = {}): Block => {
  const start = text.indexOf(of);
  return { id: 'b1', start, end: start + of.length, kind: 'paragraph', ...more };
};
const inWord = { places: [{ paragraph: 0 }] };

describe('segmentsOf', () => {
  test('lines of a page are joined, and lines and tabs of a Word file divide', () => {
    const text = 'The Supplier\ndelivers\tthe goods.';
    const plain = segmentsOf({ text, blocks: [block(text, text)] }, 'ar');
    expect(plain.map((one) => one.text)).toEqual(['The Supplier delivers the goods.']);
    const word = segmentsOf({ text, blocks: [block(text, text, inWord)] }, 'ar');
    expect(word.map((one) => one.text)).toEqual(['The Supplier', 'delivers', 'the goods.']);
    expect(word.map(({ start, end }) => text.slice(start, end))).toEqual([
      'The Supplier',
      'delivers',
      'the goods.',
    ]);
  });

  test('what has no letters of the other language is not translated', () => {
    const text = 'Payment\n\n12,000.00\n\nهذا العقد\n\n______';
    expect(segmentsOf({ text, blocks: undefined }, 'ar').map((one) => one.text)).toEqual(['Payment']);
    expect(segmentsOf({ text, blocks: undefined }, 'en').map((one) => one.text)).toEqual(['هذا العقد']);
  });

  test('the number that Word generates is no part of its paragraph', () => {
    const text = '4.2 The fee';
    const numbered = block(text, text, { ...inWord, list: { level: 0, number: '4.2' } });
    expect(segmentsOf({ text, blocks: [numbered] }, 'ar')).toMatchObject([{ text: 'The fee', start: 4 }]);
  });

  test('a very long paragraph is cut between its sentences, and nothing of it is lost', () => {
    const text = Array.from({ length: 120 }, (_, n) => `The Supplier delivers the goods of order ${n}.`).join(
      ' ',
    );
    const found = segmentsOf({ text, blocks: [block(text, text)] }, 'ar');
    expect(found.length).toBeGreaterThan(1);
    expect(found.map((one) => one.text).join(' ')).toBe(text);
    for (const one of found) {
      expect(one.text.length).toBeLessThanOrEqual(3_000);
      expect(one.text).toMatch(/\.$/);
    }
  });
});
