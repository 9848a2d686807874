import { createHash, randomInt } from 'node:crypto';
import { hashRaw } from '@node-rs/argon2';
import { inGroups, RECOVERY_ALPHABET } from '#shared/domain/second-factor-code.js';
import { LIMITS } from '#shared/limits.js';
import { PASSWORD_COST } from './password.js';

const { recoveryCodes, recoveryChars } = LIMITS.totp;

/** New recovery codes, as `readSecondFactorCode` gives them back: 50 bits each. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodes }, () =>
    Array.from({ length: recoveryChars }, () => RECOVERY_ALPHABET[randomInt(RECOVERY_ALPHABET.length)]).join(
      '',
    ),
  );
}

/** As they are written down: XXXXX-XXXXX. */
export function shownRecoveryCode(code: string): string {
  return inGroups(code, recoveryChars / 2, '-');
}

/**
 * What is kept of a recovery code. Hashed as slowly as a password: 50 bits behind a fast hash are found in days.
 * Not keyed by the session secret, which may be changed while these codes lie in a drawer for years.
 */
export async function hashRecoveryCode(userId: string, code: string): Promise<string> {
  // Of its own for every user, and the same for one, so that a code can be looked for: ids are random.
  const salt = createHash('sha256').update(`recovery code\n${userId}`).digest().subarray(0, 16);
  return (await hashRaw(code, { ...PASSWORD_COST, salt })).toString('hex');
}
