import * as z from 'zod/mini';
import { isEmail } from '../domain/email.js';
import { isName } from '../domain/name.js';
import { meetsRegistrationRules, meetsResetRules } from '../domain/password.js';
import { plainCode } from '../domain/typed-code.js';
import { LIMITS } from '../limits.js';
import { language, message, timestamp } from '../contracts/common.js';
import { endpoint } from '../contracts/endpoint.js';

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
const typedPassword = z
  .string()
  .check(
    z.maxLength(
      LIMITS.password.maxChars,
      `Passwords can be at most ${LIMITS.password.maxChars} characters long.`,
    ),
  );

export const login = endpoint({
  method: 'POST',
  path: '/auth/login',
  summary:
    'Sign in. The session is a cookie. With two-step verification on, the right password alone is answered with `totp_required`: send everything again with a code.',
  access: 'public',
  body: z.object({
    email: z.string().check(z.maxLength(LIMITS.email.chars)),
    password: typedPassword,
    /** A code of the authenticator app, or a recovery code. */
    totp: z.optional(z.string().check(z.maxLength(LIMITS.totp.typedChars))),
  }),
  response: user,
  errors: ['bad_credentials', 'totp_required', 'totp_invalid', 'totp_ended', 'totp_locked', 'rate_limited'],
});
export const register = endpoint({
  method: 'POST',
  path: '/auth/register',
  summary: 'Create an account for an address verified in this browser session, and sign in.',
  access: 'public',
  localized: true,
  body: z.object({
    first_name: name('First name is required'),
    last_name: name('Last name is required'),
    email,
    /** The password as typed; the contract requires this name. */
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
  errors: ['email_not_verified', 'email_taken', 'rate_limited'],
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
const WRONG_CODE = 'Invalid code';

export const sendCode = endpoint({
  method: 'POST',
  path: '/auth/send-code',
  summary: 'Send a verification code to an address that has no account.',
  access: 'public',
  localized: true,
  body: z.object({ email }),
  response: message,
  errors: ['email_taken', 'code_cooldown', 'email_quota', 'email_failed'],
});
export const verifyCode = endpoint({
  method: 'POST',
  path: '/auth/verify-code',
  summary: 'Check a code; an address verified here may register within 30 minutes.',
  access: 'public',
  body: z.object({
    email,
    code: z.string(WRONG_CODE).check(z.overwrite(plainCode), z.maxLength(LIMITS.code.length, WRONG_CODE)),
  }),
  response: z.object({ verified: z.literal(true) }),
  errors: ['invalid_code'],
});
export const checkEmail = endpoint({
  method: 'GET',
  path: '/auth/check-email',
  summary: 'Whether an address has an account.',
  access: 'public',
  query: z.object({ email }),
  response: z.object({ exists: z.boolean() }),
  errors: ['rate_limited'],
});

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/auth/forgot-password',
  summary: 'Mail a link that sets a new password. The answer is the same for an unknown address.',
  access: 'public',
  localized: true,
  body: z.object({ email }),
  response: message,
  errors: ['rate_limited'],
});
const NO_TOKEN = 'Invalid or missing token.';
const resetToken = z.string(NO_TOKEN).check(z.minLength(1, NO_TOKEN));

export const checkReset = endpoint({
  method: 'POST',
  path: '/auth/check-reset',
  summary: 'Whether the token of a mailed link can still set a password. The token stays unused.',
  access: 'public',
  body: z.object({ token: resetToken }),
  response: z.object({ valid: z.boolean() }),
  errors: ['rate_limited'],
});
export const resetPassword = endpoint({
  method: 'POST',
  path: '/auth/reset-password',
  summary: 'Set a new password with the token of a mailed link, once. Ends every session of that user.',
  access: 'public',
  body: z.object({
    token: resetToken,
    new_password: typedPassword.check(
      z.refine(
        meetsResetRules,
        'Password must include at least 8 characters, one uppercase letter, one number, and one special character.',
      ),
    ),
  }),
  response: message,
  errors: ['invalid_token'],
});

const FILL_IN = 'Please fill in all fields with valid values.';
const ownName = z
  .string(FILL_IN)
  .check(z.trim(), z.maxLength(LIMITS.name.maxChars, FILL_IN), z.refine(isName, FILL_IN));

export const updateMe = endpoint({
  method: 'PATCH',
  path: '/auth/me',
  summary:
    'Change one’s own profile; what is left out stays. A new e-mail must have been verified in this browser session, a new password needs the current one and ends the other sessions.',
  access: 'user',
  body: z.object({
    first_name: z.optional(ownName),
    last_name: z.optional(ownName),
    email: z.optional(z.string(FILL_IN).check(z.refine(isEmail, FILL_IN))),
    language: z.optional(language),
    current_password: z.optional(typedPassword),
    new_password: z.optional(
      typedPassword.check(
        z.refine(
          meetsRegistrationRules,
          'New password must be ≥ 8 chars and include uppercase, number, symbol.',
        ),
      ),
    ),
  }),
  response: user,
  errors: ['wrong_password', 'email_not_verified', 'email_taken', 'rate_limited'],
});
export const closeAccount = endpoint({
  method: 'DELETE',
  path: '/auth/me',
  summary:
    'Close one’s own account: signed out everywhere at once; an administrator can restore it for 90 days, then it is erased.',
  access: 'user',
  body: z.object({ current_password: typedPassword }),
  status: 204,
  response: null,
  errors: ['wrong_password', 'last_admin', 'rate_limited'],
});

export const session = z.object({
  /** An id for showing the session to its user; no cookie can be made from it. */
  id: z.string(),
  /** True for the session that makes the request. */
  current: z.boolean(),
  signed_in_at: z.nullable(timestamp),
  expires_at: timestamp,
  /** The User-Agent header of the sign-in request. */
  browser: z.nullable(z.string()),
  ip: z.nullable(z.string()),
});
export type Session = z.infer<typeof session>;

export const listSessions = endpoint({
  method: 'GET',
  path: '/auth/sessions',
  summary: "The user's own sessions, the newest first.",
  access: 'user',
  response: z.array(session),
});
export const endSession = endpoint({
  method: 'DELETE',
  path: '/auth/sessions/:id',
  summary: 'End one of one’s own sessions; its sockets are cut at once.',
  access: 'user',
  params: z.object({ id: z.string().check(z.regex(/^[\w-]{43}$/)) }),
  status: 204,
  response: null,
});
