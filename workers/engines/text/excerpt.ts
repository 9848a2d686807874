import { withoutPageArtifacts } from './page-artifacts.js';

interface Span {
  start: number;
  end: number;
}

/** Most characters of a quote. */
export const QUOTE_CHARS = 1_200;

/**
 * Returns the part of a sentence to quote for a match: the whole sentence if it fits, else the pieces between
 * semicolons, items and commas around the match, in whole words.
 */
export function excerpt(text: string, match: Span): Span {
  const { start, end } = withoutPageArtifacts(text, within(text, match), match);
  return trimmed(text, start, end);
}

function within(text: string, match: Span): Span {
  if (text.length <= QUOTE_CHARS) return trimmed(text, 0, text.length);
  const room = Math.max(0, QUOTE_CHARS - (match.end - match.start));
  const low = Math.max(0, match.start - Math.floor(room * 0.45));
  let start = match.start;
  for (const border of [/[;:]\s+|\s(?=\((?:[a-z]{1,2}|[ivx]{1,5}|\d{1,2})\)\s)/g, /,\s+/g, /\s+/g]) {
    const found = low === 0 ? 0 : firstAfter(text, border, low, match.start);
    if (found !== null) {
      start = found;
      break;
    }
  }
  const limit = Math.min(text.length, start + QUOTE_CHARS);
  if (limit === text.length) return trimmed(text, start, limit);
  let end = Math.min(match.end, limit);
  for (const border of [/[;]|\.\s/g, /,/g, /\s/g]) {
    const found = lastBefore(text, border, Math.min(match.end, limit), limit);
    if (found !== null) {
      end = found;
      break;
    }
  }
  return trimmed(text, start, end);
}

function firstAfter(text: string, border: RegExp, from: number, to: number): number | null {
  border.lastIndex = from;
  const match = border.exec(text);
  const place = match === null ? null : match.index + match[0].length;
  return place !== null && place <= to ? place : null;
}

function lastBefore(text: string, border: RegExp, from: number, to: number): number | null {
  let last: number | null = null;
  for (const match of text.slice(from, to).matchAll(border)) last = from + match.index;
  return last;
}

function trimmed(text: string, start: number, end: number): Span {
  const piece = text.slice(start, end);
  const lead = piece.length - piece.trimStart().length;
  return { start: start + lead, end: start + lead + piece.trim().length };
}
