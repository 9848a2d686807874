import { eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/client.js';
import { users } from '#platform/db/schema/index.js';
import { sessionHash } from '#platform/sessions/epoch.js';

/**
 * Ends a user's sessions, all but `keep`, as of this transaction's commit: also where their store is away. Holds the
 * user until then, so it comes first wherever a transaction locks other rows too.
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
