import { spawnSync } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { writeLine } from './terminal.mjs';

/** Deadlines of one call of apt-get, ms. */
const UPDATE_MS = 60_000;
const INSTALL_MS = 120_000;
/** Asked by Debian's packages before they start a service. */
const POLICY = '/usr/sbin/policy-rc.d';

/** Returns the path of redis-server, or undefined if this machine has none. */
export function findRedisServer() {
  return [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin']
    .map((folder) => join(folder, 'redis-server'))
    .find((file) => existsSync(file));
}

/** Installs redis-server if it is missing and that needs no password; returns whether it is there. */
export function ensureRedisServer() {
  if (findRedisServer() !== undefined) return true;
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return false;
  writeLine('  Installing Redis for the tests…');
  withoutServices(() => {
    // Package lists that were fetched before usually do.
    if (!install()) aptGet(UPDATE_MS, 'update') && install();
  });
  return findRedisServer() !== undefined;
}

const install = () => aptGet(INSTALL_MS, 'install', '-y', '--no-install-recommends', 'redis-server');

function aptGet(timeout, ...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync('apt-get', args, { env, stdio: 'ignore', timeout }).status === 0;
}

/** Does `work` while packages may not start their services: the tests start a server of their own. */
function withoutServices(work) {
  let written = false;
  try {
    writeFileSync(POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755, flag: 'wx' });
    written = true;
  } catch {
    // The machine has a policy of its own, which stays.
  }
  try {
    work();
  } finally {
    if (written) rmSync(POLICY, { force: true });
  }
  // It would otherwise begin with the machine's next start.
  spawnSync('systemctl', ['disable', 'redis-server'], { stdio: 'ignore', timeout: 10_000 });
}
