import type { Request } from 'express';
import {
  consumeTotpStep,
  findSecondFactor,
  hasSecondFactor,
  listSealedSecrets,
  resealSecret,
  consumeRecoveryCode,
} from '#platform/db/queries/second-factors.js';
import type { Account } from '#platform/db/queries/users.js';
import { AppError } from '#platform/errors.js';
import { createSeal } from '#platform/seal.js';
import { recordAudit } from '#server/audit.js';
import type { Deps } from '#server/deps.js';
import { readSecondFactorCode } from '#shared/domain/second-factor-code.js';
import { LIMITS } from '#shared/limits.js';
import { hashRecoveryCode } from './recovery-codes.js';
import { sendSecurityMail } from './security-mail.js';
import { totpStep } from './totp.js';

/** Returns the context that a user's TOTP secret is sealed for: a row copied to another user does not open. */
export const sealContext = (userId: string) => `second factor\n${userId}`;

export interface SecondFactor {
  /** True if signing in requires a code from this user. */
  isEnabled(userId: string): Promise<boolean>;
  /**
   * Resolves if this is a code of the user's authenticator app or one of their recovery codes, and uses the
   * code up.
   * @throws AppError `totp_invalid`; `totp_locked` after too many wrong codes of the app today; `totp_ended` if
   * the session secret that sealed their TOTP secret is gone.
   */
  verify(user: Account, typed: string, req: Request): Promise<void>;
}

/** Creates the check of the second factor, which is the second step of signing in. */
export function createSecondFactor(deps: Deps): SecondFactor {
  const { db, clock, log } = deps;
  const seal = createSeal(deps.sessionSecrets);
  // In addition to the limits by address and IP: somebody who has the password could otherwise keep guessing
  // day after day.
  const guesses = deps.rateLimits.create('totp:user', LIMITS.rates.codesPerFactor, 'totp_locked');

  async function verifyAppCode(user: Account, code: string): Promise<void> {
    const factor = await findSecondFactor(db, user.id);
    if (factor === undefined) throw new AppError('totp_invalid');
    const unsealed = seal.open(factor.secret, sealContext(user.id));
    if (unsealed === undefined) {
      log.warn({ user: user.id }, 'a second factor was sealed with a session secret that is gone');
      throw new AppError('totp_ended');
    }
    const { plain, current } = unsealed;
    // Counted before the code is checked: of a thousand codes sent at the same moment, only ten are checked.
    const guessesLeft = await guesses.take(user.id);
    const step = totpStep(plain, code, clock.now());
    const accepted =
      step !== undefined &&
      (await consumeTotpStep(db, {
        userId: user.id,
        secret: factor.secret,
        step,
        sealed: current ? factor.secret : seal.seal(plain, sealContext(user.id)),
      }));
    if (accepted) {
      // Gives back only this attempt: earlier wrong codes stay counted, or the owner's next sign-in would let
      // an attacker keep guessing.
      await guesses.giveBack(user.id);
      return;
    }
    if (guessesLeft === 0) sendSecurityMail(deps, user, 'totp_guessed');
    throw new AppError('totp_invalid');
  }

  async function verifyRecoveryCode(user: Account, code: string, req: Request): Promise<void> {
    const codeHash = await hashRecoveryCode(user.id, code);
    await db.transaction(async (tx) => {
      const codesLeft = await consumeRecoveryCode(tx, { userId: user.id, codeHash });
      if (codesLeft === undefined) throw new AppError('totp_invalid');
      await recordAudit(tx, req, { action: 'recovery_code_used', actor: user.email });
    });
    sendSecurityMail(deps, user, 'recovery_code_used');
  }

  return {
    isEnabled: (userId) => hasSecondFactor(db, userId),

    async verify(user, typed, req) {
      const parsedCode = readSecondFactorCode(typed);
      if (parsedCode === undefined) throw new AppError('totp_invalid');
      if (parsedCode.kind === 'app') await verifyAppCode(user, parsedCode.code);
      else await verifyRecoveryCode(user, parsedCode.code, req);
    },
  };
}

/**
 * Reseals with the first session secret what an older one has sealed, so that the older one can be removed. A
 * TOTP secret that no session secret opens stays as it is; its owner signs in with a recovery code.
 */
export async function resealSecondFactors({
  db,
  log,
  sessionSecrets,
}: Pick<Deps, 'db' | 'log' | 'sessionSecrets'>): Promise<void> {
  if (sessionSecrets.length === 1) return;
  const seal = createSeal(sessionSecrets);
  let done = 0;
  let lost = 0;
  for (const { userId, secret } of await listSealedSecrets(db)) {
    const unsealed = seal.open(secret, sealContext(userId));
    if (unsealed === undefined) lost += 1;
    if (unsealed === undefined || unsealed.current) continue;
    await resealSecret(db, { userId, secret, sealed: seal.seal(unsealed.plain, sealContext(userId)) });
    done += 1;
  }
  if (done > 0) log.info({ done }, 'second factors were sealed with the new session secret');
  if (lost > 0) log.warn({ lost }, 'second factors were sealed with a session secret that is gone');
}
