import { describe, expect, test } from '@jest/globals';
import type { Section } from '#platform/documents.js';
import { withSureNames } from './section-names.js';
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
