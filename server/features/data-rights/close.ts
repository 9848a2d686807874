import type { Request } from 'express';
import { closeAccount, findAccount, hasOtherAdmin, lockAdmins } from '#platform/db/queries/accounts.js';
import { removeResets } from '#platform/db/queries/password-resets.js';
import { raiseSessionEpoch } from '#platform/sessions/raise-epoch.js';
import type { Account } from '#platform/db/queries/users.js';
import { AppError } from '#platform/errors.js';
import { recordAudit } from '#server/audit.js';
import { removeAllSessions } from '#server/auth/end-sessions.js';
import type { Deps } from '#server/deps.js';

/**
 * Closes a user's own account: ends every session, notifies every window and invalidates mailed links. An
 * administrator can reopen the account until the sweep erases it.
 * @throws AppError `last_admin` if no other administrator would be left.
 */
export async function closeOwnAccount(
  deps: Pick<Deps, 'db' | 'sessions' | 'bus' | 'clock' | 'log'>,
  user: Account,
  req: Request,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await lockAdmins(tx);
    // Read again under the lock: in the meantime the user may have become an administrator, or the only one.
    const now = await findAccount(tx, user.email);
    if (now === undefined || now.id !== user.id) throw new AppError('not_signed_in');
    if (now.role === 'admin' && !(await hasOtherAdmin(tx, user.id))) throw new AppError('last_admin');
    await closeAccount(tx, { userId: user.id, now: deps.clock.now() });
    await removeResets(tx, user.id);
    await raiseSessionEpoch(tx, user.id);
    await recordAudit(tx, req, { action: 'account_closed', actor: user.email });
  });
  await removeAllSessions(deps, user.id, 'account_removed');
}
