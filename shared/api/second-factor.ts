import * as z from 'zod/mini';
import { LIMITS } from '../limits.js';
import { endpoint } from '../contracts/endpoint.js';

const withPassword = z.object({ current_password: z.string().check(z.maxLength(LIMITS.password.maxChars)) });
/** Recovery codes, returned only this once: only their hashes are stored. */
const newRecoveryCodes = z.object({ recovery_codes: z.array(z.string()) });

export const secondFactor = z.object({
  /** True if signing in requires a code. */
  enabled: z.boolean(),
  recovery_codes_left: z.int(),
});
export type SecondFactor = z.infer<typeof secondFactor>;

export const getSecondFactor = endpoint({
  method: 'GET',
  path: '/auth/totp',
  summary:
    'Whether signing in asks for a code from an authenticator app, and how many recovery codes are left.',
  access: 'user',
  response: secondFactor,
});
export const beginSecondFactor = endpoint({
  method: 'POST',
  path: '/auth/totp',
  summary:
    'Begin two-step verification: a secret for the authenticator app. Nothing changes until it is confirmed.',
  access: 'user',
  body: withPassword,
  response: z.object({
    /** The secret in base 32, for apps that take no QR code. */
    secret: z.string(),
    /** The `otpauth://` address that the QR code contains. */
    uri: z.string(),
  }),
  errors: ['wrong_password', 'totp_on', 'rate_limited'],
});
export const confirmSecondFactor = endpoint({
  method: 'POST',
  path: '/auth/totp/confirm',
  summary:
    'Turn two-step verification on with a code from the app. Ends the other sessions; the recovery codes are shown once.',
  access: 'user',
  body: z.object({ code: z.string().check(z.maxLength(LIMITS.totp.typedChars)) }),
  response: newRecoveryCodes,
  errors: ['invalid_code', 'totp_on', 'totp_stale', 'rate_limited'],
});
export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/auth/totp/recovery-codes',
  summary: 'Replace the recovery codes with new ones. Ends the other sessions.',
  access: 'user',
  body: withPassword,
  response: newRecoveryCodes,
  errors: ['wrong_password', 'totp_off', 'rate_limited'],
});
export const removeSecondFactor = endpoint({
  method: 'DELETE',
  path: '/auth/totp',
  summary: 'Turn two-step verification off. Ends the other sessions.',
  access: 'user',
  body: withPassword,
  status: 204,
  response: null,
  errors: ['wrong_password', 'totp_off', 'rate_limited'],
});
