import { removeSecondFactor } from '#platform/db/queries/second-factors.js';
import { raiseSessionEpoch } from '#platform/db/queries/session-epoch.js';
import { AppError } from '#platform/errors.js';
import { recordAudit } from '#server/audit.js';
import { removeAllSessions } from '#server/auth/end-sessions.js';
import { sendSecurityMail } from '#server/auth/security-mail.js';
import type { Deps } from '#server/deps.js';
import { accountOf, type Actor } from './users.js';

/**
 * Turns off the second factor of somebody who has lost their phone, and ends their sessions: whoever has the
 * phone may be in one. @throws AppError `not_found`, `totp_off`, `totp_own`.
 */
export async function removeUserFactor(
  deps: Pick<Deps, 'db' | 'sessions' | 'bus' | 'mail' | 'log'>,
  { user, req }: Actor,
  email: string,
): Promise<void> {
  const account = await deps.db.transaction(async (tx) => {
    const found = await accountOf(tx, email);
    // The own one is turned off with the password: a session left open must not be enough.
    if (found.id === user.id) throw new AppError('totp_own');
    // First: it holds the user, as every change of a factor does before it touches the factor.
    await raiseSessionEpoch(tx, found.id);
    if (!(await removeSecondFactor(tx, found.id))) throw new AppError('totp_off');
    await recordAudit(tx, req, { action: 'totp_removed', actor: user.email, subject: found.email });
    return found;
  });
  await removeAllSessions(deps, account.id);
  sendSecurityMail(deps, account, 'totp_removed');
}
