import { cleanText } from '#workers/extraction/clean.js';
import type { Piece } from './pieces.js';

/** A part of a piece: offsets in its text, end exclusive. */
export interface PieceRange {
  index: number;
  start: number;
  end: number;
}

/** Where a block's text is in the pieces of its paragraph. */
export interface Alignment {
  /** The pieces, notes with the marks by which the text refers to them. */
  pieces: readonly Piece[];
  /** Returns the pieces, or parts of them, that a range of the block's text covers, in order. */
  covered(start: number, end: number): PieceRange[];
  /** Ranges of the block's text that are more than text: marks of notes, fields and symbols, in order. */
  readonly fixed: readonly { start: number; end: number }[];
  /** Where the pieces that are text stand in the block's text, without white space around them, in order. */
  readonly texts: readonly { piece: number; start: number; end: number }[];
}

interface Letter {
  /** A visible character, cleaned as the reader cleans it; empty for a note, whose mark is not in the file. */
  char: string;
  piece: number;
  offset: number;
  width: number;
}

interface Matched extends Letter {
  /** Offsets in the block's text. */
  from: number;
  to: number;
}

const NOTE_MARK = /^\[[^\]\s]{1,12}\]/;
const isBlank = (char: string) => /^\s$/u.test(char);

/**
 * Aligns a block's text with the pieces of its paragraph: all visible characters must be the same. The reader cleans
 * characters and white space, and writes marks for notes.
 * @returns null if they differ.
 */
export function align(text: string, pieces: readonly Piece[]): Alignment | null {
  const matched = match(text, lettersOf(pieces));
  if (matched === null) return null;
  const marks = new Map(
    matched.filter(({ char }) => char === '').map(({ piece, from, to }) => [piece, text.slice(from, to)]),
  );
  const marked = pieces.map((piece, index) => ({ ...piece, text: marks.get(index) ?? piece.text }));
  const starts: number[] = [];
  let length = 0;
  for (const piece of marked) {
    starts.push(length);
    length += piece.text.length;
  }
  const borders = bordersOf(text, matched, starts, length);
  return {
    pieces: marked,
    fixed: placesOf(matched, marked, ['note', 'object']).map(({ start, end }) => ({ start, end })),
    texts: placesOf(matched, marked, ['text']),
    covered(start, end) {
      const [from, to] = [borders[start] ?? 0, borders[end] ?? length];
      return marked.flatMap(({ text: own }, index): PieceRange[] => {
        const at = starts[index] ?? 0;
        const inside = own === '' ? at >= from && at < to : at < to && at + own.length > from;
        if (!inside) return [];
        return [{ index, start: Math.max(from - at, 0), end: Math.min(to - at, own.length) }];
      });
    },
  };
}

function placesOf(matched: readonly Matched[], pieces: readonly Piece[], kinds: readonly Piece['kind'][]) {
  const ranges = new Map<number, { piece: number; start: number; end: number }>();
  for (const { piece, from, to } of matched) {
    const kind = pieces[piece]?.kind;
    if (kind === undefined || !kinds.includes(kind)) continue;
    ranges.set(piece, { piece, start: ranges.get(piece)?.start ?? from, end: to });
  }
  return [...ranges.values()];
}

function lettersOf(pieces: readonly Piece[]): Letter[] {
  return pieces.flatMap(({ kind, text }, piece): Letter[] => {
    if (kind === 'note') return [{ char: '', piece, offset: 0, width: 0 }];
    let offset = 0;
    return [...text].flatMap((raw) => {
      const letter = { piece, offset, width: raw.length };
      offset += raw.length;
      return [...cleanText(raw)].filter((char) => !isBlank(char)).map((char) => ({ ...letter, char }));
    });
  });
}

/** Finds each letter in the text, in order; null if the text has others. */
function match(text: string, letters: readonly Letter[]): Matched[] | null {
  const matched: Matched[] = [];
  let at = 0;
  for (const letter of letters) {
    while (at < text.length && isBlank(text.charAt(at))) at += 1;
    const { char } = letter;
    const shown = char === '' ? (NOTE_MARK.exec(text.slice(at, at + 14))?.[0] ?? '') : char;
    // A note with a mark of its own, which follows as text, has none of the reader's.
    if (shown === '') continue;
    if (!text.startsWith(shown, at)) return null;
    matched.push({ ...letter, from: at, to: at + shown.length });
    at += shown.length;
  }
  return text.slice(at).trim() === '' ? matched : null;
}

/** Returns where each character of the block's text begins among the characters of the pieces, and where it ends. */
function bordersOf(
  text: string,
  matched: readonly Matched[],
  starts: readonly number[],
  length: number,
): number[] {
  const borders: number[] = [];
  /** Fills the white space before a letter: character by character, the last one takes what remains. */
  let reached = 0;
  const fill = (to: number, begin: number) => {
    while (borders.length < to) {
      borders.push(reached);
      if (reached < begin) reached += 1;
    }
    reached = begin;
  };
  for (const { piece, offset, width, char, from, to } of matched) {
    const begin = (starts[piece] ?? 0) + offset;
    const end = char === '' ? begin + (to - from) : begin + width;
    // One character of a file may be several of the text, such as a ligature.
    fill(from, Math.max(begin, reached));
    for (let at = from; at < to; at++) borders.push(Math.min(begin + (at - from), end));
    reached = Math.max(reached, end);
  }
  fill(text.length, length);
  borders.push(length);
  borders[0] = 0;
  return borders;
}
