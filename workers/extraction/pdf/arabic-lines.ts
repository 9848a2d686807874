import type { LineBox } from '../blocks/line-box.js';
import { clustersOf, type Cluster } from './clusters.js';
import type { Glyph, GlyphLine } from './glyphs.js';
import { attachMarks } from './marks.js';
import { habitsOf, withRepairedText } from './habits.js';
import { boxOfGlyphs } from './line-boxes.js';
import { ARABIC_LETTER, LATIN_LETTER } from '../scripts.js';
import { doWidthsHold, inkGap, isSpace } from './spaces.js';
import { logicalText } from './visual-order.js';

// Shares of the font size.
/** Greatest distance between the baselines of glyphs on one line. */
const SAME_LINE = 0.35;
/** The same for a piece of a few letters, which may be raised: a footnote's number, or a letter with its sign. */
const RAISED = 0.6;
const RAISED_LETTERS = 2;
/** Greatest gap between pieces of one line that the file draws apart from each other. */
const SAME_PIECE = 0.6;
/** Least gap between columns. */
const COLUMN = 1.6;
/** Most lines among which the line of a piece is sought. */
const SOUGHT_LINES = 100;

/** Arabic letters and signs; vowel signs belong to several scripts. */
const ARABIC = /[\p{Script=Arabic}\u064B-\u065F\u0670]/u;

/** Tells whether a text has Arabic letters, also as presentation forms. */
export const hasArabicLetters = (text: string): boolean => ARABIC_LETTER.test(text);

/** A line of a page: its text in reading order, and its place; null if nothing is printed on it. */
export interface ReadLine {
  text: string;
  box: LineBox | null;
}

/** A printed line: pdfium's text, or glyphs that still have to be put in order. */
type Line = ReadLine | PrintedLine;

interface PrintedLine extends Extent {
  glyphs: Glyph[];
}

/** The extent of the ink along a line, and of its baselines. */
interface Extent {
  left: number;
  right: number;
  low: number;
  high: number;
}

/**
 * Returns the lines of a page from its glyphs. Lines without Arabic stay as pdfium returns them. In lines with Arabic
 * pdfium reverses ligatures with the text ("ال" for "لا"), splits words at vowel signs, and takes the letters of some
 * files backwards; there the order follows from the places of the glyphs alone.
 */
export function linesFromGlyphs(lines: readonly GlyphLine[]): ReadLine[] {
  const repaired = lines.map(({ text, glyphs }) => ({ text, glyphs: glyphs.map(withRepairedText) }));
  const printed = printedLines(attachMarks(repaired));
  const lettered = printed.map((line) => ('text' in line ? line.text : clustersOf(line.glyphs)));
  const widthsHold = doWidthsHold(lettered);
  const rows = lettered.map((line) => (typeof line === 'string' ? line : cellsOf(line, widthsHold)));
  const habits = habitsOf(
    lines,
    rows.flatMap((row) => (typeof row === 'string' ? [] : row)),
  );
  const boxes = printed.map((line) => ('text' in line ? line.box : boxOfGlyphs(line.glyphs)));
  return rows.map((row, index) => {
    const box = boxes[index] ?? null;
    if (typeof row === 'string') return { text: row, box };
    const cells = row.map((cell) => logicalText(cell, habits));
    const ordered = habits.rightToLeft || isArabicField(cells) ? cells.reverse() : cells;
    return { text: ordered.join('\t'), box };
  });
}

/** Returns the text of glyphs: see `linesFromGlyphs`. */
export const textFromGlyphs = (lines: readonly GlyphLine[]): string =>
  linesFromGlyphs(lines)
    .map(({ text }) => text)
    .join('\n');

/** Tells whether a row is a field with labels in Arabic alone: on any page it begins with the label on the right. */
function isArabicField(cells: readonly string[]): boolean {
  const row = cells.join(' ');
  return /\p{Co}/u.test(row) && ARABIC_LETTER.test(row) && !LATIN_LETTER.test(row);
}

