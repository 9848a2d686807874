import { LIMITS } from '#shared/limits.js';
import type { ExtractionWarning } from '#platform/documents.js';
import { AppError } from '#platform/errors.js';
import type { RecognizedPage } from '../recognized-page.js';
import { recognitionWarnings } from '../recognition-warnings.js';
import type { LineBox, PlacedLine } from '../blocks/line-box.js';
import { cleanText, joinPages } from '../clean.js';
import type { PagedText } from '../edits.js';
import { hiddenTextWarning, locate } from '../hidden-text.js';
import { openWithPdfParse, type PdfParseDocument } from './pdf-parse.js';
import { pageSource } from './page-source.js';
import { pagesToRecognize, type PageLook } from './pages-to-recognize.js';
import { openWithPdfium, type PdfiumDocument } from './pdfium.js';

export type Progress = (done: number, total: number) => Promise<void>;
interface PdfText extends PagedText {
  /** Numbers (from 1) of pages whose text is still to be recognized; `text` lacks it. */
  toRecognize: number[];
}

const LETTER = /\p{L}/gu;
const letters = (text: string) => text.match(LETTER)?.length ?? 0;

function checkPageCount(count: number): void {
  if (count > LIMITS.extraction.pages) throw new AppError('document_too_many_pages');
}

/** Collects pages; throws as soon as their text is too long, before more of it is read. */
class Pages {
  readonly texts: string[] = [];
  /** For each page the places of its lines, if they are known. */
  private readonly boxes: (readonly (LineBox | null)[])[] = [];
  private bytes = 0;

  /** @param boxes places of the lines, as line feeds divide the text. */
  add(text: string, boxes: readonly (LineBox | null)[] = []): void {
    this.bytes += Buffer.byteLength(text);
    if (this.bytes > LIMITS.extraction.textBytes) throw new AppError('document_too_long');
    this.texts.push(cleanText(text));
    this.boxes.push(withOtherBreaks(text, boxes));
  }

  /** Joins the pages, with the places of their lines in the whole text. */
  joined(): { text: string; pages: PagedText['pages']; lines: PlacedLine[] } {
    const { text, spans } = joinPages(this.texts);
    const lines: PlacedLine[] = [];
    for (const [page, boxes] of this.boxes.entries()) {
      if (boxes.length === 0) continue;
      const { start: from = 0, end = 0 } = spans[page] ?? {};
      // Empty lines at the top of a page are left out.
      const left = /^\s*\n/.exec(this.texts[page] ?? '')?.[0].split('\n').length ?? 1;
      for (let at = left - 1, start = from; start < end; at++) {
        const box = boxes[at] ?? null;
        if (box !== null) lines.push({ ...box, start, page });
        const newline = text.indexOf('\n', start);
        start = newline < 0 ? end : newline + 1;
      }
    }
    return { text, pages: spans, lines };
  }
}

const OTHER_BREAKS = /\r(?!\n|$)|[\f\v\u0085\u2028\u2029]/g;

/** Adds nothing for each line break within a line that cleaning turns into a line feed. */
function withOtherBreaks(text: string, boxes: readonly (LineBox | null)[]): readonly (LineBox | null)[] {
  if (boxes.length === 0 || text.search(OTHER_BREAKS) < 0) return boxes;
  return text
    .split('\n')
    .flatMap((line, index) => [
      boxes[index] ?? null,
      ...Array.from(line.match(OTHER_BREAKS) ?? [], () => null),
    ]);
}

/** Returns a function that opens the second reader at its first use; null if that cannot open the document either. */
function secondReader(bytes: Uint8Array): () => Promise<PdfParseDocument | null> {
  let opened: Promise<PdfParseDocument | null> | undefined;
  return () => (opened ??= openWithPdfParse(bytes).catch(() => null));
}

