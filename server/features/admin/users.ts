import type { Request } from 'express';
import {
  findAccount,
  hasOtherAdmin,
  lockAdmins,
  reopenAccount,
  setRole,
  type ListedAccount,
} from '#platform/db/queries/accounts.js';
import type { Db } from '#platform/db/client.js';
import { raiseSessionEpoch } from '#platform/sessions/raise-epoch.js';
import type { Account } from '#platform/db/queries/users.js';
import { AppError } from '#platform/errors.js';
import { eraseUser } from '#platform/retention/erase-user.js';
import { recordAudit } from '#server/audit.js';
import { removeAllSessions } from '#server/auth/end-sessions.js';
import type { Deps } from '#server/deps.js';
import { normalizeEmail } from '#shared/domain/email.js';

type UsersDeps = Pick<Deps, 'db' | 'sessions' | 'rateLimits' | 'bus' | 'jobs' | 'log'>;

/** The administrator who acts, and the request by which they do. */
export interface Actor {
  user: Account;
  req: Request;
}

/** Finds an account by its address, as typed. @throws AppError `not_found`. */
export async function requireAccount(tx: Db, typedEmail: string): Promise<Account> {
  // PostgreSQL rejects NUL in text, so no account can have such an address.
  const account = typedEmail.includes('\0') ? undefined : await findAccount(tx, normalizeEmail(typedEmail));
  if (account === undefined) throw new AppError('not_found');
  return account;
}

/** Sets a user's role and, if it changed, notifies their sockets. @throws AppError `not_found`, `last_admin`. */
export async function changeRole(
  { db, bus }: UsersDeps,
  { user, req }: Actor,
  { email, role }: { email: string; role: Account['role'] },
): Promise<ListedAccount> {
  const { account, row } = await db.transaction(async (tx) => {
    await lockAdmins(tx);
    const account = await requireAccount(tx, email);
    if (role === 'user' && account.role === 'admin' && !(await hasOtherAdmin(tx, account.id))) {
      throw new AppError('last_admin');
    }
    const row = await setRole(tx, { userId: account.id, role });
    if (row === undefined) throw new AppError('not_found');
    if (account.role !== role) {
      const action = role === 'admin' ? 'made_admin' : 'made_user';
      await recordAudit(tx, req, { action, actor: user.email, subject: account.email });
    }
    return { account, row };
  });
  if (account.role !== role) {
    await bus.publish({ topic: 'session', user_id: row.id, session_id: null, reason: 'role_changed' });
    await bus.publish({ topic: 'account', user_id: row.id, change: 'details' });
  }
  return row;
}

/**
 * Erases a user: data, files, sessions and unfinished jobs, which are stopped if a worker is running them.
 * @throws AppError `not_found`, `own_account`, `last_admin`.
 */
export async function removeUser(
  { db, sessions, rateLimits, bus, jobs }: UsersDeps,
  { user, req }: Actor,
  email: string,
): Promise<void> {
  const { id, cancelled: cancelledJobs } = await db.transaction(async (tx) => {
    await lockAdmins(tx);
    const account = await requireAccount(tx, email);
    if (account.id === user.id) throw new AppError('own_account');
    // Checked under the lock, so that two administrators who delete each other at the same moment leave one.
    if (account.role === 'admin' && !(await hasOtherAdmin(tx, account.id))) throw new AppError('last_admin');
    const rows = await eraseUser(tx, account.id, { sessions, rateLimits });
    if (rows === undefined) throw new AppError('not_found');
    await recordAudit(tx, req, { action: 'account_deleted', actor: user.email, subject: account.email });
    return { id: account.id, cancelled: rows };
  });
  await bus.publish({ topic: 'session', user_id: id, session_id: null, reason: 'account_removed' });
  await jobs.announceCancelled(cancelledJobs);
}

/**
 * Signs a user out of every browser and closes their sockets at once.
 * @throws AppError `not_found`, `own_account`.
 */
export async function endSessions(deps: UsersDeps, { user, req }: Actor, email: string): Promise<void> {
  const id = await deps.db.transaction(async (tx) => {
    const account = await requireAccount(tx, email);
    // Administrators end their own sessions in the profile, which keeps the current one.
    if (account.id === user.id) throw new AppError('own_account');
    await raiseSessionEpoch(tx, account.id);
    await recordAudit(tx, req, {
      action: 'signed_out_everywhere',
      actor: user.email,
      subject: account.email,
    });
    return account.id;
  });
  await removeAllSessions(deps, id);
}

/** Reopens a closed account. @throws AppError `not_found`; `conflict` if the account is not closed. */
export async function restoreUser(
  { db, bus }: UsersDeps,
  { user, req }: Actor,
  email: string,
): Promise<ListedAccount> {
  const { id, restored } = await db.transaction(async (tx) => {
    const account = await requireAccount(tx, email);
    const row = await reopenAccount(tx, account.id);
    if (row === undefined) throw new AppError('conflict', { detail: 'This account is not closed.' });
    await recordAudit(tx, req, { action: 'account_restored', actor: user.email, subject: row.email });
    return { id: account.id, restored: row };
  });
  await bus.publish({ topic: 'account', user_id: id, change: 'details' });
  return restored;
}