/** Joins pdfium's lines that are printed as one, and splits those that it joined across lines. */
function printedLines(lines: readonly GlyphLine[]): Line[] {
  const printed: Line[] = [];
  for (const { text, glyphs } of lines) {
    const open = printed.at(-1);
    const joins = open !== undefined && 'glyphs' in open && continues(open.glyphs, glyphs);
    if (!ARABIC.test(text) && !joins) {
      printed.push({ text, box: boxOfGlyphs(glyphs) });
      continue;
    }
    for (const piece of byBaseline(glyphs)) {
      const extent = extentOf(piece);
      const last = printed.at(-1);
      const line =
        last !== undefined && 'glyphs' in last && continues(last.glyphs, piece)
          ? last
          : lineOf(printed, (before) => adjoins(before, piece, extent));
      if (line === null) printed.push({ glyphs: [...piece], ...extent });
      else {
        for (const glyph of piece) line.glyphs.push(glyph);
        widen(line, extent);
      }
    }
  }
  return printed;
}

function widen(line: Extent, { left, right, low, high }: Extent): void {
  line.left = Math.min(line.left, left);
  line.right = Math.max(line.right, right);
  line.low = Math.min(line.low, low);
  line.high = Math.max(line.high, high);
}

/** Returns the nearest line before that fits. */
function lineOf(printed: readonly Line[], fits: (line: PrintedLine) => boolean): PrintedLine | null {
  for (let at = printed.length - 1; at >= Math.max(0, printed.length - SOUGHT_LINES); at--) {
    const line = printed[at];
    if (line !== undefined && 'glyphs' in line && fits(line)) return line;
  }
  return null;
}

const isInk = ({ text }: Glyph) => text !== ' ';
const onOneLine = (a: Glyph, b: Glyph) =>
  Math.abs(a.baseline - b.baseline) <= SAME_LINE * Math.max(a.size, b.size);

/** Tells whether glyphs go on where a line ended, on its baseline. */
function continues(open: readonly Glyph[], glyphs: readonly Glyph[]): boolean {
  const first = glyphs.find(isInk);
  const last = open.findLast(isInk);
  return first !== undefined && last !== undefined && onOneLine(last, first);
}

/** Tells whether a piece that is drawn later belongs to a line: it stands right beside it. */
function adjoins(line: PrintedLine, piece: readonly Glyph[], extent: Extent): boolean {
  const first = piece.find(isInk);
  if (first === undefined) return false;
  const height = (piece.length <= RAISED_LETTERS ? RAISED : SAME_LINE) * first.size;
  if (first.baseline < line.low - height || first.baseline > line.high + height) return false;
  const gap = Math.max(extent.left - line.right, line.left - extent.right);
  return Math.abs(gap) <= SAME_PIECE * first.size;
}

function extentOf(glyphs: readonly Glyph[]): Extent {
  const extent = { left: Infinity, right: -Infinity, low: Infinity, high: -Infinity };
  for (const { inkLeft, inkRight, baseline } of glyphs) {
    widen(extent, { left: inkLeft, right: inkRight, low: baseline, high: baseline });
  }
  return extent;
}

function byBaseline(glyphs: readonly Glyph[]): Glyph[][] {
  const pieces: Glyph[][] = [];
  let base: Glyph | null = null;
  for (const glyph of glyphs) {
    const piece = pieces.at(-1);
    if (piece === undefined || (base !== null && isInk(glyph) && !onOneLine(base, glyph)))
      pieces.push([glyph]);
    else piece.push(glyph);
    if (isInk(glyph)) base = glyph;
  }
  return pieces;
}

/** Returns the cells of a line, from left to right; a line without columns is one cell. */
function cellsOf(line: readonly Cluster[], widthsHold: boolean): Cluster[][] {
  const cells: Cluster[][] = [];
  let last: Cluster | null = null;
  let spaced = false;
  for (const cluster of line) {
    if (cluster.text === ' ') {
      spaced = true;
      continue;
    }
    const cell = cells.at(-1);
    const size = Math.max(cluster.size, last?.size ?? 0);
    if (cell === undefined || last === null || inkGap(last, cluster) > COLUMN * size) cells.push([cluster]);
    else {
      if (spaced || isSpace(last, cluster, size, widthsHold)) cell.push({ ...last, text: ' ', marks: '' });
      cell.push(cluster);
    }
    last = cluster;
    spaced = false;
  }
  return cells;
}
