import { contentType } from '#shared/contracts/api/documents.js';
import { findDocument, storeExtraction } from '#platform/db/queries/documents.js';
import { AppError } from '#platform/errors.js';
import { JOBS, type JobInput } from '#platform/jobs/definitions.js';
import { inSpan } from '#platform/spans.js';
import { extract } from '#workers/extraction/extract.js';
import type { Processor } from '#workers/runtime/processor.js';

/**
 * Extracts the text of a stored document. A crash repeats the whole extraction, which takes seconds; the text, the
 * status `ready` and the job's end are one transaction. An error of the document itself ends the job for good.
 */
export const extractProcessor: Processor<JobInput<'extract'>> = {
  kind: 'extract',
  input: JOBS.extract.input,
  async run({ db, bus, storage, job, input, signal, progress }) {
    const { userId } = job;
    const { documentId } = input;
    const document = await findDocument(db, { userId, documentId });
    if (document === undefined) throw new AppError('not_found');
    const result = { kind: 'document', id: documentId };
    // Delivered again after it was done.
    if (document.status === 'ready') return { result };

    progress('extract', 0, null);
    const type = contentType.parse(document.contentType);
    const extracted = await inSpan(
      'read document',
      { 'lda.document.type': type, 'lda.document.bytes': document.size },
      async (span) => {
        const read = await extract(storage.read(document.blobId), type, {
          signal,
          progress: (done, total) => progress('extract', done, total),
        });
        span.setAttribute('lda.document.pages', read.pages.length);
        return read;
      },
    );
    return {
      result,
      async commit(tx) {
        if (!(await storeExtraction(tx, { userId, documentId, extracted }))) throw new AppError('not_found');
      },
      afterCommit: () => bus.publish({ topic: 'documents', user_id: userId, reason: 'extracted' }),
    };
  },
};
