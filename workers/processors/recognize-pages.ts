import { createHash } from 'node:crypto';
import type { ContentType } from '#shared/contracts/documents.js';
import { blobHash } from '#platform/db/queries/blobs.js';
import type { DocumentRow } from '#platform/db/queries/documents.js';
import type { PartKey } from '#platform/db/queries/job-parts.js';
import { AppError } from '#platform/errors.js';
import { RECOGNITION_VERSION } from '#workers/extraction/ocr/contract.js';
import { recognize, type RecognizeOptions } from '#workers/extraction/ocr/recognize.js';
import { recognizedPage, type RecognizedPage } from '#workers/extraction/recognized-page.js';
import type { JobContext } from '#workers/runtime/processor.js';

type Context = Pick<
  JobContext<unknown>,
  'db' | 'storage' | 'job' | 'signal' | 'progress' | 'finishedParts' | 'finishPart'
>;

/** Key of a page's part: its number, and everything that its text depends on. */
const partKey = (sha256: string, page: number): PartKey => ({
  seq: page,
  inputHash: createHash('sha256').update(`${sha256} ${page}`).digest('hex'),
  kind: 'extract',
  engine: 'builtin',
  model: null,
  version: RECOGNITION_VERSION,
});

/**
 * Recognizes pages of a document, each of which is stored as soon as it is finished: after a crash, and for the same
 * file later, only the others are recognized. Returns all of them in order.
 * @throws AppError `not_found` if the document is gone; what `recognize` throws.
 */
export async function recognizePages(
  { db, storage, job, signal, progress, finishedParts, finishPart }: Context,
  { document, type, pages }: { document: DocumentRow; type: ContentType; pages: readonly number[] },
  overrides: Partial<RecognizeOptions> = {},
): Promise<RecognizedPage[]> {
  const sha256 = await blobHash(db, document.blobId);
  if (sha256 === null) throw new AppError('not_found');
  const results = new Map<number, RecognizedPage>();
  const stored = await finishedParts(pages.map((page) => partKey(sha256, page)));
  for (const [page, { output, own }] of stored) {
    const parsed = recognizedPage.parse(output);
    results.set(page, parsed);
    const record = { output: parsed, items: [], reused: true, tokens: 0, ms: 0 };
    if (!own) await finishPart(partKey(sha256, page), record);
  }
  const report = () => progress('recognize', results.size, pages.length);
  report();
  let startedAt = Date.now();
  await recognize({
    open: () => storage.read(document.blobId),
    contentType: type,
    pages: pages.filter((page) => !results.has(page)),
    key: job.id,
    signal,
    async finished(page) {
      const ms = Date.now() - startedAt;
      startedAt = Date.now();
      // A page that failed is not stored: when the document comes again, it is tried again.
      if (page.text !== null) {
        const record = { output: page, items: [], reused: false, tokens: 0, ms };
        await finishPart(partKey(sha256, page.page), record);
      }
      results.set(page.page, page);
      report();
    },
    ...overrides,
  });
  return [...results.values()].sort((one, other) => one.page - other.page);
}
