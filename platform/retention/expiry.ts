import { lt, sql } from 'drizzle-orm';
import { LIMITS } from '#shared/limits.js';
import type { Database } from '#platform/db/client.js';
import type { JobRow } from '#platform/db/schema/jobs.js';
import {
  auditLog,
  contactMessages,
  emailCodes,
  idempotencyKeys,
  passwordResets,
} from '#platform/db/schema/index.js';
import { listClosedLongerThan, lockClosedLongerThan } from '#platform/db/queries/accounts.js';
import type { RateLimits } from '#platform/rate-limits/rate-limits.js';
import type { SessionStore } from '#platform/sessions/session-store.js';
import type { Storage } from '#platform/storage/storage.js';
import { deleteBlob } from '#platform/db/queries/blobs.js';
import { removeOldExports } from '#platform/db/queries/exports.js';
import { removeEndedJobs } from '#platform/db/queries/job-retention.js';
import { ago } from '#platform/db/queries/relative-time.js';
import { removeUnconfirmedFactors } from '#platform/db/queries/second-factors.js';
import { eraseUser, type AccountStores } from './erase-user.js';

/** Age after which an unfinished upload is considered abandoned, ms. */
const ORPHAN_MS = 60 * 60 * 1000;

/** The result of a removal. */
export interface RemovalResult {
  /** Unfinished jobs of erased accounts, to be announced. */
  cancelled: JobRow[];
  /** Accounts that were due and could not be erased now, with the error. */
  failedErasures: { userId: string; error: unknown }[];
  /** Counts of removed rows whose loss people would notice if they had been removed too early. */
  removed: Record<'audit_entries' | 'messages' | 'exports' | 'accounts' | 'files' | 'jobs', number>;
}

export interface ExpiryDeps extends AccountStores {
  db: Database;
  sessions: Pick<SessionStore, 'forget' | 'removeExpired'>;
  rateLimits: Pick<RateLimits, 'forget' | 'removeExpired'>;
  storage: Pick<Storage, 'removeOrphans'>;
}

/**
 * Removes expired data: codes, mailed links, second factors that were never confirmed, sessions, idempotency keys,
 * rate counters, old messages and audit entries, exports, accounts closed 90 days ago, blobs without an owner, and
 * jobs that ended long ago.
 */
export async function removeExpired({
  db,
  sessions,
  rateLimits,
  storage,
}: ExpiryDeps): Promise<RemovalResult> {
  await db.delete(emailCodes).where(lt(emailCodes.expiresAt, sql`now()`));
  await db.delete(passwordResets).where(lt(passwordResets.expiresAt, sql`now()`));
  await removeUnconfirmedFactors(db, LIMITS.totp.confirmMs);
  await sessions.removeExpired();
  await rateLimits.removeExpired();
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, ago(LIMITS.idempotency.ttlMs)));
  const audit = await db.delete(auditLog).where(lt(auditLog.at, ago(LIMITS.audit.keptMs)));
  const messages = await db
    .delete(contactMessages)
    .where(lt(contactMessages.createdAt, ago(LIMITS.contact.keptMs)));
  const exportBlobs = await removeOldExports(db);
  for (const blobId of exportBlobs) await deleteBlob(db, blobId);
  const { erased, cancelled, failedErasures } = await eraseClosedAccounts(db, { sessions, rateLimits });
  const files = await storage.removeOrphans(ORPHAN_MS);
  const { keptMs, removedAtOnce } = LIMITS.jobs;
  const jobs = await removeEndedJobs(db, { olderThanMs: keptMs, limit: removedAtOnce });
  return {
    cancelled,
    failedErasures,
    removed: {
      audit_entries: audit.rowCount ?? 0,
      messages: messages.rowCount ?? 0,
      exports: exportBlobs.length,
      accounts: erased,
      files,
      jobs,
    },
  };
}

/** Erases accounts that are due, each in its own transaction, so that one failure does not block the others. */
async function eraseClosedAccounts(
  db: Database,
  stores: AccountStores,
): Promise<Pick<RemovalResult, 'cancelled' | 'failedErasures'> & { erased: number }> {
  const ms = LIMITS.account.restorableMs;
  const cancelled: JobRow[] = [];
  const failedErasures: RemovalResult['failedErasures'] = [];
  let erased = 0;
  for (const userId of await listClosedLongerThan(db, ms)) {
    try {
      // Checked again: erasing the accounts before this one may take minutes, in which it may have been restored.
      const cancelledJobs = await db.transaction(async (tx) =>
        (await lockClosedLongerThan(tx, { userId, ms })) ? eraseUser(tx, userId, stores) : undefined,
      );
      if (cancelledJobs !== undefined) erased += 1;
      cancelled.push(...(cancelledJobs ?? []));
    } catch (error) {
      failedErasures.push({ userId, error });
    }
  }
  return { erased, cancelled, failedErasures };
}
