import { describe, expect, test } from '@jest/globals';
import { findArabicParties } from './arabic-parties.js';
import { passageOf } from './passage.js';
import { sentencesOf } from './sentences.js';

const read = (text: string) =>
  sentencesOf(text, [{ start: 0, end: text.length, heading: null, number: '1' }]);

describe('Arabic lists whose items end with full stops', () => {
  test.each([
    'لا يحق للمستأجر ما يأتي:\nأ- التأجير من الباطن.\nب- تغيير النشاط.',
    'لا يحق للمستأجر ما يأتي:\n1- التأجير من الباطن.\n2- تغيير النشاط.',
    'لا يحق للمستأجر ما يأتي:\n(أ) التأجير من الباطن.\n(ب) تغيير النشاط.',
  ])('an item is matched with its lead-in: %s', (text) => {
    const last = read(text).at(-1);
    expect(last?.text).toBe('لا يحق للمستاجر ما ياتي: تغيير النشاط.');
    expect(last?.isLaterItem).toBe(true);
    expect(last === undefined ? null : passageOf(text, last, last).quote).toContain('تغيير النشاط.');
  });

  test('an introduction without a verb of duty or right is no lead-in', () => {
    const text = 'اتفق الطرفان على ما يلي:\n1- يسدد العميل الأتعاب.\n2- ينفذ المورد الخدمات.';
    expect(read(text).filter(({ leadInLength }) => leadInLength > 0)).toEqual([]);
  });
});

test('sides that a contract calls by their names or roles alone are found', () => {
  const text =
    'أبرم هذا العقد بين شركة حلويات الشرق المحدودة وشركة ألبان الوادي المساهمة.\nتشتري حلويات الشرق الزبدة من ألبان الوادي.';
  expect(findArabicParties(text).map(({ aliases }) => aliases)).toEqual([['حلويات الشرق'], ['ألبان الوادي']]);
});
