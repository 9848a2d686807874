import { PDFiumModule } from '@hyzyla/pdfium';
import { AppError } from '#platform/errors.js';
import { createAnnotationReader } from './annotations.js';
import type { LineBox } from '../blocks/line-box.js';
import { hasArabicLetters, linesFromGlyphs, type ReadLine } from './arabic-lines.js';
import { isMostlyArabic } from '../scripts.js';
import { createGlyphReader } from './glyphs.js';
import { createLineReader } from './line-boxes.js';
import { placeFields } from './place-fields.js';
import { createVisibilityReader } from './visibility.js';
import { isFormWithoutPages } from './xfa.js';

/** FPDF_GetLastError codes of an intact document that cannot be opened: password and security. */
const PASSWORD = 4;
const SECURITY = 5;

export interface PdfiumPage {
  text: string;
  /** The place of each line of its text; null for lines without one. */
  boxes: (LineBox | null)[];
  /** True if anything is drawn on the page; `picture` tells whether that includes an image. */
  drawn: boolean;
  picture: boolean;
  /** Share of the page under images, 0 to 1. */
  covered: number;
  /** Pieces of its text that cannot be seen. */
  hidden: string[];
  /** True if its text comes from OCR and is an invisible layer over an image. */
  recognized: boolean;
}

export interface PdfiumDocument {
  pageCount: number;
  /** Reads a page; null if it cannot be read. */
  page(index: number): PdfiumPage | null;
}

const joined = (lines: readonly ReadLine[]): Pick<PdfiumPage, 'text' | 'boxes'> => ({
  text: lines.map(({ text }) => text).join('\n'),
  boxes: lines.map(({ box }) => box),
});

/**
 * Loads a PDF into pdfium and returns its module and the document's handle. Nothing is freed at the end, because the
 * process ends with it.
 * @throws AppError `document_encrypted`; Error if pdfium cannot open it.
 */
export async function loadPdf(bytes: Uint8Array) {
  const pdfium = await PDFiumModule({});
  pdfium._FPDF_InitLibraryWithConfig({ version: 2 });
  const memory = pdfium.wasmExports.malloc(bytes.length);
  if (memory === 0) throw new AppError('document_too_complex');
  pdfium.HEAPU8.set(bytes, memory);
  const document = pdfium._FPDF_LoadMemDocument(memory, bytes.length, 0);
  if (document === 0) {
    const reason = pdfium._FPDF_GetLastError();
    if (reason === PASSWORD || reason === SECURITY) throw new AppError('document_encrypted');
    throw new Error(`pdfium could not open the document: ${reason}`);
  }
  return { pdfium, document };
}

/**
 * Opens a PDF with pdfium, by its own functions: the package's wrapper never closes a page, and a document of
 * thousands of pages would not fit into memory.
 * @throws AppError `document_encrypted`; Error if pdfium cannot open it.
 */
export async function openWithPdfium(bytes: Uint8Array): Promise<PdfiumDocument> {
  const { pdfium, document } = await loadPdf(bytes);
  const decoder = new TextDecoder('utf-16le');

  const look = createVisibilityReader(pdfium, document);
  const glyphLines = createGlyphReader(pdfium);
  const lineBoxes = createLineReader(pdfium);
  const annotationsOf = createAnnotationReader(pdfium, document, glyphLines);

  function textOf(textPage: number): string {
    const count = pdfium._FPDFText_CountChars(textPage);
    if (count <= 0) return '';
    const buffer = pdfium.wasmExports.malloc((count + 1) * 2);
    if (buffer === 0) throw new AppError('document_too_complex');
    try {
      // The returned length includes a closing NUL.
      const written = pdfium._FPDFText_GetText(textPage, 0, count, buffer);
      return decoder.decode(pdfium.HEAPU8.subarray(buffer, buffer + Math.max(0, written - 1) * 2));
    } finally {
      pdfium.wasmExports.free(buffer);
    }
  }

  /** Returns the lines of a page with what is filled into it. */
  function filledLines(page: number, index: number, textPage: number): Pick<PdfiumPage, 'text' | 'boxes'> {
    const text = textOf(textPage);
    const fields = annotationsOf(page, index);
    if (fields.length === 0 && !hasArabicLetters(text)) return { text, boxes: lineBoxes(textPage, text) };
    if (fields.length === 0) return joined(linesFromGlyphs(glyphLines(textPage)));
    const { lines, fill } = placeFields(glyphLines(textPage), fields, isMostlyArabic(text));
    return joined(
      linesFromGlyphs(lines).flatMap(({ text: line, box }) =>
        // What is filled in may have several lines; they stand at one place.
        fill(line)
          .split('\n')
          .map((own) => ({ text: own, box })),
      ),
    );
  }

  /** Returns the first page's own text, and the number of its fields. */
  function firstPage(): { text: string; fields: number } {
    const page = pdfium._FPDF_LoadPage(document, 0);
    if (page === 0) return { text: '', fields: 0 };
    const textPage = pdfium._FPDFText_LoadPage(page);
    const found = { text: textPage === 0 ? '' : textOf(textPage), fields: annotationsOf(page, 0).length };
    if (textPage !== 0) pdfium._FPDFText_ClosePage(textPage);
    pdfium._FPDF_ClosePage(page);
    return found;
  }
  if (isFormWithoutPages(pdfium, document, firstPage)) throw new AppError('document_form');

  return {
    pageCount: pdfium._FPDF_GetPageCount(document),
    page(index) {
      const page = pdfium._FPDF_LoadPage(document, index);
      if (page === 0) return null;
      const textPage = pdfium._FPDFText_LoadPage(page);
      try {
        if (textPage === 0) return null;
        const { objects, picture, covered, hidden, recognized } = look(page, textPage);
        const { text, boxes } = filledLines(page, index, textPage);
        return {
          // pdfium joins a line that ends in a hyphen to the next one and leaves U+FFFE in place of the hyphen.
          text: text.replaceAll('\uFFFE', '-'),
          boxes,
          drawn: objects > 0,
          picture,
          covered,
          hidden,
          recognized,
        };
      } finally {
        if (textPage !== 0) pdfium._FPDFText_ClosePage(textPage);
        pdfium._FPDF_ClosePage(page);
      }
    },
  };
}
