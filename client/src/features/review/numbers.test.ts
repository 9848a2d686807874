import { describe, expect, test } from '@jest/globals';
import { numberLength } from './numbers.js';

describe('the number that hangs beside a paragraph', () => {
  test.each([
    ['2.1 The Supplier delivers.', '2.1', '2.1 '],
    ['(a) goods', '(a)', '(a) '],
    ['1- شركة ألفا للأنظمة', '1', '1- '],
    ['1 - شركة ألفا للأنظمة', '1', '1 - '],
    ['١ـ شركة ألفا', undefined, ''],
    ['٢- شركة بيتا', undefined, '٢- '],
    ['3-شركة جاما', '3', '3-'],
    ['12 months after delivery', undefined, ''],
  ])('%s', (text, known, number) => {
    expect(text.slice(0, numberLength(text, known))).toBe(number);
  });
});
