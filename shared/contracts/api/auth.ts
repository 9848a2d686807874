import * as z from 'zod/mini';
import { isEmail } from '../../domain/email.js';
import { isName } from '../../domain/name.js';
import { meetsRegistrationRules } from '../../domain/password.js';
import { LIMITS } from '../../limits.js';
import { language, message } from '../common.js';
import { endpoint } from '../endpoint.js';

export const user = z.object({
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  role: z.enum(['admin', 'user']),
  language,
});
export type User = z.infer<typeof user>;

const email = z.string('Write a valid e-mail').check(z.refine(isEmail, 'Write a valid e-mail'));
const name = (missing: string) =>
  z.string(missing).check(
    z.minLength(1, missing),
    z.maxLength(LIMITS.name.maxChars, 'Invalid name'),
    z.refine((v) => v === '' || isName(v), 'Invalid name'),
  );
const typedPassword = z.string().check(z.maxLength(LIMITS.password.maxChars));

export const login = endpoint({
  method: 'POST',
  path: '/auth/login',
  summary: 'Sign in. The session is a cookie.',
  access: 'public',
  body: z.object({ email: z.string().check(z.maxLength(LIMITS.email.chars)), password: typedPassword }),
  response: user,
});
export const register = endpoint({
  method: 'POST',
  path: '/auth/register',
  summary: 'Create an account for an address verified in this browser session, and sign in.',
  access: 'public',
  body: z.object({
    first_name: name('First name is required'),
    last_name: name('Last name is required'),
    email,
    /** The field has this name by contract; its value is the password as typed. */
    hashed_password: typedPassword.check(
      z.refine(
        meetsRegistrationRules,
        'Password must include at least 8 characters, one uppercase letter, one number, and one special character.',
      ),
    ),
    language: z.optional(language),
  }),
  status: 201,
  response: user,
});
export const logout = endpoint({
  method: 'POST',
  path: '/auth/logout',
  summary: 'End this session.',
  access: 'public',
  status: 204,
  response: null,
});
export const me = endpoint({
  method: 'GET',
  path: '/auth/me',
  summary: 'The signed-in user.',
  access: 'user',
  response: user,
});
export const sendCode = endpoint({
  method: 'POST',
  path: '/auth/send-code',
  summary: 'Send a verification code to an address that has no account.',
  access: 'public',
  body: z.object({ email }),
  response: message,
});
export const verifyCode = endpoint({
  method: 'POST',
  path: '/auth/verify-code',
  summary: 'Check a code; an address verified here may register within 30 minutes.',
  access: 'public',
  body: z.object({ email, code: z.string().check(z.maxLength(LIMITS.code.length)) }),
  response: z.object({ verified: z.literal(true) }),
});
export const checkEmail = endpoint({
  method: 'GET',
  path: '/auth/check-email',
  summary: 'Whether an address has an account.',
  access: 'public',
  query: z.object({ email }),
  response: z.object({ exists: z.boolean() }),
});
