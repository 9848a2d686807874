import { beginsList, followsItem } from './item-numbers.js';
import { withoutPageArtifacts } from './page-artifacts.js';

interface Span {
  start: number;
  end: number;
}

/** Most characters of a quote. */
export const QUOTE_CHARS = 3_000;
/** Most characters of a lead-in that is quoted before one item of its list. */
const LEAD_CHARS = 900;

/**
 * Returns the part of a sentence to quote for a match: the whole sentence if it fits, else the pieces between
 * semicolons, items and commas around the match, in whole words.
 */
export function excerpt(text: string, match: Span): Span {
  return withoutPageArtifacts(text, within(text, match), match);
}

/**
 * Returns the parts of a sentence to quote for a match, in order: as `excerpt`, but of a long sentence with items what stands
 * before the items, and those that the match is in.
 */
export function excerpts(text: string, match: Span): Span[] {
  const listed = text.length <= QUOTE_CHARS ? null : withinItems(text, match);
  if (listed === null) return [excerpt(text, match)];
  return listed.map((span) => withoutPageArtifacts(text, trimmed(text, span.start, span.end), match));
}

/** Matches the mark of an item within a sentence. */
const ITEM = /(?<=\s)(?:\((?:[a-z]{1,2}|[ivx]{1,5}|\d{1,2})\)|(?:[a-z]|[ivx]{1,4}|\d{1,2})[.)])(?=\s)/gi;
const REFERS =
  /\b(?:sections?|clauses?|paragraphs?|articles?|items?|sub-?[a-z]{3,12}|schedules?|exhibits?)\s*$/i;
/** What stands before a mark without an opening bracket. */
const BEFORE_BARE = /[;:,](?:\s{0,9}(?:and|or|and\/or))?\s*$/;
/** What joins an item to the next one. */
const JOINS = /[\s,;]*(?:\b(?:and|or|and\/or))?[\s,;]*$/i;

/** Returns where the items of a sentence's first list begin. */
function itemStarts(text: string): number[] {
  const starts: number[] = [];
  let last: string | null = null;
  for (const { index, 0: mark } of text.matchAll(ITEM)) {
    const before = text.slice(Math.max(0, index - 30), index);
    if (index === 0 || REFERS.test(before) || (!mark.startsWith('(') && !BEFORE_BARE.test(before))) continue;
    if (last === null ? !beginsList(mark) : !followsItem(last, mark, 1)) continue;
    last = mark;
    starts.push(index);
  }
  return starts;
}

/** Returns the lead-in of a list with the items of a match; null if there is no list, or they are too long. */
function withinItems(text: string, match: Span): Span[] | null {
  const starts = itemStarts(text);
  const first = starts[0];
  if (first === undefined || starts.length < 2) return null;
  const items = starts.map((start, at) => ({ start, end: starts[at + 1] ?? text.length }));
  const bare = ({ start, end }: Span) => ({
    start,
    end:
      end === text.length
        ? end
        : end - (JOINS.exec(text.slice(Math.max(start, end - 40), end))?.[0].length ?? 0),
  });
  const own = items.filter(({ start, end }) => start < match.end && end > match.start);
  // Words of the lead-in concern every item.
  if (own.length === 0) {
    const fitting = items.findLast(({ end }) => end <= QUOTE_CHARS);
    return fitting === undefined ? null : [bare({ start: 0, end: fitting.end })];
  }
  const from = own[0]?.start ?? first;
  const to = own.at(-1)?.end ?? text.length;
  if (first + (to - from) > QUOTE_CHARS || (from > first && first > LEAD_CHARS)) return null;
  return from === first
    ? [bare({ start: 0, end: to })]
    : [{ start: 0, end: first }, bare({ start: from, end: to })];
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
  for (const border of [/[;]|(?<!\b(?:[A-Z]|No|Inc|Ltd|Corp|Co|vs))\.\s/g, /,/g, /\s/g]) {
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
