import { isTooLong, meetsResetRules } from '#shared/domain/password.js';
import type { MessageId } from '../../lib/translation.js';

/** What is wrong with a new password and its repetition; undefined where nothing is. */
export function validateNewPassword(password: string, repeated: string): MessageId | undefined {
  if (!meetsResetRules(password)) return 'password.reset.rules';
  if (isTooLong(password)) return 'auth.password.tooLong';
  return password === repeated ? undefined : 'password.reset.mismatch';
}
