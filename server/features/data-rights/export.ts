import type { Request } from 'express';
import { findActiveExport, findExport } from '#platform/db/queries/exports.js';
import { lockUser } from '#platform/db/queries/jobs.js';
import type { Account } from '#platform/db/queries/users.js';
import { AppError } from '#platform/errors.js';
import type { JobInput } from '#platform/jobs/definitions.js';
import type { JobRow } from '#platform/db/schema/jobs.js';
import { recordAudit } from '#server/audit.js';
import type { Deps } from '#server/deps.js';
import type { ExportFile } from '#shared/api/data-rights.js';
import { exportFilename } from '#shared/domain/export-name.js';
import { LIMITS } from '#shared/limits.js';

export interface Exports {
  /**
   * Starts an export of a user's data, or finds the one in progress; returns the id of its job.
   * @throws AppError `export_limit`, `job_limit`.
   */
  startExport(user: Account, request: { req: Request; requestId: string }): Promise<string>;
  /** Returns the finished export that is still kept, or null. */
  findLatest(userId: string): Promise<ExportFile | null>;
}

/** Creates exports of all of a user's data: one at a time, a few a day. */
export function createExports(deps: Deps): Exports {
  const { db, clock, jobs } = deps;
  const perUser = deps.rateLimits.create('export', LIMITS.rates.exportsPerUser, 'export_limit');

  return {
    async startExport(user, { req, requestId }) {
      const active = await findActiveExport(db, user.id);
      if (active !== undefined) return active.id;
      await perUser.take(user.id);
      let newJob: JobRow | undefined;
      try {
        const { id } = await db.transaction(async (tx) => {
          // Locked, so that of two requests at the same moment the second finds the job of the first.
          if (!(await lockUser(tx, user.id))) throw new AppError('not_signed_in');
          const other = await findActiveExport(tx, user.id);
          if (other !== undefined) return other;
          const input: JobInput<'export'> = {};
          newJob = await jobs.insert(tx, {
            kind: 'export',
            userId: user.id,
            input,
            documentId: null,
            filename: exportFilename(clock.now()),
            requestId,
          });
          await recordAudit(tx, req, { action: 'data_exported', actor: user.email });
          return newJob;
        });
        if (newJob === undefined) await perUser.giveBack(user.id);
        else await jobs.deliver(newJob);
        return id;
      } catch (error) {
        await perUser.giveBack(user.id);
        throw error;
      }
    },

    async findLatest(userId) {
      const row = await findExport(db, userId);
      if (row === undefined) return null;
      const { id, filename, size, createdAt } = row;
      return {
        id,
        filename,
        size,
        created_at: createdAt.toISOString(),
        expires_at: new Date(createdAt.getTime() + LIMITS.exports.keptMs).toISOString(),
      };
    },
  };
}
