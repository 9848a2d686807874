import type { PDFiumModule } from '@hyzyla/pdfium';
import { createCoverReader, type Box } from './cover.js';

/** Functions of the module that its types leave out. Those that write their result to memory return 0 on failure. */
interface Looks {
  HEAPF32: Float32Array;
  HEAPU32: Uint32Array;
  _FPDF_GetPageBoundingBox(page: number, box: number): number;
  _FPDFPageObj_GetBounds(object: number, left: number, bottom: number, right: number, top: number): number;
  _FPDFPageObj_GetFillColor(object: number, r: number, g: number, b: number, alpha: number): number;
  _FPDFPageObj_GetMatrix(object: number, matrix: number): number;
  _FPDFPath_GetDrawMode(object: number, fill: number, stroke: number): number;
  _FPDFTextObj_GetFontSize(object: number, size: number): number;
  _FPDFTextObj_GetTextRenderMode(object: number): number;
  _FPDFTextObj_GetText(object: number, textPage: number, buffer: number, bytes: number): number;
}
type Module = Awaited<ReturnType<typeof PDFiumModule>>;

/** Object types: FPDF_PAGEOBJ_*. */
const KIND = { text: 1, path: 2, image: 3, shading: 4 } as const;
/** FPDF_TEXTRENDERMODE_INVISIBLE and _CLIP: neither puts ink on the page. */
const WITHOUT_INK = new Set([3, 7]);
/** FPDF_TEXTRENDERMODE_STROKE and its clipping variant: the fill color is not visible. */
const STROKED = new Set([1, 5]);
const LIGHTEST = 0xf0;
const FAINTEST_ALPHA = 16;
/** Font size in points below which text is not meant to be read. */
const SMALLEST = 2;
/** Most objects of a page that are checked: a drawing may have a hundred thousand. */
const LOOKED_AT = 2_000;
const FLOAT = 4;
const SCRATCH_BYTES = 64;

/** Share of covered text up to which the rest counts as stamps on a page whose text lies under its scan. */
const STAMPS = 0.1;

export interface PageVisibility {
  /** Number of objects on the page; `picture` tells whether one of them is an image. */
  objects: number;
  picture: boolean;
  /** Pieces of text that cannot be seen. */
  hidden: string[];
  /** True if its text is a layer that OCR writes: invisible over an image, or printed and then covered by it. */
  recognized: boolean;
}

const middleIn = ({ left, right, top, bottom }: Box, around: Box): boolean => {
  const x = (left + right) / 2;
  const y = (top + bottom) / 2;
  return x >= around.left && x <= around.right && y >= around.bottom && y <= around.top;
};

const widthOf = (boxes: Iterable<Box>) =>
  [...boxes].reduce((sum, { left, right }) => sum + Math.max(0, right - left), 0);

/**
 * Creates a function that checks the objects drawn on a page: checking letter by letter would double the extraction
 * time.
 */
