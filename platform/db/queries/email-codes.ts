import { and, eq, gt, lt, lte, ne, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/client.js';
import { emailCodes } from '#platform/db/schema/index.js';

/** Stands where a code's hash was, once the code has been used. */
const SPENT = '';

/** When the last code was sent to this (normalized) address, or undefined. */
export async function lastCodeSentAt(db: Db, email: string): Promise<Date | undefined> {
  const [row] = await db
    .select({ sentAt: emailCodes.sentAt })
    .from(emailCodes)
    .where(eq(emailCodes.email, email));
  return row?.sentAt;
}

/**
 * Puts a new code in the place of the last one, unless that one was sent after `notSince`; returns whether
 * it did. Of two requests at the same moment one wins.
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

/** Takes back a code that could not be sent, so that another may be asked for at once. */
export async function removeCode(db: Db, email: string, codeHash: string): Promise<void> {
  await db.delete(emailCodes).where(and(eq(emailCodes.email, email), eq(emailCodes.codeHash, codeHash)));
}

/**
 * Counts a try before it is judged and returns the hash to judge it by; undefined where there is no live
 * code or its tries are used up. Counted first, or many tries at once would all see the last one left.
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

/** Uses a code up; returns whether this call did. The row stays, because it also holds the time of the last mail. */
export async function consumeCode(db: Db, email: string, codeHash: string): Promise<boolean> {
  const rows = await db
    .update(emailCodes)
    .set({ codeHash: SPENT })
    .where(and(eq(emailCodes.email, email), eq(emailCodes.codeHash, codeHash)))
    .returning({ email: emailCodes.email });
  return rows.length > 0;
}
