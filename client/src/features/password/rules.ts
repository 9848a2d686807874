import { isTooLong, meetsResetRules } from '#shared/domain/password.js';
import type { MessageId } from '../../lib/translation.js';

/**
 * Checks a new password and its repetition; returns the id of the error message, or undefined when both are valid.
 */
export function validateNewPassword(password: string, repetition: string): MessageId | undefined {
  if (!meetsResetRules(password)) return 'password.reset.rules';
  if (isTooLong(password)) return 'auth.password.tooLong';
  return password === repetition ? undefined : 'password.reset.mismatch';
}
