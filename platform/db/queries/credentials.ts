import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '#platform/db/client.js';
import { secondFactors, users } from '#platform/db/schema/index.js';

/**
 * What signing in under this (normalized) address stands on: another text once the password or the second factor
 * has been changed. Undefined where nobody can sign in under it. Not for a log.
 */
export async function credentialsOf(db: Db, email: string): Promise<string | undefined> {
  const [row] = await db
    .select({ passwordHash: users.passwordHash, confirmedAt: secondFactors.confirmedAt })
    .from(users)
    .leftJoin(secondFactors, eq(secondFactors.userId, users.id))
    .where(and(eq(users.email, email), isNull(users.closedAt)));
  return row && JSON.stringify([row.passwordHash, row.confirmedAt]);
}

/** Waits until a transaction that changes this user, or holds them (`lockUser`), has ended. */
export async function awaitChanges(db: Db, userId: string): Promise<void> {
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('share');
}
