import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import {
  countCodeAttempt,
  lastCodeSentAt,
  removeCode,
  replaceCode,
  consumeCode,
} from '#platform/db/queries/email-codes.js';
import { isEmailTaken } from '#platform/db/queries/users.js';
import { AppError } from '#platform/errors.js';
import type { Deps } from '#server/deps.js';
import { emailKey } from '#server/middleware/rate-limit-keys.js';
import type { Language } from '#shared/contracts/common.js';
import { normalizeEmail } from '#shared/domain/email.js';
import { LIMITS } from '#shared/limits.js';
import { buildCodeMail } from './code-mail.js';

export interface Codes {
  /**
   * Mails a new code to an address.
   * @throws AppError `email_taken`, `code_cooldown`, `email_quota`, `email_failed`.
   */
  send(typedEmail: string, ip: string, language: Language): Promise<void>;
  /** Checks the code of an address and uses it up. @throws AppError `invalid_code`. */
  verify(typedEmail: string, code: string): Promise<void>;
}

/** Creates verification codes for addresses: six digits by mail, of which only a keyed hash is stored. */
export function createCodes(deps: Deps): Codes {
  const { db, clock, mail } = deps;
  const { ttlMs, cooldownMs, tries, length } = LIMITS.code;
  const perAddress = deps.rateLimits.create('code:address', LIMITS.rates.codesPerAddress, 'email_quota');
  const perIp = deps.rateLimits.create('code:ip', LIMITS.rates.codesPerIp, 'email_quota');

  // Keyed, because a million codes can be tried in a moment; includes the address, so that no code is valid for
  // another one.
  const hashOf = (email: string, code: string, key = deps.sessionSecrets[0]) =>
    createHmac('sha256', key).update(`code\n${email}\n${code}`).digest('hex');

  async function findCooldownError(email: string, now: Date): Promise<AppError | undefined> {
    const sentAt = await lastCodeSentAt(db, email);
    const msLeft = sentAt === undefined ? 0 : sentAt.getTime() + cooldownMs - now.getTime();
    if (msLeft <= 0) return undefined;
    return new AppError('code_cooldown', { retryAfter: Math.min(msLeft, cooldownMs) / 1000 });
  }

  return {
    async send(typedEmail, ip, language) {
      const email = normalizeEmail(typedEmail);
      await perIp.take(ip);
      if (await isEmailTaken(db, email)) throw new AppError('email_taken');
      const now = clock.now();
      const cooldownError = await findCooldownError(email, now);
      if (cooldownError) {
        await perIp.giveBack(ip);
        throw cooldownError;
      }
      await perAddress.take(emailKey(email));

      const code = String(randomInt(10 ** length)).padStart(length, '0');
      const codeHash = hashOf(email, code);
      const giveBack = () => Promise.all([perAddress.giveBack(emailKey(email)), perIp.giveBack(ip)]);
      const stored = await replaceCode(
        db,
        { email, codeHash, sentAt: now, expiresAt: new Date(now.getTime() + ttlMs) },
        new Date(now.getTime() - cooldownMs),
      );
      if (!stored) {
        // Another request for this address won the race.
        await giveBack();
        throw (
          (await findCooldownError(email, now)) ??
          new AppError('code_cooldown', { retryAfter: cooldownMs / 1000 })
        );
      }
      try {
        await mail.send(buildCodeMail(email, code, language));
      } catch (error) {
        await removeCode(db, email, codeHash);
        await giveBack();
        throw error;
      }
    },

    async verify(typedEmail, code) {
      const email = normalizeEmail(typedEmail);
      const now = clock.now();
      const expectedHash = await countCodeAttempt(db, email, { now, maxTries: tries });
      // Old secrets are tried too: a code mailed before the session secret changed stays valid.
      const isCorrect =
        expectedHash !== undefined &&
        deps.sessionSecrets.some((key) =>
          timingSafeEqual(Buffer.from(expectedHash), Buffer.from(hashOf(email, code, key))),
        );
      if (!isCorrect || !(await consumeCode(db, email, expectedHash))) throw new AppError('invalid_code');
    },
  };
}
