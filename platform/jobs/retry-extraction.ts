import type { Db } from '#platform/db/client.js';
import { findActiveExtraction } from '#platform/db/queries/extractions.js';
import { requeueDependents, resetFailedDocument } from '#platform/db/queries/job-retries.js';
import type { JobRow } from '#platform/db/schema/jobs.js';
import { AppError } from '#platform/errors.js';
import { currentTraceParent } from '#platform/spans.js';

/**
 * Requeues a failed extraction and all jobs that waited for it and failed because of it. Returns the rows to deliver.
 * @throws AppError `job_not_failed` if another extraction of the document is active.
 */
export async function retryExtraction(
  tx: Db,
  extraction: JobRow,
  requeue: (failed: JobRow) => Promise<JobRow>,
): Promise<JobRow[]> {
  const { userId, id, documentId } = extraction;
  if (documentId !== null) {
    // One extraction of a document at a time; this includes retries.
    if ((await findActiveExtraction(tx, documentId)) !== undefined)
      throw new AppError('job_not_failed', { detail: 'The document is already being read.' });
    await resetFailedDocument(tx, { userId, documentId });
  }
  const row = await requeue(extraction);
  const dependents = await requeueDependents(tx, { userId, jobId: id, traceParent: currentTraceParent() });
  return [row, ...dependents];
}
