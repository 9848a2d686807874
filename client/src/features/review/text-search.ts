import { fold, foldWithOffsets } from './fold.js';
import type { TextPart } from './layout.js';
import type { Span } from './soft-breaks.js';

/** A text prepared to be searched: its folded paragraphs, between which nothing is found. */
export interface TextIndex {
  text: string;
  /** For each folded character, the offset in the document from which it comes. */
  offsets: readonly number[];
  /** The document's text. */
  content: string;
}

const BETWEEN = '\n';
/** Marks over a letter, which are found with it. */
const MARKS = /[\u0300-\u036f\u064b-\u065f\u0670\u0640]/;

/** Prepares the paragraphs of a document to be searched. */
export function indexText(content: string, texts: readonly TextPart[]): TextIndex {
  const pieces: string[] = [];
  const offsets: number[] = [];
  for (const { start, end, unshown } of texts) {
    const hidden = new Set(unshown);
    const folded = foldWithOffsets(content.slice(start, end), (at) => hidden.has(start + at));
    pieces.push(folded.text, BETWEEN);
    for (const at of folded.offsets) offsets.push(start + at);
    offsets.push(end);
  }
  return { text: pieces.join(''), offsets, content };
}

/** Finds a query in a text: case, vowel signs and the forms of letters do not count. Matches do not overlap. */
export function findInText({ text, offsets, content }: TextIndex, query: string): Span[] {
  const sought = fold(query).trim();
  if (sought === '') return [];
  const matches: Span[] = [];
  for (let at = text.indexOf(sought); at !== -1; at = text.indexOf(sought, at + sought.length)) {
    const start = offsets[at] ?? 0;
    let end = (offsets[at + sought.length - 1] ?? start) + 1;
    while (MARKS.test(content.charAt(end))) end += 1;
    matches.push({ start, end });
  }
  return matches;
}

/** Returns the index of the first match at or after an offset; the first of all if there is none. */
export function matchAfter(matches: readonly Span[], offset: number): number {
  return Math.max(
    0,
    matches.findIndex(({ start }) => start >= offset),
  );
}
