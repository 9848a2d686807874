import { eq, type InferSelectModel } from 'drizzle-orm';
import type { Db } from '#platform/db/client.js';
import { users } from '#platform/db/schema/index.js';

export type UserRow = InferSelectModel<typeof users>;
/** A user as the rest of the code knows them: everything but the password's hash. */
export type Account = Omit<UserRow, 'passwordHash'>;

const account = {
  id: users.id,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
  role: users.role,
  language: users.language,
  createdAt: users.createdAt,
};

export interface NewUser {
  /** As normalizeEmail returns it. */
  email: string;
  firstName: string;
  lastName: string;
  passwordHash: string;
  language?: UserRow['language'];
}

/** The user with this id, or undefined. */
export async function findUser(db: Db, userId: string): Promise<Account | undefined> {
  const [row] = await db.select(account).from(users).where(eq(users.id, userId));
  return row;
}

/** Who signs in under this (normalized) address, with the hash of their password, or undefined. */
export async function findUserByEmail(db: Db, email: string): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users.email, email));
  return row;
}

/** Whether this (normalized) address has an account. */
export async function emailIsTaken(db: Db, email: string): Promise<boolean> {
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
