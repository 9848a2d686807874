import { describe, expect, test } from '@jest/globals';
import { ArabicActors } from './arabic-actor.js';
import { findArabicParties, withArabic } from './arabic-parties.js';
import { arabicMoney, arabicNotice, arabicNumber, arabicPercent, arabicPeriods } from './arabic-values.js';
import { arabicPattern, fold, folded, languageOf } from './arabic.js';

describe('folded', () => {
  test('folded Arabic has one form of each word, and a map to the original offset of each letter', () => {
    const { text, offsets } = folded('المَسْؤوليّة الإجماليـــة ١٢٪');
    expect(text).toBe('المسءوليه الاجماليه 12%');
    expect(offsets).toHaveLength(text.length);
    expect('المَسْؤوليّة الإجماليـــة ١٢٪'.charAt(offsets[text.indexOf('12')] ?? 0)).toBe('١');
  });

  test('a pattern matches through the letters joined to a word, and not inside another word', () => {
    expect(arabicPattern('~تعويض#').test(fold('وبالتعويض'))).toBe(true);
    expect(arabicPattern('~تعويض#').test(fold('للتعويض'))).toBe(true);
    expect(arabicPattern('~حق#').test(fold('يستحق'))).toBe(false);
    expect(arabicPattern('~حق#').test(fold('حقيبة'))).toBe(false);
  });

  test('the language of a sentence is that of most of its letters', () => {
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
  ])('the value of %s is %s', (words, value) => {
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

  test('a day of the week or a unit without a number is not a length of time', () => {
    expect(arabicPeriods(fold('في يوم الأحد من السنة المالية'))).toEqual([]);
  });

  test('notice periods, amounts of money and percentages are found', () => {
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

  test('parties are found with the aliases that the text gives them', () => {
    const parties = findArabicParties(PREAMBLE);
    expect(parties.map(({ aliases }) => aliases[0])).toEqual(['المؤجر', 'المستأجر']);
    expect(parties[0]?.name).toBe('شركة دار العمارة');
  });

  test('a party is recognized as acting, whatever letters are joined to its name', () => {
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

  test('an Arabic party and the English party of the same role are one', () => {
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
