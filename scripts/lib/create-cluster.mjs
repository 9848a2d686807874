import { randomBytes } from 'node:crypto';
import { chownSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { lastLine, run } from './postgres-programs.mjs';
import { CliError } from './cli-error.mjs';

/** The owner of everything in an embedded database. */
export const USER = 'lda';

/** Creates a cluster's files with initdb, which cleans up after itself if it fails. */
export async function createCluster(cluster) {
  const { dataDir, password, settings, account } = cluster;
  // A start that was killed in its first second leaves half a cluster, which initdb refuses.
  rmSync(dataDir, { recursive: true, force: true });
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const secret = join(dirname(dataDir), `.pw-${randomBytes(6).toString('hex')}`);
  writeFileSync(secret, password, { mode: 0o600 });
  try {
    if (account) {
      chownSync(dataDir, account.uid, account.gid);
      chownSync(secret, account.uid, account.gid);
    }
    const options = Object.entries({
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
      max_connections: '200',
      ...settings,
    }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const { code, output } = await run(
      cluster.program('initdb'),
      [
        '-D',
        dataDir,
        '-U',
        USER,
        `--pwfile=${secret}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale=C.UTF-8',
        '--no-sync',
        '--no-instructions',
        ...options,
      ],
      account,
    );
    if (code !== 0) {
      rmSync(dataDir, { recursive: true, force: true });
      throw new CliError(`The embedded database could not be created: ${lastLine(output)}`);
    }
  } finally {
    rmSync(secret, { force: true });
  }
}
