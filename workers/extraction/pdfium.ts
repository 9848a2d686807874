import { PDFiumModule } from '@hyzyla/pdfium';
import { AppError } from '#platform/errors.js';

/** FPDF_GetLastError: what keeps a document closed although it is whole. */
const PASSWORD = 4;
const SECURITY = 5;
/** FPDF_PAGEOBJ_IMAGE. */
const IMAGE = 3;
/** Objects of a page that are looked at to see whether it holds a picture. */
const OBJECTS_LOOKED_AT = 2_000;

export interface PdfiumPage {
  text: string;
  /** Whether anything is drawn on it at all, and whether that is (also) a picture. */
  drawn: boolean;
  picture: boolean;
}

export interface PdfiumDocument {
  pageCount: number;
  /** Null where this page cannot be read. */
  page(index: number): PdfiumPage | null;
}

/**
 * Opens a PDF with pdfium, by its own functions: the package's wrapper never closes a page, and a document
 * of thousands of pages would not fit into memory. Nothing is freed at the end, the process ends with it.
 * @throws AppError `document_encrypted`; Error where pdfium cannot open it.
 */
export async function openWithPdfium(bytes: Uint8Array): Promise<PdfiumDocument> {
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
  const decoder = new TextDecoder('utf-16le');

  function textOf(page: number): string | null {
    const textPage = pdfium._FPDFText_LoadPage(page);
    if (textPage === 0) return null;
    try {
      const count = pdfium._FPDFText_CountChars(textPage);
      if (count <= 0) return '';
      const buffer = pdfium.wasmExports.malloc((count + 1) * 2);
      if (buffer === 0) throw new AppError('document_too_complex');
      try {
        // The written length counts a closing NUL.
        const written = pdfium._FPDFText_GetText(textPage, 0, count, buffer);
        return decoder.decode(pdfium.HEAPU8.subarray(buffer, buffer + Math.max(0, written - 1) * 2));
      } finally {
        pdfium.wasmExports.free(buffer);
      }
    } finally {
      pdfium._FPDFText_ClosePage(textPage);
    }
  }

  function holdsPicture(page: number, objects: number): boolean {
    for (let i = 0; i < Math.min(objects, OBJECTS_LOOKED_AT); i++) {
      if (pdfium._FPDFPageObj_GetType(pdfium._FPDFPage_GetObject(page, i)) === IMAGE) return true;
    }
    return false;
  }

  return {
    pageCount: pdfium._FPDF_GetPageCount(document),
    page(index) {
      const page = pdfium._FPDF_LoadPage(document, index);
      if (page === 0) return null;
      try {
        const text = textOf(page);
        if (text === null) return null;
        const objects = pdfium._FPDFPage_CountObjects(page);
        return {
          // pdfium joins a line that ends in a hyphen to the next one and leaves U+FFFE in the hyphen's place.
          text: text.replaceAll('\uFFFE', '-'),
          drawn: objects > 0,
          picture: holdsPicture(page, objects),
        };
      } finally {
        pdfium._FPDF_ClosePage(page);
      }
    },
  };
}
