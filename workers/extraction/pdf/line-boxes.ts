import type { PDFiumModule } from '@hyzyla/pdfium';
import type { LineBox } from '../blocks/line-box.js';
import { turned, type Glyph, type Turn } from './glyphs.js';

/** Functions of the module that its types leave out. Those that write their result to memory return 0 on failure. */
interface LineFunctions {
  HEAPF32: Float32Array;
  HEAPF64: Float64Array;
  _FPDFText_CountChars(textPage: number): number;
  _FPDFText_GetCharIndexFromTextIndex(textPage: number, index: number): number;
  _FPDFText_GetCharAngle(textPage: number, index: number): number;
  _FPDFText_GetCharOrigin(textPage: number, index: number, x: number, y: number): number;
  _FPDFText_GetFontSize(textPage: number, index: number): number;
  _FPDFText_GetFontWeight(textPage: number, index: number): number;
  _FPDFText_GetMatrix(textPage: number, index: number, matrix: number): number;
  _FPDFText_GetLooseCharBox(textPage: number, index: number, rect: number): number;
}
type Module = Awaited<ReturnType<typeof PDFiumModule>>;

const SCRATCH_BYTES = 32;
const DOUBLE = 8;
const QUARTER_TURN = Math.PI / 2;
const BOLD_WEIGHT = 600;

interface Character {
  left: number;
  right: number;
  baseline: number;
  size: number;
  bold: boolean;
}

/**
 * Creates a function that returns the place of each line of a page's text: only its first and its last character are
 * looked at, which costs a hundredth of what all glyphs do.
 */
export function createLineReader(module: Module) {
  const pdfium = module as Module & LineFunctions;
  const scratch = pdfium.wasmExports.malloc(SCRATCH_BYTES);
  const double = (index: number) => pdfium.HEAPF64[(scratch >> 3) + index] ?? 0;
  const float = (index: number) => pdfium.HEAPF32[(scratch >> 2) + index] ?? 0;

  function turnAt(textPage: number, index: number): Turn {
    // The angle is measured clockwise, turns against it.
    const angle = pdfium._FPDFText_GetCharAngle(textPage, index);
    return ((4 - (Math.round(Math.max(0, angle) / QUARTER_TURN) % 4)) % 4) as Turn;
  }

  function characterAt(textPage: number, index: number, turn: Turn): Character | null {
    if (pdfium._FPDFText_GetCharOrigin(textPage, index, scratch, scratch + DOUBLE) === 0) return null;
    const { across } = turned(turn, double(0), double(1));
    // FS_RECTF: left, top, right, bottom.
    if (pdfium._FPDFText_GetLooseCharBox(textPage, index, scratch) === 0) return null;
    const start = turned(turn, float(0), float(1)).along;
    const end = turned(turn, float(2), float(3)).along;
    // FS_MATRIX: a, b, c, d, e, f.
    if (pdfium._FPDFText_GetMatrix(textPage, index, scratch) === 0) return null;
    return {
      left: Math.min(start, end),
      right: Math.max(start, end),
      baseline: across,
      size: pdfium._FPDFText_GetFontSize(textPage, index) * Math.hypot(float(2), float(3)),
      bold: pdfium._FPDFText_GetFontWeight(textPage, index) >= BOLD_WEIGHT,
    };
  }

  return function lineBoxes(textPage: number, text: string): (LineBox | null)[] {
    // Characters that pdfium leaves out of the text are counted all the same; most pages have none.
    const alike = pdfium._FPDFText_CountChars(textPage) === text.length;
    const indexOf = (offset: number) =>
      alike ? offset : pdfium._FPDFText_GetCharIndexFromTextIndex(textPage, offset);
    const boxOf = (from: number, to: number): LineBox | null => {
      const [start, end] = [indexOf(from), indexOf(to)];
      if (start < 0 || end < 0) return null;
      const turn = turnAt(textPage, start);
      const first = characterAt(textPage, start, turn);
      const last = characterAt(textPage, end, turn);
      if (first === null || last === null) return null;
      return {
        left: Math.min(first.left, last.left),
        right: last.right,
        top: first.baseline,
        bottom: last.baseline,
        // The first or the last may be the small number of a note.
        size: Math.max(first.size, last.size),
        bold: first.bold && last.bold,
      };
    };
    const boxes: (LineBox | null)[] = [];
    let at = 0;
    for (const line of text.split('\n')) {
      const length = line.trimEnd().length;
      boxes.push(length === 0 ? null : boxOf(at + line.length - line.trimStart().length, at + length - 1));
      at += line.length + 1;
    }
    return boxes;
  };
}

/** Returns the place of a line by its glyphs; null if it has none. */
export function boxOfGlyphs(glyphs: readonly Glyph[]): LineBox | null {
  const ink = glyphs.filter(({ text }) => text !== ' ');
  const [first] = ink;
  if (first === undefined) return null;
  const box = { left: Infinity, right: -Infinity, size: 0 };
  for (const { inkLeft, inkRight, size } of ink) {
    box.left = Math.min(box.left, inkLeft);
    box.right = Math.max(box.right, inkRight);
    box.size = Math.max(box.size, size);
  }
  return { ...box, top: first.baseline, bottom: first.baseline, bold: false };
}
