import { describe, expect, test } from '@jest/globals';
import { isLinear, sizesOf } from '#tests/support/linear-time.js';
import { LIMITS } from '#shared/limits.js';
import { joinPages } from '../clean.js';
import { sectionsUnder, splitSections } from './sections.js';

/** Lists level, number and heading of each section, as a table of contents would. */
const outline = (text: string, pages: { start: number; end: number }[] = []) =>
  splitSections(text, pages).map(({ level, number, heading }) => [level, number, heading]);

function expectWhole(text: string, sections: { start: number; end: number }[]): void {
  expect(sections.map(({ start, end }) => text.slice(start, end)).join('')).toBe(text);
  expect(sections.every(({ start, end }) => end > start)).toBe(true);
}

describe('sectionsUnder', () => {
  test('a text with more headings than the limit is kept whole, the rest of it without names', () => {
    const most = LIMITS.extraction.headings;
    const headings = Array.from({ length: most + 50 }, (_, at) => ({
      start: at * 10,
      level: 1,
      number: String(at + 1),
      title: null,
    }));
    const text = 'x'.repeat(headings.length * 10);
    const sections = sectionsUnder(text, headings);
    expectWhole(text, sections);
    expect(sections).toHaveLength(most + 1);
    expect(sections.at(-2)).toMatchObject({ number: String(most), start: (most - 1) * 10, end: most * 10 });
    expect(sections.at(-1)).toMatchObject({ number: null, heading: null, end: text.length });
  });
});

describe('sections of contracts whose pages are single lines', () => {
  const clause =
    'The Supplier shall deliver the Goods to the place that the Customer names, as set out in Section 2.1.';

  test('clauses begin within a line where their numbers go on counting', () => {
    const text = [
      `SUPPLY AGREEMENT`,
      `1. Delivery. ${clause} 1.1 ${clause} 1.2 ${clause} See Clause 4.2 The rest is free. 2. Term. ${clause}`,
      `7 3. INDEMNIFICATION 3.1 ${clause} 3.2 ${clause} ${clause} The price is 9.5 Euro per unit.`,
      `Source: ACME CORP, S-1/A, 8/28/2000`,
      `4. GOVERNING LAW This Agreement is governed by the laws of the Kingdom. ${clause} ${clause} ${clause}`,
    ].join('\n');
    expect(outline(text)).toEqual([
      [1, null, 'SUPPLY AGREEMENT'],
      [1, '1', 'Delivery'],
      [2, '1.1', 'Delivery'],
      [2, '1.2', 'Delivery'],
      [1, '2', 'Term'],
      [1, '3', 'INDEMNIFICATION'],
      [2, '3.1', 'INDEMNIFICATION'],
      [2, '3.2', 'INDEMNIFICATION'],
      [1, '4', 'GOVERNING LAW'],
    ]);
  });

  test('a table of contents in one line begins no sections', () => {
    const entries =
      'Definitions,Delivery,Prices,Warranty,Liability,Term,Governing Law,Notices,Assignment,Disputes,Entire Agreement,Counterparts,Severability,Amendments,Force Majeure,Confidentiality'
        .split(',')
        .map((title, at) => `${at + 1}. ${title}`)
        .join(' ');
    expect(
      outline(`SUPPLY AGREEMENT\n\nThe clauses are: ${entries}.\n\n${'This is all. '.repeat(5)}`),
    ).toEqual([[1, null, 'SUPPLY AGREEMENT']]);
  });

  test('a line is broken in time linear in its length', async () => {
    const clauses = 'Term. 2. A B 1.1 C (a) Section 4 ';
    const of = (size: number) => () => splitSections(`1. ${clauses.repeat(size / clauses.length)}`, []);
    expect(await isLinear(of, sizesOf(16, 256))).toBe(true);
  });
});

