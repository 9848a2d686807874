import { expect, test } from '@jest/globals';
import { joinPages } from './clean.js';
import { withRepairedWords } from './repaired-words.js';

function repaired(...pages: string[]): string {
  const { text, spans } = joinPages(pages);
  const result = withRepairedWords({ text, pages: spans, warnings: [] });
  expect(result.pages.map(({ start, end }) => result.text.slice(start, end)).join('')).toBe(result.text);
  return result.text;
}

test('a word that a hyphen cuts at a line’s end is joined where the document has it whole', () => {
  expect(repaired('Upon termi-\nnation the parties settle. Termination takes effect at once.')).toBe(
    'Upon termination the parties settle. Termination takes effect at once.',
  );
});

test('a cut word is joined across pages, and the pages still cover the text', () => {
  expect(repaired('This is the termi-', 'nation clause.', 'Termination.')).toBe(
    'This is the termination clause.\n\nTermination.',
  );
});

test('a compound keeps its hyphen, and so does a word that stands nowhere else', () => {
  const compound = 'a tax-\nfree merger; tax-free means taxfree.';
  expect(repaired(compound)).toBe(compound);
  expect(repaired('a third-\nparty claim')).toBe('a third-\nparty claim');
});

test('a number and a word that run together are parted', () => {
  expect(repaired('2.2Each Party shall pay.\n1.14“Sub-Contractor” means a firm.\n2.5GHz')).toBe(
    '2.2 Each Party shall pay.\n1.14 “Sub-Contractor” means a firm.\n2.5GHz',
  );
});

test('short words that run together are parted where the document has both of them', () => {
  expect(repaired('the terms ofthe Agreement bind each of the parties')).toBe(
    'the terms of the Agreement bind each of the parties',
  );
  expect(repaired('the terms ofany Agreement')).toBe('the terms ofany Agreement');
});
