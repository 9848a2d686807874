import { openWithPdfium } from '#workers/extraction/pdf/pdfium.js';

/** Returns the text of a PDF's pages on one line. */
export async function pdfText(bytes: Uint8Array): Promise<string> {
  const pdf = await openWithPdfium(bytes);
  const pages = Array.from({ length: pdf.pageCount }, (_, at) => pdf.page(at)?.text ?? '');
  return pages.join(' ').replace(/\s+/g, ' ');
}
