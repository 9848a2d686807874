import LineBreaker from 'linebreak';
import {
  analyzed,
  inVisualOrder,
  runOf,
  stretches,
  widthOf,
  type Analyzed,
  type Emphasis,
  type Run,
  type TextStyle,
} from './bidi-runs.js';
import { face } from './fonts.js';

/** A line as it is drawn: its runs from left to right. */
export interface Line {
  runs: Run[];
  size: number;
  width: number;
  height: number;
  /** Distance of the baseline below the top. */
  baseline: number;
  /** True if the line is aligned to the right edge. */
  rtl: boolean;
}

function lineOf(paragraph: Analyzed, start: number, end: number, style: TextStyle): Line {
  let last = end;
  while (last > start && /\s/.test(paragraph.text[last - 1] ?? '')) last--;
  const runs = inVisualOrder(stretches(paragraph, start, last))
    .map((one) => runOf(paragraph, one, style))
    // Direction marks are alone in their stretch and are not drawn.
    .filter(({ text }) => text !== '');
  const faces =
    runs.length === 0
      ? [face(paragraph.base === 1 ? 'arabic' : 'latin', style.weight)]
      : runs.map((run) => run.face);
  return {
    runs,
    size: style.size,
    width: runs.reduce((sum, run) => sum + run.width, 0),
    height: style.size * Math.max(...faces.map(({ leading }) => leading)),
    baseline: style.size * Math.max(...faces.map(({ ascent }) => ascent)),
    rtl: paragraph.base === 1,
  };
}

/**
 * Divides a paragraph into pieces. No finding has a longer paragraph than one piece; longer ones are divided because
 * the bidirectional algorithm takes quadratic time for a row of digits or marks.
 */
const PARAGRAPH = /.{1,2500}/gsu;

/** Characters of a word that are measured first; the number doubles as long as they still fit. */
const FIRST_CHARS = 128;

/** Returns an offset at which a stretch is already too wide for its line; null if all of it fits. */
function tooWide(paragraph: Analyzed, start: number, end: number, style: TextStyle): number | null {
  for (let chars = FIRST_CHARS; start + chars < end; chars *= 2) {
    if (widthOf(paragraph, start, start + chars, style) > style.width) return start + chars;
  }
  return widthOf(paragraph, start, end, style) > style.width ? end : null;
}

/** Returns the offset up to which a stretch fits, at least one character after `start`; at `end` it is too wide. */
function fitting(paragraph: Analyzed, start: number, end: number, style: TextStyle): number {
  let low = start + 1;
  let high = end;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (widthOf(paragraph, start, middle, style) <= style.width) low = middle;
    else high = middle - 1;
  }
  // A surrogate pair, or a letter and its marks, stay together.
  let cut = low;
  while (
    cut > start + 1 &&
    cut < end &&
    /^(?:[\uDC00-\uDFFF]|\p{M})/u.test(paragraph.text.slice(cut, cut + 2))
  )
    cut--;
  return cut;
}

function* linesOfParagraph(paragraph: Analyzed, style: TextStyle): Generator<Line> {
  const { text } = paragraph;
  const breaker = new LineBreaker(text);
  let start = 0;
  /** Offset of the last possible break at which the line still fits. */
  let fits = 0;
  let width = 0;
  for (let next = breaker.nextBreak(); next !== null; next = breaker.nextBreak()) {
    const { position } = next;
    const full = widthOf(paragraph, fits, position, style);
    let inkedEnd = position;
    while (inkedEnd > fits && /\s/.test(text[inkedEnd - 1] ?? '')) inkedEnd--;
    // The width without the trailing space matters only if the line ends there.
    const inked =
      inkedEnd === position || width + full <= style.width ? full : widthOf(paragraph, fits, inkedEnd, style);
    if (width + inked > style.width && fits > start) {
      yield lineOf(paragraph, start, fits, style);
      start = fits;
      width = 0;
    }
    if (width === 0 && inked > style.width) {
      // The word alone is too long: it is divided line by line.
      for (
        let wide = tooWide(paragraph, start, inkedEnd, style);
        wide !== null;
        wide = tooWide(paragraph, start, inkedEnd, style)
      ) {
        const cut = fitting(paragraph, start, wide, style);
        yield lineOf(paragraph, start, cut, style);
        start = cut;
      }
      width = widthOf(paragraph, start, position, style);
    } else {
      width += full;
    }
    fits = position;
  }
  if (start < text.length || text === '') yield lineOf(paragraph, start, text.length, style);
}

/**
 * Breaks a text into lines, each with its runs in the order in which they are drawn (Unicode's bidirectional
 * algorithm and line breaking). Each paragraph has its own direction, unless the style gives one.
 */
export function linesOf(text: string, style: TextStyle): Line[] {
  const lines: Line[] = [];
  let at = 0;
  for (const paragraph of text.split('\n')) {
    for (const one of paragraph === '' ? [paragraph] : (paragraph.match(PARAGRAPH) ?? [])) {
      const emphasis = style.emphasis && within(style.emphasis, at, at + one.length);
      lines.push(...linesOfParagraph(analyzed(one, emphasis ? { ...style, emphasis } : style), style));
      at += one.length;
    }
    at += 1;
  }
  return lines;
}

/** Returns the parts of the ranges that are in [start, end), by their offsets there. */
function within(ranges: readonly Emphasis[], start: number, end: number): Emphasis[] {
  return ranges
    .filter((range) => range.start < end && range.end > start)
    .map((range) => ({
      ...range,
      start: Math.max(range.start, start) - start,
      end: Math.min(range.end, end) - start,
    }));
}

/** Creates a cached `linesOf` for one report, which repeats many texts in its rows: the same text is broken once. */
export function createCachedLines(): typeof linesOf {
  const known = new Map<string, Line[]>();
  return (text, style) => {
    const { size, weight, width, direction, emphasis } = style;
    if (emphasis !== undefined) return linesOf(text, style);
    const key = `${size} ${weight} ${width} ${direction ?? ''} ${text}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const lines = linesOf(text, style);
    known.set(key, lines);
    return lines;
  };
}
