import { describe, expect, test } from '@jest/globals';
import { excerpt, QUOTE_CHARS } from './excerpt.js';
import { findParties, findChosenParty } from './parties.js';
import { passageOf } from './passage.js';
import { sentencesOf } from './sentences.js';
import { namesSection } from './titles.js';
import { money, noticePeriod, percent, periods } from './values.js';

describe('values', () => {
  test.each([
    ['thirty (30) days', 30],
    ['sixty days', 60],
    ['a 90-day period', 90],
    ['6 (six) months', 180],
    ['two years', 730],
    ['forty-two days', 42],
    ['one hundred and eighty days', 180],
    ['ten (10) business days', 10],
  ])('the length of time in "%s"', (text, days) => {
    expect(periods(text).map((period) => period.days)).toEqual([days]);
  });

  test('a calendar year is not a length of time', () => {
    expect(periods('in the 2019 year')).toEqual([]);
  });

  test('the notice is the period beside the word "notice", preferably followed by "prior"', () => {
    const text = 'renewed for one year unless notification is given at least one month prior to the end';
    expect(noticePeriod(text)).toMatchObject({ n: 1, unit: 'month' });
    expect(noticePeriod('within a year and a day')).toBeNull();
  });

  test('amounts of money and percentages are found', () => {
    expect(money('a fee of $1.5 million, due')).toEqual({ written: '$1.5 million', value: 1_500_000 });
    expect(money('SAR 250,000.')).toEqual({ written: 'SAR 250,000', value: 250_000 });
    expect(money('no sum')).toBeNull();
    expect(percent('one and one-half percent (1.5%) per month')).toBe(1.5);
  });
});

describe('parties', () => {
  const PREAMBLE =
    'This Agreement is made between Alpha Industries LLC, a Delaware company ("ALPHA"), and Beta Trading Company (the "Buyer" or "Beta").\n' +
    '1. Alpha shall sell. Alpha may deliver. Buyer shall pay. Beta may inspect. Beta will store. "Products" means goods.';

  test('parties are found with names and aliases', () => {
    expect(findParties(PREAMBLE)).toEqual([
      { name: 'Alpha Industries LLC', aliases: ['Alpha'] },
      { name: 'Beta Trading Company', aliases: ['Beta', 'Buyer'] },
    ]);
  });

  test('a party is found by the name that the user gives it', () => {
    const parties = findParties(PREAMBLE);
    expect(findChosenParty(parties, 'beta')?.name).toBe('Beta Trading Company');
    expect(findChosenParty(parties, 'Alpha Industries')?.aliases).toEqual(['Alpha']);
    expect(findChosenParty(parties, 'Gamma')).toBeNull();
    expect(findChosenParty(parties, null)).toBeNull();
  });
});

describe('sentences', () => {
  const TEXT = [
    'TABLE OF CONTENTS',
    'Termination for Convenience ............ 12',
    '',
    '4. TERMINATION',
    '4.1 Termination for Convenience. Supplier Inc. may end it at',
    'any time. No. 5 of the list stays.',
    '(a) Buyer pays what is due.',
    '“Term” means one year.',
    'By: ______________',
  ].join('\n');
  const read = () => sentencesOf(TEXT, [{ start: 0, end: TEXT.length, heading: null, number: null }]);

  test('sentences exclude tables of contents, headings and signature lines', () => {
    const texts = read().map(({ text }) => text);
    expect(texts.some((text) => text.includes('....'))).toBe(false);
    expect(texts.some((text) => text.includes('TERMINATION'))).toBe(false);
    expect(texts.some((text) => text.includes('By:'))).toBe(false);
  });

  test('a sentence knows its clause and heading, and does not end at an abbreviation', () => {
    const [first, second, third] = read();
    expect(first).toMatchObject({ clause: '4.1', heading: 'Termination for Convenience', definition: false });
    expect(first?.text).toMatch(/^Supplier Inc\. may end it at\s+any time\.$/);
    expect(second?.text).toBe('No. 5 of the list stays.');
    expect(third?.clause).toBe('4.1(a)');
  });

  test('a definition is recognized', () => {
    expect(read().find(({ text }) => text.includes('means'))?.definition).toBe(true);
  });
});

describe('excerpts', () => {
  const LONG = `${'Supplier delivers goods to the buyer, '.repeat(90)}and Buyer shall pay a penalty; ${'this goes on and on, '.repeat(150)}`;

  test('an excerpt contains the match in whole words and is not too long', () => {
    const place = LONG.indexOf('penalty');
    const { start, end } = excerpt(LONG, { start: place, end: place + 7 });
    const quote = LONG.slice(start, end);
    expect(quote).toContain('penalty');
    expect(quote.length).toBeLessThanOrEqual(QUOTE_CHARS);
    expect(LONG[start - 1] ?? ' ').toMatch(/\s/);
    expect(LONG[end] ?? ' ').toMatch(/[\s,;]/);
  });

  test('an excerpt is the whole sentence if it fits', () => {
    expect(excerpt('Buyer pays.', { start: 6, end: 10 })).toEqual({ start: 0, end: 11 });
  });
});

