import type { Extracted, Section } from '#platform/documents.js';
import { readLines, type Line } from './lines.js';
import { markersOf, type Marker } from './markers.js';
import { Numbering } from './numbering.js';
import {
  callsForMore,
  endsSentence,
  inlineTitle,
  isCaps,
  isCapsHeading,
  lineTitle,
  readsAsTitle,
  runsOn,
} from './titles.js';

/** Longer sections are parted, so that work on them can be done side by side and repeated in small pieces. */
const SECTION_CHARS = 6_000;
const HEADING_CHARS = 120;
const CAPS_LINES = 3;
/** Lines in capitals that go on for longer are shouted text, not a heading. */
const CAPS_CHARS = 200;
const LABEL_LINE_CHARS = 160;

interface Heading {
  start: number;
  title: string | null;
  number: string | null;
  level: number;
}

interface State {
  lines: Line[];
  numbering: Numbering;
  headings: Heading[];
  /** The last line that said something, and whether it was a heading throughout. */
  before: string;
  beforeIsHeading: boolean;
  signatures: boolean;
}

/** The next lines that say something, from `index` on. */
function following(lines: Line[], index: number, count: number): { line: Line; index: number }[] {
  const found: { line: Line; index: number }[] = [];
  for (let at = index; at < lines.length && found.length < count; at++) {
    const line = lines[at];
    if (line !== undefined && line.text !== '' && !line.noise) found.push({ line, index: at });
  }
  return found;
}

/** Whether a numbered line begins a clause, rather than going on with a sentence that happens to break there. */
function isClause(marker: Marker, line: Line, state: State): boolean {
  const { before, beforeIsHeading, numbering } = state;
  const fresh = line.afterBlank || beforeIsHeading || before === '';
  const fit = numbering.fit(marker);
  const { kind, rest, path } = marker;
  if (!fresh && callsForMore(before))
    return kind === 'letter' || kind === 'roman' ? fit === 'next' && /(?:and|or|,)$/.test(before) : false;
  const lower = /^\p{Ll}/u.test(rest);
  switch (kind) {
    case 'annex':
      return !lower && !(runsOn(before) && !fresh) && (rest === '' || rest.length <= HEADING_CHARS);
    case 'keyword':
      if (lower || /^[,;)]/.test(rest) || /^(?:من|في|أعلاه|أدناه)\s/.test(rest)) return false;
      return (
        (fresh || !runsOn(before)) &&
        (fit !== 'none' || rest === '' || inlineTitle(rest) !== null || lineTitle(rest) !== null)
      );
    case 'ordinal':
      return fresh || !runsOn(before);
    case 'decimal':
      if (Number.isNaN(path[0])) return false;
      if (fit === 'next')
        return !(lower && runsOn(before) && !fresh) && (rest !== '' || fresh || !runsOn(before));
      if (runsOn(before) && !fresh) return fit === 'first' && readsAsTitle(rest);
      if (fit === 'first') return !lower || path.length === 1;
      return (
        !lower && rest !== '' && (path.length > 1 || lineTitle(rest) !== null || inlineTitle(rest) !== null)
      );
    case 'letter':
    case 'roman':
      if (fit === 'none') return false;
      return fresh || endsSentence(before) || (fit === 'next' && /[,—–-]$|\b(?:and|or)$/.test(before));
    case 'caps':
      return false;
    default:
      return kind satisfies never;
  }
}

/** The reading of a line's number that goes on with a count, else one that begins a count. */
function clauseMarker(line: Line, state: State): Marker | null {
  const possible = markersOf(line.text).filter((marker) => isClause(marker, line, state));
  return possible.find((marker) => state.numbering.fit(marker) === 'next') ?? possible[0] ?? null;
}

interface Found extends Heading {
  /** Lines that are heading and nothing else, this one included. */
  lines: number;
  whole: boolean;
}

function titled(
  marker: Marker,
  index: number,
  state: State,
): { title: string | null; lines: number; whole: boolean } {
  const line = state.lines[index]?.text ?? '';
  if (marker.rest !== '') {
    const inline = inlineTitle(marker.rest);
    if (inline !== null) return { title: inline, lines: 1, whole: inline.length >= marker.rest.length - 2 };
    const [next] = following(state.lines, index + 1, 1);
    const goesOn = next !== undefined && /^\p{Ll}/u.test(next.line.text);
    const title = line.length <= LABEL_LINE_CHARS && !goesOn ? lineTitle(marker.rest) : null;
    return { title, lines: 1, whole: title !== null };
  }
  // The label stands alone: its title is the next line, where that reads as one.
  const [next] = following(state.lines, index + 1, 1);
  if (
    next !== undefined &&
    next.line.text.length <= HEADING_CHARS &&
    markersOf(next.line.text).length === 0
  ) {
    const title = isCaps(next.line.text) || !endsSentence(next.line.text) ? lineTitle(next.line.text) : null;
    if (title !== null) return { title, lines: next.index - index + 1, whole: true };
  }
  return { title: null, lines: 1, whole: true };
}

