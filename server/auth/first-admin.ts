import { insertUser, makeAdmin } from '#platform/db/queries/users.js';
import type { Deps } from '#server/deps.js';
import { normalizeEmail } from '#shared/domain/email.js';
import { hashPassword } from './password.js';

/**
 * Makes the account of ADMIN_EMAIL an administrator at start; creates the account if it is missing and
 * ADMIN_PASSWORD is set.
 */
export async function ensureAdmin({ config, db, log }: Pick<Deps, 'config' | 'db' | 'log'>): Promise<void> {
  if (!config.admin) return;
  const email = normalizeEmail(config.admin.email);
  if (await makeAdmin(db, email)) return;
  if (config.admin.password === undefined) {
    log.warn('ADMIN_EMAIL has no account yet: register it and start again, or give ADMIN_PASSWORD');
    return;
  }
  await insertUser(db, {
    email,
    firstName: 'Admin',
    lastName: 'User',
    passwordHash: await hashPassword(config.admin.password),
  });
  // Also covers an account that another server created at the same moment.
  await makeAdmin(db, email);
  log.info('the account of ADMIN_EMAIL was created');
}
