import { describe, expect, it } from '@jest/globals';
import { findOnPage } from './page-quote.js';
import { pageOfOffset, quoteOnPage } from './pages.js';

const content = 'The fee is due\n\nwithin ten days.';
const pages = [
  { start: 0, end: 16 },
  { start: 16, end: content.length },
];

describe('pages of a text', () => {
  it('are found by offset; a text without pages has one', () => {
    expect([0, 15, 16, 99].map((offset) => pageOfOffset(pages, offset))).toEqual([1, 1, 2, 2]);
    expect(pageOfOffset([], 5)).toBe(1);
  });
  it('each hold their piece of a quote', () => {
    const evidence = { start: 4, end: 26, page: 1 };
    expect([1, 2, 3].map((page) => quoteOnPage({ content, pages }, evidence, page))).toEqual([
      ['fee is due\n\n'],
      ['within ten'],
      [],
    ]);
  });
});

describe('findOnPage', () => {
  const texts = (pieces: readonly string[], quote: string) =>
    findOnPage(pieces, quote).map(({ piece, start, end }) => pieces[piece]?.slice(start, end));
  it('finds a quote over the pieces of a page, whose blanks do not count', () => {
    expect(
      texts(['3. The f', 'ee', '', ' is due within', 'ten days. 4.'], 'The fee is due\nwithin ten days.'),
    ).toEqual(['The f', 'ee', 'is due within', 'ten days.']);
  });
  it('finds Arabic that the page writes in presentation forms', () => {
    expect(texts(['ﻳﻠﺘﺰﻡ ﺍﻟﻤﻮﺭﺩ', 'ﺑﺎﻟﺘﺴﻠﻴﻢ'], 'يلتزم المورد بالتسليم')).toEqual([
      'ﻳﻠﺘﺰﻡ ﺍﻟﻤﻮﺭﺩ',
      'ﺑﺎﻟﺘﺴﻠﻴﻢ',
    ]);
  });
  it('finds the parts of a quote between which the page has something else, if they are most of it', () => {
    const pieces = ['The Customer shall pay the fee', 'Page 3', 'within thirty days of the invoice.'];
    const quote = 'The Customer shall pay the fee within thirty days of the invoice.';
    expect(texts(pieces, quote)).toEqual([pieces[0], pieces[2]]);
    expect(texts(['The Customer shall rest.'], quote)).toEqual([]);
  });
  it('finds nothing on a page without text', () => {
    expect(findOnPage([], 'The fee')).toEqual([]);
  });
});