async function readBy(
  bytes: Uint8Array,
  first: PdfiumDocument,
  progress: Progress,
  recognizedPages: readonly RecognizedPage[] | null,
): Promise<PdfText> {
  checkPageCount(first.pageCount);
  const second = secondReader(bytes);
  const pages = new Pages();
  const unread: number[] = [];
  const recognized: number[] = [];
  const given = new Map(recognizedPages?.map((page) => [page.page, page]));
  const looks: (PageLook | null)[] = [];
  const hidden: { page: number; pieces: string[] }[] = [];
  let drawn = false;
  const source = pageSource(bytes, first);
  for (let index = 0; index < first.pageCount; index++) {
    const page = await source.page(index);
    const ocr = given.get(index + 1);
    if (ocr !== undefined) {
      // What was there stays if nothing could be recognized.
      pages.add(ocr.text ?? page?.text ?? '');
    } else if (page === null) {
      const other = await second();
      const text = other === null ? null : await other.page(index).catch(() => null);
      if (text === null) unread.push(index + 1);
      pages.add(text ?? '');
    } else {
      drawn ||= page.drawn;
      if (page.recognized) recognized.push(index + 1);
      if (page.hidden.length > 0) hidden.push({ page: index, pieces: page.hidden.map(cleanText) });
      pages.add(page.text, page.boxes);
    }
    // Judged by the text that is stored.
    looks.push(page === null ? null : { ...page, text: pages.texts.at(-1) ?? '' });
    await progress(source.done(index), first.pageCount);
  }
  source.close();
  // The second reader may succeed better with the whole document than with single pages.
  if (unread.length === first.pageCount) throw new Error('pdfium found no page that it could read');
  const found = pages.texts.some((text) => /[\p{L}\p{N}]/u.test(text));
  const toRecognize = recognizedPages === null ? pagesToRecognize(looks) : [];
  if (!found && recognizedPages !== null) throw new AppError('document_scanned');
  if (!found && toRecognize.length === 0) {
    const again = await second();
    const other = again === null ? null : await readPages(again, progress);
    if (other !== null && letters(other.text) > 0) return other;
    throw new AppError(drawn ? 'document_scanned' : 'document_empty');
  }
  const { text, pages: spans, lines } = pages.joined();
  const places = hidden.flatMap(({ page, pieces }) => {
    const within = spans[page];
    return within === undefined ? [] : locate(text, pieces, within);
  });
  const warnings = [
    ...pagesWarning('pages_unread', unread),
    ...pagesWarning('pages_recognized', recognized),
    ...recognitionWarnings([...given.values()], spans),
    ...hiddenTextWarning(
      hidden.flatMap(({ pieces }) => pieces),
      places,
    ),
  ];
  return { text, pages: spans, warnings, lines, toRecognize };
}

function pagesWarning(code: ExtractionWarning['code'], pages: number[]): ExtractionWarning[] {
  return pages.length === 0 ? [] : [{ code, pages }];
}

async function readPages(document: PdfParseDocument, progress: Progress): Promise<PdfText> {
  checkPageCount(document.pageCount);
  const pages = new Pages();
  for (let index = 0; index < document.pageCount; index++) {
    pages.add(await document.page(index));
    await progress(index + 1, document.pageCount);
  }
  return { ...pages.joined(), warnings: [], toRecognize: [] };
}

/**
 * Extracts the text of a PDF, page by page. pdfium is the first reader; pdf-parse reads what pdfium cannot: whole
 * documents that do not open, single pages, and documents in which pdfium finds no text. Pages that are images are
 * named, to be recognized; once they are (`recognized`), their text is put in their places.
 * @throws AppError `document_encrypted`, `_scanned`, `_damaged`, `_empty`, `_too_many_pages`, `_too_long`.
 */
export async function readPdf(
  bytes: Uint8Array,
  progress: Progress,
  recognized: readonly RecognizedPage[] | null = null,
): Promise<PdfText> {
  try {
    return await readBy(bytes, await openWithPdfium(bytes), progress, recognized);
  } catch (error) {
    // Some files that pdfium takes for locked have an empty password.
    if (error instanceof AppError && error.code !== 'document_encrypted') throw error;
    const read = await readPages(await openWithPdfParse(bytes), progress);
    if (letters(read.text) === 0) throw new AppError('document_scanned', { cause: error });
    return read;
  }
}
