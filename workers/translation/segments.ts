import type { Language } from '#shared/contracts/common.js';
import type { Block, ExtractedDocument } from '#platform/documents.js';
import { sentenceSpans } from '#workers/engines/text/sentence-ends.js';
import { numberLength, proseOf } from '#workers/rewriting/prose.js';

/** What is translated as one: a line of a paragraph, or a part of a very long one. */
export interface Segment {
  /** Index of its block. */
  block: number;
  start: number;
  end: number;
  /** Its text in one line. */
  text: string;
}

/** Length beyond which a paragraph is cut between its sentences, characters. */
const LONG_CHARS = 3_000;
const LETTERS: Record<Language, RegExp> = {
  en: /\p{Script=Latin}/gu,
  ar: /\p{Script=Arabic}/gu,
};

/** Returns a document's blocks; one that was read before blocks existed is divided at blank lines. */
export function blocksOf({ text, blocks }: Pick<ExtractedDocument, 'text' | 'blocks'>): readonly Block[] {
  return (
    blocks ??
    proseOf({ text, blocks: undefined }).map((span, index): Block => ({
      ...span,
      id: `b${index}`,
      kind: 'paragraph',
    }))
  );
}

/** Returns a block's range without the number that Word generates before it. */
export function ownRange(text: string, block: Block): { start: number; end: number } {
  return { start: block.start + numberLength(text, block), end: block.end };
}

/** Returns what is to be translated of a document: its lines with letters of the other language. */
export function segmentsOf(document: Pick<ExtractedDocument, 'text' | 'blocks'>, to: Language): Segment[] {
  const { text } = document;
  return blocksOf(document).flatMap((block, index) =>
    linesOf(text, block)
      .flatMap((line) => (line.end - line.start > LONG_CHARS ? sentencesOf(text, line) : [line]))
      .filter(({ start, end }) => isForeign(text.slice(start, end), to))
      .map(({ start, end }) => ({
        ...{ block: index, start, end },
        text: text.slice(start, end).replace(/\s+/g, ' '),
      })),
  );
}

interface Range {
  start: number;
  end: number;
}

/** Divides a paragraph at its tabs and line breaks where Word has them; elsewhere a line ends where the page did. */
function linesOf(text: string, block: Block): Range[] {
  const { start, end } = ownRange(text, block);
  if (block.places === undefined) return trimmed(text, [{ start, end }]);
  return [...text.slice(start, end).matchAll(/[^\t\n]+/g)].flatMap(({ index, 0: line }) =>
    trimmed(text, [{ start: start + index, end: start + index + line.length }]),
  );
}

/** Joins sentences up to the length at which a paragraph is cut; a longer one is a segment of its own. */
function sentencesOf(text: string, { start, end }: Range): Range[] {
  const joined: Range[] = [];
  for (const sentence of sentenceSpans(text, { start, end })) {
    const last = joined.at(-1);
    if (last !== undefined && sentence.end - last.start <= LONG_CHARS) last.end = sentence.end;
    else joined.push(sentence);
  }
  const last = joined.at(-1);
  if (last !== undefined) last.end = end;
  return trimmed(text, joined);
}

function trimmed(text: string, ranges: readonly Range[]): Range[] {
  return ranges.flatMap(({ start, end }) => {
    const own = text.slice(start, end);
    const length = own.trim().length;
    const from = start + own.length - own.trimStart().length;
    return length === 0 ? [] : [{ start: from, end: from + length }];
  });
}

/** Tells whether a line is to be translated: it has more letters of the other script than of the one it is to have. */
export function isForeign(line: string, to: Language): boolean {
  const count = (lang: Language) => line.match(LETTERS[lang])?.length ?? 0;
  const [foreign, own] = [count(to === 'ar' ? 'en' : 'ar'), count(to)];
  return foreign > 0 && foreign >= own;
}