describe('sections of English contracts', () => {
  test('a clause keeps its title when items with small letters follow', () => {
    expect(
      outline(
        '3. EXCLUSIVITY\n\na) The Supplier sells to nobody else.\nb) The Customer buys from nobody else.',
      ),
    ).toEqual([
      [1, '3', 'EXCLUSIVITY'],
      [2, 'a.', 'EXCLUSIVITY'],
      [2, 'b.', 'EXCLUSIVITY'],
    ]);
  });

  test('neither the label of a filing nor the recitals lend their names to clauses', () => {
    expect(
      outline(
        'Exhibit 10.38\n\nRECITALS\n\nThe parties trade.\n\n1. The Supplier shall deliver.\n\n2. The Customer shall pay.',
      ),
    ).toEqual([
      [1, null, 'RECITALS'],
      [1, '1', null],
      [1, '2', null],
    ]);
  });

  test('numbered headings, clauses with and without titles, and their items become sections', () => {
    const text = `SUPPLY AGREEMENT
This Agreement is made between Alpha LLC and Beta Ltd.
1. Definitions
1.1 “Goods” means the goods listed in Schedule A.
1.2 In this Agreement, words in the singular include the plural.
2. Term and Termination. This Agreement begins on the Effective Date.
2.1 Termination for breach. Either party may terminate if the other:
(a) commits a material breach;
(b) becomes insolvent, which is the case when:
(i) a receiver is appointed;
(ii) it stops payments; or
(c) ceases business.
3. GOVERNING LAW
The laws of Saudi Arabia apply.
IN WITNESS WHEREOF, the parties have signed.
ALPHA LLC
By: ________`;
    expect(outline(text)).toEqual([
      [1, null, 'SUPPLY AGREEMENT'],
      [1, '1', 'Definitions'],
      [2, '1.1', 'Definitions'],
      [2, '1.2', 'Definitions'],
      [1, '2', 'Term and Termination'],
      [2, '2.1', 'Termination for breach'],
      [3, '(a)', 'Termination for breach'],
      [3, '(b)', 'Termination for breach'],
      [4, '(i)', 'Termination for breach'],
      [4, '(ii)', 'Termination for breach'],
      [3, '(c)', 'Termination for breach'],
      [1, '3', 'GOVERNING LAW'],
      [1, null, 'IN WITNESS WHEREOF'],
    ]);
    expectWhole(text, splitSections(text, []));
  });

  test('articles, sections and annexes become sections', () => {
    const text = `ARTICLE I
DEFINITIONS
Section 1.1 Affiliate. An affiliate is any company under common control.
Section 1.2 Term. The term is one year.
ARTICLE II – PAYMENT
Section 2.1 Fees. Fees are due within thirty days.
EXHIBIT A
STATEMENT OF WORK
1. Scope
The work is described here.
Schedule 2: Prices
All prices are in riyals.`;
    expect(outline(text)).toEqual([
      [1, 'ARTICLE I', 'DEFINITIONS'],
      [2, 'Section 1.1', 'Affiliate'],
      [2, 'Section 1.2', 'Term'],
      [1, 'ARTICLE II', 'PAYMENT'],
      [2, 'Section 2.1', 'Fees'],
      [1, 'EXHIBIT A', 'EXHIBIT A – STATEMENT OF WORK'],
      [2, '1', 'Scope'],
      [1, 'Schedule 2', 'Schedule 2 – Prices'],
    ]);
  });

  test('a number that a line break moves to the start of a line begins no section', () => {
    const text = `1. Delivery. The Supplier shall deliver the goods within the period set out in Section
4.2. Late deliveries are subject to the damages described in Article
9 of this Agreement and to a charge of
2.5 percent for each week of delay, at most
10 weeks in all.
2. Risk. Risk passes on delivery.`;
    expect(outline(text)).toEqual([
      [1, '1', 'Delivery'],
      [1, '2', 'Risk'],
    ]);
  });

  test('a title without a number is the heading of the clauses below it', () => {
    const text = `Formation
1. The Members form a venture under this Agreement and the law.
Place of Business
2. The office of the venture is in Riyadh.
3. It may be moved by decision of all Members.`;
    expect(outline(text)).toEqual([
      [1, null, 'Formation'],
      [1, '1', 'Formation'],
      [1, null, 'Place of Business'],
      [1, '2', 'Place of Business'],
      [1, '3', 'Place of Business'],
    ]);
  });

  test('paragraphs in capitals are not headings', () => {
    const text = `8. Warranty. The goods are free of defects.
EXCEPT AS SET OUT ABOVE, THE SUPPLIER MAKES NO WARRANTY OF ANY KIND,
WHETHER EXPRESS OR IMPLIED, INCLUDING WITHOUT LIMITATION THE IMPLIED
WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE, AND
ANY WARRANTY ARISING FROM A COURSE OF DEALING, USAGE OR TRADE
PRACTICE.
9. Liability. The cap is the annual fee.`;
    expect(outline(text)).toEqual([
      [1, '8', 'Warranty'],
      [1, '9', 'Liability'],
    ]);
  });

  test('a count that restarts at every title stays on its level', () => {
    const text = `1. Orders
(a) Orders are placed in writing.
(b) They bind on acceptance.
1. Delivery
(a) Delivery is ex works.
1. Payment
(a) Payment is due at once.`;
    expect(outline(text).map(([level]) => level)).toEqual([1, 2, 2, 1, 2, 1, 2]);
  });
});

