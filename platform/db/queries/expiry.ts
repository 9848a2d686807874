import { lt, sql } from 'drizzle-orm';
import { LIMITS } from '#shared/limits.js';
import type { Db } from '#platform/db/client.js';
import { emailCodes, idempotencyKeys, rateLimits, sessions } from '#platform/db/schema/index.js';
import { removeOrphanBlobs } from './blobs.js';

/** An upload that has not ended after this long never will, ms. */
const ORPHAN_MS = 60 * 60 * 1000;

/** Removes what has run out: codes, sessions, idempotency keys, rate counters, bytes that belong to nobody. */
export async function removeExpired(db: Db): Promise<void> {
  await db.delete(emailCodes).where(lt(emailCodes.expiresAt, sql`now()`));
  await db.delete(sessions).where(lt(sessions.expire, sql`now()`));
  await db.delete(rateLimits).where(lt(rateLimits.expire, sql`(extract(epoch from now()) * 1000)::bigint`));
  await db
    .delete(idempotencyKeys)
    .where(
      lt(idempotencyKeys.createdAt, sql`now() - ${LIMITS.idempotency.ttlMs} * interval '1 millisecond'`),
    );
  await removeOrphanBlobs(db, ORPHAN_MS);
}
