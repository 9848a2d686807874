import { lt, sql } from 'drizzle-orm';
import { LIMITS } from '#shared/limits.js';
import type { Database } from '#platform/db/client.js';
import type { JobRow } from '#platform/jobs/types.js';
import {
  auditLog,
  contactMessages,
  emailCodes,
  idempotencyKeys,
  passwordResets,
  rateLimits,
  sessions,
} from '#platform/db/schema/index.js';
import { eraseUser, listClosedLongerThan } from './accounts.js';
import { deleteBlob, removeOrphanBlobs } from './blobs.js';
import { removeOldExports } from './exports.js';
import { removeStaleOffers } from './second-factors.js';

/** An upload that has not ended after this long never will, ms. */
const ORPHAN_MS = 60 * 60 * 1000;

const before = (ms: number) => sql`now() - ${ms} * interval '1 millisecond'`;

/**
 * Removes what has run out: codes, mailed links, second factors that were never confirmed, sessions, idempotency
 * keys, rate counters, old messages and audit entries, exports, accounts that were closed 90 days ago, bytes that
 * belong to nobody. Returns the jobs that were cancelled by it, to be announced.
 */
export async function removeExpired(db: Database): Promise<JobRow[]> {
  await db.delete(emailCodes).where(lt(emailCodes.expiresAt, sql`now()`));
  await db.delete(passwordResets).where(lt(passwordResets.expiresAt, sql`now()`));
  await removeStaleOffers(db, LIMITS.totp.confirmMs);
  await db.delete(sessions).where(lt(sessions.expire, sql`now()`));
  await db.delete(rateLimits).where(lt(rateLimits.expire, sql`(extract(epoch from now()) * 1000)::bigint`));
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before(LIMITS.idempotency.ttlMs)));
  await db.delete(auditLog).where(lt(auditLog.at, before(LIMITS.audit.keptMs)));
  await db.delete(contactMessages).where(lt(contactMessages.createdAt, before(LIMITS.contact.keptMs)));
  for (const blobId of await removeOldExports(db)) await deleteBlob(db, blobId);
  const cancelled: JobRow[] = [];
  for (const userId of await listClosedLongerThan(db, LIMITS.account.restorableMs)) {
    cancelled.push(...((await db.transaction((tx) => eraseUser(tx, userId))) ?? []));
  }
  await removeOrphanBlobs(db, ORPHAN_MS);
  return cancelled;
}
