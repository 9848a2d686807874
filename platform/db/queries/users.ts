import { and, eq, inArray, isNull, type InferSelectModel } from 'drizzle-orm';
import type { Db } from '#platform/db/client.js';
import { users } from '#platform/db/schema/index.js';

export type UserRow = InferSelectModel<typeof users>;
/** A user without the password's hash, as the rest of the code sees them. */
export type Account = Omit<UserRow, 'passwordHash'>;

/** The columns of an `Account`. */
export const account = {
  id: users.id,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
  role: users.role,
  language: users.language,
  createdAt: users.createdAt,
  closedAt: users.closedAt,
  sessionEpoch: users.sessionEpoch,
  keptSession: users.keptSession,
};

/** Condition for open accounts: a closed account neither signs in nor continues what it had started. */
const open = isNull(users.closedAt);

export interface NewUser {
  /** Address as returned by `normalizeEmail`. */
  email: string;
  firstName: string;
  lastName: string;
  passwordHash: string;
  language?: UserRow['language'];
}

/** Returns the user with this id, or undefined; also undefined if the account is closed. */
export async function findUser(db: Db, userId: string): Promise<Account | undefined> {
  const [row] = await db
    .select(account)
    .from(users)
    .where(and(eq(users.id, userId), open));
  return row;
}

/** Returns these users by id, without those that are gone or closed. */
export async function findUsers(db: Db, userIds: readonly string[]): Promise<Map<string, Account>> {
  const rows = await db
    .select(account)
    .from(users)
    .where(and(inArray(users.id, [...userIds]), open));
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * Waits until no transaction changes or locks this user (`lockUser`); returns the user as of then, or undefined if
 * the account is gone or closed.
 */
export async function waitForUserLock(db: Db, userId: string): Promise<Account | undefined> {
  const [row] = await db
    .select(account)
    .from(users)
    .where(and(eq(users.id, userId), open))
    .for('share');
  return row;
}

/** Returns the user who signs in with this (normalized) address, including the password's hash, or undefined. */
export async function findUserByEmail(db: Db, email: string): Promise<UserRow | undefined> {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.email, email), open));
  return row;
}

/** Tells whether this (normalized) address has an account, open or closed. */
export async function isEmailTaken(db: Db, email: string): Promise<boolean> {
  const rows = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  return rows.length > 0;
}

/** Adds a user; returns undefined if the address already has an account, even one added at the same moment. */
export async function insertUser(db: Db, user: NewUser): Promise<Account | undefined> {
  const [row] = await db
    .insert(users)
    .values(user)
    .onConflictDoNothing({ target: users.email })
    .returning(account);
  return row;
}

/** Makes the user with this (normalized) address an administrator; returns whether there is such a user. */
export async function makeAdmin(db: Db, email: string): Promise<boolean> {
  const rows = await db
    .update(users)
    .set({ role: 'admin' })
    .where(eq(users.email, email))
    .returning({ id: users.id });
  return rows.length > 0;
}

/** Fields that users may change of their own account; undefined fields stay as they are. */
export interface ProfileChange {
  firstName?: string | undefined;
  lastName?: string | undefined;
  /** Address as returned by `normalizeEmail`. */
  email?: string | undefined;
  language?: UserRow['language'] | undefined;
  passwordHash?: string | undefined;
}

/**
 * Changes a user's own account. Returns undefined if the account is gone, and `email_taken` if the address belongs
 * to another account; then the caller's transaction can only be rolled back.
 */
export async function updateUser(
  db: Db,
  userId: string,
  change: ProfileChange,
): Promise<Account | undefined | 'email_taken'> {
  try {
    const [row] = await db
      .update(users)
      // An update needs at least one column.
      .set({ ...change, id: userId })
      .where(and(eq(users.id, userId), open))
      .returning(account);
    return row;
  } catch (error) {
    if (isUniqueViolation(error)) return 'email_taken';
    throw error;
  }
}

/** Returns the hash of a user's password, or undefined if the account is gone. */
export async function findPasswordHash(db: Db, userId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(and(eq(users.id, userId), open));
  return row?.passwordHash;
}

/** Sets a user's password; returns the account, or undefined if it is gone. */
export async function setPasswordHash(
  db: Db,
  userId: string,
  passwordHash: string,
): Promise<Account | undefined> {
  const [row] = await db
    .update(users)
    .set({ passwordHash })
    .where(and(eq(users.id, userId), open))
    .returning(account);
  return row;
}

function isUniqueViolation(error: unknown): boolean {
  const { cause } = error as { cause?: { code?: unknown } };
  return cause?.code === '23505';
}
