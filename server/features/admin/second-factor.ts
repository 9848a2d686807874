import { removeSecondFactor } from '#platform/db/queries/second-factors.js';
import { raiseSessionEpoch } from '#platform/sessions/raise-epoch.js';
import { AppError } from '#platform/errors.js';
import { recordAudit } from '#server/audit.js';
import { removeAllSessions } from '#server/auth/end-sessions.js';
import { sendSecurityMail } from '#server/auth/security-mail.js';
import type { Deps } from '#server/deps.js';
import { requireAccount, type Actor } from './users.js';

/**
 * Turns off the second factor of a user who has lost their phone, and ends their sessions, since whoever has
 * the phone may be signed in.
 * @throws AppError `not_found`, `totp_off`, `totp_own`.
 */
export async function removeUserFactor(
  deps: Pick<Deps, 'db' | 'sessions' | 'bus' | 'mail' | 'log'>,
  { user, req }: Actor,
  email: string,
): Promise<void> {
  const account = await deps.db.transaction(async (tx) => {
    const found = await requireAccount(tx, email);
    // Administrators turn off their own factor with their password: a session left open must not be enough.
    if (found.id === user.id) throw new AppError('totp_own');
    // First in the lock order: every change of a second factor locks the user before the factor.
    await raiseSessionEpoch(tx, found.id);
    if (!(await removeSecondFactor(tx, found.id))) throw new AppError('totp_off');
    await recordAudit(tx, req, { action: 'totp_removed', actor: user.email, subject: found.email });
    return found;
  });
  await removeAllSessions(deps, account.id);
  sendSecurityMail(deps, account, 'totp_removed');
}
