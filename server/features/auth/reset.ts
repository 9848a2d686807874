import { createHash, randomBytes } from 'node:crypto';
import type { Request } from 'express';
import { insertReset, isResetValid, consumeReset } from '#platform/db/queries/password-resets.js';
import { raiseSessionEpoch } from '#platform/sessions/raise-epoch.js';
import { findUserByEmail, setPasswordHash } from '#platform/db/queries/users.js';
import { AppError } from '#platform/errors.js';
import { recordAudit } from '#server/audit.js';
import { removeAllSessions } from '#server/auth/end-sessions.js';
import { hashPassword } from '#server/auth/password.js';
import { sendSecurityMail } from '#server/auth/security-mail.js';
import type { Deps } from '#server/deps.js';
import { requestLanguage } from '#server/language.js';
import { emailKey, ipKey } from '#server/middleware/rate-limit-keys.js';
import { normalizeEmail } from '#shared/domain/email.js';
import { LIMITS } from '#shared/limits.js';
import { buildResetMail } from './reset-mail.js';

const TOKEN_BYTES = 32;
/** Hashes a reset token for storage; not keyed, because 256 random bits cannot be guessed. */
const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');

export interface Resets {
  /** Mails a link if the address has an account. @throws AppError `rate_limited`, whether or not it has one. */
  requestLink(typed: string, req: Request): Promise<void>;
  /** Tells whether a mailed token can still be used, without using it. @throws AppError `rate_limited`. */
  isTokenValid(token: string, req: Request): Promise<boolean>;
  /** Sets a password by a mailed token and ends every session of its user. @throws AppError `invalid_token`. */
  resetPassword(token: string, password: string, req: Request): Promise<void>;
}

/** Creates the reset of forgotten passwords by mailed links. */
export function createResets(deps: Deps): Resets {
  const { config, db, clock, mail, log } = deps;
  const perAddress = deps.rateLimits.create('reset:address', LIMITS.rates.resetsPerAddress);
  const perIp = deps.rateLimits.create('reset:ip', LIMITS.rates.resetsPerIp);
  const checksPerIp = deps.rateLimits.create('check-reset:ip', LIMITS.rates.resetChecksPerIp);

  async function sendLink(email: string, req: Request): Promise<void> {
    const user = await findUserByEmail(db, email);
    if (user === undefined) return;
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const expiresAt = new Date(clock.now().getTime() + LIMITS.reset.ttlMs);
    await insertReset(db, { userId: user.id, tokenHash: hashToken(token), expiresAt });
    const link = `${config.publicUrl}/reset-password?token=${token}`;
    await mail.send(buildResetMail(email, link, requestLanguage(req, user.language)));
  }

  return {
    async requestLink(typed, req) {
      const email = normalizeEmail(typed);
      await perIp.take(ipKey(req));
      await perAddress.take(emailKey(email));
      // Not awaited: the response time, or a mail that fails, would reveal who has an account.
      sendLink(email, req).catch((error: unknown) => log.error({ err: error }, 'a reset link was not sent'));
    },

    async isTokenValid(token, req) {
      await checksPerIp.take(ipKey(req));
      return isResetValid(db, hashToken(token), clock.now());
    },

    async resetPassword(token, password, req) {
      const tokenHash = hashToken(token);
      // Checked first, because hashing a password is costly and must not be done for a made-up token.
      if (!(await isResetValid(db, tokenHash, clock.now()))) throw new AppError('invalid_token');
      const passwordHash = await hashPassword(password);
      const user = await db.transaction(async (tx) => {
        const userId = await consumeReset(tx, tokenHash, clock.now());
        const updatedUser =
          userId === undefined ? undefined : await setPasswordHash(tx, userId, passwordHash);
        if (updatedUser === undefined) throw new AppError('invalid_token');
        await raiseSessionEpoch(tx, updatedUser.id);
        await recordAudit(tx, req, { action: 'password_reset', actor: updatedUser.email });
        return updatedUser;
      });
      await removeAllSessions(deps, user.id);
      sendSecurityMail(deps, user, 'password_reset');
    },
  };
}
