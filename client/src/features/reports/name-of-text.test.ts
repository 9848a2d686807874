import { describe, expect, it } from '@jest/globals';
import { nameOfText } from './name-of-text.js';

describe('nameOfText', () => {
  it('a text is named after its first words', () => {
    expect(nameOfText('  In the event that the Supplier fails to deliver the Goods\nnext')).toBe(
      'In the event that the Supplier fails to.txt',
    );
    expect(nameOfText('1. Payment: "due"')).toBe('1 Payment due.txt');
    expect(nameOfText('اتفاقية خدمات')).toBe('اتفاقية خدمات.txt');
  });

  it('a word that is longer than a name is cut', () => {
    expect(nameOfText('x'.repeat(100))).toBe(`${'x'.repeat(40)}.txt`);
  });
});
