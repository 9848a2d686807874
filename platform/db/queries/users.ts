import { and, eq, inArray, isNull, type InferSelectModel } from 'drizzle-orm';
import type { Db } from '#platform/db/client.js';
import { users } from '#platform/db/schema/index.js';

export type UserRow = InferSelectModel<typeof users>;
/** A user as the rest of the code knows them: everything but the password's hash. */
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

/** A closed account is nobody's: it neither signs in nor goes on with what it had begun. */
const open = isNull(users.closedAt);

export interface NewUser {
  /** As normalizeEmail returns it. */
  email: string;
  firstName: string;
  lastName: string;
  passwordHash: string;
  language?: UserRow['language'];
}

/** The user with this id, or undefined; also where the account is closed. */
export async function findUser(db: Db, userId: string): Promise<Account | undefined> {
  const [row] = await db
    .select(account)
    .from(users)
    .where(and(eq(users.id, userId), open));
  return row;
}

/** These users by id; without those who are gone or whose account is closed. */
export async function findUsers(db: Db, userIds: readonly string[]): Promise<Map<string, Account>> {
  const rows = await db
    .select(account)
    .from(users)
    .where(and(inArray(users.id, [...userIds]), open));
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * Waits until no transaction changes this user or holds them (`lockUser`); returns the user as they are then, or
 * undefined where the account is gone or closed.
 */
export async function waitForUserLock(db: Db, userId: string): Promise<Account | undefined> {
  const [row] = await db
    .select(account)
    .from(users)
    .where(and(eq(users.id, userId), open))
    .for('share');
  return row;
}

/** Who signs in under this (normalized) address, with the hash of their password, or undefined. */
export async function findUserByEmail(db: Db, email: string): Promise<UserRow | undefined> {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.email, email), open));
  return row;
}

/** Whether this (normalized) address has an account, open or closed. */
export async function isEmailTaken(db: Db, email: string): Promise<boolean> {
  const rows = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  return rows.length > 0;
}

/** Adds a user; undefined where the address already has an account, also one that was made at the same moment. */
export async function insertUser(db: Db, user: NewUser): Promise<Account | undefined> {
  const [row] = await db
    .insert(users)
    .values(user)
    .onConflictDoNothing({ target: users.email })
    .returning(account);
  return row;
}

/** Makes whoever has this (normalized) address an admin; returns whether somebody has it. */
export async function makeAdmin(db: Db, email: string): Promise<boolean> {
  const rows = await db
    .update(users)
    .set({ role: 'admin' })
    .where(eq(users.email, email))
    .returning({ id: users.id });
  return rows.length > 0;
}

/** What a user may change of their own account; what is undefined stays. */
export interface ProfileChange {
  firstName?: string | undefined;
  lastName?: string | undefined;
  /** As normalizeEmail returns it. */
  email?: string | undefined;
  language?: UserRow['language'] | undefined;
  passwordHash?: string | undefined;
}

/**
 * Changes a user's own account. Undefined: the account is gone; `email_taken`: the address has another, and
 * the caller's transaction can only be rolled back.
 */
export async function updateUser(
  db: Db,
  userId: string,
  change: ProfileChange,
): Promise<Account | undefined | 'email_taken'> {
  try {
    const [row] = await db
      .update(users)
      // Something must be set, or there is no statement.
      .set({ ...change, id: userId })
      .where(and(eq(users.id, userId), open))
      .returning(account);
    return row;
  } catch (error) {
    if (isUniqueViolation(error)) return 'email_taken';
    throw error;
  }
}

/** The hash of a user's password, or undefined where the account is gone. */
export async function findPasswordHash(db: Db, userId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(and(eq(users.id, userId), open));
  return row?.passwordHash;
}

/** Sets a user's password; returns the account, or undefined where it is gone. */
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
