import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { freePort } from '#tests/support/stack.js';
import { until } from '#tests/support/until.js';
import { ensureBuilt } from '../../scripts/lib/build.mjs';
import { processStartId } from '../../scripts/lib/processes.mjs';
import { childPids, npmStart as start, postmasterPid } from './npm-start.js';

// The first build, a first cluster and a drained shutdown, on a machine that other tests keep busy.
jest.setTimeout(240_000);

async function listening() {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { port: address.port, close: () => new Promise<void>((resolve) => server.close(() => resolve())) };
}

describe('npm start', () => {
  let dataDir: string;
  let port: number;
  beforeAll(async () => {
    await ensureBuilt(process.cwd());
    dataDir = realpathSync(mkdtempSync(join(tmpdir(), 'lda-start-')));
    // With the permissions that `npm start` itself would set: other accounts may enter the folder but not list it.
    chmodSync(dataDir, 0o711);
    port = await freePort();
  });
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  const env = () => ({ DATA_DIR: dataDir, PORT: String(port) });
  const healthy = () =>
    fetch(`http://127.0.0.1:${port}/healthz`).then(
      (response) => response.ok,
      () => false,
    );
  const postmaster = () => postmasterPid(dataDir);
  const children = () => childPids(dataDir);

  test('npm start runs, refuses a second start, recovers from kill -9, and stops completely', async () => {
    const first = start(env());
    await until(() => first.output().includes('Ctrl-C stops everything'), 60_000);
    expect(await healthy()).toBe(true);
    const [server, worker] = children();
    const database = postmaster();

    const second = start(env());
    expect(await second.ended).toBe(1);
    expect(second.errors()).toBe(
      `LDA is already running on ${dataDir} (process ${first.child.pid}); stop it first, or set another DATA_DIR.\n`,
    );

    first.child.kill('SIGKILL');
    await first.ended;
    // No process is left that holds the port; the database stays up for the next start.
    await until(
      () => processStartId(server ?? 0) === undefined && processStartId(worker ?? 0) === undefined,
      40_000,
    );
    expect(postmaster()).toBe(database);

    const third = start(env());
    await until(() => third.output().includes('Ctrl-C stops everything'), 60_000);
    expect(third.output()).toContain('Database found running');
    expect(postmaster()).toBe(database);
    expect(await healthy()).toBe(true);

    third.child.kill('SIGTERM');
    expect(await third.ended).toBe(0);
    expect(third.errors()).toBe('');
    expect(await healthy()).toBe(false);
    expect(processStartId(database)).toBeUndefined();
    expect(existsSync(join(dataDir, 'lda.lock'))).toBe(false);
  });

  test('a port in use is reported in one sentence', async () => {
    const taken = await listening();
    const run = start({ ...env(), PORT: String(taken.port), DATABASE_URL: 'postgres://127.0.0.1:1/none' });
    expect(await run.ended).toBe(1);
    expect(run.errors()).toBe(
      `Port ${taken.port} is already in use; stop what uses it, or set PORT to another one.\n`,
    );
    await taken.close();
  });

  test('every invalid environment variable is reported in one sentence', async () => {
    const run = start({ ...env(), PORT: 'many', SMTP_URL: 'nowhere' });
    expect(await run.ended).toBe(1);
    expect(run.errors().trim().split('\n')).toHaveLength(1);
    expect(run.errors()).toMatch(/PORT: .*SMTP_URL: /);
  });

  test('an unreachable database is reported in one sentence, without its password', async () => {
    const run = start({ ...env(), DATABASE_URL: 'postgres://lda:secret@127.0.0.1:1/lda' });
    expect(await run.ended).toBe(1);
    expect(run.errors()).toBe(
      'The database lda at 127.0.0.1:1 cannot be reached (ECONNREFUSED); check DATABASE_URL.\n',
    );
  });

  test('a folder without write permission is reported in one sentence', async () => {
    const run = start({ ...env(), DATA_DIR: '/proc/lda' });
    expect(await run.ended).toBe(1);
    expect(run.errors()).toMatch(
      /^The data folder \/proc\/lda cannot be written to \(E\w+\); set DATA_DIR .*\n$/,
    );
  });
});
