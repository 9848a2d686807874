import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Db } from '#platform/db/client.js';
import { passwordResets, users } from '#platform/db/schema/index.js';

/** Stores a mailed link by its token's hash. */
export async function insertReset(
  db: Db,
  reset: { userId: string; tokenHash: string; expiresAt: Date },
): Promise<void> {
  await db.insert(passwordResets).values(reset);
}

/** Tells whether a token with this hash is still valid: unused, not expired, and of an open account. */
export async function isResetValid(db: Db, tokenHash: string, now: Date): Promise<boolean> {
  const rows = await db
    .select({ userId: passwordResets.userId })
    .from(passwordResets)
    .innerJoin(users, eq(users.id, passwordResets.userId))
    .where(
      and(eq(passwordResets.tokenHash, tokenHash), gt(passwordResets.expiresAt, now), isNull(users.closedAt)),
    );
  return rows.length === 1;
}

/**
 * Uses up a token and every other token of its user; returns the user's id, or undefined. Of two concurrent uses
 * one wins.
 */
export async function consumeReset(tx: Db, tokenHash: string, now: Date): Promise<string | undefined> {
  const [row] = await tx
    .delete(passwordResets)
    .where(and(eq(passwordResets.tokenHash, tokenHash), gt(passwordResets.expiresAt, now)))
    .returning({ userId: passwordResets.userId });
  if (row === undefined) return undefined;
  await removeResets(tx, row.userId);
  return row.userId;
}

/** Invalidates every mailed link of a user. */
export async function removeResets(db: Db, userId: string): Promise<void> {
  await db.delete(passwordResets).where(eq(passwordResets.userId, userId));
}