describe('noise in the text', () => {
  test('running headers, footers and page numbers begin no section, and sentences run across them', () => {
    const page = (body: string, n: number) => `SUPPLY AGREEMENT\n${body}\nPage ${n} of 4`;
    const { text, spans } = joinPages([
      page(
        '1. Price. The price is fixed.\n2. Delivery. Goods are delivered to the place that is named in',
        1,
      ),
      page('the order by the Customer.\n3. Risk. Risk passes on delivery.', 2),
      page('4. Title. Title passes on payment.', 3),
      page('5. Law. Saudi law applies.', 4),
    ]);
    const sections = splitSections(text, spans);
    expect(sections.map(({ number }) => number)).toEqual([null, '1', '2', '3', '4', '5']);
    expectWhole(text, sections);
  });

  test('a table of contents is not part of the contract', () => {
    const body = ['Definitions', 'Price', 'Delivery', 'Risk', 'Law'];
    const contents = body.map((title, index) => `${index + 1}. ${title} ${index + 2}`).join('\n');
    const clauses = body
      .map((title, index) => `${index + 1}. ${title}\nText of the clause on it.`)
      .join('\n');
    const text = `AGREEMENT\nTABLE OF CONTENTS\n${contents}\n${clauses}`;
    expect(outline(text)).toEqual([
      [1, null, 'AGREEMENT'],
      ...body.map((title, index) => [1, String(index + 1), title]),
    ]);
    const dotted = contents.replace(/ (\d)$/gm, ' ........ $1');
    expect(outline(`${dotted}\n${clauses}`).filter(([, number]) => number !== null)).toHaveLength(5);
  });
});

describe('sections of Arabic contracts', () => {
  test('articles, clauses by ordinal and by digits, items and annexes become sections', () => {
    const text = `عقد توريد
تم الاتفاق بين الطرفين على ما يلي:
المادة الأولى: التعريفات
يقصد بالكلمات الآتية المعاني المبينة أمامها.
المادة (10) مدة العقد
مدة هذا العقد سنة واحدة وفقاً لما نصت عليه
المادة 5 من هذا العقد.
ثالثاً: التزامات الطرف الأول
١- توريد البضاعة في موعدها.
٢- ضمان جودتها.
المادة الحادية عشرة - القانون الواجب التطبيق
يخضع هذا العقد لأنظمة المملكة العربية السعودية.
ملحق رقم (1)
جدول الأسعار`;
    expect(outline(text)).toEqual([
      [1, null, null],
      [1, 'المادة الأولى', 'التعريفات'],
      [1, 'المادة (10)', 'مدة العقد'],
      [2, 'ثالثاً', 'التزامات الطرف الأول'],
      [3, '١', 'التزامات الطرف الأول'],
      [3, '٢', 'التزامات الطرف الأول'],
      [1, 'المادة الحادية عشرة', 'القانون الواجب التطبيق'],
      [1, 'ملحق رقم (1)', 'ملحق رقم (1) – جدول الأسعار'],
    ]);
  });
});

describe('sections of long texts', () => {
  test('sections of more than 6,000 characters are split after paragraphs, and lose no text', () => {
    const paragraph = `${'The parties agree on this sentence. '.repeat(20).trim()}\n\n`;
    const text = `1. Services\n${paragraph.repeat(40)}2. Fees\nNone.`;
    const sections = splitSections(text, []);
    expect(sections.length).toBeGreaterThan(4);
    expect(Math.max(...sections.map(({ start, end }) => end - start))).toBeLessThanOrEqual(6_000);
    const services = sections.filter(({ number }) => number === '1');
    expect(services.slice(0, -1).every(({ end }) => text.slice(end - 2, end) === '\n\n')).toBe(true);
    expectWhole(text, sections);
  });

  test('clauses are under their article even if the parties were numbered in brackets', () => {
    const text = [
      'أبرم هذا العقد بين كل من:',
      '(1) شركة الروابي للتجزئة، ومقرها الرياض ("العميل")؛',
      '(2) شركة النخيل للخدمات الرقمية، ومقرها الرياض ("المورد").',
      '',
      'المادة 1: الخدمات',
      '1.1 يلتزم المورد بإنشاء المتجر.',
      '',
      'المادة 2: المدة',
      '2.1 يبدأ هذا العقد في أول مارس.',
      '2.2 يتجدد العقد تلقائياً.',
      '',
      'المادة 3: الأتعاب والدفع',
      '3.1 يدفع العميل للمورد مبلغاً شهرياً.',
    ].join('\n');
    const under = splitSections(text, []).map(({ number, heading }) => [number, heading]);
    expect(under.slice(4)).toEqual([
      ['1.1', 'الخدمات'],
      ['المادة 2', 'المدة'],
      ['2.1', 'المدة'],
      ['2.2', 'المدة'],
      ['المادة 3', 'الأتعاب والدفع'],
      ['3.1', 'الأتعاب والدفع'],
    ]);
  });

  test('a text without a single line break is split all the same, never within a character', () => {
    const text = '\u{1F600}'.repeat(10_000);
    const sections = splitSections(text, []);
    expectWhole(text, sections);
    expect(sections.every(({ start }) => !/[\uDC00-\uDFFF]/.test(text[start] ?? ''))).toBe(true);
  });

  test('an empty text has no sections', () => {
    expect(splitSections('', [])).toEqual([]);
  });

  test('lines that are built to be slow are divided without gaps', () => {
    const hostile = [
      '. '.repeat(80_000),
      `${'A'.repeat(160_000)}\n`,
      '1.'.repeat(80_000),
      `${'Section 1 '.repeat(16_000)}\n`,
      `${'-'.repeat(160_000)}x`,
      `${' '.repeat(160_000)}x`,
    ].join('\n');
    expectWhole(hostile, splitSections(hostile, []));
  });
});
