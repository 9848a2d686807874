import { createHash, randomInt } from 'node:crypto';
import { hashRaw } from '@node-rs/argon2';
import { inGroups, RECOVERY_ALPHABET } from '#shared/domain/second-factor-code.js';
import { LIMITS } from '#shared/limits.js';
import { PASSWORD_COST } from './password.js';

const { recoveryCodes, recoveryChars } = LIMITS.totp;

/** Generates new recovery codes of 50 bits each, in the form that `readSecondFactorCode` returns. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodes }, () =>
    Array.from({ length: recoveryChars }, () => RECOVERY_ALPHABET[randomInt(RECOVERY_ALPHABET.length)]).join(
      '',
    ),
  );
}

/** Formats a recovery code for display: XXXXX-XXXXX. */
export function shownRecoveryCode(code: string): string {
  return inGroups(code, recoveryChars / 2, '-');
}

/**
 * Hashes a recovery code for storage. The hash is as slow as a password's, because 50 bits behind a fast hash
 * can be searched in days. It is not keyed by the session secret, which may change while the codes lie in a
 * drawer for years.
 */
export async function hashRecoveryCode(userId: string, code: string): Promise<string> {
  // The salt differs between users but is fixed for each one, so that a code can be looked up by its hash. User
  // ids are random.
  const salt = createHash('sha256').update(`recovery code\n${userId}`).digest().subarray(0, 16);
  return (await hashRaw(code, { ...PASSWORD_COST, salt })).toString('hex');
}
