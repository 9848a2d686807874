import { spawn } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { postgresAccount, reaches } from './postgres-binaries.mjs';
import { Cluster, newPassword } from './postgres.mjs';

/** Time for which a port is waited for that another program has taken while the server was halted, ms. */
const PORT_MS = 10_000;

/**
 * Starts a database server for one test run: fast, without durability, and ended with the process that started it,
 * however that ends. `halt` stops it as `pg_ctl stop -m MODE` does; `start` starts it again on the same port.
 * @param {{ settings?: Record<string, string>, disk?: string }} [options] settings of postgresql.conf beside those for
 *   speed, and the folder for its files, by default one of those for temporary files
 * @returns {Promise<import('./temporary-postgres.mjs').TemporaryPostgres>}
 */
export async function startTemporaryPostgres({ settings = {}, disk } = {}) {
  const account = postgresAccount();
  const parent = disk ?? (reaches(tmpdir(), account) ? tmpdir() : '/var/tmp');
  const folder = mkdtempSync(join(parent, 'lda-test-'));
  if (account) chownSync(folder, account.uid, account.gid);
  chmodSync(folder, 0o711);
  const cluster = new Cluster({
    dataDir: join(folder, 'data'),
    log: join(folder, 'server.log'),
    password: newPassword(),
    settings: {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      shared_buffers: '64MB',
      // Each test file gets a database from a template: copying its files would be slower than logging them here.
      max_wal_size: '4GB',
      ...settings,
    },
  });
  const watch = watchdog(cluster, folder);
  try {
    const { port } = await cluster.start();
    return {
      url: cluster.url(port, 'postgres'),
      dataDir: cluster.dataDir,
      halt: (mode) => cluster.stop(mode),
      async start() {
        await cluster.start(port, { create: false, keepPortMs: PORT_MS });
      },
      async stop() {
        await cluster.stop('immediate');
        await watch.end();
        rmSync(folder, { recursive: true, force: true });
      },
    };
  } catch (error) {
    await watch.end();
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

/**
 * Starts a process that waits until our end of its pipe closes, which also happens when we are killed, and then
 * removes everything.
 */
function watchdog(cluster, folder) {
  const script = 'cat >/dev/null; "$1" stop -m immediate -D "$2"; rm -rf "$3"';
  const child = spawn('sh', ['-c', script, 'sh', cluster.program('pg_ctl'), cluster.dataDir, folder], {
    ...cluster.account,
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  child.unref();
  child.stdin.unref();
  return {
    end: () =>
      new Promise((resolve) => {
        // Keeps the event loop alive: without it the process could exit here, as if all were well.
        child.ref();
        child.once('exit', resolve);
        child.stdin.end();
      }),
  };
}
