import { and, eq, isNotNull, isNull, lt, type InferSelectModel } from 'drizzle-orm';
import type { Db } from '#platform/db/client.js';
import { recoveryCodes, secondFactors } from '#platform/db/schema/index.js';
import { ago } from './relative-time.js';

export type SecondFactorRow = InferSelectModel<typeof secondFactors>;

/** A user's second factor, confirmed or only offered, or undefined. */
export async function findSecondFactor(db: Db, userId: string): Promise<SecondFactorRow | undefined> {
  const [row] = await db.select().from(secondFactors).where(eq(secondFactors.userId, userId));
  return row;
}

const confirmed = (userId: string) =>
  and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt));

/** Whether signing in asks this user for a second factor. */
export async function hasSecondFactor(db: Db, userId: string): Promise<boolean> {
  return (await db.$count(secondFactors, confirmed(userId))) > 0;
}

/** Offers a factor, in the place of one that was only offered before; returns whether it did: a confirmed one stays. */
export async function insertUnconfirmedFactor(
  db: Db,
  { userId, secret, now }: { userId: string; secret: string; now: Date },
): Promise<boolean> {
  const rows = await db
    .insert(secondFactors)
    .values({ userId, secret, createdAt: now })
    .onConflictDoUpdate({
      target: secondFactors.userId,
      set: { secret, createdAt: now, lastStep: 0 },
      setWhere: isNull(secondFactors.confirmedAt),
    })
    .returning({ userId: secondFactors.userId });
  return rows.length === 1;
}

/** Confirms the factor that was offered with this (sealed) secret; returns whether this call did. The step is used up. */
export async function confirmSecondFactor(
  tx: Db,
  { userId, secret, step, now }: { userId: string; secret: string; step: number; now: Date },
): Promise<boolean> {
  const rows = await tx
    .update(secondFactors)
    .set({ confirmedAt: now, lastStep: step })
    .where(
      and(
        eq(secondFactors.userId, userId),
        eq(secondFactors.secret, secret),
        isNull(secondFactors.confirmedAt),
      ),
    )
    .returning({ userId: secondFactors.userId });
  return rows.length === 1;
}

/**
 * Uses a time step up, and keeps the secret as it is sealed now; returns whether this call did. Neither a step that
 * was used, nor an earlier one, is accepted again; of two uses at the same moment one wins.
 */
export async function consumeTotpStep(
  db: Db,
  { userId, secret, step, sealed }: { userId: string; secret: string; step: number; sealed: string },
): Promise<boolean> {
  const rows = await db
    .update(secondFactors)
    .set({ lastStep: step, secret: sealed })
    .where(
      and(
        eq(secondFactors.userId, userId),
        // Not of a factor that has taken the place of the one that was looked at.
        eq(secondFactors.secret, secret),
        isNotNull(secondFactors.confirmedAt),
        lt(secondFactors.lastStep, step),
      ),
    )
    .returning({ userId: secondFactors.userId });
  return rows.length === 1;
}

/** Whether a user has a confirmed factor; holds it as it is until the transaction ends. */
export async function lockSecondFactor(tx: Db, userId: string): Promise<boolean> {
  const rows = await tx
    .select({ userId: secondFactors.userId })
    .from(secondFactors)
    .where(confirmed(userId))
    .for('update');
  return rows.length === 1;
}

/** Removes a user's confirmed factor with its recovery codes; returns whether there was one. */
export async function removeSecondFactor(tx: Db, userId: string): Promise<boolean> {
  const rows = await tx
    .delete(secondFactors)
    .where(confirmed(userId))
    .returning({ userId: secondFactors.userId });
  if (rows.length === 0) return false;
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  return true;
}

/** Every factor, as its secret is sealed. */
export async function listSealedSecrets(db: Db): Promise<Pick<SecondFactorRow, 'userId' | 'secret'>[]> {
  return db.select({ userId: secondFactors.userId, secret: secondFactors.secret }).from(secondFactors);
}

/** Seals a secret anew, unless it was changed meanwhile. */
export async function resealSecret(
  db: Db,
  { userId, secret, sealed }: { userId: string; secret: string; sealed: string },
): Promise<void> {
  await db
    .update(secondFactors)
    .set({ secret: sealed })
    .where(and(eq(secondFactors.userId, userId), eq(secondFactors.secret, secret)));
}

/** Puts these recovery codes (their hashes) in the place of all that a user had. */
export async function replaceRecoveryCodes(
  tx: Db,
  { userId, hashes }: { userId: string; hashes: readonly string[] },
): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.insert(recoveryCodes).values(hashes.map((codeHash) => ({ userId, codeHash })));
}

/** Uses a recovery code up; how many are left, or undefined where it is none. Of two uses at the same moment one wins. */
export async function consumeRecoveryCode(
  tx: Db,
  { userId, codeHash }: { userId: string; codeHash: string },
): Promise<number | undefined> {
  const rows = await tx
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash)))
    .returning({ userId: recoveryCodes.userId });
  return rows.length === 0 ? undefined : countRecoveryCodes(tx, userId);
}

/** How many recovery codes a user has left. */
export async function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  return db.$count(recoveryCodes, eq(recoveryCodes.userId, userId));
}

/** Removes what was offered longer ago than this, ms, and never confirmed. */
export async function removeUnconfirmedFactors(db: Db, ms: number): Promise<void> {
  await db
    .delete(secondFactors)
    .where(and(isNull(secondFactors.confirmedAt), lt(secondFactors.createdAt, ago(ms))));
}
