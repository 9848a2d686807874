import type { ExtractedDocument } from '#platform/documents.js';
import type { Span } from './search.js';
import { sentencesIn } from './sentences.js';

/** A stretch of a document that is found as one. */
export interface Passage extends Span {
  heading: string | null;
}

/** Short paragraphs are joined up to this length, and none is longer than the other. */
const ENOUGH = 400;
const LONGEST = 700;
/** A numbered clause begins a passage of its own after one that is at least so long. */
const SHORTEST = 120;
const NUMBERED =
  /^\s*(?:(?:section|article|clause)\s+)?(?:\d{1,3}(?:\.\d{1,3}){0,3}[.)]?|\([a-z\u0621-\u064a\d]{1,4}\)|[A-Za-z][.)])\s/i;
const ENDS_SENTENCE = /[.;:!?؟؛][”"')\]\s]*$/;

interface Piece extends Span {
  begins: boolean;
}

function paragraphsOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    const end = start + line.length;
    if (line.trim() !== '') pieces.push({ start, end, begins: false });
    start = end + 1;
  }
  return pieces;
}

function piecesOf({ text, blocks }: ExtractedDocument): Piece[] {
  const pieces =
    blocks === undefined || blocks.length === 0
      ? paragraphsOf(text)
      : blocks
          .filter(({ kind }) => kind !== 'header' && kind !== 'footer')
          .map(({ start, end, kind }) => ({ start, end, begins: kind === 'heading' }));
  return pieces.flatMap((piece) => {
    if (piece.end - piece.start <= LONGEST) return [piece];
    return sentencesIn(text.slice(piece.start, piece.end)).map(({ start, end }, index) => ({
      start: piece.start + start,
      end: piece.start + end,
      begins: index === 0 && piece.begins,
    }));
  });
}

/** Divides a document into passages: a paragraph or a few short ones in a row, never across a heading or a section's beginning. */
export function passagesOf(document: ExtractedDocument): Passage[] {
  const { sections, text } = document;
  const passages: Passage[] = [];
  let section = 0;
  let last: Passage | undefined;
  for (const { start, end, begins } of piecesOf(document)) {
    let entered = false;
    while (section < sections.length && (sections[section]?.end ?? 0) <= start) {
      section += 1;
      entered = true;
    }
    const heading = sections[section]?.heading ?? null;
    const length = last === undefined ? 0 : last.end - last.start;
    const mayBegin =
      last === undefined ||
      (length >= SHORTEST && NUMBERED.test(text.slice(start, start + 30))) ||
      // Lines of a text without blocks end anywhere.
      (length >= ENOUGH && ENDS_SENTENCE.test(text.slice(Math.max(last.start, last.end - 10), last.end)));
    if (last === undefined || entered || begins || mayBegin || end - last.start > LONGEST) {
      last = { start, end, heading };
      passages.push(last);
    } else last.end = end;
  }
  return passages;
}
