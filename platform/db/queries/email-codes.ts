import { and, eq, gt, lt, lte, ne, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/client.js';
import { emailCodes } from '#platform/db/schema/index.js';

/** Replaces a code's hash once the code has been used. */
const SPENT = '';

/** Returns when the last code was sent to this (normalized) address, or undefined. */
export async function lastCodeSentAt(db: Db, email: string): Promise<Date | undefined> {
  const [row] = await db
    .select({ sentAt: emailCodes.sentAt })
    .from(emailCodes)
    .where(eq(emailCodes.email, email));
  return row?.sentAt;
}

/**
 * Replaces the last code with a new one, unless the last one was sent after `notSince`; returns whether it did. Of
 * two concurrent requests one wins.
 */
export async function replaceCode(
  db: Db,
  code: { email: string; codeHash: string; sentAt: Date; expiresAt: Date },
  notSince: Date,
): Promise<boolean> {
  const rows = await db
    .insert(emailCodes)
    .values(code)
    .onConflictDoUpdate({
      target: emailCodes.email,
      set: { codeHash: code.codeHash, sentAt: code.sentAt, expiresAt: code.expiresAt, tries: 0 },
      setWhere: lte(emailCodes.sentAt, notSince),
    })
    .returning({ email: emailCodes.email });
  return rows.length > 0;
}

/** Removes a code that could not be sent, so that another may be requested at once. */
export async function removeCode(db: Db, email: string, codeHash: string): Promise<void> {
  await db.delete(emailCodes).where(and(eq(emailCodes.email, email), eq(emailCodes.codeHash, codeHash)));
}

/**
 * Counts an attempt before it is verified and returns the hash to verify against; returns undefined if there is no
 * valid code or no attempts are left. Counting first keeps concurrent attempts from all using the last one.
 */
export async function countCodeAttempt(
  db: Db,
  email: string,
  { now, maxTries }: { now: Date; maxTries: number },
): Promise<string | undefined> {
  const [row] = await db
    .update(emailCodes)
    .set({ tries: sql`${emailCodes.tries} + 1` })
    .where(
      and(
        eq(emailCodes.email, email),
        ne(emailCodes.codeHash, SPENT),
        gt(emailCodes.expiresAt, now),
        lt(emailCodes.tries, maxTries),
      ),
    )
    .returning({ codeHash: emailCodes.codeHash });
  return row?.codeHash;
}

/**
 * Marks a code as used; returns whether this call did it. The row stays, because it also holds the time of the last
 * mail.
 */
export async function consumeCode(db: Db, email: string, codeHash: string): Promise<boolean> {
  const rows = await db
    .update(emailCodes)
    .set({ codeHash: SPENT })
    .where(and(eq(emailCodes.email, email), eq(emailCodes.codeHash, codeHash)))
    .returning({ email: emailCodes.email });
  return rows.length > 0;
}