describe('passages', () => {
  const shown = (text: string, words: string) => {
    const start = text.indexOf(words);
    const stretches = [{ start: 0, end: text.length, heading: null, number: null }];
    const sentence = sentencesOf(text, stretches).find(
      (one) => start >= (one.leadIn?.start ?? one.start) && start < one.end,
    );
    return sentence === undefined ? null : passageOf(text, sentence, { start, end: start + words.length });
  };

  test('a sentence is quoted without the page number and the running head in it', () => {
    const english = 'Supplier may increase the prices of all\n\n- 6 -\n\ngoods at any time. Buyer pays.';
    const found = shown(english, 'increase');
    expect(found?.quote).toBe('Supplier may increase the prices of all goods at any time.');
    expect(found?.parts?.map(({ start, end }) => english.slice(start, end))).toEqual([
      'Supplier may increase the prices of all',
      'goods at any time.',
    ]);
    const arabic =
      'لا يجوز للمستأجر أن يحدث في المأجور\nصفحة 4 من 11\nعقد إيجار – نسخة نهائية\nتغييراً دون إذن المؤجر.';
    expect(shown(arabic, 'تغيير')?.quote).toBe('لا يجوز للمستأجر أن يحدث في المأجور تغييراً دون إذن المؤجر.');
  });

  test('a number alone on its line that the sentence asks for is quoted', () => {
    const text = 'The liability of Supplier shall not exceed\n500\nriyals for each order. Buyer pays.';
    expect(shown(text, 'liability')?.quote).toContain('500');
  });

  test('an item is quoted with the sentence that opens its list, without the items between', () => {
    const text =
      'Supplier may at any time:\n(a) stop the delivery;\n(b) raise the price.\n(c) end the contract.';
    expect(shown(text, 'end the')?.quote).toBe('Supplier may at any time: (c) end the contract.');
    expect(shown(text, 'raise')?.quote).toBe('Supplier may at any time: (b) raise the price.');
  });

  test('words of a lead-in are quoted with all items of their list', () => {
    const inOne =
      'Buyer shall indemnify Seller against claims from: (i) a breach of contract; (ii) negligence of Buyer; or (iii) fraud, except for faults of Seller.';
    expect(shown(`${inOne} Seller pays.`, 'indemnify')?.quote).toBe(inOne);
    expect(shown(inOne, 'negligence')?.quote).toContain('claims from: (ii) negligence of Buyer');
    const inLines = 'Buyer shall indemnify Seller against:\n(a) claims of Buyer;\n(b) taxes of Buyer.';
    expect(shown(`${inLines}\n\nSeller pays the freight.`, 'indemnify')?.quote.replace(/\s+/g, ' ')).toBe(
      inLines.replace(/\s+/g, ' '),
    );
  });
});

describe('labels', () => {
  const labelled = (text: string) =>
    sentencesOf(text, [{ start: 0, end: text.length, heading: 'Indemnification', number: '6.5' }]).map(
      ({ clause, text: words }) => [clause, words.slice(0, 24)],
    );

  test('a number that begins a sentence wins over that of the section', () => {
    expect(
      labelled(
        '6.5 The Company shall pay all costs. 8.2 Mobimagic shall indemnify the Company. (b) It shall pay too.',
      ),
    ).toEqual([
      ['6.5', '6.5 The Company shall pa'],
      ['8.2', '8.2 Mobimagic shall inde'],
      ['8.2(b)', '(b) It shall pay too.'],
    ]);
  });

  test('a heading within a paragraph is no sentence of its own', () => {
    expect(
      labelled(
        '6.5 Each party waives its claims. 25.8. Our Right to Injunctive Relief. We may go to court.',
      ).map(([clause]) => clause),
    ).toEqual(['6.5', '25.8']);
  });

  test.each([
    'Source: INVENDA CORP, S-1/A, 8/28/2000',
    'b.',
    '(iv)',
    'EXHIBIT 10.3 – LOGO',
    'Prices 22',
    'ACME INC.',
    'ACME Contract No.: JS120',
    'DISCOUNT3',
    'TOTAL - PER DIEM',
    'Subject to Clause 11.6',
    'THE OMITTED PORTIONS',
    'Amount (AMC',
  ])('"%s" names no section', (line) => expect(namesSection(line)).toBe(false));

  test.each(['TERM', 'Indemnity', 'Schedule 1', 'EXHIBIT A – PRICES', 'مدة العقد', 'Fees for 2024'])(
    '"%s" names a section',
    (line) => expect(namesSection(line)).toBe(true),
  );
});
