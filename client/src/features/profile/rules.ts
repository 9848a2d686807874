import { isEmail, normalizeEmail } from '#shared/domain/email.js';
import { isName } from '#shared/domain/name.js';
import { isTooLong, meetsRegistrationRules } from '#shared/domain/password.js';
import { LIMITS } from '#shared/limits.js';
import type { MessageId } from '../../lib/translation.js';

export interface ProfileDraft {
  firstName: string;
  lastName: string;
  email: string;
  /** Null when the password stays unchanged. */
  password: { current: string; next: string; repeated: string } | null;
}

interface EmailState {
  /** The account's current e-mail address. */
  email: string;
  /** True when the draft's e-mail address was verified by a code. */
  verified: boolean;
  taken: boolean;
}

const isValidName = (name: string) => isName(name) && name.length <= LIMITS.name.maxChars;

export type PasswordName = keyof NonNullable<ProfileDraft['password']>;

/** The field of each verdict on the passwords; the message is shown at it. */
export const PASSWORD_OF: Partial<Record<MessageId, PasswordName>> = {
  'profile.password.currentMissing': 'current',
  'profile.password.rules': 'next',
  'auth.password.tooLong': 'next',
  'profile.password.mismatch': 'repeated',
};

/** Tells whether the draft has another e-mail address than the account; case is ignored. */
export function isNewEmail(draft: string, account: string): boolean {
  return normalizeEmail(draft) !== normalizeEmail(account);
}

/** Checks a draft; returns the id of the error message, or undefined when it can be saved. */
export function validateDraft(
  draft: ProfileDraft,
  { email, verified, taken }: EmailState,
): MessageId | undefined {
  if (!isValidName(draft.firstName) || !isValidName(draft.lastName) || !isEmail(draft.email)) {
    return 'profile.invalid';
  }
  if (isNewEmail(draft.email, email)) {
    if (taken) return 'auth.email.taken';
    if (!verified) return 'profile.unverified';
  }
  return draft.password === null ? undefined : validatePasswordChange(draft.password);
}

function validatePasswordChange({ current, next, repeated }: NonNullable<ProfileDraft['password']>) {
  if (current === '') return 'profile.password.currentMissing';
  if (!meetsRegistrationRules(next)) return 'profile.password.rules';
  if (isTooLong(next)) return 'auth.password.tooLong';
  return next === repeated ? undefined : 'profile.password.mismatch';
}
