import { describe, expect, test } from '@jest/globals';
import type { Cluster } from './clusters.js';
import { logicalText } from './visual-order.js';

/** Letters in printed order, from left to right, as if each were of one width. */
function printed(letters: readonly string[]): Cluster[] {
  return letters.map((text, index) => ({
    text,
    isArabic: /\p{Script=Arabic}/u.test(text),
    isMark: false,
    marks: '',
    left: index,
    right: index + 1,
    inkLeft: index,
    inkRight: index + 1,
    baseline: 0,
    size: 1,
    index,
    isReplaced: false,
    spaceAfter: false,
  }));
}
const ARABIC_PAGE = { rightToLeft: true, ligaturesReversed: true };
const ENGLISH_PAGE = { rightToLeft: false, ligaturesReversed: true };
const fromTheRight = (text: string) => [...text].reverse();
const read = (letters: readonly string[], page = ARABIC_PAGE) => logicalText(printed(letters), page);

describe('a line from right to left', () => {
  test('its letters are read from the right', () => {
    expect(read(fromTheRight('لا يحق للمستأجر'))).toBe('لا يحق للمستأجر');
  });

  test.each([['ال'], ['لا']])('a ligature of lam and alef stored as %s is lam and alef', (stored) => {
    expect(read([...fromTheRight('يحق'), ' ', stored])).toBe('لا يحق');
  });

  test('other ligatures are turned round where those of lam and alef are', () => {
    expect(read(['هللا'])).toBe('الله');
    expect(logicalText(printed(['الله']), { ...ARABIC_PAGE, ligaturesReversed: false })).toBe('الله');
  });

  test.each([
    ['a number with separators', '1,250,500.75', 'ريال', '1,250,500.75 ريال'],
    ['a date', '26/07/2025', 'م', '26/07/2025 م'],
    ['an e-mail address', 'info2@ahlia.example.com', 'أو', 'info2@ahlia.example.com أو'],
    ['words with a clause in brackets', 'Annex 2 (b)', 'من', 'Annex 2 (b) من'],
    ['a telephone number', '+966 11 234 5678', 'أو', '+966 11 234 5678 أو'],
    ['an account number', 'SA03 8000 0000 6080', 'لدى', 'SA03 8000 0000 6080 لدى'],
  ])('%s keeps its direction', (_what, latin, arabic, expected) => {
    expect(read([...fromTheRight(arabic), ' ', ...latin])).toBe(expected);
  });

  test('a number after a word of Latin letters stands on its left if its figures are Arabic', () => {
    expect(read([...'١٢٠', ' ', ...'SAR', ' ', ...fromTheRight('مبلغ')])).toBe('مبلغ SAR ١٢٠');
  });

  test('a percent sign comes after its number on whichever side it is printed', () => {
    expect(read([...'50%', ' ', ...fromTheRight('نسبة')])).toBe('نسبة 50%');
    expect(read([...'%50', ' ', ...fromTheRight('نسبة')])).toBe('نسبة 50%');
  });

  test('numbers with hyphens after Arabic follow each other from the right', () => {
    expect(read([...'2026-5-12', ' ', ...fromTheRight('بتاريخ')])).toBe('بتاريخ 12-5-2026');
    expect(read([...fromTheRight('لا يجوز'), ' ', ...'4-1'])).toBe('4-1 لا يجوز');
  });

  test.each([
    ['by their shape', ')١(', '(١)'],
    ['by their meaning', '(١)', '(١)'],
    ['both as closing', ')١)', '(١)'],
  ])('brackets stored %s open and close in reading order', (_how, stored, expected) => {
    expect(read([...stored, ' ', ...fromTheRight('المادة')])).toBe(`المادة ${expected}`);
  });

  test('a bracket that closes on a line where none opened closes', () => {
    expect(read([...fromTheRight('الأحمدي'), ' ', ')', ...fromTheRight('السابق')])).toBe('السابق) الأحمدي');
  });

  test('elongations of justified lines are left out, and the abbreviation of Hijri years keeps its own', () => {
    expect(read([...fromTheRight('العقـــد ١٤٤٧هـ')].map((letter) => letter))).toContain('العقد');
    expect(read([...fromTheRight('هـ'), ...'١٤٤٧'])).toBe('١٤٤٧هـ');
  });
});

describe('a line from left to right', () => {
  test('a stretch of Arabic within English is read from the right', () => {
    const letters = [...'the ', ...fromTheRight('نظام العمل'), ...' applies to both parties'];
    expect(read(letters, ENGLISH_PAGE)).toBe('the نظام العمل applies to both parties');
  });
});
