import { insertUser, makeAdmin } from '#platform/db/queries/users.js';
import type { Deps } from '#server/deps.js';
import { normalizeEmail } from '#shared/domain/email.js';
import { hashPassword } from './password.js';

/** Makes ADMIN_EMAIL an admin at start; adds the account where it is missing and a password is given. */
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
  // Also where another server has added the account at the same moment.
  await makeAdmin(db, email);
  log.info('the account of ADMIN_EMAIL was created');
}
