import { Secret, TOTP } from 'otpauth';
import { LIMITS } from '#shared/limits.js';

const { digits, stepSeconds, skewSteps, secretBytes } = LIMITS.totp;
/** Name that authenticator apps show above the code. */
const ISSUER = 'LDA';

/** Generates a new TOTP secret, in base 32. */
export function newTotpSecret(): string {
  return new Secret({ size: secretBytes }).base32;
}

/** Returns the `otpauth:` URI that an authenticator app reads from a QR code. */
export function totpUri(secret: string, email: string): string {
  return totp(secret, email).toString();
}

/** Returns the time step of this code, among those around `now` (RFC 6238, 5.2), or undefined if it fits none. */
export function totpStep(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const app = totp(secret);
  const delta = app.validate({ token: code, timestamp, window: skewSteps });
  return delta === null ? undefined : app.counter({ timestamp }) + delta;
}

function totp(secret: string, label = ''): TOTP {
  // SHA-1 is the only algorithm that every app supports; its known collision attacks do not affect HMAC.
  return new TOTP({
    issuer: ISSUER,
    label,
    algorithm: 'SHA1',
    digits,
    period: stepSeconds,
    secret: Secret.fromBase32(secret),
  });
}
