import type { PDFiumModule } from '@hyzyla/pdfium';
import type { GlyphLine } from './glyphs.js';
import { isWithin, type Box } from './place-fields.js';

/** Functions of the module that its types leave out. */
interface FlattenFunctions {
  _FPDFPage_Flatten(page: number, usage: number): number;
  _FPDFPage_RemoveObject(page: number, object: number): number;
  _FPDFPageObj_Destroy(object: number): void;
}
type Module = Awaited<ReturnType<typeof PDFiumModule>>;

/** FLAT_NORMALDISPLAY, and FLATTEN_SUCCESS of its results. */
const DISPLAY = 0;
const SUCCESS = 1;

/**
 * Creates a function that returns the lines drawn within the boxes of annotations. It makes the annotations part of the
 * page's content, so that they are no longer annotations: it can be called once for each page.
 */
export function createAppearanceReader(
  module: Module,
  document: number,
  glyphLines: (textPage: number) => GlyphLine[],
) {
  const pdfium = module as Module & FlattenFunctions;

  /** Reads what flattening has added to a page: it stands after the objects that the page had before. */
  function addedLines(index: number, before: number): GlyphLine[] {
    const page = pdfium._FPDF_LoadPage(document, index);
    if (page === 0) return [];
    try {
      for (let count = 0; count < before; count++) {
        const object = pdfium._FPDFPage_GetObject(page, 0);
        if (object === 0 || pdfium._FPDFPage_RemoveObject(page, object) === 0) return [];
        pdfium._FPDFPageObj_Destroy(object);
      }
      const textPage = pdfium._FPDFText_LoadPage(page);
      if (textPage === 0) return [];
      const lines = glyphLines(textPage);
      pdfium._FPDFText_ClosePage(textPage);
      return lines;
    } finally {
      pdfium._FPDF_ClosePage(page);
    }
  }

  return function appearances(page: number, index: number, boxes: readonly Box[]): GlyphLine[][] {
    const before = pdfium._FPDFPage_CountObjects(page);
    if (pdfium._FPDFPage_Flatten(page, DISPLAY) !== SUCCESS) return [];
    const found = boxes.map((): GlyphLine[] => []);
    for (const { glyphs } of addedLines(index, before)) {
      let open: GlyphLine[] | undefined;
      for (const glyph of glyphs) {
        const lines = found[boxes.findIndex((box) => isWithin(box, glyph))];
        // A line may run through several boxes.
        if (lines !== open) lines?.push({ text: '', glyphs: [] });
        open = lines;
        const line = lines?.at(-1);
        if (line === undefined) continue;
        line.text += glyph.text + (glyph.spaceAfter ? ' ' : '');
        line.glyphs.push(glyph);
      }
    }
    return found;
  };
}
