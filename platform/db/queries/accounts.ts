import { and, asc, desc, eq, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/client.js';
import { users } from '#platform/db/schema/index.js';
import { ago } from './relative-time.js';
import { account, type Account } from './users.js';

/** Key of an advisory lock, unique to this purpose: only its holder changes who is an administrator. */
const ADMINS_LOCK = 0x1da6;

/** An account as shown to administrators. */
export interface ListedAccount extends Account {
  /** True if signing in requires a second factor. */
  totp: boolean;
}
const listed = {
  ...account,
  totp: sql<boolean>`exists (select 1 from second_factors f where f.user_id = users.id and f.confirmed_at is not null)`,
};

/** Lists all accounts, including closed ones, newest first. */
export async function listAccounts(db: Db): Promise<ListedAccount[]> {
  return db.select(listed).from(users).orderBy(desc(users.createdAt), asc(users.email));
}

/** Returns the open or closed account of this (normalized) address, or undefined. */
export async function findAccount(db: Db, email: string): Promise<Account | undefined> {
  const [row] = await db.select(account).from(users).where(eq(users.email, email));
  return row;
}

/**
 * Serializes transactions that change who is an administrator: two that demote each other at the same moment would
 * each still see the other as one.
 */
export async function lockAdmins(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${ADMINS_LOCK})`);
}

/** Tells whether another user is an administrator who can sign in. */
export async function hasOtherAdmin(tx: Db, userId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'admin'), isNull(users.closedAt), ne(users.id, userId)))
    .limit(1);
  return rows.length === 1;
}

/** Sets a user's role; returns the account, or undefined if it is gone. */
export async function setRole(
  tx: Db,
  { userId, role }: { userId: string; role: Account['role'] },
): Promise<ListedAccount | undefined> {
  const [row] = await tx.update(users).set({ role }).where(eq(users.id, userId)).returning(listed);
  return row;
}

/** Closes an account; returns whether this call did it. */
export async function closeAccount(tx: Db, { userId, now }: { userId: string; now: Date }): Promise<boolean> {
  const rows = await tx
    .update(users)
    .set({ closedAt: now })
    .where(and(eq(users.id, userId), isNull(users.closedAt)))
    .returning({ id: users.id });
  return rows.length === 1;
}

/** Reopens a closed account; returns undefined if there is no such closed account. */
export async function reopenAccount(tx: Db, userId: string): Promise<ListedAccount | undefined> {
  const [row] = await tx
    .update(users)
    .set({ closedAt: null })
    .where(and(eq(users.id, userId), isNotNull(users.closedAt)))
    .returning(listed);
  return row;
}

const closedLongerThan = (ms: number) => lt(users.closedAt, ago(ms));

/** Lists accounts that were closed more than `ms` ago, the longest closed first. */
export async function listClosedLongerThan(db: Db, ms: number): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(closedLongerThan(ms))
    .orderBy(asc(users.closedAt))
    .limit(20);
  return rows.map(({ id }) => id);
}

/**
 * Tells whether an account was closed more than `ms` ago; if so, locks it so that nobody restores it until the
 * transaction ends.
 */
export async function lockClosedLongerThan(
  tx: Db,
  { userId, ms }: { userId: string; ms: number },
): Promise<boolean> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), closedLongerThan(ms)))
    .for('no key update');
  return rows.length === 1;
}
