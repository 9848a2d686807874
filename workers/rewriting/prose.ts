import type { Block, ExtractedDocument } from '#platform/documents.js';
import type { Span } from '#workers/engines/text/clause/stance.js';

const PROSE = new Set<Block['kind']>(['paragraph', 'list-item', 'cell', 'footnote', 'endnote', 'comment']);

/**
 * Returns the paragraphs of a document that consist of sentences: without headings, headers and footers, and without the
 * number that Word generates before one. A document without blocks is divided at blank lines.
 */
export function proseOf({ text, blocks }: Pick<ExtractedDocument, 'text' | 'blocks'>): Span[] {
  if (blocks === undefined)
    return [...text.matchAll(/\S(?:[^\n]|\n(?!\s*\n))*/g)].map(({ index, 0: own }) => ({
      start: index,
      end: index + own.length,
    }));
  return blocks
    .filter(({ kind }) => PROSE.has(kind))
    .map((block) => ({ start: block.start + numberLength(text, block), end: block.end }));
}

/** Returns the length of a block's generated number and the white space after it, with which its text begins. */
export function numberLength(text: string, { start, end, list, places }: Block): number {
  // Of other formats than Word's the number is part of the paragraph.
  if (list === undefined || places === undefined || !text.startsWith(list.number, start)) return 0;
  const own = text.slice(start + list.number.length, end);
  return list.number.length + own.length - own.trimStart().length;
}
