import type { Request } from 'express';
import {
  confirmSecondFactor,
  countRecoveryCodes,
  findSecondFactor,
  hasSecondFactor,
  lockSecondFactor,
  insertUnconfirmedFactor,
  removeSecondFactor,
  replaceRecoveryCodes,
} from '#platform/db/queries/second-factors.js';
import type { Database, Db } from '#platform/db/client.js';
import { lockUser } from '#platform/db/queries/jobs.js';
import { raiseSessionEpoch } from '#platform/sessions/raise-epoch.js';
import type { Account } from '#platform/db/queries/users.js';
import { AppError } from '#platform/errors.js';
import { createSeal } from '#platform/seal.js';
import { recordAudit } from '#server/audit.js';
import { removeEndedSessions } from '#server/auth/end-sessions.js';
import { hashRecoveryCode, newRecoveryCodes, formatRecoveryCode } from '#server/auth/recovery-codes.js';
import { sealContext } from '#server/auth/second-factor.js';
import { sendSecurityMail } from '#server/auth/security-mail.js';
import { newTotpSecret, totpStep, totpUri } from '#server/auth/totp.js';
import type { Deps } from '#server/deps.js';
import type { SecondFactor } from '#shared/api/second-factor.js';
import { readSecondFactorCode } from '#shared/domain/second-factor-code.js';
import { LIMITS } from '#shared/limits.js';

/** The user who acts, and the request by which they do. The password has been confirmed where it is required. */
interface Actor {
  user: Account;
  req: Request;
}
type Change = 'totp_enabled' | 'totp_disabled' | 'recovery_codes_renewed';

export interface OwnSecondFactor {
  state(userId: string): Promise<SecondFactor>;
  /** Creates a new secret, which replaces one that was not confirmed. @throws AppError `totp_on`. */
  beginEnrolment(user: Account): Promise<{ secret: string; uri: string }>;
  /**
   * Turns two-step verification on; returns the recovery codes.
   * @throws AppError `invalid_code`, `totp_on`, `totp_stale`, `rate_limited`.
   */
  confirm(actor: Actor, typed: string): Promise<string[]>;
  /** Replaces the recovery codes; returns the new ones. @throws AppError `totp_off`. */
  renewRecoveryCodes(actor: Actor): Promise<string[]>;
  /** Turns two-step verification off. @throws AppError `totp_off`. */
  remove(actor: Actor): Promise<void>;
}

/** Creates the management of two-step verification by its owner. */
export function createOwnSecondFactor(deps: Deps): OwnSecondFactor {
  const { db, clock, bus } = deps;
  const seal = createSeal(deps.sessionSecrets);
  const tries = deps.rateLimits.create('totp:confirm', LIMITS.rates.confirmsPerUser);

  /** Changes the factor, records it in the audit log and ends the user's other sessions, in one transaction. */
  async function change(
    { user, req }: Actor,
    action: Change,
    work: (tx: Db) => Promise<void>,
  ): Promise<void> {
    await db.transaction(async (tx) => {
      // Locked, so that a concurrent sign-in waits for this change and sees it.
      if (!(await lockUser(tx, user.id))) throw new AppError('not_signed_in');
      await work(tx);
      await raiseSessionEpoch(tx, user.id, { keep: req.sessionID });
      await recordAudit(tx, req, { action, actor: user.email });
    });
    await removeEndedSessions(deps, user.id, { except: req.sessionID });
    await bus.publish({ topic: 'account', user_id: user.id, change: 'details' });
    sendSecurityMail(deps, user, action);
  }

  return {
    async state(userId) {
      return readState(db, userId);
    },

    async beginEnrolment({ id: userId, email }) {
      const secret = newTotpSecret();
      const factor = { userId, secret: seal.seal(secret, sealContext(userId)), now: clock.now() };
      if (!(await insertUnconfirmedFactor(db, factor))) throw new AppError('totp_on');
      return { secret, uri: totpUri(secret, email) };
    },

    async confirm(actor, typed) {
      const userId = actor.user.id;
      const now = clock.now();
      const unconfirmed = await findSecondFactor(db, userId);
      if (unconfirmed?.confirmedAt) throw new AppError('totp_on');
      if (
        unconfirmed === undefined ||
        now.getTime() - unconfirmed.createdAt.getTime() > LIMITS.totp.confirmMs
      ) {
        throw new AppError('totp_stale');
      }
      await tries.take(userId);
      const parsedCode = readSecondFactorCode(typed);
      const unsealed = seal.open(unconfirmed.secret, sealContext(userId));
      // The set-up was begun under a session secret that is gone now.
      if (unsealed === undefined) throw new AppError('totp_stale');
      const step = parsedCode?.kind === 'app' ? totpStep(unsealed.plain, parsedCode.code, now) : undefined;
      if (step === undefined) throw new AppError('invalid_code');

      const codes = await makeRecoveryCodes(userId);
      await change(actor, 'totp_enabled', async (tx) => {
        // Of two confirmations at the same moment one wins; the recovery codes of the other are never stored.
        if (!(await confirmSecondFactor(tx, { userId, secret: unconfirmed.secret, step, now }))) {
          throw new AppError('totp_stale');
        }
        await replaceRecoveryCodes(tx, { userId, hashes: codes.hashes });
      });
      await tries.clear(userId);
      return codes.formatted;
    },

    async renewRecoveryCodes(actor) {
      const userId = actor.user.id;
      const codes = await makeRecoveryCodes(userId);
      await change(actor, 'recovery_codes_renewed', async (tx) => {
        if (!(await lockSecondFactor(tx, userId))) throw new AppError('totp_off');
        await replaceRecoveryCodes(tx, { userId, hashes: codes.hashes });
      });
      return codes.formatted;
    },

    async remove(actor) {
      await change(actor, 'totp_disabled', async (tx) => {
        if (!(await removeSecondFactor(tx, actor.user.id))) throw new AppError('totp_off');
      });
    },
  };
}

async function readState(db: Database, userId: string): Promise<SecondFactor> {
  const [enabled, left] = await Promise.all([hasSecondFactor(db, userId), countRecoveryCodes(db, userId)]);
  return { enabled, recovery_codes_left: left };
}

async function makeRecoveryCodes(userId: string): Promise<{ formatted: string[]; hashes: string[] }> {
  const codes = newRecoveryCodes();
  const hashes = await Promise.all(codes.map((code) => hashRecoveryCode(userId, code)));
  return { formatted: codes.map(formatRecoveryCode), hashes };
}
