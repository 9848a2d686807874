import { createHash, randomInt } from 'node:crypto';
import { hashRaw } from '@node-rs/argon2';
import { splitIntoGroups, RECOVERY_ALPHABET } from '#shared/domain/second-factor-code.js';
import { LIMITS } from '#shared/limits.js';
import { ARGON2_PARAMETERS } from './password.js';

const { recoveryCodeCount, recoveryCodeLength } = LIMITS.totp;

/** Generates new recovery codes of 50 bits each, in normalized form, without separators. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodeCount }, () =>
    Array.from(
      { length: recoveryCodeLength },
      () => RECOVERY_ALPHABET[randomInt(RECOVERY_ALPHABET.length)],
    ).join(''),
  );
}

/** Formats a recovery code for display: XXXXX-XXXXX. */
export function formatRecoveryCode(code: string): string {
  return splitIntoGroups(code, recoveryCodeLength / 2, '-');
}

/**
 * Hashes a recovery code for storage, as slowly as a password: a fast hash of 50 bits can be brute-forced in days. It
 * is not an HMAC with the session secret, which may change while users keep their codes for years.
 */
export async function hashRecoveryCode(userId: string, code: string): Promise<string> {
  // The salt differs between users but is fixed for each one, so that a code can be looked up by its hash. User ids
  // are random, so salts cannot be precomputed.
  const salt = createHash('sha256').update(`recovery code\n${userId}`).digest().subarray(0, 16);
  return (await hashRaw(code, { ...ARGON2_PARAMETERS, salt })).toString('hex');
}
