import { AppError } from '#platform/errors.js';

export interface PdfParseDocument {
  pageCount: number;
  page(index: number): Promise<string>;
}

/**
 * Opens a PDF with pdf-parse (pdf.js): slower than pdfium, and Arabic comes out of order, but it repairs files that
 * pdfium gives up.
 * @throws AppError `document_encrypted`, `document_damaged`.
 */
export async function openWithPdfParse(bytes: Uint8Array): Promise<PdfParseDocument> {
  // Loaded only here: pdf.js takes longer to load than most documents take to extract.
  const { PasswordException, PDFParse } = await import('pdf-parse');
  // pdf.js detaches the buffer from its owner.
  const parser = new PDFParse({
    data: new Uint8Array(bytes),
    verbosity: 0,
    isEvalSupported: false,
    stopAtErrors: false,
  });
  try {
    const { total } = await parser.getInfo();
    return {
      pageCount: total,
      async page(index) {
        const { pages } = await parser.getText({ partial: [index + 1], pageJoiner: '' });
        return pages[0]?.text ?? '';
      },
    };
  } catch (error) {
    if (error instanceof PasswordException) throw new AppError('document_encrypted', { cause: error });
    throw new AppError('document_damaged', { cause: error });
  }
}
