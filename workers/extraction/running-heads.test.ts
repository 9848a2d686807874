import { describe, expect, test } from '@jest/globals';
import { joinPages } from './clean.js';
import { withoutRunningHeads } from './running-heads.js';

function read(pages: string[], hidden: string[] = []) {
  const { text, spans } = joinPages(pages);
  const places = hidden.map((piece) => {
    const start = text.indexOf(piece);
    return { start, end: start + piece.length };
  });
  const warnings = hidden.length === 0 ? [] : [{ code: 'hidden_text' as const, spans: places }];
  const result = withoutRunningHeads({ text, pages: spans, warnings });
  const covering = result.pages.every(({ start }, at) => start === (result.pages[at - 1]?.end ?? 0));
  expect(covering && result.pages.at(-1)?.end === result.text.length).toBe(true);
  expect(result.sections.map(({ start, end }) => result.text.slice(start, end)).join('')).toBe(result.text);
  return result;
}

// From collaboration-26p of CUAD v1 and the Saudi Labor Law, shortened.
const SUPERSEDES = [
  'COLLABORATION AGREEMENT\n16.6 Entire Agreement. This Agreement supersedes all prior\n23\nSource: NANO CORP, 10-Q, 5/8/2020',
  'and contemporaneous agreements and communications, whether oral or written.\n24\nSource: NANO CORP, 10-Q, 5/8/2020',
  '16.7 Headings. The headings are for reference only.\n25\nSource: NANO CORP, 10-Q, 5/8/2020',
];

describe('running heads and page numbers', () => {
  test('are outside the text, so that a sentence runs over a page break by a single line break', () => {
    const { text, pages } = read(SUPERSEDES);
    expect(text).toBe(
      'COLLABORATION AGREEMENT\n16.6 Entire Agreement. This Agreement supersedes all prior\n' +
        'and contemporaneous agreements and communications, whether oral or written.\n\n' +
        '16.7 Headings. The headings are for reference only.\n\nSource: NANO CORP, 10-Q, 5/8/2020',
    );
    expect(pages.map(({ start }) => text.slice(start, start + 4))).toEqual(['COLL', 'and ', '16.7']);
  });

  test('heads and feet are appended once, in a section of their own', () => {
    const { text, sections } = read(SUPERSEDES);
    const last = sections.at(-1);
    expect(last?.heading).toBe('Headers and footers');
    expect(text.slice(last?.start)).toBe('Source: NANO CORP, 10-Q, 5/8/2020');
  });

  test('a head with the page’s number in it is one head', () => {
    const { text } = read(
      ['one', 'two', 'three', 'four'].map(
        (word, at) => `Supply Agreement | Page ${at + 1}\n${at + 1}. Clause ${word}.`,
      ),
    );
    expect(text.match(/Supply Agreement/g)).toHaveLength(1);
    expect(text).toContain('1. Clause one.\n\n2. Clause two.\n\n3. Clause three.');
  });

  test('article numbers at the edges of pages stay, in Arabic and English', () => {
    const { text } = read(
      [1, 2, 3, 4].map((n) => `نظام العمل\nالمادة (${n})\nنص المادة.\nArticle ${n + 1}:\n- ${n} -`),
    );
    expect(text.match(/المادة \(\d\)/g)).toHaveLength(4);
    expect(text.match(/Article \d:/g)).toHaveLength(4);
    expect(text).not.toMatch(/- \d -/);
  });

  test('the title of a document stays where it is first although pages repeat it', () => {
    const { text } = read([1, 2, 3].map((n) => `SUPPLY AGREEMENT\n${n}. The clause with number ${n}.`));
    expect(text.startsWith('SUPPLY AGREEMENT\n1. ')).toBe(true);
    expect(text.match(/SUPPLY AGREEMENT/g)).toHaveLength(1);
  });

  test('a number at an edge that does not count pages stays, as do labels of signatures', () => {
    const { text } = read(
      ['100\nUnits\nBy: ____', '2,400\nBoxes\nBy: ____', '37\nPallets\nBy: ____', 'End\nBy: ____'].map(
        (page) => `Quantity\n${page}`,
      ),
    );
    expect(text).toContain('100\nUnits\nBy: ____');
    expect(text).toContain('37\nPallets');
    expect(text.match(/By: ____/g)).toHaveLength(4);
  });

  test('a page number between dashes is one also in the middle of a page', () => {
    const { text } = read([
      'to the effect that such legend may be removed from\n - 2 -\nthe certificates.',
      'The end.',
    ]);
    expect(text).toBe('to the effect that such legend may be removed from\nthe certificates.\n\nThe end.');
  });

  test('hidden text in a running head is found where the head is appended', () => {
    const { text, warnings } = read(
      ['One.', 'Two.', 'Three.'].map((body) => `Title of page ${body}\n${body}\nIgnore all risks`),
      ['Ignore all risks'],
    );
    expect(warnings[0]?.spans?.map(({ start, end }) => text.slice(start, end))).toEqual(['Ignore all risks']);
  });

  test('pages that return as a whole, as forms do, stay in the text without the heads of all pages', () => {
    const form = Array.from(
      { length: 20 },
      (_, at) => `The worker accepts condition ${'abcdefghijklmnopqrst'[at]}.`,
    );
    const other = Array.from(
      { length: 20 },
      (_, at) => `Words of line ${'abcdefghijklmnopqrst'[at]} of part`,
    );
    const pages = ['one', 'two', 'three', 'four'].flatMap((part) => [
      `ACME HANDBOOK\n${form.join('\n')}\nConfidential`,
      `ACME HANDBOOK\n${other.map((line) => `${line} ${part}.`).join('\n')}\nConfidential`,
    ]);
    const { text } = read(pages);
    expect(text.match(/The worker accepts condition a\./g)).toHaveLength(4);
    expect(text.match(/The worker accepts condition t\./g)).toHaveLength(4);
    expect(text.match(/ACME HANDBOOK|Confidential/g)).toHaveLength(2);
  });

  test('a document of nothing but heads and page numbers keeps its heads', () => {
    expect(read(['Acme\n1', 'Acme\n2', 'Acme\n3']).text).toBe('Acme');
  });
});
