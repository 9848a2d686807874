import { isEmail } from '#shared/domain/email.js';
import { isName } from '#shared/domain/name.js';
import { isTooLong, meetsRegistrationRules } from '#shared/domain/password.js';
import { LIMITS } from '#shared/limits.js';
import type { MessageId } from '../../lib/translation.js';

type Verdict = MessageId | undefined;

/**
 * Checks of each field of the two forms; each returns the id of its error message, or undefined when the value is
 * valid.
 */
export const rules = {
  email: (value: string): Verdict => (isEmail(value) ? undefined : 'auth.email.invalid'),
  firstName: (value: string): Verdict => (value === '' ? 'auth.firstName.required' : validateName(value)),
  lastName: (value: string): Verdict => (value === '' ? 'auth.lastName.required' : validateName(value)),
  newPassword: (value: string): Verdict => {
    if (!meetsRegistrationRules(value)) return 'auth.password.unmet';
    return isTooLong(value) ? 'auth.password.tooLong' : undefined;
  },
  consent: (given: boolean): Verdict | true => given || 'auth.consent.missing',
  password: (value: string): Verdict => (value === '' ? 'auth.password.missing' : undefined),
};

function validateName(value: string): Verdict {
  return isName(value) && value.length <= LIMITS.name.maxChars ? undefined : 'auth.name.invalid';
}

/**
 * Adapts a rule to `register` of react-hook-form, which expects `true` or a message; ours is a message id,
 * translated where it is shown.
 */
export const validator = (rule: (value: string) => Verdict) => (value: string) => rule(value) ?? true;
