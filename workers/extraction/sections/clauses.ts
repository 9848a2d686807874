import type { Line } from './line.js';
import type { Marker } from './marker.js';
import { markersOf } from './markers.js';
import type { Fit, Numbering } from './numbering.js';
import {
  continuesSentence,
  endsSentence,
  expectsContinuation,
  inlineTitle,
  lineTitle,
  looksLikeTitle,
} from './titles.js';

export const HEADING_CHARS = 120;

/** The offset at which a section begins, and its heading. */
export interface Heading {
  start: number;
  title: string | null;
  number: string | null;
  level: number;
}

/** What is known at a line of the lines before it. */
export interface State {
  lines: Line[];
  numbering: Numbering;
  headings: Heading[];
  /** The last line with text; `beforeIsHeading` tells whether it was entirely a heading. */
  before: string;
  beforeIsHeading: boolean;
  signatures: boolean;
}

/** Returns the next lines with text, from `index` on. */
export function following(lines: Line[], index: number, count: number): { line: Line; index: number }[] {
  const found: { line: Line; index: number }[] = [];
  for (let at = index; at < lines.length && found.length < count; at++) {
    const line = lines[at];
    if (line !== undefined && line.text !== '' && !line.noise) found.push({ line, index: at });
  }
  return found;
}

/** Tells whether a numbered line begins a clause, rather than continuing a sentence that happens to break there. */
function isClause(marker: Marker, line: Line, state: State): boolean {
  const { before, beforeIsHeading, numbering } = state;
  const fresh = line.afterBlank || beforeIsHeading || before === '';
  const fit = numbering.fit(marker);
  const { kind, rest, path } = marker;
  if (!fresh && expectsContinuation(before)) {
    const inList = kind === 'letter' || kind === 'roman' || kind === 'decimal';
    const open = kind === 'decimal' ? /[;,؛،]\s*(?:and|or|و|أو)$/ : /(?:and|or|,)$/;
    // "WHEREAS," alone on its line introduces the recitals.
    const introduced =
      kind === 'decimal' && marker.bare !== true && /^[A-Z]{5,},$/.test(before) && /^\p{Lu}/u.test(rest);
    return inList && ((fit === 'next' && open.test(before)) || (fit === 'first' && introduced));
  }
  const lower = /^\p{Ll}/u.test(rest);
  if (line.within === true && !fitsWithin(marker, fit, endsSentence(before) || beforeIsHeading)) return false;
  switch (kind) {
    case 'annex':
      return (
        !lower && !(continuesSentence(before) && !fresh) && (rest === '' || rest.length <= HEADING_CHARS)
      );
    case 'keyword': {
      if (lower || /^[,;)]/.test(rest) || /^(?:من|في|أعلاه|أدناه)\s/.test(rest)) return false;
      // Whatever the line before lacks: a sentence does not end in the number that comes next, alone or with a colon.
      const label = fit === 'next' && (marker.labelled === true || (rest === '' && !/[.)]$/.test(line.text)));
      return (
        (fresh || label || !continuesSentence(before)) &&
        (fit !== 'none' ||
          rest === '' ||
          marker.labelled === true ||
          inlineTitle(rest) !== null ||
          lineTitle(rest) !== null)
      );
    }
    case 'ordinal':
      return fresh || !continuesSentence(before);
    case 'decimal':
      if (Number.isNaN(path[0]) || (marker.bare === true && fit === 'none')) return false;
      if (fit === 'next')
        return (
          !(lower && continuesSentence(before) && !fresh) &&
          (rest !== '' || fresh || !continuesSentence(before))
        );
      if (continuesSentence(before) && !fresh) return fit === 'first' && looksLikeTitle(rest);
      if (fit === 'first') return !lower || path.length === 1;
      return (
        !lower && rest !== '' && (path.length > 1 || lineTitle(rest) !== null || inlineTitle(rest) !== null)
      );
    case 'letter':
    case 'roman':
      if (fit === 'none') return false;
      return (
        fresh ||
        endsSentence(before) ||
        (fit === 'next' && (!continuesSentence(before) || /[,—–-]$|\b(?:and|or)$/.test(before)))
      );
    case 'caps':
      return false;
    default:
      return kind satisfies never;
  }
}

/** Tells whether a number within a line begins a clause: nothing but the count and the end of a sentence speak for it. */
function fitsWithin({ kind, rest, path }: Marker, fit: Fit, ended: boolean): boolean {
  if (kind === 'decimal' && fit === 'none')
    return ended && (path.length > 1 || inlineTitle(rest) !== null || lineTitle(rest) !== null);
  if (kind === 'keyword') return fit !== 'none' || inlineTitle(rest) !== null || lineTitle(rest) !== null;
  return fit === 'next' || ended;
}

/** Lines after "(i)" among which its "(ii)" or "(j)" must be. */
const NEXT_ITEM_LINES = 80;

/** Tells whether "(i)" is the number one: "(ii)" comes before any "(j)". */
function isOne(index: number, state: State): boolean {
  for (const { line } of following(state.lines, index + 1, NEXT_ITEM_LINES)) {
    if (/^\(?ii[.)]/i.test(line.text)) return true;
    if (/^\(?j[.)]/i.test(line.text)) return false;
  }
  return false;
}

/** Returns the interpretation of a line's number that continues a count, else one that begins a count. */
export function clauseMarker(line: Line, index: number, state: State): Marker | null {
  const one = /^\(?i[.)]/i.test(line.text) && isOne(index, state);
  const possible = markersOf(line.text).filter(
    (marker) => isClause(marker, line, state) && !(one && marker.kind === 'letter'),
  );
  return possible.find((marker) => state.numbering.fit(marker) === 'next') ?? possible[0] ?? null;
}

/** Lines after a clause 1 below the signatures among which its clause 2 must be. */
const NEXT_CLAUSE_LINES = 60;
/** Fewest letters of a clause: below the signatures, witnesses and blanks are numbered too. */
const CLAUSE_LETTERS = 25;

const isLong = (text: string) =>
  (text.match(/\p{L}/gu)?.length ?? 0) >= CLAUSE_LETTERS && !/_{2,}/.test(text);

/** Tells whether a numbered line below the signatures begins a new count of clauses, as those of an annex do. */
export function beginsCount(marker: Marker, index: number, state: State): boolean {
  if (!['decimal', 'keyword', 'ordinal'].includes(marker.kind) || marker.path.some((value) => value !== 1))
    return false;
  const prose = ({ rest }: Marker, at: number) =>
    isLong(rest) || isLong(following(state.lines, at + 1, 1)[0]?.line.text ?? '');
  if (!prose(marker, index)) return false;
  return following(state.lines, index + 1, NEXT_CLAUSE_LINES).some(({ line, index: at }) =>
    markersOf(line.text).some(
      (next) =>
        next.kind === marker.kind &&
        next.path.length === marker.path.length &&
        next.path.at(-1) === 2 &&
        prose(next, at),
    ),
  );
}
