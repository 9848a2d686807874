import type { Db } from '#platform/db/client.js';
import { lockJob, requeueFailed } from '#platform/db/queries/job-retries.js';
import { lockUser } from '#platform/db/queries/jobs.js';
import { AppError } from '#platform/errors.js';
import { currentTraceParent } from '#platform/spans.js';
import { definitionOf, type Requeue } from './definitions.js';
import { assertJobLimit } from './job-limit.js';
import type { JobRow } from '#platform/db/schema/jobs.js';
import type { Jobs } from './types.js';
import { retryWithDocument } from './retry-with-document.js';

/**
 * Requeues a failed job in the caller's transaction as its definition says, or else together with the extraction of its
 * document if that failed. Returns the rows to deliver after the commit.
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
  await assertJobLimit(tx, failed);
  const requeue: Requeue = async ({ userId, id }, afterJobId) => {
    const changes = { afterJobId: afterJobId ?? null, traceParent: currentTraceParent() };
    const row = await requeueFailed(tx, { userId, jobId: id, ...changes });
    if (row === undefined) throw new AppError('job_not_failed');
    return row;
  };
  const { retry } = definitionOf(failed.kind);
  if (retry !== undefined) return retry(tx, failed, requeue);
  const { documentId } = failed;
  if (documentId === null) return [await requeue(failed)];
  return retryWithDocument(tx, { failed, documentId }, { requeue, insert });
}
