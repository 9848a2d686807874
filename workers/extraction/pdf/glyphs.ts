import type { PDFiumModule } from '@hyzyla/pdfium';
import { ARABIC_LETTER, isMark } from '../scripts.js';

/** Functions of the module that its types leave out. Those that write their result to memory return 0 on failure. */
interface GlyphFunctions {
  HEAPF32: Float32Array;
  HEAPF64: Float64Array;
  _FPDFText_CountChars(textPage: number): number;
  _FPDFText_GetUnicode(textPage: number, index: number): number;
  _FPDFText_IsGenerated(textPage: number, index: number): number;
  _FPDFText_GetCharAngle(textPage: number, index: number): number;
  _FPDFText_GetCharOrigin(textPage: number, index: number, x: number, y: number): number;
  _FPDFText_GetCharBox(
    textPage: number,
    index: number,
    left: number,
    right: number,
    bottom: number,
    top: number,
  ): number;
  _FPDFText_GetFontSize(textPage: number, index: number): number;
  _FPDFText_GetMatrix(textPage: number, index: number, matrix: number): number;
  _FPDFText_GetLooseCharBox(textPage: number, index: number, rect: number): number;
}
type Module = Awaited<ReturnType<typeof PDFiumModule>>;

/** A glyph as it is printed; coordinates in points along and across the line. */
export interface Glyph {
  /** Its characters in pdfium's order: more than one for a ligature. */
  text: string;
  /** True if it is a letter of Arabic; true if it is a vowel sign and nothing else. */
  isArabic: boolean;
  isMark: boolean;
  /** The vowel signs over and under it. */
  marks: string;
  /** Its place on the line, from the pen before it to the pen after it. */
  left: number;
  right: number;
  /** The extent of its ink, which may lie outside its place: vowel signs, and letters with long tails. */
  inkLeft: number;
  inkRight: number;
  baseline: number;
  /** Font size as printed, in points. */
  size: number;
  /** True if a text stands in for it (ActualText), so that its width means little. */
  isReplaced: boolean;
  /** True if pdfium adds a space after it, in its own order. */
  spaceAfter: boolean;
}

/** A line as pdfium divides the page: its text, and its glyphs without the spaces that pdfium adds. */
export interface GlyphLine {
  text: string;
  glyphs: Glyph[];
}

const DOUBLE = 8;
const SCRATCH_BYTES = 8 * DOUBLE;
const QUARTER_TURN = Math.PI / 2;
/** Distance in points within which two characters have the same origin, and so come from one glyph. */
export const SAME_ORIGIN = 0.01;
const NEWLINE = 0x0a;
const CARRIAGE_RETURN = 0x0d;
const SPACE = 0x20;
const NO_BREAK_SPACE = 0xa0;

/** A direction of writing, in quarter turns; maps a point of the page to a place along and across the line. */
export type Turn = 0 | 1 | 2 | 3;

/** Maps a point of the page to its place along and across lines of this direction. */
export function turned(turn: Turn, x: number, y: number): { along: number; across: number } {
  switch (turn) {
    case 0:
      return { along: x, across: y };
    case 1:
      return { along: y, across: -x };
    case 2:
      return { along: -x, across: -y };
    case 3:
      return { along: -y, across: x };
    default:
      return turn satisfies never;
  }
}

/** Creates a function that returns a page's lines with their glyphs. Takes some ten milliseconds for a full page. */
export function createGlyphReader(module: Module) {
  const pdfium = module as Module & GlyphFunctions;
  const scratch = pdfium.wasmExports.malloc(SCRATCH_BYTES);
  const at = (index: number) => scratch + index * DOUBLE;
  const double = (index: number) => pdfium.HEAPF64[at(index) >> 3] ?? 0;
  const float = (index: number) => pdfium.HEAPF32[(scratch >> 2) + index] ?? 0;

  function glyphAt(textPage: number, index: number, code: number): Glyph | null {
    const angle = pdfium._FPDFText_GetCharAngle(textPage, index);
    // The angle is measured clockwise, turns against it.
    const turn = ((4 - (Math.round(Math.max(0, angle) / QUARTER_TURN) % 4)) % 4) as Turn;
    if (pdfium._FPDFText_GetCharOrigin(textPage, index, at(0), at(1)) === 0) return null;
    const origin = turned(turn, double(0), double(1));
    // Order of the parameters: left, right, bottom, top.
    if (pdfium._FPDFText_GetCharBox(textPage, index, at(0), at(1), at(2), at(3)) === 0) return null;
    const inkStart = turned(turn, double(0), double(2)).along;
    const inkEnd = turned(turn, double(1), double(3)).along;
    // FS_RECTF: left, top, right, bottom. It is as wide as the advance and as high as the font.
    if (pdfium._FPDFText_GetLooseCharBox(textPage, index, scratch) === 0) return null;
    const start = turned(turn, float(0), float(1)).along;
    const end = turned(turn, float(2), float(3)).along;
    // FS_MATRIX: a, b, c, d, e, f.
    if (pdfium._FPDFText_GetMatrix(textPage, index, scratch) === 0) return null;
    const size = pdfium._FPDFText_GetFontSize(textPage, index) * Math.hypot(float(2), float(3));
    const text = code === NO_BREAK_SPACE ? ' ' : String.fromCodePoint(code);
    return {
      text,
      isArabic: ARABIC_LETTER.test(text),
      isMark: isMark(text),
      marks: '',
      left: Math.min(start, end),
      right: Math.max(start, end),
      inkLeft: Math.min(inkStart, inkEnd),
      inkRight: Math.max(inkStart, inkEnd),
      baseline: origin.across,
      size,
      isReplaced: false,
      spaceAfter: false,
    };
  }

  return function glyphLines(textPage: number): GlyphLine[] {
    const lines: GlyphLine[] = [{ text: '', glyphs: [] }];
    const count = pdfium._FPDFText_CountChars(textPage);
    for (let index = 0; index < count; index++) {
      const line = lines.at(-1);
      const code = pdfium._FPDFText_GetUnicode(textPage, index);
      if (line === undefined || code === 0 || code > 0x10ffff) continue;
      if (code === CARRIAGE_RETURN) continue;
      if (code === NEWLINE) {
        lines.push({ text: '', glyphs: [] });
        continue;
      }
      line.text += String.fromCodePoint(code);
      const last = line.glyphs.at(-1);
      const glyph = glyphAt(textPage, index, code);
      if (glyph === null) continue;
      // Spaces that pdfium adds are not always marked as such, but none of them has a width.
      if (
        pdfium._FPDFText_IsGenerated(textPage, index) === 1 ||
        (code === SPACE && glyph.right === glyph.left)
      ) {
        if (last !== undefined) last.spaceAfter = true;
        continue;
      }
      if (last !== undefined && isSameGlyph(last, glyph)) {
        last.text += glyph.text;
        last.isArabic ||= glyph.isArabic;
        last.isMark &&= glyph.isMark;
      } else line.glyphs.push(glyph);
    }
    return lines;
  };
}

/** Tells whether two characters in a row come from one glyph, as the letters of a ligature do. */
function isSameGlyph(last: Glyph, next: Glyph): boolean {
  return (
    next.text !== ' ' &&
    last.text !== ' ' &&
    Math.abs(last.left - next.left) < SAME_ORIGIN &&
    Math.abs(last.right - next.right) < SAME_ORIGIN &&
    Math.abs(last.baseline - next.baseline) < SAME_ORIGIN &&
    Math.abs(last.inkLeft - next.inkLeft) < SAME_ORIGIN
  );
}
