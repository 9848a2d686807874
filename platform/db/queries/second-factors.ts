import { and, eq, isNotNull, isNull, lt, type InferSelectModel } from 'drizzle-orm';
import type { Db } from '#platform/db/client.js';
import { recoveryCodes, secondFactors } from '#platform/db/schema/index.js';
import { ago } from './relative-time.js';

export type SecondFactorRow = InferSelectModel<typeof secondFactors>;

/** Returns a user's second factor, confirmed or only offered, or undefined. */
export async function findSecondFactor(db: Db, userId: string): Promise<SecondFactorRow | undefined> {
  const [row] = await db.select().from(secondFactors).where(eq(secondFactors.userId, userId));
  return row;
}

const confirmed = (userId: string) =>
  and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt));

/** Tells whether signing in requires a second factor of this user. */
export async function hasSecondFactor(db: Db, userId: string): Promise<boolean> {
  return (await db.$count(secondFactors, confirmed(userId))) > 0;
}

/** Stores an unconfirmed factor, replacing an unconfirmed one; returns whether it did. A confirmed factor stays. */
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

/** Confirms the factor with this (sealed) secret and uses up the time step; returns whether this call did it. */
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
 * Uses up a time step and stores the secret as it is sealed now; returns whether this call did it. Neither a used
 * step nor an earlier one is accepted again; of two concurrent uses one wins.
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
        // Only if the factor is still the one that was checked.
        eq(secondFactors.secret, secret),
        isNotNull(secondFactors.confirmedAt),
        lt(secondFactors.lastStep, step),
      ),
    )
    .returning({ userId: secondFactors.userId });
  return rows.length === 1;
}

/** Tells whether a user has a confirmed factor, and locks it until the transaction ends. */
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

/** Lists every factor with its sealed secret. */
export async function listSealedSecrets(db: Db): Promise<Pick<SecondFactorRow, 'userId' | 'secret'>[]> {
  return db.select({ userId: secondFactors.userId, secret: secondFactors.secret }).from(secondFactors);
}

/** Replaces a sealed secret, unless it was changed meanwhile. */
export async function resealSecret(
  db: Db,
  { userId, secret, sealed }: { userId: string; secret: string; sealed: string },
): Promise<void> {
  await db
    .update(secondFactors)
    .set({ secret: sealed })
    .where(and(eq(secondFactors.userId, userId), eq(secondFactors.secret, secret)));
}

/** Replaces all recovery codes of a user with these (as hashes). */
export async function replaceRecoveryCodes(
  tx: Db,
  { userId, hashes }: { userId: string; hashes: readonly string[] },
): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.insert(recoveryCodes).values(hashes.map((codeHash) => ({ userId, codeHash })));
}

/**
 * Uses up a recovery code; returns how many are left, or undefined if it is not valid. Of two concurrent uses one
 * wins.
 */
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

/** Counts the recovery codes that a user has left. */
export async function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  return db.$count(recoveryCodes, eq(recoveryCodes.userId, userId));
}

/** Removes factors that were offered more than `ms` ago and never confirmed. */
export async function removeUnconfirmedFactors(db: Db, ms: number): Promise<void> {
  await db
    .delete(secondFactors)
    .where(and(isNull(secondFactors.confirmedAt), lt(secondFactors.createdAt, ago(ms))));
}
