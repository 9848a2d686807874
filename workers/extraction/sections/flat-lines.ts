import type { Line } from './line.js';

/** Lines from this length on are whole pages or articles in one line, as some converters write them, characters. */
const FLAT_CHARS = 300;
/** Characters before a number that tell whether a clause can begin there. */
const BEFORE_CHARS = 60;
/** Most characters of an entry of a table of contents, and least number of entries in a row. */
const ENTRY_CHARS = 80;
const ENTRIES = 6;

/** Matches what may be a clause's number within a line, with the blanks before it and the first letter after it. */
const NUMBER = new RegExp(
  [
    /(?<dotted>\d{1,2}(?:\.\d{1,3}){1,4}\.?)(?=[^\S\n]{1,20}["“(]?\p{Lu})/u,
    /(?<whole>\d{1,2}(?:[.)]|[A-Z]\.))(?=[^\S\n]{1,20}["“(]?\p{Lu})/u,
    /(?<keyword>(?:ARTICLE|Article|SECTION|Section)[^\S\n]{1,4}(?:\d{1,2}(?:\.\d{1,3}){0,3}|[IVXL]{1,6}))(?=[.:]|[^\S\n]{1,20}["“(–—-]?\p{Lu})/u,
    /(?<witness>IN WITNESS WHEREOF)/,
    /(?<letter>[A-Z]\.)(?=[^\S\n]{1,20}["“(]?\p{Lu})/u,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gu',
);
const ENDED = /[.;:!?)\]"”_*][^\S\n]{1,20}(?:(?:and|or)[^\S\n]{1,20})?$/;
const WIDE = /[^\S\n]{2}$/;
/** Ends of text after which a number is a part of the sentence. */
const REFERS =
  /(?:^|[\s("“])(?:sections?|articles?|clauses?|paragraphs?|exhibits?|schedules?|annex|appendix|parts?|items?|rules?|regulations?|nos?|and|or|to|through|of|in|by|under|with|at|than|is|are|per|the|a|an|approximately|level|version|jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec|january|february|march|april|august|september|october|november|december)\.?\s*$|[,$€£%§/&–—-]\s*$/i;
const TITLE_BEFORE = /(?:^|\s)["“(]?[A-Z][\w'’-]*[)”"]?\s*$/;
const PAGE_BEFORE = /^\d{1,3}\s+$/;

function mayBegin(before: string, { dotted, letter }: Record<string, string | undefined>): boolean {
  if (PAGE_BEFORE.test(before)) return letter === undefined;
  if (letter !== undefined) return ENDED.test(before) && WIDE.test(before);
  if (ENDED.test(before)) return !REFERS.test(before.trimEnd());
  if (REFERS.test(before)) return false;
  // "ARTICLE 13 INDEMNIFICATION 13.1 Shipper shall": the heading before has no full stop.
  return TITLE_BEFORE.test(before) || (dotted !== undefined && WIDE.test(before));
}

/** Tells whether a part is one of a row of short ones, as a table of contents in one line breaks into. */
function isEntry(index: number, ends: readonly number[]): boolean {
  const short = (at: number) => (ends[at] ?? Infinity) - (ends[at - 1] ?? 0) <= ENTRY_CHARS;
  if (index === 0 || !short(index)) return false;
  let first = index;
  let last = index;
  while (first > 1 && index - first < ENTRIES && short(first - 1)) first -= 1;
  while (last - index < ENTRIES && short(last + 1)) last += 1;
  return last - first + 1 >= ENTRIES;
}

/**
 * Breaks long lines before what may be a clause's number. Whether it is one is for the count of the clauses to tell:
 * the parts are marked as `within` a line.
 */
export function brokenAtClauses(lines: readonly Line[], text: string): Line[] {
  return lines.flatMap((line) => {
    if (line.noise || line.end - line.start < FLAT_CHARS) return [line];
    const raw = text.slice(line.start, line.end);
    const lead = raw.length - raw.trimStart().length;
    const cuts: { at: number; wide: boolean }[] = [];
    for (const match of raw.matchAll(NUMBER)) {
      const from = cuts.at(-1)?.at ?? lead;
      if (match.index <= from) continue;
      if (/\S/.test(raw[match.index - 1] ?? '')) continue;
      const before = raw.slice(Math.max(from, match.index - BEFORE_CHARS), match.index);
      if (mayBegin(before, match.groups ?? {})) cuts.push({ at: match.index, wide: WIDE.test(before) });
    }
    const ends = [...cuts.map(({ at }) => at), raw.length];
    return [{ at: 0, wide: false }, ...cuts].map(({ at, wide }, index) => {
      const to = ends[index] ?? raw.length;
      const part = { start: line.start + at, end: line.start + to, text: raw.slice(at, to).trim() };
      const page = index === 0 && cuts.length > 0 && /^\d{1,3}$/.test(part.text);
      return {
        ...line,
        ...part,
        noise: page || isEntry(index, ends),
        afterBlank: index === 0 ? line.afterBlank : wide,
        within: index > 0,
      };
    });
  });
}
