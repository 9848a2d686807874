import { describe, expect, it } from '@jest/globals';
import { draftArabicToEnglish } from './draft.js';
import { scan } from './scan.js';
import { generalTerms, termAt } from './terms.js';

const found = (text: string) => termAt(generalTerms(), scan(text), 0);
const draft = (text: string) => draftArabicToEnglish({ text, terms: [], names: [] }).text;

describe('a compound noun is found', () => {
  it.each([
    ['القطاع العام', 'public sector', null, null, true],
    ['وبالقطاع العام', 'public sector', 'و', 'ب', true],
    ['للقطاع العام', 'public sector', null, 'ل', true],
    ['وللجنة الدائمة', 'permanent committee', 'و', 'ل', true],
    ['قطاع عام', 'public sector', null, null, false],
  ] as const)('behind joined letters: %s', (text, en, conjunction, preposition, definite) => {
    const match = found(text);
    expect(match).toMatchObject({ conjunction, preposition, definite, count: 2 });
    expect(match?.reading.en).toBe(en);
  });

  it.each([
    ['مجلس إدارتها', 'ها'],
    ['نظامها الأساسي', 'ها'],
    ['بريده الإلكتروني', 'ه'],
    ['لائحته التنفيذية', 'ه'],
  ])('with the pronoun of its last or first word: %s', (text, ending) => {
    expect(found(text)).toMatchObject({ ending, count: 2 });
  });

  it('in the plural, in the accusative, and behind what looks like an article', () => {
    expect(found('الجهات المختصة')?.reading).toMatchObject({ en: 'competent authorities', number: 'many' });
    expect(found('مراجعاً خارجياً')).toMatchObject({ accusative: true, count: 2 });
    expect(found('البريد الإلكتروني')?.reading.en).toBe('email');
  });

  it('as the longest of several', () => {
    expect(found('وزارة الشؤون البلدية والقروية والإسكان')?.count).toBe(5);
    expect(found('رئيس مجلس الإدارة')?.count).toBe(3);
  });

  it('only where no further adjective shares its noun', () => {
    expect(found('تقرير فني أو مالي')).toBeNull();
  });

  it('as the sense of its first word, which is read alone', () => {
    expect(found('عقد الاجتماعات السنوية')).toMatchObject({ count: 2, taken: 1 });
    expect(draft('إقرار اللوائح المالية')).toBe('Approval of the financial regulations');
  });
});

describe('names and phrases of laws', () => {
  it.each([
    ['هيئة الزكاة والضريبة والجمارك', 'The Zakat, Tax and Customs Authority'],
    ['جامعة الملك سعود', 'King Saud University'],
    ['وزارة التجارة والاستثمار', 'The Ministry of Commerce and Investment'],
    ['بالمخالفة لهذا العقد', 'In violation of this Contract'],
    ['بقرار وزاري', 'By a ministerial decision'],
    ['الحالات التي تحددها اللائحة', 'The cases specified by the Regulations'],
    ['داخل المملكة وخارجها', 'Inside and outside the Kingdom'],
    [
      'الصادر بالمرسوم الملكي رقم (م/51) وتاريخ 23/8/1426هـ',
      'Issued by Royal Decree No. (M/51) dated 23/8/1426H',
    ],
    ['مواد ذات قيمة عالية', 'Materials of a high value'],
    ['مخالفات أحكام النظام', 'The violations of the provisions of the Law'],
  ])('%s', (arabic, english) => {
    expect(draft(arabic)).toBe(english);
  });
});
