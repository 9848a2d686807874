import { eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/client.js';
import { users } from '#platform/db/schema/index.js';
import { sessionHash } from '#platform/sessions/epoch.js';

/**
 * Ends a user's sessions, except `keep`, when this transaction commits, even if the session store is unavailable.
 * Locks the user until then, so it must come first in a transaction that also locks other rows (lock order).
 */
export async function raiseSessionEpoch(
  tx: Db,
  userId: string,
  { keep }: { keep?: string } = {},
): Promise<void> {
  await tx
    .update(users)
    .set({
      sessionEpoch: sql`${users.sessionEpoch} + 1`,
      keptSession: keep === undefined ? null : sessionHash(keep),
    })
    .where(eq(users.id, userId));
}
