import { meetsResetRules } from '#shared/domain/password.js';
import { LIMITS } from '#shared/limits.js';
import type { MessageId } from '../../lib/words.js';

/** What is wrong with a new password and its repetition; undefined where nothing is. */
export function resetVerdict(password: string, repeated: string): MessageId | undefined {
  if (!meetsResetRules(password) || password.length > LIMITS.password.maxChars) return 'password.reset.rules';
  return password === repeated ? undefined : 'password.reset.mismatch';
}
