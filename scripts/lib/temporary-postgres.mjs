import { spawn } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { postgresAccount, reaches } from './postgres-binaries.mjs';
import { Cluster, newPassword } from './postgres.mjs';

/**
 * A database server for one run of tests: quick, forgetful, and gone with the process that asked for it,
 * however that ends.
 * @returns {Promise<{ url: string, stop(): Promise<void> }>}
 */
export async function startTemporaryPostgres() {
  const account = postgresAccount();
  const parent = reaches(tmpdir(), account) ? tmpdir() : '/var/tmp';
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
      // A database is made from a template for each test file: copying its files is slower than logging them here.
      max_wal_size: '4GB',
    },
  });
  const watch = watchdog(cluster, folder);
  try {
    const { port } = await cluster.start();
    return {
      url: cluster.url(port, 'postgres'),
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

/** Waits for the end of our end of its pipe, which also comes when we are killed, and then clears everything away. */
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
        // Nothing else may be left to wait for: without this the run would end here, as if all were well.
        child.ref();
        child.once('exit', resolve);
        child.stdin.end();
      }),
  };
}
