import { describe, expect, test } from '@jest/globals';
import { joinPages } from '../clean.js';
import { splitSections } from './sections.js';

const numbersOf = (text: string, pages: { start: number; end: number }[] = []) =>
  splitSections(text, pages).map(({ number }) => number);
const outline = (text: string) =>
  splitSections(text, []).map(({ level, number, heading }) => [level, number, heading]);

describe('numbers of articles', () => {
  test('English articles are known with their number in brackets, before a colon or in words', () => {
    const text = `Labor Law
Article (1)
This law shall be called the Labor Law.
Article (2):
The following terms and phrases, whenever mentioned in this Law, shall have the meanings
expressed next to them.
Article 3:
Work is the right of every citizen.
Article 3 bis:
No one else may exercise such right.
ARTICLE FOUR
Employers and workers shall adhere to the provisions of Sharia.
Article Twenty-One: Wages
Wages are paid in the official currency.`;
    expect(numbersOf(text).slice(1)).toEqual([
      'Article (1)',
      'Article (2)',
      'Article 3',
      'Article 3 bis',
      'ARTICLE FOUR',
      'Article Twenty-One',
    ]);
  });

  test('Arabic articles are known in words, in each kind of digits, and repeated', () => {
    const text = `نظام العمل
المادة الأولى:
يسمى هذا النظام نظام العمل.
المادة (٢)
يقصد بالألفاظ والعبارات الآتية المعاني المبينة أمامها.
المادة ۳:
العمل حق للمواطن.
المادة (٤) مكرر
يجوز للوزير الاستثناء من ذلك.
المادة الحادية عشرة مكرر (1):
تحدد اللائحة الضوابط.
المادة الخامسة والعشرون بعد المائة:
على صاحب العمل أن يحتفظ بالسجلات.
المادة الثانية والأربعون بعد المائتين
تلغى الأحكام السابقة.
البند (الثالث): المدة
مدة العقد سنة.`;
    expect(numbersOf(text).slice(1)).toEqual([
      'المادة الأولى',
      'المادة (٢)',
      'المادة ۳',
      'المادة (٤) مكرر',
      'المادة الحادية عشرة مكرر (1)',
      'المادة الخامسة والعشرون بعد المائة',
      'المادة الثانية والأربعون بعد المائتين',
      'البند (الثالث)',
    ]);
  });

  test('repeated articles are on the level of the others', () => {
    const text = `المادة الأولى:
النص الأول.
المادة الثانية:
النص الثاني.
المادة الثانية مكرر:
النص المضاف.
المادة الثالثة:
النص الثالث.`;
    expect(outline(text).map(([level]) => level)).toEqual([1, 1, 1, 1]);
  });

  test('the next article is known although the sentence before it lacks its full stop', () => {
    const text = `المادة (11):
تسلم أوراق التبليغ إلى المحضرين.
وتطبق على موظفي القطاع الخاص القواعد والإجراءات المنظمة لأعمال المحضرين
المادة (12):
لا يجوز إجراء أي تبليغ قبل شروق الشمس.`;
    expect(numbersOf(text)).toEqual(['المادة (11)', 'المادة (12)']);
  });

  test('a reference to an article that a line break moves to the start of a line begins no section', () => {
    const text = `المادة الأولى: الإنهاء
يجوز لأي من الطرفين إنهاء العقد إذا أخل الطرف الآخر بالتزاماته وذلك وفقاً لما ورد في
المادة الثانية
من هذا العقد، ويسري الإنهاء من تاريخ الإشعار، ولا يخل ذلك بما نصت عليه أحكام
المادة (الثالثة): من هذا العقد.
Article 2: Notice
The notice is in writing and takes effect as provided for in
Article (3) and is sent by registered mail.`;
    expect(numbersOf(text)).toEqual(['المادة الأولى', 'Article 2']);
  });
});

describe('articles at the edges of pages', () => {
  test('article numbers at the tops of pages are no running heads', () => {
    const { text, spans } = joinPages(
      [1, 2, 3, 4, 5].map((n) => `نظام الشركات\n${n}\nالمادة (${n})\nالنص رقم ${'كذا '.repeat(n)}.\nخاتمة.`),
    );
    expect(numbersOf(text, spans).slice(-5)).toEqual([1, 2, 3, 4, 5].map((n) => `المادة (${n})`));
  });

  test('page numbers are known in each kind of digits, with dashes and with the number of pages', () => {
    const foots = [
      (n: number) => `- ${n} -`,
      (n: number) => `صفحة ${'٠١٢٣٤٥'[n]} من ٥`,
      (n: number) => `Page ${n} of 5`,
      (n: number) => `${'۰۱۲۳۴۵'[n]}`,
    ];
    for (const foot of foots) {
      const { text, spans } = joinPages(
        ['Price', 'Delivery', 'Risk', 'Title', 'Law'].map(
          (title, index) => `${index + 1}. ${title}\nText of it.\n${foot(index + 1)}`,
        ),
      );
      expect(numbersOf(text, spans)).toEqual(['1', '2', '3', '4', '5']);
    }
  });
});

describe('counts that begin anew', () => {
  test('clauses after the signatures are known where a new count begins', () => {
    const text = `1. Services. The Supplier provides the services.
2. Fees. The Customer pays the fees.
IN WITNESS WHEREOF, the parties have signed this Agreement.
ALPHA LLC
By: ____________
Witnesses:
1. ____________
2. ____________
General Terms
1. Definitions. In these terms, “Goods” means the goods ordered.
2. Delivery. Goods are delivered to the Customer’s warehouse.
3. Risk. Risk passes on delivery.`;
    expect(outline(text).slice(2)).toEqual([
      [1, null, 'IN WITNESS WHEREOF'],
      [2, '1', 'Definitions'],
      [2, '2', 'Delivery'],
      [2, '3', 'Risk'],
    ]);
  });

  test('decimal numbers begin clauses after "; and"', () => {
    const text = `4. Duties. The Supplier shall:
4.1 deliver the goods in the quantities and at the times which the order states; and
4.2 insure them until delivery; or
4.3 replace them.
5. Law. Saudi law applies.`;
    expect(numbersOf(text)).toEqual(['4', '4.1', '4.2', '4.3', '5']);
  });

  test('recitals that "WHEREAS," introduces are known', () => {
    const text = `WHEREAS,
1. Talent is currently a well-known public figure;
2. Company has entered into an agreement with CSA;
NOW, THEREFORE, the Parties agree as follows:
1. Definitions
In this Agreement, the terms below have these meanings.`;
    expect(numbersOf(text)).toEqual([null, '1', '2', '1']);
  });

  test('numbered recitals do not take in the clauses of articles', () => {
    const text = `RECITALS
1. The Owner owns a plot of land.
ARTICLE ONE
DEFINITIONS
1.1 “Land” means the plot described in Schedule A.
ARTICLE TWO
LEASE
2.1 The Owner hereby leases the whole of the Land to the Tenant.
2.2 The Tenant accepts it.
ARTICLE THREE
RENT
3.1 The rent is due monthly.`;
    expect(outline(text).slice(2)).toEqual([
      [1, 'ARTICLE ONE', 'DEFINITIONS'],
      [2, '1.1', 'DEFINITIONS'],
      [1, 'ARTICLE TWO', 'LEASE'],
      [2, '2.1', 'LEASE'],
      [2, '2.2', 'LEASE'],
      [1, 'ARTICLE THREE', 'RENT'],
      [2, '3.1', 'RENT'],
    ]);
  });
});
