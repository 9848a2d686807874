import type { Db } from '#platform/db/client.js';
import { findDocument } from '#platform/db/queries/documents.js';
import { findFailedExtraction } from '#platform/db/queries/extractions.js';
import { requeueFailed, resetFailedDocument } from '#platform/db/queries/job-retries.js';
import { lockUser } from '#platform/db/queries/jobs.js';
import { AppError } from '#platform/errors.js';
import { currentTraceParent } from '#platform/spans.js';
import type { JobInput } from './definitions.js';
import type { JobRow } from '#platform/db/schema/jobs.js';
import type { Jobs } from './types.js';

/**
 * Extracts a document whose extraction ended with `scan_too_long` once more, in the caller's transaction, now with all
 * of its pages recognized; returns the row to deliver after the commit. The stored file is used, and pages that were
 * recognized are not repeated.
 * @throws AppError `not_found`; `conflict` if the document did not fail for this reason.
 */
export async function recognizeAllPages(
  tx: Db,
  insert: Jobs['insert'],
  { userId, documentId, requestId }: { userId: string; documentId: string; requestId: string },
): Promise<JobRow> {
  // Lock order: the user first, then the job and its document. A second request finds the document pending.
  await lockUser(tx, userId);
  const document = await findDocument(tx, { userId, documentId });
  if (document === undefined) throw new AppError('not_found');
  if (document.errorCode !== 'scan_too_long') throw new AppError('conflict');
  const input: JobInput<'extract'> = { documentId, recognize: 'all' };
  const failed = await findFailedExtraction(tx, documentId);
  const traceParent = currentTraceParent();
  const requeued =
    failed && (await requeueFailed(tx, { userId, jobId: failed.id, afterJobId: null, traceParent, input }));
  const { filename } = document;
  const row =
    requeued ?? (await insert(tx, { kind: 'extract', userId, input, documentId, filename, requestId }));
  if (!(await resetFailedDocument(tx, { userId, documentId }))) throw new AppError('not_found');
  return row;
}
