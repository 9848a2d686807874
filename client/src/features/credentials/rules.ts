import { isEmail } from '#shared/domain/email.js';
import { isName } from '#shared/domain/name.js';
import { isTooLong, meetsRegistrationRules } from '#shared/domain/password.js';
import { LIMITS } from '#shared/limits.js';
import type { MessageId } from '../../lib/translation.js';

type Verdict = MessageId | undefined;

/** What is wrong with each field of the two forms, as the id of its message. */
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

/** `register` of react-hook-form wants `true` or a message; ours are ids, put into words where they are shown. */
export const validator = (rule: (value: string) => Verdict) => (value: string) => rule(value) ?? true;
