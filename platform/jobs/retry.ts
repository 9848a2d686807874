import type { Db } from '#platform/db/client.js';
import { findActiveExport } from '#platform/db/queries/exports.js';
import {
  findFailedExtraction,
  lockJob,
  requeueFailed,
  requeueDependents,
  resetFailedDocument,
} from '#platform/db/queries/job-retries.js';
import { findActiveExtraction, lockUser } from '#platform/db/queries/jobs.js';
import { AppError } from '#platform/errors.js';
import { currentTraceParent } from '#platform/spans.js';
import { definitionOf } from './definitions.js';
import { assertJobLimit } from './job-limit.js';
import type { JobRow } from '#platform/db/schema/jobs.js';
import type { Jobs } from './types.js';

/**
 * Requeues a failed job in the caller's transaction, together with the extraction of its document if that failed.
 * Returns the rows to deliver after the commit.
 * @throws AppError `not_found`, `job_not_failed`, `job_limit`.
 */
export async function retryJob(
  tx: Db,
  insert: Jobs['insert'],
  { userId, jobId }: { userId: string; jobId: string },
): Promise<JobRow[]> {
  // Lock order: the user first, then jobs. The removal of old jobs either finishes before this or skips the job.
  await lockUser(tx, userId);
  const failed = await lockJob(tx, { userId, jobId });
  if (failed === undefined) throw new AppError('not_found');
  if (failed.status !== 'failed') throw new AppError('job_not_failed');
  // One export at a time; this includes retries.
  if (failed.kind === 'export' && (await findActiveExport(tx, userId)) !== undefined) {
    throw new AppError('job_not_failed', { detail: 'Another export is already in progress.' });
  }
  await assertJobLimit(tx, failed);
  return failed.kind === 'extract' ? retryExtraction(tx, failed) : retryJobRow(tx, insert, failed);
}

async function requeue(tx: Db, { userId, id }: JobRow, afterJobId: string | null): Promise<JobRow> {
  const row = await requeueFailed(tx, { userId, jobId: id, afterJobId, traceParent: currentTraceParent() });
  if (row === undefined) throw new AppError('job_not_failed');
  await definitionOf(row.kind).onRetried?.(tx, row);
  return row;
}

/** Retries an extraction and all jobs that waited for it and failed because of it. */
async function retryExtraction(tx: Db, extraction: JobRow): Promise<JobRow[]> {
  const { userId, id, documentId } = extraction;
  if (documentId !== null) {
    // One extraction of a document at a time; this includes retries.
    if ((await findActiveExtraction(tx, documentId)) !== undefined)
      throw new AppError('job_not_failed', { detail: 'The document is already being read.' });
    await resetFailedDocument(tx, { userId, documentId });
  }
  const row = await requeue(tx, extraction, null);
  const dependents = await requeueDependents(tx, { userId, jobId: id, traceParent: currentTraceParent() });
  return [row, ...dependents];
}

/** Retries any other job: together with the extraction if that failed, or after one that is under way. */
async function retryJobRow(tx: Db, insert: Jobs['insert'], failed: JobRow): Promise<JobRow[]> {
  const { userId, documentId } = failed;
  if (documentId === null) return [await requeue(tx, failed, null)];
  if (!(await resetFailedDocument(tx, { userId, documentId }))) {
    const underWay = await findActiveExtraction(tx, documentId);
    return [await requeue(tx, failed, underWay?.id ?? null)];
  }
  const before = await findFailedExtraction(tx, documentId);
  const extraction = before
    ? await requeue(tx, before, null)
    : await insert(tx, {
        kind: 'extract',
        userId,
        input: { documentId },
        documentId,
        filename: failed.filename,
        requestId: failed.requestId,
        parentId: failed.id,
      });
  return [extraction, await requeue(tx, failed, extraction.id)];
}
