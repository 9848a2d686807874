import { LIMITS } from '#shared/limits.js';
import type { ExtractedDocument, ExtractionWarning } from '#platform/documents.js';
import { AppError } from '#platform/errors.js';
import { cleanText, joinPages } from '../clean.js';
import { hiddenTextWarning, locate } from '../hidden-text.js';
import { openWithPdfParse, type PdfParseDocument } from './pdf-parse.js';
import { pageSource } from './page-source.js';
import { openWithPdfium, type PdfiumDocument } from './pdfium.js';

export type Progress = (done: number, total: number) => Promise<void>;
type ReaderResult = Pick<ExtractedDocument, 'text' | 'pages' | 'warnings'>;

const LETTER = /\p{L}/gu;
/**
 * Number of letters below which a scanned page still counts as an image: stamps and page numbers are often typed on.
 */
const FEW_LETTERS = 20;

const letters = (text: string) => text.match(LETTER)?.length ?? 0;

function checkPageCount(count: number): void {
  if (count > LIMITS.extraction.pages) throw new AppError('document_too_many_pages');
}

/** Collects pages; throws as soon as their text is too long, before more of it is read. */
class Pages {
  readonly texts: string[] = [];
  private bytes = 0;

  add(text: string): void {
    this.bytes += Buffer.byteLength(text);
    if (this.bytes > LIMITS.extraction.textBytes) throw new AppError('document_too_long');
    this.texts.push(cleanText(text));
  }
}

/** Returns a function that opens the second reader at its first use; null if that cannot open the document either. */
function secondReader(bytes: Uint8Array): () => Promise<PdfParseDocument | null> {
  let opened: Promise<PdfParseDocument | null> | undefined;
  return () => (opened ??= openWithPdfParse(bytes).catch(() => null));
}

async function readBy(bytes: Uint8Array, first: PdfiumDocument, progress: Progress): Promise<ReaderResult> {
  checkPageCount(first.pageCount);
  const second = secondReader(bytes);
  const pages = new Pages();
  const unread: number[] = [];
  const pictures: number[] = [];
  const recognized: number[] = [];
  const hidden: { page: number; pieces: string[] }[] = [];
  let drawn = false;
  const source = pageSource(bytes, first);
  for (let index = 0; index < first.pageCount; index++) {
    const page = await source.page(index);
    if (page === null) {
      const other = await second();
      const text = other === null ? null : await other.page(index).catch(() => null);
      if (text === null) unread.push(index + 1);
      pages.add(text ?? '');
    } else {
      drawn ||= page.drawn;
      if (page.picture && letters(page.text) < FEW_LETTERS) pictures.push(index + 1);
      if (page.recognized) recognized.push(index + 1);
      if (page.hidden.length > 0) hidden.push({ page: index, pieces: page.hidden.map(cleanText) });
      pages.add(page.text);
    }
    await progress(source.done(index), first.pageCount);
  }
  source.close();
  // The second reader may succeed better with the whole document than with single pages.
  if (unread.length === first.pageCount) throw new Error('pdfium found no page that it could read');
  const found = pages.texts.some((text) => letters(text) > 0);
  if (pictures.length === first.pageCount) throw new AppError('document_scanned');
  if (!found) {
    const again = await second();
    const other = again === null ? null : await readPages(again, progress);
    if (other !== null && letters(other.text) > 0) return other;
    throw new AppError(drawn ? 'document_scanned' : 'document_empty');
  }
  const { text, spans } = joinPages(pages.texts);
  const places = hidden.flatMap(({ page, pieces }) => {
    const within = spans[page];
    return within === undefined ? [] : locate(text, pieces, within);
  });
  const warnings = [
    ...pagesWarning('pages_unread', unread),
    ...pagesWarning('pages_scanned', pictures),
    ...pagesWarning('pages_recognized', recognized),
    ...hiddenTextWarning(
      hidden.flatMap(({ pieces }) => pieces),
      places,
    ),
  ];
  return { text, pages: spans, warnings };
}

function pagesWarning(code: ExtractionWarning['code'], pages: number[]): ExtractionWarning[] {
  return pages.length === 0 ? [] : [{ code, pages }];
}

async function readPages(document: PdfParseDocument, progress: Progress): Promise<ReaderResult> {
  checkPageCount(document.pageCount);
  const pages = new Pages();
  for (let index = 0; index < document.pageCount; index++) {
    pages.add(await document.page(index));
    await progress(index + 1, document.pageCount);
  }
  const { text, spans } = joinPages(pages.texts);
  return { text, pages: spans, warnings: [] };
}

/**
 * Extracts the text of a PDF, page by page. pdfium is the first reader; pdf-parse reads what pdfium cannot: whole
 * documents that do not open, single pages, and documents in which pdfium finds no text.
 * @throws AppError `document_encrypted`, `_scanned`, `_damaged`, `_empty`, `_too_many_pages`, `_too_long`.
 */
export async function readPdf(bytes: Uint8Array, progress: Progress): Promise<ReaderResult> {
  try {
    return await readBy(bytes, await openWithPdfium(bytes), progress);
  } catch (error) {
    // Some files that pdfium takes for locked have an empty password.
    if (error instanceof AppError && error.code !== 'document_encrypted') throw error;
    const read = await readPages(await openWithPdfParse(bytes), progress);
    if (letters(read.text) === 0) throw new AppError('document_scanned', { cause: error });
    return read;
  }
}
