import type { ContentType } from '#shared/contracts/documents.js';
import { AppError } from '#platform/errors.js';
import type { PagedText } from './edits.js';
import type { RecognizedPage } from './recognized-page.js';
import type { Progress } from './pdf/read-pdf.js';
import { completed, type ReadDocument, type ReadText } from './read-text.js';
import { withRepairedWords } from './repaired-words.js';
import { withoutRunningHeads } from './running-heads.js';

/** Result of a format's reader: a text with pages, or sections and blocks where there are none. */
type ReaderResult = (ReadText | PagedText) & { toRecognize?: number[] };

type Reader = (
  bytes: Uint8Array,
  progress: Progress,
  recognized: readonly RecognizedPage[] | null,
) => Promise<ReaderResult> | ReaderResult;

/** Loads the reader of one format. Loading them all takes longer than reading a short document. */
async function loadReader(contentType: ContentType): Promise<Reader> {
  switch (contentType) {
    case 'application/pdf':
      return (await import('./pdf/read-pdf.js')).readPdf;
    case 'text/plain': {
      const { readText } = await import('./read-plain-text.js');
      return async (bytes, progress) => {
        const read = readText(bytes);
        await progress(1, 1);
        return read;
      };
    }
    case 'application/vnd.openxmlformats-officedocument.wordprocessingml.document': {
      const { readDocx } = await import('./docx/read-docx.js');
      return async (bytes, progress) => {
        const read = await readDocx(bytes);
        await progress(1, 1);
        return read;
      };
    }
    case 'application/msword':
      return (await import('./doc/read-doc.js')).readDoc;
    case 'image/jpeg':
    case 'image/png': {
      const { readPhoto } = await import('./ocr/read-photo.js');
      return (bytes, _progress, recognized) => readPhoto(bytes, contentType, recognized);
    }
  }
}

/**
 * Extracts the text of a document in any format. Runs in a process of its own: see `extract`. Without `recognized`,
 * pages that are images are only named; with it, their text is put in their places.
 * @throws AppError `document_*`.
 */
export async function readDocument(
  bytes: Uint8Array,
  contentType: ContentType,
  progress: Progress,
  recognized: readonly RecognizedPage[] | null = null,
): Promise<ReadDocument> {
  if (bytes.length === 0) throw new AppError('document_empty');
  const reader = await loadReader(contentType);
  let found: ReaderResult;
  try {
    found = await reader(bytes, progress, recognized);
  } catch (error) {
    // Any other error of a reader is caused by the file.
    throw error instanceof AppError ? error : new AppError('document_damaged', { cause: error });
  }
  const read = 'drafts' in found ? found : withoutRunningHeads(withRepairedWords(found));
  return { ...completed(read), toRecognize: found.toRecognize ?? [] };
}
