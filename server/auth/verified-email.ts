import type { Request } from 'express';
import { LIMITS } from '#shared/limits.js';

/** True if this normalized address was verified in this browser session at most `LIMITS.code.verifiedMs` ago. */
export function isVerified(
  { session: { verifiedEmail } }: Pick<Request, 'session'>,
  email: string,
  now: Date,
): boolean {
  return verifiedEmail?.email === email && now.getTime() - verifiedEmail.at <= LIMITS.code.verifiedMs;
}
