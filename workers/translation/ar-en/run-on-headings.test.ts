import { describe, expect, it } from '@jest/globals';
import { draftArabicToEnglish } from './draft.js';

const draft = (text: string) => draftArabicToEnglish({ text, terms: [], names: [] }).text;

describe('the Arabic draft parts a heading from the sentence after it', () => {
  it.each([
    [
      'أدوار الهيئة تتولى الهيئة القيام بما يلي:',
      'The roles of the authority. The authority shall undertake the following:',
    ],
    [
      'البند 3: التوريد والتسليم 3/1 يسلم المورد البضائع.',
      'Clause 3: supply and delivery. 3/1 the supplier shall deliver the goods.',
    ],
    [
      'المادة الرابعة: فترة التجربة يخضع الطرف الثاني لفترة تجربة.',
      'Article 4: the probation period. The Second Party shall be subject to a probation period.',
    ],
    [
      'المادة الثانية عشرة: أحكام عامة لا يتنازل أي طرف عن الاتفاقية.',
      'Article 12: general provisions. Neither Party shall waive the agreement.',
    ],
    [
      '14- سحب الأعمال للمقاول أن يستولي على الأعمال.',
      '14- withdrawal of the works. The contractor may seize the works.',
    ],
    [
      'البند الرابع: إخلاء المعرض إذا تأخر المستأجر في السداد جاز للمؤجر إنهاء العقد.',
      'Clause 4: eviction of the exhibition. If the tenant is delayed in payment, the lessor may terminate the contract.',
    ],
    [
      '(8) ملكية المنصة تبقى حقوق الملكية الفكرية للطرف الأول.',
      '(8) the ownership of the platform. The intellectual property rights of the First Party shall remain.',
    ],
  ])('%s', (arabic, english) => {
    expect(draft(arabic)).toBe(english);
  });

  it.each([
    ['المحكمة تفصل في النزاع.', 'The court shall decide on the dispute.'],
    ['العقد يلزم الطرفين.', 'The contract shall oblige the Parties.'],
    ['2- المورد الذي يخالف العقد يدفع غرامة.', '2- the supplier who violates the contract shall pay a fine.'],
  ])('keeps a subject before its verb: %s', (arabic, english) => {
    expect(draft(arabic)).toBe(english);
  });
});
