import type { ExtractedDocument } from '#platform/documents.js';
import { AppError } from '#platform/errors.js';
import { joinPages } from '../clean.js';
import type { RecognizedPage } from '../recognized-page.js';
import { readPhotoHead } from './photo.js';
import { recognitionWarnings } from '../recognition-warnings.js';

/**
 * Reads a photograph, which is a document of one page: before it is recognized only its head, afterwards its text.
 * @throws AppError `document_damaged`, `document_image_too_large`; `document_scanned` if no text was recognized.
 */
export function readPhoto(
  bytes: Uint8Array,
  contentType: 'image/jpeg' | 'image/png',
  recognized: readonly RecognizedPage[] | null,
): Omit<ExtractedDocument, 'sections'> & { toRecognize: number[] } {
  readPhotoHead(bytes, contentType);
  const [page] = recognized ?? [];
  if (page === undefined) return { text: '', pages: [{ start: 0, end: 0 }], warnings: [], toRecognize: [1] };
  if (!/\p{L}/u.test(page.text ?? '')) throw new AppError('document_scanned');
  const { text, spans } = joinPages([page.text ?? '']);
  return { text, pages: spans, warnings: recognitionWarnings([page], spans), toRecognize: [] };
}