function numbered(marker: Marker, index: number, state: State): Found {
  const line = state.lines[index];
  if (marker.kind === 'annex') state.numbering.reset(1);
  const level = marker.kind === 'annex' ? 1 : state.numbering.take(marker);
  const { title, lines, whole } = titled(marker, index, state);
  const label = marker.kind === 'annex' || (marker.kind === 'keyword' && title === null);
  const named = label ? [marker.number, title].filter(Boolean).join(' – ') : title;
  return { start: line?.start ?? 0, title: named, number: marker.number, level, lines, whole };
}

function inCapitals(index: number, state: State): Found | null {
  const { lines, before, beforeIsHeading } = state;
  const line = lines[index];
  if (line === undefined || !isCaps(line.text) || (!line.afterBlank && !beforeIsHeading && runsOn(before)))
    return null;
  const run: { line: Line; index: number }[] = [];
  for (const next of following(lines, index, CAPS_LINES + 2)) {
    if (
      !isCaps(next.line.text) ||
      (run.length > 0 && (next.line.afterBlank || markersOf(next.line.text).length > 0))
    )
      break;
    run.push(next);
  }
  const text = run.map((part) => part.line.text).join(' ');
  const kept = run.filter((part) => isCapsHeading(part.line.text));
  const last = kept.at(-1);
  if (
    run.length > CAPS_LINES + 1 ||
    text.length > CAPS_CHARS ||
    last === undefined ||
    kept[0]?.index !== index
  )
    return null;
  const title = kept.map((part) => part.line.text.replace(/[\s.:–—-]+$/, '')).join(' ');
  return { start: line.start, title, number: null, level: 1, lines: last.index - index + 1, whole: true };
}

const SIGNATURES = /^(?:in witness whereof|وإثبات[اً]+ لما تقدم|وإشهاد[اً]+ على ما تقدم)/i;

function headingAt(index: number, state: State): Found | null {
  const line = state.lines[index];
  if (line === undefined || line.text === '' || line.noise) return null;
  if (SIGNATURES.test(line.text)) {
    state.signatures = true;
    const title = /^\p{Script=Arabic}/u.test(line.text) ? 'التوقيعات' : 'IN WITNESS WHEREOF';
    return { start: line.start, title, number: null, level: 1, lines: 1, whole: false };
  }
  const marker = clauseMarker(line, state);
  if (marker !== null && (!state.signatures || marker.kind === 'annex')) {
    if (marker.kind === 'annex') state.signatures = false;
    return numbered(marker, index, state);
  }
  return state.signatures ? null : inCapitals(index, state);
}

function findHeadings(lines: Line[]): Heading[] {
  const state: State = {
    lines,
    numbering: new Numbering(),
    headings: [],
    before: '',
    beforeIsHeading: false,
    signatures: false,
  };
  for (let index = 0; index < lines.length; index++) {
    const found = headingAt(index, state);
    if (found !== null) {
      state.headings.push(found);
      index += found.lines - 1;
    }
    const line = lines[index];
    if (line === undefined || line.text === '' || line.noise) continue;
    state.before = line.text;
    state.beforeIsHeading = found?.whole ?? false;
  }
  return state.headings;
}

/** Where a stretch of text is parted: after a paragraph, else a sentence's line, else a line, else a word. */
function partEnd(text: string, start: number, end: number): number {
  const limit = start + SECTION_CHARS;
  if (end <= limit) return end;
  const earliest = start + SECTION_CHARS / 3;
  const window = text.slice(earliest, limit);
  for (const border of [/\n\s*\n/g, /[.;:!?؟؛]["”’)]*\s*\n/g, /\n/g, /\s/g]) {
    const last = [...window.matchAll(border)].at(-1);
    if (last !== undefined) return earliest + last.index + last[0].length;
  }
  // Never between the halves of one character.
  return /[\uD800-\uDBFF]/.test(text[limit - 1] ?? '') ? limit - 1 : limit;
}

/**
 * The sections of a contract, in English or Arabic: its headings, numbered clauses and annexes, in order and
 * without gaps. A clause without a title of its own stands under the heading above it; running headers, page
 * numbers and tables of contents begin nothing. Sections of more than about 6,000 characters are parted.
 */
export function splitSections(text: string, pages: Extracted['pages']): Section[] {
  const headings = findHeadings(readLines(text, pages));
  const sections: Section[] = [];
  const add = (start: number, end: number, of: Omit<Section, 'start' | 'end'>) => {
    for (let from = start; from < end;) {
      const to = partEnd(text, from, end);
      sections.push({ start: from, end: to, ...of });
      from = to;
    }
  };
  const first = headings[0]?.start ?? text.length;
  const preamble = text.slice(0, first).trim() !== '';
  if (preamble) add(0, first, { heading: null, number: null, level: 1 });
  const above: Heading[] = [];
  for (const [index, heading] of headings.entries()) {
    while ((above.at(-1)?.level ?? 0) >= heading.level) above.pop();
    const title = heading.title ?? above.at(-1)?.title ?? null;
    const named = { ...heading, title };
    above.push(named);
    const start = index === 0 && !preamble ? 0 : heading.start;
    const end = headings[index + 1]?.start ?? text.length;
    const short =
      title !== null && title.length > HEADING_CHARS
        ? `${title.slice(0, HEADING_CHARS - 1).trimEnd()}…`
        : title;
    add(start, end, { heading: short, number: heading.number, level: heading.level });
  }
  return sections;
}
