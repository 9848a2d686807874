import type { Db } from '#platform/db/client.js';
import { findActiveExtraction, findFailedExtraction } from '#platform/db/queries/extractions.js';
import { resetFailedDocument } from '#platform/db/queries/job-retries.js';
import type { Requeue } from './definitions.js';
import type { JobRow } from '#platform/db/schema/jobs.js';
import type { Jobs } from './types.js';

/**
 * Requeues a failed job together with the extraction of its document if that failed, or after one that is under way.
 * Returns the rows to deliver.
 */
export async function retryWithDocument(
  tx: Db,
  { failed, documentId }: { failed: JobRow; documentId: string },
  { requeue, insert }: { requeue: Requeue; insert: Jobs['insert'] },
): Promise<JobRow[]> {
  const { userId, filename, requestId } = failed;
  if (!(await resetFailedDocument(tx, { userId, documentId }))) {
    const underWay = await findActiveExtraction(tx, documentId);
    return [await requeue(failed, underWay?.id)];
  }
  const before = await findFailedExtraction(tx, documentId);
  const extraction = before
    ? await requeue(before)
    : await insert(tx, {
        ...{ kind: 'extract', userId, input: { documentId }, documentId, filename, requestId },
        parentId: failed.id,
      });
  return [extraction, await requeue(failed, extraction.id)];
}
