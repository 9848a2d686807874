import type { Span } from '#platform/search/search.js';
import { normalizeText } from '#workers/engines/text/plain.js';
import { sentenceSpans } from '#workers/engines/text/sentence-ends.js';

/** Most characters of one quote, and of one that holds a list: two grounds of eight would seem to be all. */
const QUOTE_CHARS = 600;
const LIST_CHARS = 1_600;

export interface Quoted extends Span {
  /** True if the passage has more than is quoted. */
  isPart: boolean;
  /** Number of items of a list that was begun and that are not quoted. */
  itemsLeft: number;
}

/** The beginning of an item of a list: "1-", "(a)", «أ-», «أولاً:». */
const ITEM =
  /(?<=^|[\n:;.,\u060c\u061b])[^\S\n]{0,20}\n?[^\S\n]{0,20}(?:\((?:\d{1,2}|[a-z]|[ivx]{1,4}|[\u0621-\u064a]|هـ)\)|(?:\d{1,2}|[a-z]|[ivx]{1,4}|[\u0623\u0628-\u064a]|هـ)\s?[-\u2013.)](?=\s)|[\u2022\u25aa]|(?:أولا|ثانيا|ثالثا|رابعا|خامسا|سادسا|سابعا|ثامنا|تاسعا|عاشرا)ً?\s?[:\u060c-])\s?(?=\S)/gu;
/** What announces a list. */
const LEADS = /[:\uff1a]\s*$/;

interface Unit extends Span {
  /** Number of the list that it is an item of; undefined for other text. */
  list: number | undefined;
}

/** Divides a passage into sentences and items of lists. */
function unitsOf(text: string): Unit[] {
  const starts = new Map<number, boolean>();
  for (const { start } of sentenceSpans(normalizeText(text), { start: 0, end: text.length }))
    starts.set(start, false);
  for (const { 0: mark, index } of text.matchAll(ITEM)) {
    const at = index + (mark.length - mark.trimStart().length);
    // A sentence may begin a moment before its mark.
    for (const [start] of starts) if (start > at && start <= index + mark.length) starts.delete(start);
    starts.set(at, true);
  }
  const sorted = [...starts].sort(([one], [other]) => one - other);
  let list = 0;
  let before: Unit | undefined;
  return sorted.flatMap(([start, isItem], at): Unit[] => {
    const piece = text.slice(start, sorted[at + 1]?.[0] ?? text.length);
    const end = start + piece.trimEnd().length;
    if (end === start) return [];
    if (isItem && before?.list === undefined) list += 1;
    // What follows an item in its own sentences belongs to it, until a new line.
    const goesOn = before?.list !== undefined && !/\n/.test(text.slice(before.end, start));
    before = { start, end, list: isItem || goesOn ? list : undefined };
    return [before];
  });
}

/** Returns the first and last unit of the list that a unit is an item of, with what announces it; of any other, itself. */
function listAround(text: string, units: readonly Unit[], at: number): [from: number, to: number] {
  const isLead = (index: number) => {
    const unit = units[index];
    return (
      unit !== undefined &&
      LEADS.test(text.slice(unit.start, unit.end)) &&
      units[index + 1]?.list !== undefined
    );
  };
  const list = units[at]?.list ?? (isLead(at) ? units[at + 1]?.list : undefined);
  if (list === undefined) return [at, at];
  const first = units.findIndex((unit) => unit.list === list);
  return [isLead(first - 1) ? first - 1 : first, units.findLastIndex((unit) => unit.list === list)];
}

/**
 * Returns what to quote of a passage: all of it if it is short, else whole sentences around the one with most of the words that were
 * searched for, and a list from its announcement on, as many whole items as fit. Offsets count in the passage.
 */
export function quoted(text: string, matches: readonly Span[], most = QUOTE_CHARS): Quoted {
  const units = unitsOf(text);
  const [start, end] = [units[0]?.start ?? 0, units.at(-1)?.end ?? text.length];
  const wordsIn = (unit: Span) =>
    new Set(
      matches
        .filter((match) => match.start >= unit.start && match.end <= unit.end)
        .map((match) => text.slice(match.start, match.end).toLowerCase()),
    ).size;
  let at = 0;
  units.forEach((unit, index) => {
    const best = units[at];
    if (best !== undefined && wordsIn(unit) > wordsIn(best)) at = index;
  });
  const best = units[at];
  if (best === undefined || end - start <= most) return { start, end, isPart: false, itemsLeft: 0 };
  const length = (a: number, b: number) => (units[b]?.end ?? Infinity) - (units[a]?.start ?? 0);
  let [from, to] = listAround(text, units, at);
  const [first, last] = [from, to];
  const limit = first === last ? most : Math.max(most, LIST_CHARS);
  if (length(from, to) > limit) {
    if (length(from, at) > limit) from = at;
    to = at;
  }
  // What follows a sentence explains it more often than what stands before it.
  while (length(from, to + 1) <= limit && (to < last || first === last)) to += 1;
  if (first === last) {
    while (from > 0 && length(from - 1, to) <= limit) from -= 1;
    // An announcement without its list says nothing, and half of the list too little.
    const [, listEnd] = listAround(text, units, to);
    while (to < listEnd && length(from, to + 1) <= LIST_CHARS) to += 1;
  }
  const lists = new Set(units.slice(from, to + 1).flatMap(({ list }) => (list === undefined ? [] : [list])));
  const itemsLeft = units.filter(
    ({ list }, index) => list !== undefined && lists.has(list) && (index < from || index > to),
  ).length;
  const span = { start: units[from]?.start ?? start, end: units[to]?.end ?? end };
  const whole = span.end - span.start > LIST_CHARS ? cut(text, span, matches, LIST_CHARS) : span;
  return { ...whole, isPart: whole.start > start || whole.end < end, itemsLeft };
}

/** Cuts a sentence that is too long behind one of its parts, from its beginning if that has a match, else from the first. */
function cut(text: string, { start, end }: Span, matches: readonly Span[], most: number): Span {
  const first = matches.find((match) => match.start >= start && match.end <= end)?.start ?? start;
  const from = first - start < most / 2 ? start : first;
  const limit = Math.min(end, from + most);
  if (limit === end) return { start: from, end };
  const words = text.slice(from, limit);
  const part = [...words.matchAll(/[,;\u060c\u061b](?=\s)/g)].at(-1)?.index ?? words.lastIndexOf(' ');
  return { start: from, end: part > 0 ? from + part : limit };
}

/**
 * Writes a quote with the number of its citation. What a source itself writes in brackets or between asterisks is kept
 * from being read as ours by an invisible joiner.
 */
export function quoteLines(quote: string, n: number): string {
  const shown = quote.replace(/\[(?=\d)/g, '[\u2060').replace(/\*(?=\*)/g, '*\u2060');
  const lines = shown.split('\n').filter((line) => line.trim() !== '');
  return `${lines.map((line) => `> ${line.trim()}`).join('\n')} [${n}]`;
}
