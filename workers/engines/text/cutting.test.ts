import { describe, expect, test } from '@jest/globals';
import { splitSections } from '#workers/extraction/sections/sections.js';
import { pieces } from './cutting.js';
import { passageOf } from './passage.js';
import { sentencesOf } from './sentences.js';

/** Returns what is quoted for a place in a text, white space made plain. */
function quotedAt(text: string, words: string): string {
  const document = { text, pages: [], sections: splitSections(text, []), warnings: [] };
  const place = text.indexOf(words);
  for (const piece of pieces(document)) {
    const own = text.slice(piece.start, piece.end);
    const start = place - piece.start;
    const sentence = sentencesOf(own, piece.stretches).find((one) => one.start <= start && start < one.end);
    if (sentence === undefined) continue;
    const { quote } = passageOf(own, sentence, { start, end: start + words.length });
    return quote.replace(/\s+/g, ' ').trim();
  }
  return '';
}

const filler = (at: number) => `Supplier shall keep record number ${at} of the goods. `.repeat(15);

describe('list items that stand far from the sentence that opens their list', () => {
  const conditions = [
    '12.01. Deliveries',
    '',
    filler(1),
    '',
    '12.02. Transfer by Customer',
    '',
    `${filler(2)}Customer may transfer the licence if these conditions are met:`,
    '',
    '1. All sums owed to Supplier have been paid.',
    '',
    'Page 5',
    '',
    '2. Customer is in default of nothing that it owes under this Agreement.',
    '',
    '3. Customer has signed a release of all its claims.',
    '',
    '12.03. Notices',
    '',
    filler(3),
  ].join('\n');

  test.each(['All sums owed', 'Customer is in default of nothing', 'Customer has signed'])(
    '"%s" is quoted with its lead-in',
    (words) => {
      expect(quotedAt(conditions, words)).toMatch(
        /^Customer may transfer the licence if these conditions are met: \d\. /,
      );
    },
  );

  test('clauses below "the parties agree as follows" are no items of a list', () => {
    const contract = `The parties agree as follows:\n\n1. ${filler(1)}\n\n2. Customer shall pay the fees.\n`;
    expect(quotedAt(contract, 'Customer shall pay')).toMatch(/^(?:2\. )?Customer shall pay the fees/);
  });
});
