import type { ExtractionWarning } from '#platform/documents.js';

interface Span {
  start: number;
  end: number;
}

/** So much of hidden text is quoted, and so many of its places are named. */
const QUOTED_CHARS = 200;
const SPANS = 100;
/** A longer piece is looked for by its beginning. */
const SOUGHT_CHARS = 400;
/** A piece that is not found has cost a reading of its page: after so many characters no more are looked for. */
const READ_IN_VAIN = 1_000_000;

/** The beginning of a text in one line. */
export function quoted(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > QUOTED_CHARS ? `${line.slice(0, QUOTED_CHARS).trimEnd()}…` : line;
}

/** Where pieces of text stand between two offsets, in order; those that cannot be found again are left out. */
export function locate(text: string, pieces: readonly string[], within: Span): Span[] {
  const spans: Span[] = [];
  // What stands behind the end is not read once more for each piece.
  const readable = text.slice(0, within.end);
  let from = within.start;
  let inVain = 0;
  for (const piece of pieces) {
    if (inVain > READ_IN_VAIN) break;
    const words = piece.slice(0, SOUGHT_CHARS).split(/\s+/).filter(Boolean);
    if (words.length === 0) continue;
    const pattern = new RegExp(
      words.map((word) => word.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')).join('\\s*'),
      'g',
    );
    pattern.lastIndex = from;
    const match = pattern.exec(readable);
    if (match === null) {
      inVain += within.end - from;
      continue;
    }
    from = match.index + match[0].length;
    const last = spans.at(-1);
    if (last !== undefined && /^\s*$/.test(text.slice(last.end, match.index))) last.end = from;
    else spans.push({ start: match.index, end: from });
  }
  return spans;
}

/** A warning about text that is there and can hardly be seen; none where there is no such text. */
export function hiddenTextWarning(pieces: readonly string[], spans: readonly Span[]): ExtractionWarning[] {
  if (pieces.length === 0) return [];
  return [{ code: 'hidden_text', quote: quoted(pieces.join(' ')), spans: spans.slice(0, SPANS) }];
}
