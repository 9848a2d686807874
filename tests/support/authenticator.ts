import { Secret, TOTP } from 'otpauth';

/** Time for which an authenticator app shows a code, ms. */
export const STEP_MS = 30_000;

/** Returns the code that an authenticator app shows for this secret at this moment. */
export function appCode(secret: string, at: Date = new Date()): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() });
}

/** Returns a six-digit code that is invalid around this moment. */
export function wrongAppCode(secret: string, at: Date = new Date()): string {
  const right = new Set(
    [-2, -1, 0, 1, 2].map((step) => appCode(secret, new Date(at.getTime() + step * STEP_MS))),
  );
  const wrong = ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !right.has(code));
  if (wrong === undefined) throw new Error('every code is right');
  return wrong;
}
