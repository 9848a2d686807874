import { hash, verify } from '@node-rs/argon2';
import type { Db } from '#platform/db/client.js';
import { findUserByEmail, type Account } from '#platform/db/queries/users.js';
import { normalizeEmail } from '#shared/domain/email.js';

/**
 * Argon2 parameters, OWASP's first choice: argon2id (this library's default) with 19 MiB, two passes, one lane.
 */
export const ARGON2_PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password, ARGON2_PARAMETERS);
}

/**
 * Hash that the password for an unknown e-mail address is verified against, so that this takes as long as for a
 * known one.
 */
let dummyHash: Promise<string> | undefined;

/** Returns the account with this address and password, or undefined; an unknown address costs the same work. */
export async function checkPassword(
  db: Db,
  email: string,
  password: string,
  verifyHash: (hashed: string, password: string) => Promise<boolean> = verify,
): Promise<Account | undefined> {
  dummyHash ??= hashPassword('nobody has this password');
  // PostgreSQL rejects NUL in text, so no account can have such an address.
  const row = email.includes('\0') ? undefined : await findUserByEmail(db, normalizeEmail(email));
  const expected = await dummyHash;
  const isCorrect = await verifyHash(row?.passwordHash ?? expected, password);
  if (!row || !isCorrect) return undefined;
  const { passwordHash: _, ...account } = row;
  return account;
}
