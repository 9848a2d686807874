import { createHash } from 'node:crypto';
import type { ExtractedDocument } from '#platform/documents.js';
import { stretchesOf, type Stretch } from './sections.js';
import { tokensOf } from './tokens.js';

/**
 * Token budget of one call: a few clauses with everything they say, but not so many that the model passes over some.
 */
const PART_TOKENS = 1_200;
/** Least size of a part, tokens: from here on it may end before its budget is used up. */
const LEAST_TOKENS = 300;

/** The text of one call. Offsets of its stretches count from the document's start. */
export interface Piece {
  start: number;
  end: number;
  stretches: Stretch[];
  /** Number of sections that begin in it, for progress. */
  sections: number;
}

type Cut = Stretch & { tokens: number; begins: boolean };

/**
 * Cuts a document into pieces within the token budget: small sections together, large ones alone or in several
 * pieces, never within a sentence. The end of a piece depends on the text of the section that follows and not on a
 * count from the document's start, so that an edited clause changes its own piece and perhaps the next, and the
 * stored outputs of all others are found again.
 */
export function piecesOf(document: ExtractedDocument): Piece[] {
  const pieces: Piece[] = [];
  let filled = Infinity;
  for (const stretch of stretchesOf(document)) {
    for (const cut of cutsOf(document.text, stretch)) {
      const last = pieces.at(-1);
      const joins =
        last !== undefined &&
        filled + cut.tokens <= PART_TOKENS &&
        !(filled >= LEAST_TOKENS && isBorder(document.text, cut));
      if (joins) {
        last.end = cut.end;
        last.stretches.push(cut);
        last.sections += cut.begins ? 1 : 0;
        filled += cut.tokens;
      } else {
        pieces.push({ start: cut.start, end: cut.end, stretches: [cut], sections: cut.begins ? 1 : 0 });
        filled = cut.tokens;
      }
    }
  }
  return pieces.filter(({ start, end }) => document.text.slice(start, end).trim() !== '');
}

/** True if the section begins a new piece: decided by its first words, and true for about every second section. */
function isBorder(text: string, { start }: Stretch): boolean {
  const opening = text.slice(start, start + 80).replace(/\s+/g, ' ');
  return ((createHash('sha256').update(opening).digest()[0] ?? 0) & 1) === 0;
}

function cutsOf(text: string, stretch: Stretch): Cut[] {
  const tokens = tokensOf(text.slice(stretch.start, stretch.end));
  if (tokens <= PART_TOKENS) return [{ ...stretch, tokens, begins: true }];
  const chars = Math.floor(((stretch.end - stretch.start) * PART_TOKENS) / tokens);
  const cuts: Cut[] = [];
  let start = stretch.start;
  while (start < stretch.end) {
    const end =
      stretch.end - start <= chars ? stretch.end : sentenceEnd(text, start, start + chars, stretch.end);
    cuts.push({
      ...stretch,
      start,
      end,
      tokens: Math.ceil(((end - start) * PART_TOKENS) / chars),
      begins: start === stretch.start,
    });
    start = end;
  }
  return cuts;
}

/**
 * End of a sentence: it follows a lower-case word (or a word of a script without case), which excludes "No." and
 * "Art.".
 */
const SENTENCE_END = /(?<=\p{Ll}{3}|[\p{Lo}\p{M}]{2}|\d{2}|[)\]”"»])[.!?؟;؛][”"»)]?\s+(?=\S)/gu;

/** Returns the last end of a sentence before `limit`, else the next one after it, else white space. */
function sentenceEnd(text: string, start: number, limit: number, last: number): number {
  const least = start + Math.floor((limit - start) / 2);
  const ends = [...text.slice(start, limit).matchAll(SENTENCE_END)].map(
    (match) => start + match.index + match[0].length,
  );
  const before = ends.findLast((end) => end > least);
  if (before !== undefined) return before;
  const most = Math.min(last, limit + (limit - start));
  const after = SENTENCE_END.exec(text.slice(limit, most));
  SENTENCE_END.lastIndex = 0;
  if (after !== null) return limit + after.index + after[0].length;
  if (most === last) return last;
  const space = text.slice(start, limit).search(/\s\S*$/);
  return space > 0 ? start + space + 1 : limit;
}
