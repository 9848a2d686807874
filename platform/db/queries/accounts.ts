import { and, asc, desc, eq, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/client.js';
import { documents, emailCodes, users } from '#platform/db/schema/index.js';
import type { JobRow } from '#platform/jobs/types.js';
import type { RateLimits } from '#platform/rate-limits/rate-limits.js';
import type { SessionStore } from '#platform/sessions/session-store.js';
import { deleteBlob } from './blobs.js';
import { lockUser, requestCancelForUser } from './jobs.js';
import { ago } from './relative-time.js';
import { account, type Account } from './users.js';

/** Any number will do, as long as nobody else uses it: its holder alone changes who is an administrator. */
const ADMINS_LOCK = 0x1da6;

/** An account as administrators see it. */
export interface ListedAccount extends Account {
  /** Whether signing in asks them for a second factor. */
  totp: boolean;
}
const listed = {
  ...account,
  totp: sql<boolean>`exists (select 1 from second_factors f where f.user_id = users.id and f.confirmed_at is not null)`,
};

/** Every account, the newest first, the closed ones too. */
export async function listAccounts(db: Db): Promise<ListedAccount[]> {
  return db.select(listed).from(users).orderBy(desc(users.createdAt), asc(users.email));
}

/** The account of this (normalized) address, open or closed, or undefined. */
export async function findAccount(db: Db, email: string): Promise<Account | undefined> {
  const [row] = await db.select(account).from(users).where(eq(users.email, email));
  return row;
}

/**
 * Lets one transaction at a time decide who is an administrator: two who demote each other at the same moment
 * would each still see the other.
 */
export async function lockAdmins(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${ADMINS_LOCK})`);
}

/** Whether anybody but this user is an administrator who can sign in. */
export async function hasOtherAdmin(tx: Db, userId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'admin'), isNull(users.closedAt), ne(users.id, userId)))
    .limit(1);
  return rows.length === 1;
}

/** Sets a user's role; returns the account, or undefined where it is gone. */
export async function setRole(
  tx: Db,
  { userId, role }: { userId: string; role: Account['role'] },
): Promise<ListedAccount | undefined> {
  const [row] = await tx.update(users).set({ role }).where(eq(users.id, userId)).returning(listed);
  return row;
}

/** Closes an account; returns whether this call did. */
export async function closeAccount(tx: Db, { userId, now }: { userId: string; now: Date }): Promise<boolean> {
  const rows = await tx
    .update(users)
    .set({ closedAt: now })
    .where(and(eq(users.id, userId), isNull(users.closedAt)))
    .returning({ id: users.id });
  return rows.length === 1;
}

/** Opens a closed account again; undefined where it is not a closed one. */
export async function reopenAccount(tx: Db, userId: string): Promise<ListedAccount | undefined> {
  const [row] = await tx
    .update(users)
    .set({ closedAt: null })
    .where(and(eq(users.id, userId), isNotNull(users.closedAt)))
    .returning(listed);
  return row;
}

const closedLongerThan = (ms: number) => lt(users.closedAt, ago(ms));

/** Accounts that were closed longer ago than this, ms, the longest first. */
export async function listClosedLongerThan(db: Db, ms: number): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(closedLongerThan(ms))
    .orderBy(asc(users.closedAt))
    .limit(20);
  return rows.map(({ id }) => id);
}

/** Whether an account was closed longer ago than this, ms; where it was, nobody restores it until the transaction ends. */
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

/** What keeps something of an account outside the tables that this transaction reaches, or may. */
export interface AccountStores {
  sessions: Pick<SessionStore, 'forget'>;
  rateLimits: Pick<RateLimits, 'forget'>;
}

/**
 * Removes a user with everything that is theirs: documents and their bytes, reports, exports, jobs, sessions,
 * codes, counters. What was noted in the audit log, and messages of the contact form, stay for twelve months.
 * Returns the jobs that were cancelled by it, to be announced after the commit; undefined where there is no
 * such user. @throws where a store is away: the account is still there then, and can be erased again.
 */
export async function eraseUser(
  tx: Db,
  userId: string,
  { sessions, rateLimits }: AccountStores,
): Promise<JobRow[] | undefined> {
  // In the order of all others: the user, then jobs, then what hangs on them.
  if (!(await lockUser(tx, userId))) return undefined;
  const cancelled = await requestCancelForUser(tx, userId);
  const files = await tx
    .delete(documents)
    .where(eq(documents.userId, userId))
    .returning({ blobId: documents.blobId });
  // One at a time: all at once might outlast the statement's deadline.
  for (const { blobId } of files) await deleteBlob(tx, blobId);
  const [gone] = await tx.delete(users).where(eq(users.id, userId)).returning({ email: users.email });
  if (gone !== undefined) {
    await tx.delete(emailCodes).where(eq(emailCodes.email, gone.email));
    // Last: what lies elsewhere does not come back with a rollback.
    await rateLimits.forget(userId, tx);
    await sessions.forget({ userId, email: gone.email }, tx);
  }
  return cancelled;
}
