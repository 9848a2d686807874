import { insertDocument } from '#platform/db/queries/documents.js';
import { removeExports } from '#platform/db/queries/exports.js';
import { findUser } from '#platform/db/queries/users.js';
import { AppError } from '#platform/errors.js';
import { JOBS, type JobInput } from '#platform/jobs/definitions.js';
import { newObjectId } from '#platform/object-id.js';
import { exportFilename } from '#shared/domain/export-name.js';
import { LIMITS } from '#shared/limits.js';
import { writeArchive } from '#workers/exports/archive.js';
import { planExport } from '#workers/exports/plan.js';
import type { Processor } from '#workers/runtime/processor.js';

/**
 * Streams all of a user's data as a ZIP into storage. A crash repeats the writing. The transaction that ends the job
 * also gives the file to the user and replaces the previous one.
 */
export const exportProcessor: Processor<JobInput<'export'>> = {
  kind: 'export',
  input: JOBS.export.input,
  async run({ db, storage, sessions, log, job, signal, progress }) {
    const { userId } = job;
    const account = await findUser(db, userId);
    // The account was closed in the meantime: nobody could download the export.
    if (account === undefined) throw new AppError('not_found');
    const entries = await planExport({ db, storage, sessions, account, job });
    progress('report', 0, entries.length);
    const archive = writeArchive(entries, {
      signal,
      written: (count) => progress('report', count, entries.length),
    });
    const { blobId, size } = await storage.write(archive, { maxBytes: LIMITS.exports.bytes, signal });
    const documentId = newObjectId();
    let replaced: string[] = [];
    return {
      result: { kind: 'document', id: documentId },
      async commit(tx) {
        replaced = await removeExports(tx, userId);
        await storage.keep(tx, blobId);
        await insertDocument(tx, {
          id: documentId,
          userId,
          origin: 'export',
          filename: job.filename ?? exportFilename(job.createdAt),
          contentType: 'application/zip',
          size,
          blobId,
          status: 'ready',
        });
      },
      discard: () => storage.remove(db, blobId),
      async afterCommit() {
        for (const blob of replaced) {
          await storage
            .remove(db, blob)
            .catch((error: unknown) =>
              log.warn({ err: error, blob }, 'an older export was left for the sweep'),
            );
        }
      },
    };
  },
};
