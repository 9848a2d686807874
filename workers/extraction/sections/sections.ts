import { LIMITS } from '#shared/limits.js';
import type { ExtractedDocument, Section } from '#platform/documents.js';
import type { Heading } from './clauses.js';
import { brokenAtClauses } from './flat-lines.js';
import { findHeadings } from './headings.js';
import { readLines } from './lines.js';

/** Longer sections are split, so that they can be processed in parallel and repeated in small pieces, characters. */
const SECTION_CHARS = 6_000;
const HEADING_CHARS = 120;
/** Text this far below its number or title without another one is no longer named: a heading was most likely lost. */
const NAMED_CHARS = 2 * SECTION_CHARS;
/** Headings of what comes before the clauses: no clause belongs to them. */
const OPENING =
  /^(?:recitals?|witnesseth|w\s?i\s?t\s?n\s?e\s?s|background|preamble|whereas|table of contents?|contents|تمهيد|التمهيد|مقدمة)\b|\b(?:agreement|contract)$/i;

/**
 * Returns the offset at which to split a stretch of text: after a paragraph, else after a line that ends a sentence,
 * else after a line, else after a word.
 */
function partEnd(text: string, start: number, end: number): number {
  const limit = start + SECTION_CHARS;
  if (end <= limit) return end;
  const earliest = start + SECTION_CHARS / 3;
  const window = text.slice(earliest, limit);
  for (const border of [/\n\s*\n/g, /[.;:!?؟؛]["”’)]*\s*\n/g, /\n/g, /\s/g]) {
    const last = [...window.matchAll(border)].at(-1);
    if (last !== undefined) return earliest + last.index + last[0].length;
  }
  // Never between the halves of a surrogate pair.
  return /[\uD800-\uDBFF]/.test(text[limit - 1] ?? '') ? limit - 1 : limit;
}

/**
 * Finds the sections of a contract, in English or Arabic: its headings, numbered clauses and annexes, in order and
 * without gaps. A clause without a title of its own belongs to the heading above it; running headers, page numbers
 * and tables of contents begin no section. Sections of more than about 6,000 characters are split.
 */
export function splitSections(text: string, pages: ExtractedDocument['pages']): Section[] {
  return sectionsUnder(text, findHeadings(brokenAtClauses(readLines(text, pages), text)));
}

/**
 * Divides a text with known headings into sections. Text after the first `LIMITS.extraction.headings` of them is kept
 * without a name: a wrong one would be worse.
 */
export function sectionsUnder(text: string, found: readonly Heading[]): Section[] {
  const headings = found.slice(0, LIMITS.extraction.headings);
  const unnamed = found[LIMITS.extraction.headings]?.start ?? text.length;
  const sections: Section[] = [];
  const add = (start: number, end: number, of: Omit<Section, 'start' | 'end'>) => {
    for (let from = start; from < end;) {
      const to = partEnd(text, from, end);
      const named = from - start < NAMED_CHARS;
      sections.push({ start: from, end: to, ...of, ...(named ? {} : { heading: null, number: null }) });
      from = to;
    }
  };
  const first = headings[0]?.start ?? text.length;
  const preamble = text.slice(0, first).trim() !== '';
  if (preamble) add(0, first, { heading: null, number: null, level: 1 });
  let above: Heading[] = [];
  /** A heading without a number applies to the clauses after it, up to the first with a title of its own. */
  let group: string | null = null;
  for (const [index, heading] of headings.entries()) {
    above = above.filter(({ level }) => level < heading.level);
    const title = heading.title ?? above.findLast((outer) => outer.title !== null)?.title ?? group;
    if (heading.number === null) group = OPENING.test(heading.title ?? '') ? null : heading.title;
    else if (heading.title !== null && above.length === 0) group = null;
    if (heading.number !== null) above.push(heading);
    const start = index === 0 && !preamble ? 0 : heading.start;
    const end = headings[index + 1]?.start ?? unnamed;
    const short =
      title !== null && title.length > HEADING_CHARS
        ? `${title.slice(0, HEADING_CHARS - 1).trimEnd()}…`
        : title;
    add(start, end, { heading: short, number: heading.number, level: heading.level });
  }
  add(unnamed, text.length, { heading: null, number: null, level: 1 });
  return sections;
}
