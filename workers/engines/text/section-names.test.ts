import { describe, expect, test } from '@jest/globals';
import type { Section } from '#platform/documents.js';
import { ownHeadings, withSureNames } from './section-names.js';
import { withNestedLists, withoutColumns } from './section-numbers.js';

type Outline = [number: string | null, heading: string | null, level?: number];

/** Returns sections that follow each other, each as long as a clause. */
const sectionsOf = (outline: readonly Outline[], chars = 300): Section[] =>
  outline.map(([number, heading, level = 1], at) => ({
    start: at * chars,
    end: (at + 1) * chars,
    heading,
    number,
    level,
  }));
const names = (outline: readonly Outline[], chars?: number) =>
  withSureNames(sectionsOf(outline, chars)).map(({ heading }) => heading);

describe('names of sections', () => {
  test('the title of the document names no clause', () => {
    expect(
      names([
        [null, 'MARKETING AFFILIATE AGREEMENT'],
        ['1', 'MARKETING AFFILIATE AGREEMENT'],
        [null, 'Amendment to Services Agreement'],
        [null, 'عقد توريد'],
        [null, 'ENTIRE AGREEMENT'],
        [null, 'Term of this Agreement'],
        ['3.11', 'Security Agreement'],
      ]),
    ).toEqual([null, null, null, null, 'ENTIRE AGREEMENT', 'Term of this Agreement', 'Security Agreement']);
  });

  test('the columns of a table name no clause', () => {
    expect(
      names(
        [
          ['4', 'Prices'],
          [null, 'LEVELS'],
          [null, 'MA QUOTA'],
          [null, 'DISCOUNT'],
        ],
        12,
      ),
    ).toEqual(['Prices', 'LEVELS', null, null]);
  });

  test('an annex that is only referred to names no clause', () => {
    expect(
      names([
        ['11.2', 'Costs'],
        ['Appendix K', 'Appendix K'],
        ['12', 'Appendix K'],
        ['12.1', 'Ownership'],
      ]),
    ).toEqual(['Costs', null, null, 'Ownership']);
    expect(
      names([
        ['11.2', 'Costs'],
        ['Appendix K', 'Appendix K'],
        ['1', 'Appendix K'],
      ]),
    ).toEqual(['Costs', 'Appendix K', 'Appendix K']);
  });
});

describe('numbers of sections', () => {
  const numbers = (outline: readonly Outline[]) =>
    withNestedLists(sectionsOf(outline)).map(({ number, level }) => [number, level]);

  test('the items of a list within a clause are no clauses', () => {
    expect(
      numbers([
        ['8.02', 'Grant', 2],
        ['(a)', 'To Buyer', 3],
        ['1', 'Carbon', 1],
        ['2', 'Fuel', 1],
        ['8.03', 'Costs', 2],
      ]),
    ).toEqual([
      ['8.02', 2],
      ['(a)', 3],
      ['(1)', 4],
      ['(2)', 4],
      ['8.03', 2],
    ]);
  });

  test('text below a column of numbers has none of them', () => {
    const column: Outline[] = [
      ['11.3', null],
      ['11.4', null],
      ['11.5', null],
    ];
    expect(withoutColumns(sectionsOf(column, 6)).map(({ number }) => number)).toEqual(['11.3', '11.4', null]);
    expect(withoutColumns(sectionsOf(column)).map(({ number }) => number)).toEqual(['11.3', '11.4', '11.5']);
  });

  test('the clauses of an annex keep their numbers', () => {
    const annex: Outline[] = [
      ['8.02', 'Grant', 2],
      [null, 'EXHIBIT A', 1],
      ['1', 'Carbon', 1],
      ['2', 'Fuel', 1],
      ['2.1', 'Costs', 2],
    ];
    expect(numbers(annex).map(([number]) => number)).toEqual(['8.02', null, '1', '2', '2.1']);
  });
});

describe('headings of other clauses', () => {
  const read = (outline: readonly [heading: string, number: string | null, text: string][]) => {
    const text = outline.map(([, , own]) => own).join('');
    const ownHeading = ownHeadings(text);
    let start = 0;
    return outline.map(([heading, number, own]) => {
      const section = { start, end: start + own.length, heading, number, level: 1 };
      start = section.end;
      return ownHeading(section);
    });
  };

  test('a clause has no heading that stands at a clause with another number', () => {
    expect(
      read([
        ['WARRANTIES', '13', '13. WARRANTIES\n'],
        ['WARRANTIES', '13.4', '13.4 Nothing is warranted.\n'],
        ['WARRANTIES', '14.1', '14.1 The term is a year.\n'],
        ['WARRANTIES', '14.1(a)', '(a) by agreement.\n'],
        ['Rights in Europe', '5.2', '5.2 Rights in Europe\n'],
        ['Rights in Europe', '5.2.1', '5.2.1 Buyer may sell.\n'],
        ['Rights in Europe', '5.3.2', '5.3.2 Buyer may lease.\n'],
        ['Termination', '15', '15. Termination\n'],
        ['Termination', '15.2', '15.2 Termination is by notice.\n'],
        ['Termination', '15.3', '15.3 Notice is in writing.\n'],
        ['WARRANTIES', '4', '4. Warranties\n'],
        ['WARRANTIES', '4.1', '4.1 The goods are new.\n'],
      ]),
    ).toEqual([
      ...['WARRANTIES', 'WARRANTIES', null, null],
      ...['Rights in Europe', 'Rights in Europe', null, 'Termination', 'Termination', 'Termination'],
      ...['WARRANTIES', 'WARRANTIES'],
    ]);
  });

  test('headings without numbers, and clauses numbered in another way, stay', () => {
    expect(
      read([
        ['GENERAL', null, 'GENERAL\n'],
        ['GENERAL', '9.1', '9.1 This is all.\n'],
        ['PRICES', 'ARTICLE IV', 'ARTICLE IV PRICES\n'],
        ['PRICES', '4.1', '4.1 The price is $5.\n'],
        ['RIGHTS', 'SECTION 13.0', 'SECTION 13.0 RIGHTS\n'],
        ['RIGHTS', '13.1', '13.1 Buyer owns the plans.\n'],
        ['DUTIES', '4', '4. DUTIES\n'],
        ['DUTIES', '1', '1. Supplier shall deliver.\n'],
        ['الضمان', '13', 'المادة 13 الضمان\n'],
        ['الضمان', '14.1', '14.1 مدة العقد سنة.\n'],
      ]),
    ).toEqual([
      'GENERAL',
      'GENERAL',
      'PRICES',
      'PRICES',
      'RIGHTS',
      'RIGHTS',
      'DUTIES',
      'DUTIES',
      'الضمان',
      null,
    ]);
  });
});
