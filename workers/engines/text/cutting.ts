import { createHash } from 'node:crypto';
import type { ExtractedDocument, Section } from '#platform/documents.js';
import { withWholeNumbers } from './arabic-sections.js';
import { withNestedLists, withoutColumns } from './section-numbers.js';
import { ownHeadings, withSureNames } from './section-names.js';
import type { Stretch } from './sentences.js';

/** Sections shorter than this share a part with their neighbors, characters. */
const SMALL_CHARS = 600;
/**
 * Sections longer than this are cut at a paragraph, so that one part never blocks the event loop for long,
 * characters.
 */
const LARGE_CHARS = 8_000;

/** A list is joined to the sentence that opens it up to this length, characters. */
const SENTENCE_CHARS = 6_000;

/** A piece of the document that is analyzed in one step. Its stretches count from its own start. */
export interface Piece {
  start: number;
  end: number;
  sections: number;
  label: string;
  stretches: Stretch[];
}

/** Cuts a document into pieces along its sections; text that no section covers is included. */
export function pieces(document: ExtractedDocument): Piece[] {
  const found: Piece[] = [];
  for (const section of covering(document)) {
    for (const cut of cuts(document.text, section)) {
      const last = found.at(-1);
      const small = cut.end - cut.start < SMALL_CHARS;
      if (last !== undefined && small && last.end - last.start < SMALL_CHARS) {
        last.stretches.push(stretch(cut, last.start));
        last.end = cut.end;
        last.sections += cut.counts;
      } else {
        found.push({
          start: cut.start,
          end: cut.end,
          sections: cut.counts,
          label: [section.number, section.heading].filter((part) => part !== null).join(' ') || 'Text',
          stretches: [stretch(cut, cut.start)],
        });
      }
    }
  }
  return found;
}

type Cut = Section & { counts: number };

const stretch = (cut: Cut, origin: number): Stretch => ({
  start: cut.start - origin,
  end: cut.end - origin,
  heading: cut.heading,
  number: cut.number,
});

/**
 * Returns the sections without overlaps and gaps: a nested section ends the one that contains it. Each is named by
 * its own heading or the nearest one above it, and numbered in full: "4.2(b)".
 */
function covering({ text, sections }: ExtractedDocument): Section[] {
  const starts = withoutColumns(withNestedLists(withSureNames(withWholeNumbers(text, sections)))).sort(
    (a, b) => a.start - b.start || a.level - b.level,
  );
  const covered: Section[] = [];
  const first = starts[0];
  if (first === undefined || first.start > 0) {
    covered.push({ start: 0, end: first?.start ?? text.length, heading: null, number: null, level: 1 });
  }
  const above: Section[] = [];
  const ownHeading = ownHeadings(text);
  let list: List | null = null;
  starts.forEach((section, at) => {
    const end = starts[at + 1]?.start ?? text.length;
    while ((above.at(-1)?.level ?? 0) >= section.level) above.pop();
    const parent = above.at(-1);
    const whole = {
      ...section,
      end,
      heading: section.heading ?? (inherits(section, parent) ? (parent?.heading ?? null) : null),
      number: numbered(section.number, parent?.number ?? null),
    };
    const named = { ...whole, heading: ownHeading(whole) };
    above.push(named);
    if (end <= section.start) return;
    const last = covered.at(-1);
    const item = { ...section, heading: section.heading === null ? null : named.heading };
    if (last !== undefined && belongsTo(text, last, item, list)) {
      if (opensList(text, last, section)) list = { leadIn: last, level: section.level };
      last.end = end;
    } else {
      list = null;
      covered.push(named);
    }
  });
  return covered.filter(({ start, end }) => end > start);
}

/**
 * Tells whether a section belongs to its parent's heading. A numbered clause under a heading without a number
 * ("RECITALS") does not.
 */
function inherits({ number }: Section, parent: Section | undefined): boolean {
  return number === null || /^\(|^[a-z\u0621-\u064a][.)]?$/.test(number) || (parent?.number ?? null) !== null;
}

function numbered(raw: string | null, parent: string | null): string | null {
  const number = raw?.trim().replace(/^([a-z]{1,4})[.)]$/i, '$1') ?? null;
  if (number === null || parent === null) return number;
  if (number.startsWith('(')) return `${parent}${number}`;
  return /^(?:[a-z]{1,4}|[\u0621-\u064a])$/i.test(number) ? `${parent}(${number})` : number;
}

/** A list that a section has opened: its items are sections of one level. */
interface List {
  leadIn: Section;
  level: number;
}

/** A page's number at the end of a text. */
const PAGE_NUMBER = /\n\s*(?:page\s+)?[-–]?\s?\d{1,3}\s?[-–]?\s*$/i;
/** The end of words that introduce a whole contract, and no list. */
const WHOLE_CONTRACT =
  /\b(?:(?:agree[sd]?|covenants?|represents?|warrants?|therefore|witnesseth|parties|hereby)\b[^.:;]{0,80}\bas follows|agreed?|agrees|witnesseth)\s*[:,]?$|على ما (?:يلي|يأتي)\s*[:،]?$/i;

/** Returns the end of what stands before a section, without a page's number. */
const endBefore = (text: string, last: Section, { start }: Section) =>
  text
    .slice(Math.max(last.start, start - 120), start)
    .trimEnd()
    .replace(PAGE_NUMBER, '')
    .trimEnd();

const opensList = (text: string, last: Section, section: Section) =>
  /:$/.test(endBefore(text, last, section)) && !WHOLE_CONTRACT.test(endBefore(text, last, section));

/**
 * Tells whether a section is a list item whose sentence began in the section before: analyzed apart, it would have
 * lost its verb.
 */
function belongsTo(text: string, last: Section, section: Section, list: List | null): boolean {
  if (section.heading !== null && section.heading !== last.heading) return false;
  if (section.end - last.start >= SENTENCE_CHARS) return false;
  if (list?.leadIn === last && list.level === section.level && section.number !== null) return true;
  const before = endBefore(text, last, section);
  if (section.heading !== null) return section.level > last.level && opensList(text, last, section);
  return before !== '' && /(?:[:;,–—-]|\b(?:and|or))$/i.test(before);
}

function cuts(text: string, section: Section): Cut[] {
  const found: Cut[] = [];
  let start = section.start;
  while (section.end - start > LARGE_CHARS) {
    const window = text.slice(start + LARGE_CHARS / 2, start + LARGE_CHARS);
    const said = window.trimEnd().length;
    // Some text must follow the border, or the next cut would begin with nothing but white space.
    const border = [...window.matchAll(/[.;؛]\s*\n/g)].findLast(
      (match) => match.index + match[0].length <= said,
    );
    const space = window.lastIndexOf(' ');
    const end =
      start +
      LARGE_CHARS / 2 +
      (border !== undefined ? border.index + border[0].length : space > 0 ? space + 1 : window.length);
    found.push({ ...section, start, end, counts: 0 });
    start = end;
  }
  found.push({ ...section, start, counts: 1 });
  return found;
}

/** Computes the SHA-256 of everything that the output of a piece depends on. */
export function hashOf(text: string, piece: Piece, other: unknown): string {
  const hash = createHash('sha256');
  hash.update(text.slice(piece.start, piece.end));
  hash.update('\0');
  hash.update(JSON.stringify([piece.stretches, other]));
  return hash.digest('hex');
}