export function createVisibilityReader(module: Module, document: number) {
  const pdfium = module as Module & Looks;
  const coverOf = createCoverReader(module, document);
  const scratch = pdfium.wasmExports.malloc(SCRATCH_BYTES);
  const at = (index: number) => scratch + index * FLOAT;
  const float = (index: number) => pdfium.HEAPF32[at(index) >> 2] ?? 0;
  const int = (index: number) => pdfium.HEAPU32[at(index) >> 2] ?? 0;

  function boxOf(object: number): Box | null {
    // Order of the parameters: left, bottom, right, top.
    if (pdfium._FPDFPageObj_GetBounds(object, at(0), at(1), at(2), at(3)) === 0) return null;
    return { left: float(0), bottom: float(1), right: float(2), top: float(3) };
  }
  function pageBox(page: number): Box | null {
    // FS_RECTF: left, top, right, bottom.
    if (pdfium._FPDF_GetPageBoundingBox(page, at(0)) === 0) return null;
    return { left: float(0), top: float(1), right: float(2), bottom: float(3) };
  }
  function isLight(object: number): boolean {
    if (pdfium._FPDFPageObj_GetFillColor(object, at(0), at(1), at(2), at(3)) === 0) return false;
    return int(3) < FAINTEST_ALPHA || (int(0) >= LIGHTEST && int(1) >= LIGHTEST && int(2) >= LIGHTEST);
  }
  function isTiny(object: number, box: Box): boolean {
    // A full stop is this low at any size; its font size is read only then.
    if (box.top - box.bottom >= SMALLEST || box.right - box.left <= 0) return false;
    if (pdfium._FPDFTextObj_GetFontSize(object, at(0)) === 0) return false;
    const size = float(0);
    // FS_MATRIX: a, b, c, d, e, f.
    if (pdfium._FPDFPageObj_GetMatrix(object, at(0)) === 0) return false;
    return size * Math.hypot(float(2), float(3)) < SMALLEST;
  }
  function textOf(object: number, textPage: number): string {
    const bytes = pdfium._FPDFTextObj_GetText(object, textPage, 0, 0);
    if (bytes <= 2) return '';
    const buffer = pdfium.wasmExports.malloc(bytes);
    if (buffer === 0) return '';
    try {
      pdfium._FPDFTextObj_GetText(object, textPage, buffer, bytes);
      return Buffer.from(pdfium.HEAPU8.subarray(buffer, buffer + bytes - 2)).toString('utf16le');
    } finally {
      pdfium.wasmExports.free(buffer);
    }
  }
  /** Tells whether something dark, or an image, covers a place, so that white letters are visible there. */
  function isPainted(object: number, kind: number): boolean {
    if (kind === KIND.image || kind === KIND.shading) return true;
    if (kind !== KIND.path) return false;
    return pdfium._FPDFPath_GetDrawMode(object, at(0), at(1)) !== 0 && int(0) !== 0 && !isLight(object);
  }

  return function look(page: number, textPage: number): PageVisibility {
    const objects = pdfium._FPDFPage_CountObjects(page);
    const around = pageBox(page);
    const painted: { box: Box; image: boolean }[] = [];
    const suspects: { object: number; box: Box; inkless: boolean; surely: boolean }[] = [];
    const printed: { object: number; box: Box }[] = [];
    const covered = new Map<number, Box>();
    let picture = false;
    for (let index = 0; index < Math.min(objects, LOOKED_AT); index++) {
      const object = pdfium._FPDFPage_GetObject(page, index);
      const kind = pdfium._FPDFPageObj_GetType(object);
      if (kind === KIND.image) picture = true;
      if (kind !== KIND.text) {
        const box = isPainted(object, kind) ? boxOf(object) : null;
        if (box !== null) painted.push({ box, image: kind === KIND.image });
        if (kind === KIND.image && box !== null && around !== null && printed.length > 0) {
          const covers = coverOf(page, object, box, around);
          for (const text of printed) if (covers?.(text.box) === true) covered.set(text.object, text.box);
        }
        continue;
      }
      const mode = pdfium._FPDFTextObj_GetTextRenderMode(object);
      const inkless = WITHOUT_INK.has(mode);
      const light = !STROKED.has(mode) && isLight(object);
      const box = boxOf(object);
      if (box === null) continue;
      const off =
        around !== null &&
        (box.right < around.left ||
          box.left > around.right ||
          box.top < around.bottom ||
          box.bottom > around.top);
      const surely = off || isTiny(object, box);
      if (!inkless) printed.push({ object, box });
      if (inkless || light || surely) suspects.push({ object, box, inkless, surely });
    }
    const hidden: string[] = [];
    const note = (object: number) => {
      const text = textOf(object, textPage);
      // Crop marks and printers' page counts lie beside the page and mean nothing.
      if (/\p{L}/u.test(text)) hidden.push(text);
    };
    const isScan =
      widthOf(covered.values()) * STAMPS >=
      widthOf(printed.filter(({ object }) => !covered.has(object)).map(({ box }) => box));
    let recognized = covered.size > 0 && isScan;
    if (!recognized) for (const object of covered.keys()) note(object);
    for (const { object, box, inkless, surely } of suspects) {
      if (covered.has(object)) continue;
      if (!surely && inkless && painted.some((under) => under.image && middleIn(box, under.box))) {
        recognized = true;
      } else if (surely || inkless || !painted.some((under) => middleIn(box, under.box))) {
        note(object);
      }
    }
    return { objects, picture, hidden, recognized };
  };
}
