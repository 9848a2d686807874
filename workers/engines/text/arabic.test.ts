import { describe, expect, test } from '@jest/globals';
import { ArabicActors } from './arabic-actor.js';
import { findArabicParties, withArabic } from './arabic-parties.js';
import { arabicMoney, arabicNotice, arabicNumber, arabicPercent, arabicPeriods } from './arabic-values.js';
import { arabicPattern, fold, folded, languageOf } from './arabic.js';

describe('folded Arabic', () => {
  test('has one form of each word, and knows where each letter stood', () => {
    const { text, places } = folded('المَسْؤوليّة الإجماليـــة ١٢٪');
    expect(text).toBe('المسءوليه الاجماليه 12%');
    expect(places).toHaveLength(text.length);
    expect('المَسْؤوليّة الإجماليـــة ١٢٪'.charAt(places[text.indexOf('12')] ?? 0)).toBe('١');
  });

  test('is matched through the letters joined to a word, and not inside another word', () => {
    expect(arabicPattern('~تعويض#').test(fold('وبالتعويض'))).toBe(true);
    expect(arabicPattern('~تعويض#').test(fold('للتعويض'))).toBe(true);
    expect(arabicPattern('~حق#').test(fold('يستحق'))).toBe(false);
    expect(arabicPattern('~حق#').test(fold('حقيبة'))).toBe(false);
  });

  test('a sentence has the language of most of its letters', () => {
    expect(languageOf('يلتزم المورد بنظام ERP')).toBe('ar');
    expect(languageOf('The Supplier (المورد) shall deliver')).toBe('en');
  });
});

describe('Arabic values', () => {
  test.each([
    ['خمسة وأربعين', 45],
    ['خمسة عشر', 15],
    ['أحد عشر', 11],
    ['مائة وعشرين', 120],
    ['كتاب', null],
  ])('%s is %s', (words, value) => {
    expect(arabicNumber(fold(words))).toBe(value);
  });

  test.each([
    ['خلال ثلاثين (٣٠) يوماً', 30, 'day'],
    ['لمدة سنتين', 2, 'year'],
    ['خلال شهر من تاريخه', 1, 'month'],
    ['بعد ثلاثة أشهر', 3, 'month'],
    ['مدة 10 أيام عمل', 10, 'day'],
  ])('%s is a length of time', (text, n, unit) => {
    expect(arabicPeriods(fold(text))[0]).toMatchObject({ n, unit });
  });

  test('a day of the week or a bare unit is none', () => {
    expect(arabicPeriods(fold('في يوم الأحد من السنة المالية'))).toEqual([]);
  });

  test('notice, money and percentages are read', () => {
    expect(arabicNotice(fold('لمدة سنة ما لم يشعر أحدهما الآخر قبل ستين يوماً'))?.n).toBe(60);
    expect(arabicMoney(fold('مبلغ ١٬٢٠٠٬٠٠٠ ريال سعودي'))?.value).toBe(1_200_000);
    expect(arabicPercent(fold('بنسبة عشرة بالمائة'))).toBe(10);
    expect(arabicPercent(fold('قدرها ١.٥٪'))).toBe(1.5);
  });
});

describe('Arabic parties', () => {
  const PREAMBLE =
    'تم الاتفاق بين شركة دار العمارة (ويشار إليها فيما بعد بـ "المؤجر") والطرف الثاني: مؤسسة رياحين الشرق، ويشار إليها بـ "المستأجر".\n' +
    'يلتزم المؤجر بالتسليم. على المستأجر السداد. يحق للمؤجر الدخول. للمستأجر الانتفاع. يضمن المؤجر. يقر المستأجر.';

  test('are read with the words by which the text calls them', () => {
    const parties = findArabicParties(PREAMBLE);
    expect(parties.map(({ aliases }) => aliases[0])).toEqual(['المؤجر', 'المستأجر']);
    expect(parties[0]?.name).toBe('شركة دار العمارة');
  });

  test('act, whatever letters are joined to them', () => {
    const actors = new ArabicActors(findArabicParties(PREAMBLE));
    const actor = (text: string, verb: string) => {
      const flat = fold(text);
      return actors.of(flat, { index: flat.indexOf(fold(verb)), length: verb.length });
    };
    expect(actor('يحق للمؤجر إخلاء المستأجر', 'يحق').who).toBe('المؤجر');
    expect(actor('المستأجر يلتزم بتعويض المؤجر', 'يلتزم').who).toBe('المستأجر');
    expect(actor('لا يجوز لأي من الطرفين التنازل', 'يجوز').mutual).toBe(true);
    expect(actors.other('المؤجر')).toBe('المستأجر');
  });

  test('are one with the English party of the same role', () => {
    const english = [
      { name: 'Rayahin', aliases: ['Lessee'] },
      { name: 'Dar', aliases: ['Lessor'] },
    ];
    expect(withArabic(english, findArabicParties(PREAMBLE)).map(({ aliases }) => aliases)).toEqual([
      ['Lessee', 'المستأجر'],
      ['Lessor', 'المؤجر'],
    ]);
  });
});
