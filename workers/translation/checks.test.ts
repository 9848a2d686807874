import { describe, expect, test } from '@jest/globals';
import { doubtsOf, type Checked } from './checks.js';

const NAMES = ['Najd Trading Company'];

const toArabic = (source: string, translation: string, terms: Checked['terms'] = []) =>
  doubtsOf({ source, translation, to: 'ar', terms, names: NAMES });
const toEnglish = (source: string, translation: string, terms: Checked['terms'] = []) =>
  doubtsOf({ source, translation, to: 'en', terms, names: NAMES });

describe('doubtsOf', () => {
  test('a translation that keeps figures, denials and terms is not doubtful', () => {
    expect(
      toArabic(
        'The Supplier shall not assign this Agreement within thirty (30) days of 1 May 2026.',
        'لا يجوز للمورد التنازل عن هذه الاتفاقية خلال ثلاثين (30) يوماً من 1 مايو 2026.',
        [{ en: 'Agreement', ar: 'اتفاقية' }],
      ),
    ).toEqual([]);
    expect(
      toEnglish(
        'لا يجوز للعامل ترك العمل قبل انتهاء مدة ٦٠ يوماً وفق المادة الخامسة والثمانين.',
        'The worker may not leave work before the end of 60 days under Article 85.',
      ),
    ).toEqual([]);
  });

  test('a text that comes back as it was, or empty, is not translated', () => {
    expect(toArabic('The Supplier delivers.', 'The Supplier  delivers.')).toEqual(['not_translated']);
    expect(toArabic('The Supplier delivers.', ' ')).toEqual(['not_translated']);
    expect(toEnglish('يسلم المورد البضائع.', 'يسلم المورد البضاعة.')).toEqual(['not_translated']);
  });

  test('names and addresses stay as they are written, and are no echo', () => {
    expect(toArabic('Najd Trading Company', 'Najd Trading Company')).toEqual([]);
    expect(toArabic('by Najd Trading Company', 'من Najd Trading Company')).toEqual([]);
    expect(toArabic('legal@example.com', 'legal@example.com')).toEqual([]);
    expect(toArabic('by Najd Trading Company', 'by Najd Trading Company')).toEqual(['not_translated']);
  });

  test('figures are the same in Arabic and Western digits, in words and with separators', () => {
    expect(toArabic('SAR 1,250,000 within 45 days', 'مبلغ ١٬٢٥٠٬٠٠٠ ريال خلال خمسة وأربعين يوماً')).toEqual(
      [],
    );
    expect(toEnglish('نسبة ٢٫٥٪ من القيمة', '2.5% of the value')).toEqual([]);
  });

  test('a figure that is lost, changed or new is doubtful', () => {
    expect(toArabic('within 30 days', 'خلال المدة')).toEqual(['numbers']);
    expect(toArabic('within 30 days', 'خلال 60 يوماً')).toEqual(['numbers']);
    expect(toArabic('within sixty days', 'خلال ثلاثين يوماً')).toEqual(['numbers']);
    expect(toArabic('within the period', 'خلال 30 يوماً')).toEqual(['numbers']);
  });

  test('a denial that is lost or added is doubtful', () => {
    expect(toArabic('The Supplier shall not disclose it.', 'يفصح المورد عنها.')).toEqual(['negation']);
    expect(toArabic('The Supplier shall disclose it.', 'لا يفصح المورد عنها.')).toEqual(['negation']);
    expect(toArabic('He agrees that it is not due.', 'يقر بأنه يستحق ذلك.')).toEqual(['negation']);
    expect(toArabic('He agrees that it is not due.', 'يقر على ألا يستحق ذلك.')).toEqual([]);
    expect(
      toEnglish('يحظر على العامل إفشاء الأسرار', 'The worker is prohibited from disclosing secrets'),
    ).toEqual([]);
    expect(toArabic('under Royal Decree No. 21', 'بموجب المرسوم الملكي رقم 21')).toEqual([]);
  });

  test('a term of the user that is not used is doubtful', () => {
    const terms = [{ en: 'notice period', ar: 'مهلة الإخطار' }];
    expect(toArabic('The notice period begins.', 'تبدأ مدة الإشعار.', terms)).toEqual(['terms']);
    expect(toArabic('The notice period begins.', 'تبدأ مهلة الإخطار.', terms)).toEqual([]);
  });
});
