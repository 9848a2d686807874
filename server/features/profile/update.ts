import { verify } from '@node-rs/argon2';
import type { Request } from 'express';
import { removeResets } from '#platform/db/queries/password-resets.js';
import { raiseSessionEpoch } from '#platform/sessions/raise-epoch.js';
import { findPasswordHash, updateUser, type Account } from '#platform/db/queries/users.js';
import { AppError } from '#platform/errors.js';
import type { RateLimit } from '#platform/rate-limits/rate-limits.js';
import { recordAudit } from '#server/audit.js';
import { removeEndedSessions } from '#server/auth/end-sessions.js';
import { hashPassword } from '#server/auth/password.js';
import { sendSecurityMail } from '#server/auth/security-mail.js';
import { isVerified } from '#server/auth/verified-email.js';
import type { Deps } from '#server/deps.js';
import type { updateMe } from '#shared/api/auth.js';
import type { ParsedRequest } from '#shared/contracts/endpoint.js';
import { normalizeEmail } from '#shared/domain/email.js';
import { LIMITS } from '#shared/limits.js';

export interface Profile {
  /** Resolves if this is the user's password. @throws AppError `wrong_password`, `rate_limited`. */
  confirm(user: Account, password: string): Promise<void>;
  /**
   * Changes a user's own account; returns the changed account.
   * @throws AppError `invalid_input`, `email_not_verified`, `email_taken`, `wrong_password`, `rate_limited`.
   */
  update(user: Account, change: ParsedRequest<typeof updateMe>['body'], req: Request): Promise<Account>;
}

/** Creates the changes that users may make to their own account. */
export function createProfile(deps: Deps): Profile {
  const { db, clock, bus } = deps;
  // A session left open must not allow guessing the password.
  const guesses: RateLimit = deps.rateLimits.create('own-password', LIMITS.rates.ownPasswordPerUser);

  function newEmail(user: Account, typed: string | undefined, req: Request): string | undefined {
    const email = typed === undefined ? user.email : normalizeEmail(typed);
    if (email === user.email) return undefined;
    if (!isVerified(req, email, clock.now())) {
      throw new AppError('email_not_verified', { detail: 'Please verify your new e-mail address first.' });
    }
    return email;
  }

  const confirm: Profile['confirm'] = async (user, password) => {
    await guesses.check(user.id);
    const expected = await findPasswordHash(db, user.id);
    if (expected === undefined || !(await verify(expected, password))) {
      await guesses.take(user.id);
      throw new AppError('wrong_password');
    }
    await guesses.check(user.id);
  };

  return {
    confirm,

    async update(user, change, req) {
      const email = newEmail(user, change.email, req);
      let passwordHash: string | undefined;
      if (change.new_password !== undefined) {
        if (!change.current_password) {
          throw new AppError('invalid_input', { detail: 'Please enter your current password.' });
        }
        await confirm(user, change.current_password);
        passwordHash = await hashPassword(change.new_password);
      }

      const changed = await db.transaction(async (tx) => {
        const row = await updateUser(tx, user.id, {
          firstName: change.first_name,
          lastName: change.last_name,
          language: change.language,
          email,
          passwordHash,
        });
        if (row === 'email_taken') throw new AppError('email_taken');
        if (row === undefined) throw new AppError('not_signed_in');
        if (email !== undefined) {
          await recordAudit(tx, req, { action: 'email_changed', actor: user.email, subject: email });
        }
        // Links mailed before must neither undo the new password nor work from the old address.
        if (email !== undefined || passwordHash !== undefined) await removeResets(tx, user.id);
        if (passwordHash !== undefined) {
          await raiseSessionEpoch(tx, user.id, { keep: req.sessionID });
          await recordAudit(tx, req, { action: 'password_changed', actor: row.email });
        }
        return row;
      });

      if (email !== undefined) delete req.session.verifiedEmail;
      if (passwordHash !== undefined) await removeEndedSessions(deps, user.id, { except: req.sessionID });
      await bus.publish({ topic: 'account', user_id: user.id, change: 'details' });
      // Sent to the previous address: somebody who took the account over would not tell its owner.
      if (email !== undefined) sendSecurityMail(deps, user, 'email_changed');
      if (passwordHash !== undefined) sendSecurityMail(deps, changed, 'password_changed');
      return changed;
    },
  };
}
