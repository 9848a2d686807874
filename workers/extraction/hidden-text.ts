import type { ExtractionWarning } from '#platform/documents.js';

interface Span {
  start: number;
  end: number;
}

/** Most characters of hidden text that are quoted; `SPANS` limits the places that are named. */
const QUOTED_CHARS = 200;
const SPANS = 100;
/** Characters of a piece that are searched for: a longer piece is found by its beginning. */
const SOUGHT_CHARS = 400;
/**
 * Characters that may be scanned for pieces that are not found: each failure scans its whole page, and after this
 * many the search ends.
 */
const READ_IN_VAIN = 1_000_000;

/** Returns the beginning of a text in one line. */
export function quoted(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > QUOTED_CHARS ? `${line.slice(0, QUOTED_CHARS).trimEnd()}…` : line;
}

/** Finds the places of pieces of text between two offsets, in order; pieces that are not found are left out. */
export function locate(text: string, pieces: readonly string[], within: Span): Span[] {
  const spans: Span[] = [];
  // Text after the end is not scanned again for each piece.
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

/** Creates the warning about text that exists and can hardly be seen; empty if there is no such text. */
export function hiddenTextWarning(pieces: readonly string[], spans: readonly Span[]): ExtractionWarning[] {
  if (pieces.length === 0) return [];
  return [{ code: 'hidden_text', quote: quoted(pieces.join(' ')), spans: spans.slice(0, SPANS) }];
}
