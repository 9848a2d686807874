import { findDocument } from '#platform/db/queries/documents.js';
import { deleteReadings, firstIdOf, listReadings } from '#platform/db/queries/readings.js';
import { AppError } from '#platform/errors.js';
import type { JobRow } from '#platform/db/schema/jobs.js';
import type { Deps } from '#server/deps.js';

/**
 * Removes a document with all of its readings and everything that depends on them, except its reports.
 * @throws AppError `not_found`.
 */
export async function removeDocument(deps: Deps, userId: string, documentId: string): Promise<void> {
  const cancelledJobs = await deps.db.transaction(async (tx) => {
    const document = await findDocument(tx, { userId, documentId });
    if (document === undefined) throw new AppError('not_found');
    const upload = { userId, first: firstIdOf(document) };
    const rows: JobRow[] = [];
    const cancelled = new Set<string>();
    // Lock order: a worker that ends a job locks the job first and then its document. Cancelling waits for a job that
    // ends at this moment, which may have added a reading.
    for (;;) {
      const id = (await listReadings(tx, upload)).find((one) => !cancelled.has(one));
      if (id === undefined) break;
      rows.push(...(await deps.jobs.cancelForDocument(tx, id)));
      cancelled.add(id);
    }
    const blobIds = await deleteReadings(tx, upload);
    if (blobIds.length === 0) throw new AppError('not_found');
    for (const blobId of blobIds) await deps.storage.remove(tx, blobId);
    return rows;
  });
  await deps.jobs.announceCancelled(cancelledJobs);
  await deps.bus.publish({ topic: 'documents', user_id: userId, reason: 'deleted' });
}
