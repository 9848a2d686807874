import { Secret, TOTP } from 'otpauth';
import { LIMITS } from '#shared/limits.js';

const { digits, stepSeconds, skewSteps, secretBytes } = LIMITS.totp;
/** What authenticator apps show above the code. */
const ISSUER = 'LDA';

/** A new secret, in base 32. */
export function newTotpSecret(): string {
  return new Secret({ size: secretBytes }).base32;
}

/** The address that an authenticator app takes from a QR code. */
export function totpUri(secret: string, email: string): string {
  return totp(secret, email).toString();
}

/** The time step whose code this is, of those around this moment (RFC 6238, 5.2), or undefined. */
export function totpStep(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const app = totp(secret);
  const delta = app.validate({ token: code, timestamp, window: skewSteps });
  return delta === null ? undefined : app.counter({ timestamp }) + delta;
}

function totp(secret: string, label = ''): TOTP {
  // SHA-1: the one that every app knows, and nobody has found a way to forge it in an HMAC.
  return new TOTP({
    issuer: ISSUER,
    label,
    algorithm: 'SHA1',
    digits,
    period: stepSeconds,
    secret: Secret.fromBase32(secret),
  });
}
