import { describe, expect, it } from '@jest/globals';
import { namesItself } from './clause-name.js';

describe('namesItself', () => {
  it.each([
    'Section 6.13(d)',
    'ARTICLE IV',
    'Clause 5',
    'Schedule A',
    'Annex 1',
    'البند الثاني',
    'المادة (5)',
    'المادة الحادية عشرة(أ)',
    'الفقرة 3',
    'بند 4',
    'ملحق (أ)',
  ])('“%s” contains its own noun', (number) => {
    expect(namesItself(number)).toBe(true);
  });

  it.each(['7.1', '(a)', '12(b)', 'IV', 'A.1', '٣-٢', '(أ)', 'ثانياً', 'partial 3', 'البنود'])(
    '“%s” does not contain its own noun',
    (number) => {
      expect(namesItself(number)).toBe(false);
    },
  );
});
