import { describe, expect, it } from '@jest/globals';
import type { ExtractedDocument } from '#platform/documents.js';
import { definitionsOf, usedIn } from './definitions.js';
import { piecesOf } from './cutting.js';
import { tokensOf } from './tokens.js';

/** Builds a document of sections given as [number, heading, body]; each section begins with a heading line. */
function documentOf(
  sections: readonly (readonly [string, string, string])[],
  levels?: number[],
): ExtractedDocument {
  let text = '';
  const spans = sections.map(([number, heading, body], at) => {
    const start = text.length;
    text += `${number} ${heading}\n${body}\n`;
    return { start, end: text.length, heading, number, level: levels?.[at] ?? 1 };
  });
  return { text, pages: [], sections: spans, warnings: [] };
}
const clause = (n: number) =>
  `The Supplier shall deliver item ${n} within thirty days of the order, as described in Schedule ${n}. No. 5 of the list is excluded. `;
const contract = (edited?: number) =>
  documentOf(
    Array.from({ length: 60 }, (_, at) => [
      `${at + 1}`,
      `Clause of ${at}`,
      clause(at).repeat(4 + (at % 5)) +
        (at === edited ? 'The parties have agreed on one more sentence. ' : ''),
    ]),
  );

describe('piecesOf', () => {
  it('pieces cover the text without gaps, keep small sections together and stay within the budget', () => {
    const { text, sections } = contract();
    const pieces = piecesOf({ text, sections, pages: [], warnings: [] });
    expect(pieces[0]?.start).toBe(0);
    expect(pieces.at(-1)?.end).toBe(text.length);
    pieces.slice(1).forEach((piece, at) => expect(piece.start).toBe(pieces[at]?.end));
    expect(pieces.reduce((sum, piece) => sum + piece.sections, 0)).toBe(60);
    expect(pieces.length).toBeLessThan(45);
    for (const { start, end } of pieces) expect(tokensOf(text.slice(start, end))).toBeLessThanOrEqual(1_300);
  });

  it('an edit changes only the pieces around it', () => {
    const textsOf = (document: ExtractedDocument) =>
      piecesOf(document).map(({ start, end }) => document.text.slice(start, end));
    const before = new Set(textsOf(contract()));
    const changed = textsOf(contract(7)).filter((piece) => !before.has(piece));
    expect(changed.length).toBeGreaterThan(0);
    expect(changed.length).toBeLessThanOrEqual(2);
  });

  it('a long section is cut only at the ends of sentences', () => {
    const document = documentOf([['1', 'Long', clause(1).repeat(150)]]);
    const pieces = piecesOf(document);
    expect(pieces.length).toBeGreaterThan(3);
    for (const { end } of pieces)
      expect(document.text.slice(0, end).trimEnd()).toMatch(/(?:excluded|Schedule 1)\.$/);
    const arabic = documentOf([
      ['١', 'التزامات', 'يلتزم المورد بتسليم البضاعة خلال ثلاثين يوماً. '.repeat(300)],
    ]);
    const cut = piecesOf(arabic);
    expect(cut.length).toBeGreaterThan(2);
    for (const { end } of cut) expect(arabic.text.slice(0, end).trimEnd()).toMatch(/\.$/);
  });

  it('a text without any sentences is still cut into pieces', () => {
    const document = documentOf([['1', 'List', 'word '.repeat(20_000)]]);
    const pieces = piecesOf(document);
    expect(pieces.length).toBeGreaterThan(8);
    expect(pieces.map(({ start, end }) => document.text.slice(start, end)).join('')).toBe(document.text);
  });

  it('a piece knows the headings above it and its full number', () => {
    const document = documentOf(
      [
        ['4', 'Fees', 'The fees.'],
        ['4.2', 'Late payment', 'Interest.'],
        ['(b)', 'Rate', 'Ten percent.'],
        ['5', 'Term', 'One year.'],
      ],
      [1, 2, 3, 1],
    );
    const stretches = piecesOf(document).flatMap((piece) => piece.stretches);
    expect(stretches.map(({ path }) => path.join(' > '))).toEqual([
      '4 Fees',
      '4 Fees > 4.2 Late payment',
      '4 Fees > 4.2 Late payment > 4.2(b) Rate',
      '5 Term',
    ]);
  });
});

describe('definitionsOf and usedIn', () => {
  const text = [
    'This Agreement is made between Alpha LLC, a company of Riyadh (the “Supplier”) and Beta Co (the “Customer”).',
    '“Net Sales” means the gross amount invoiced, less returns. “Term” shall mean five years.',
    'The royalty is two percent of Net Sales. The Supplier pays it.',
  ].join('\n\n');
  const piece = { start: text.indexOf('The royalty'), end: text.length, stretches: [], sections: 1 };

  it('a definition is found where a term is explained or named', () => {
    expect(definitionsOf(text).map(({ term, words }) => [term, words])).toEqual([
      ['Supplier', expect.stringContaining('Alpha LLC, a company of Riyadh (the “Supplier”)')],
      ['Customer', expect.stringContaining('Beta Co (the “Customer”)')],
      ['Net Sales', '“Net Sales” means the gross amount invoiced, less returns.'],
      ['Term', '“Term” shall mean five years.'],
    ]);
  });

  it('a definition goes with the parts that use it, and not with the part that contains it', () => {
    const all = definitionsOf(text);
    expect(usedIn(text, piece, all).map(({ term }) => term)).toEqual(['Supplier', 'Net Sales']);
    expect(usedIn(text, { ...piece, start: 0 }, all)).toEqual([]);
  });
});
