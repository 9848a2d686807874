import { beginsCount, clauseMarker, following, HEADING_CHARS, type Heading, type State } from './clauses.js';
import type { Line } from './line.js';
import type { Marker } from './marker.js';
import { markersOf } from './markers.js';
import { Numbering } from './numbering.js';
import {
  capsTitle,
  endsSentence,
  inlineTitle,
  isCaps,
  isCapsHeading,
  lineTitle,
  plainTitle,
  continuesSentence,
} from './titles.js';

const CAPS_LINES = 3;
/** Deepest level: numbers that restart again and again would go down without end. */
const DEEPEST_LEVEL = 9;
/** Most characters of a heading in capitals: longer text is a paragraph in capitals. */
const CAPS_CHARS = 200;
const LABEL_LINE_CHARS = 160;
/** The label of a contract among the exhibits of a filing: "Exhibit 10.38". */
const FILED_AS = /^exhibit\s+(?:no\.?\s*)?\d{1,3}\.\d/i;
const LONE_TITLE_CHARS = 60;

interface Found extends Heading {
  /** Number of lines that are only heading, including this one. */
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
    const inline = inlineTitle(marker.rest) ?? capsTitle(marker.rest);
    if (inline !== null) return { title: inline, lines: 1, whole: inline.length >= marker.rest.length - 2 };
    const [next] = following(state.lines, index + 1, 1);
    // "a) The Supplier" begins with a small letter and continues nothing.
    const goesOn =
      next !== undefined && /^\p{Ll}/u.test(next.line.text) && markersOf(next.line.text).length === 0;
    const shouted =
      next !== undefined &&
      !next.line.afterBlank &&
      isCaps(marker.rest) &&
      isCaps(next.line.text) &&
      markersOf(next.line.text).length === 0;
    if (line.length > LABEL_LINE_CHARS || goesOn || shouted) return { title: null, lines: 1, whole: false };
    // Followed by a clause of its own, a short line is a title however it is written.
    const above = marker.kind === 'decimal' && (next === undefined || markersOf(next.line.text).length > 0);
    const title = lineTitle(marker.rest) ?? (above ? plainTitle(marker.rest) : null);
    return { title, lines: 1, whole: title !== null };
  }
  // The label is alone on its line: its title is the next line, if that looks like one.
  const [next] = following(state.lines, index + 1, 1);
  if (
    next !== undefined &&
    next.line.text.length <= HEADING_CHARS &&
    markersOf(next.line.text).length === 0
  ) {
    const { text } = next.line;
    const title = isCaps(text)
      ? isCapsHeading(text)
        ? lineTitle(text)
        : null
      : endsSentence(text)
        ? null
        : lineTitle(text);
    if (title !== null) return { title, lines: next.index - index + 1, whole: true };
  }
  return { title: null, lines: 1, whole: true };
}

function numbered(marker: Marker, index: number, state: State): Found {
  const line = state.lines[index];
  // If nothing has been counted yet, it is the label under which the contract itself was filed.
  if (marker.kind === 'annex')
    state.numbering.reset(state.headings.some(({ number }) => number !== null) ? 1 : 0);
  const { title, lines, whole } = titled(marker, index, state);
  const level =
    marker.kind === 'annex' ? 1 : Math.min(state.numbering.take(marker, title !== null), DEEPEST_LEVEL);
  if (marker.kind === 'annex' && FILED_AS.test(marker.number ?? '')) {
    // The number under which a contract is filed says nothing of what its clauses are about.
    const own = title !== null && !/^[–—-]/.test(title) ? title : null;
    return { start: line?.start ?? 0, title: own, number: null, level, lines, whole };
  }
  const label = marker.kind === 'annex' || (marker.kind === 'keyword' && title === null);
  const named = label ? [marker.number, title].filter(Boolean).join(' – ') : title;
  return { start: line?.start ?? 0, title: named, number: marker.number, level, lines, whole };
}

function inCapitals(index: number, state: State): Found | null {
  const { lines, before, beforeIsHeading } = state;
  const line = lines[index];
  if (
    line === undefined ||
    !isCaps(line.text) ||
    (!line.afterBlank && !beforeIsHeading && (continuesSentence(before) || isCaps(before))) ||
    // A sentence in capitals over blank lines.
    (!beforeIsHeading && isCaps(before) && continuesSentence(before))
  )
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
  const title = kept.map((part) => part.line.text.replace(/(?<![\s.:–—-])[\s.:–—-]+$/, '')).join(' ');
  return { start: line.start, title, number: null, level: 1, lines: last.index - index + 1, whole: true };
}

/**
 * Finds a title without a number that is not in capitals: only the clause that follows distinguishes it from text.
 */
function inTitleCase(index: number, state: State): Found | null {
  const { lines, before, beforeIsHeading, numbering } = state;
  const line = lines[index];
  if (line === undefined || !(line.afterBlank || beforeIsHeading || endsSentence(before))) return null;
  const title =
    line.text.length <= LONE_TITLE_CHARS && !endsSentence(line.text) ? lineTitle(line.text) : null;
  const [next] = following(lines, index + 1, 1);
  const leads =
    next !== undefined &&
    markersOf(next.line.text).some((marker) => marker.bare !== true && numbering.fit(marker) !== 'none');
  return title !== null && leads
    ? { start: line.start, title, number: null, level: 1, lines: 1, whole: true }
    : null;
}

const SIGNATURES = /^(?:in witness (?:whereof|hereof)|وإثبات[اً]+ لما تقدم|وإشهاد[اً]+ على ما تقدم)/i;

function headingAt(index: number, state: State): Found | null {
  const line = state.lines[index];
  if (line === undefined || line.text === '' || line.noise) return null;
  if (SIGNATURES.test(line.text)) {
    state.signatures = true;
    const title = /^\p{Script=Arabic}/u.test(line.text) ? 'التوقيعات' : 'IN WITNESS WHEREOF';
    return { start: line.start, title, number: null, level: 1, lines: 1, whole: false };
  }
  const marker = clauseMarker(line, index, state);
  if (marker !== null && state.signatures && beginsCount(marker, index, state)) {
    state.numbering.reset(1);
    state.signatures = false;
  }
  if (marker !== null && (!state.signatures || marker.kind === 'annex')) {
    if (marker.kind === 'annex') state.signatures = false;
    return numbered(marker, index, state);
  }
  return state.signatures ? null : (inCapitals(index, state) ?? inTitleCase(index, state));
}

/** Finds the headings and numbered clauses among a text's lines, in order. */
export function findHeadings(lines: Line[]): Heading[] {
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
