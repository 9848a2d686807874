import { describe, expect, test } from '@jest/globals';
import { isFragment, isProse } from './prose.js';
import { sentencesOf } from './sentences.js';

/** Returns the clause, the heading and the opening of each sentence of a section. */
const read = (text: string, number: string | null, heading: string | null = null) =>
  sentencesOf(text, [{ start: 0, end: text.length, heading, number }]).map((sentence) => [
    sentence.clause,
    sentence.heading,
    text.slice(sentence.start, sentence.end).trim().split(/\s+/).slice(0, 3).join(' '),
  ]);

describe('clauses that begin within a section', () => {
  test('clauses without paragraphs between them are told apart by their numbers', () => {
    const text =
      '8) Notices   Notices shall be sent to:   Alpha LLC, 2028 E. White Blvd., Unit 240   9) Governing Law   This Agreement is governed by the laws of Texas.   10) Indemnity   Buyer shall indemnify Supplier.';
    expect(read(text, '8')).toEqual([
      ['8', null, '8) Notices Notices'],
      ['9', null, '9) Governing Law'],
      ['10', null, '10) Indemnity Buyer'],
    ]);
  });

  test('the next clause does not bear the heading of the section', () => {
    const text =
      '4. FUND\n\nBuyer shall pay on each order. 5. STAFF ACCESS\n\nSupplier shall insure its staff.\n\n6. Buyer shall give notice of the results.';
    expect(read(text, '4', 'FUND')).toEqual([
      ['4', 'FUND', 'Buyer shall pay'],
      ['5', 'STAFF ACCESS', 'Supplier shall insure'],
      ['6', null, '6. Buyer shall'],
    ]);
  });

  test('items of a list bear the heading of their section', () => {
    const text = '5. DUTIES\n\n1. Supplier shall deliver the goods.\n\n2. Supplier shall insure them.';
    expect(read(text, '5', 'DUTIES').map(([, heading]) => heading)).toEqual(['DUTIES', 'DUTIES']);
  });

  test('after an item of no known list only the clause is certain', () => {
    const text =
      '1.1 Supplier sells. (viii) Buyer may start a site. (e) Supplier shall print lists. (i) Buyer owns them. (ii) Supplier ships them. 1.2 Buyer shall pay.';
    expect(read(text, '1.1').map(([clause]) => clause)).toEqual([
      ...['1.1', '1.1(viii)', '1.1', '1.1', '1.1', '1.2'],
    ]);
  });

  test('of a paragraph below a whole item only the clause is certain', () => {
    const item = `(d) a grant of a license under any right of Supplier ${'other than the rights named here, '.repeat(3)}if any.`;
    const text = `12.3 Nothing here is a sale.\n\n${item}\n\nBuyer shall indemnify Supplier.\n\nBuyer shall insure it.`;
    expect(read(text, '12.3').map(([clause]) => clause)).toEqual(['12.3', '12.3(d)', '12.3', '12.3']);
    const titled = '(d) Audit.\n\nBuyer may audit the books of Supplier.';
    expect(read(titled, '12(d)').map(([clause]) => clause)).toEqual(['12(d)']);
  });

  test('an item with a long Roman number is a sentence of its own', () => {
    const text = '(vii) The parties shall consult each other. (viii) Disputes are resolved by arbitration.';
    expect(read(text, '9.7(vii)')).toEqual([
      ['9.7(vii)', null, '(vii) The parties'],
      ['9.7(viii)', null, '(viii) Disputes are'],
    ]);
  });
});

test.each([
  ['Most Favored Customer  31  6.', false],
  ['3.6 Records; Reports; Audits  30  4.', false],
  ['Supplier shall deliver the goods within 30 days.', true],
  ['Buyer pays a fee of 31  6.', true],
])('%s is prose: %s', (text, prose) => {
  expect(isProse(text)).toBe(prose);
});

test.each([
  ['terminate this Agreement at any time.', true],
  ['Buyer may terminate this Agreement at any time, but not before eighteen (18)', true],
  ['Buyer may terminate this Agreement upon the', true],
  ['Buyer may terminate this Agreement at any time.', false],
  ['(a) terminate this Agreement at any time; or', false],
  ['يحق للمشتري إنهاء العقد في أي وقت.', false],
])('%s is a piece of a sentence: %s', (text, fragment) => {
  expect(isFragment(text)).toBe(fragment);
});
