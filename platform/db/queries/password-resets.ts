import { and, eq, gt } from 'drizzle-orm';
import type { Db } from '#platform/db/client.js';
import { passwordResets } from '#platform/db/schema/index.js';

/** Notes a mailed link by its token's hash. */
export async function insertReset(
  db: Db,
  reset: { userId: string; tokenHash: string; expiresAt: Date },
): Promise<void> {
  await db.insert(passwordResets).values(reset);
}

/** Whether a token with this hash is still good. */
export async function isResetValid(db: Db, tokenHash: string, now: Date): Promise<boolean> {
  const rows = await db
    .select({ userId: passwordResets.userId })
    .from(passwordResets)
    .where(and(eq(passwordResets.tokenHash, tokenHash), gt(passwordResets.expiresAt, now)));
  return rows.length === 1;
}

/** Uses a token up, and with it every other one of its user; whose it was, or undefined. Of two at the same moment one wins. */
export async function consumeReset(tx: Db, tokenHash: string, now: Date): Promise<string | undefined> {
  const [row] = await tx
    .delete(passwordResets)
    .where(and(eq(passwordResets.tokenHash, tokenHash), gt(passwordResets.expiresAt, now)))
    .returning({ userId: passwordResets.userId });
  if (row === undefined) return undefined;
  await removeResets(tx, row.userId);
  return row.userId;
}

/** Makes every mailed link of a user worthless. */
export async function removeResets(db: Db, userId: string): Promise<void> {
  await db.delete(passwordResets).where(eq(passwordResets.userId, userId));
}
