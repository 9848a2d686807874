import { contentType } from '#shared/contracts/documents.js';
import { findDocument, storeExtraction } from '#platform/db/queries/documents.js';
import { replaceReading } from '#platform/db/queries/readings.js';
import { LIMITS } from '#shared/limits.js';
import { AppError } from '#platform/errors.js';
import { JOBS, type JobInput } from '#platform/jobs/definitions.js';
import { indexDocument } from '#platform/search/index-document.js';
import { newObjectId } from '#platform/object-id.js';
import { READER_VERSIONS } from '#platform/reader-versions.js';
import { inSpan } from '#platform/spans.js';
import { extract } from '#workers/extraction/extract.js';
import { extractText } from '#workers/extraction/extract-text.js';
import type { Processor } from '#workers/runtime/processor.js';
import type { ToolDeps } from '#workers/tools/report-processor.js';
import { recognizePages } from './recognize-pages.js';

/**
 * Extracts the text of a stored document. Pages that are images are then recognized, and the document is read once
 * more with their text in their places. A crash repeats the extraction, which takes seconds, but no recognized page;
 * the text, the status `ready` and the job's end are one transaction, and so is the exchange of a text that is read
 * again: until then the one before stays in place. An error of the document itself ends the job for good.
 */
export const extractProcessor = ({
  textTasks,
}: Pick<ToolDeps, 'textTasks'>): Processor<JobInput<'extract'>> => ({
  kind: 'extract',
  input: JOBS.extract.input,
  async run(context) {
    const { db, bus, storage, job, input, signal, progress } = context;
    const { userId } = job;
    const { documentId } = input;
    const document = await findDocument(db, { userId, documentId });
    if (document === undefined) throw new AppError('not_found');
    const again = input.again === true && document.status === 'ready';
    // It has been read again since this job failed.
    if (again && document.origin !== 'upload') throw new AppError('not_found');
    // A text that was read stays as it is, for all that stands on it: another reading is another document.
    const result = { kind: 'document', id: again ? newObjectId() : documentId };
    // Delivered again after it was done.
    if (document.status === 'ready' && !again) return { result };

    // After a crash in a later stage, progress must not go back to this one.
    const resumed = job.stage === 'recognize';
    if (!resumed) progress('extract', 0, null);
    const type = contentType.parse(document.contentType);
    const extracted = await inSpan(
      'read document',
      { 'lda.document.type': type, 'lda.document.bytes': document.size },
      async (span) => {
        const bytes = storage.read(document.blobId);
        const isShortText = type === 'text/plain' && document.size <= LIMITS.extraction.threadBytes;
        const read = isShortText
          ? await extractText(bytes, { runTask: textTasks.lane(), signal })
          : await extract(bytes, type, {
              signal,
              progress: (done, total) => {
                if (!resumed) progress('extract', done, total);
              },
            });
        span.setAttribute('lda.document.pages', read.pages.length);
        return read;
      },
    );
    const { toRecognize } = extracted;
    if (toRecognize.length > LIMITS.recognition.pages && input.recognize !== 'all')
      throw new AppError('scan_too_long');
    const complete =
      toRecognize.length === 0
        ? extracted
        : await inSpan('recognize pages', { 'lda.document.pages': toRecognize.length }, async () => {
            const recognized = await recognizePages(context, { document, type, pages: toRecognize });
            return extract(storage.read(document.blobId), type, {
              signal,
              progress: () => undefined,
              recognized,
            });
          });
    return {
      result,
      async commit(tx) {
        const reading = { userId, documentId, extracted: complete, readerVersion: READER_VERSIONS[type] };
        const stored = again
          ? await replaceReading(tx, { ...reading, newId: result.id, jobId: job.id })
          : await storeExtraction(tx, reading);
        if (!stored) throw new AppError('not_found');
      },
      async afterCommit() {
        await bus.publish({ topic: 'documents', user_id: userId, reason: 'extracted' });
        // What fails here is done by the first search of the document.
        await indexDocument(db, result.id);
      },
    };
  },
});
