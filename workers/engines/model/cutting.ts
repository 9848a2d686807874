import { createHash } from 'node:crypto';
import type { ExtractedDocument } from '#platform/documents.js';
import { stretchesOf, type Stretch } from './sections.js';
import { tokensOf } from './tokens.js';

/** What one call reads, tokens: a few clauses with all that they say, and not so many that some are passed over. */
const PART_TOKENS = 1_200;
/** From here on a part may end before its budget is used up. */
const LEAST_TOKENS = 300;

/** What one call reads. Offsets of its stretches count from the document's start. */
export interface Piece {
  start: number;
  end: number;
  stretches: Stretch[];
  /** Sections that begin in it, for progress. */
  sections: number;
}

type Cut = Stretch & { tokens: number; begins: boolean };

/**
 * Cuts a document into pieces within the budget: small sections together, big ones alone or in several, never
 * in a sentence. Where a piece ends is decided by the words of the section that follows and not by a count from
 * the document's start, so that an edited clause changes its own piece and perhaps the next, and all others are
 * found again.
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

/** Every second section, by its first words, begins a piece. */
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

/** A word of small letters (or one of a script without them) stands before the end of a sentence, and not "No." or "Art.". */
const SENTENCE_END = /(?<=\p{Ll}{3}|[\p{Lo}\p{M}]{2}|\d{2}|[)\]”"»])[.!?؟;؛][”"»)]?\s+(?=\S)/gu;

/** The last end of a sentence before `limit`, else the next one after it, else white space. */
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
