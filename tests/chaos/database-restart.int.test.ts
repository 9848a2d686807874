import { once } from 'node:events';
import {
  chmodSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
} from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import pg from 'pg';
import { freePort } from '#tests/support/stack.js';
import { until } from '#tests/support/until.js';
import { ensureBuilt } from '../../scripts/lib/build.mjs';
import { processStartId } from '../../scripts/lib/processes.mjs';
import { childPids, clusterRecord, npmStart, postmasterPid } from './npm-start.js';

// A first cluster, restarts and drained shutdowns, on a machine that other tests keep busy.
jest.setTimeout(240_000);
const SLOW = 120_000;

type Run = ReturnType<typeof npmStart>;

let dataDir: string;
let port: number;
beforeAll(async () => {
  await ensureBuilt(process.cwd());
  dataDir = realpathSync(mkdtempSync(join(tmpdir(), 'lda-restart-')));
  chmodSync(dataDir, 0o711);
  port = await freePort();
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const foreigners: Server[] = [];
afterEach(() => Promise.all(foreigners.splice(0).map(release)));

const env = () => ({ DATA_DIR: dataDir, PORT: String(port) });
const url = (path: string) => `http://127.0.0.1:${port}${path}`;
const readiness = () =>
  fetch(url('/readyz')).then(
    async (response) => ((await response.json()) as { status: string }).status,
    () => 'no answer',
  );
const untilReady = () => until(async () => (await readiness()) === 'ready', SLOW);

/** Requests an endpoint that reads the users table. */
async function signInStatus(): Promise<number> {
  const response = await fetch(url('/auth/login'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'nobody@example.com', password: 'not the password of anybody' }),
  });
  return response.status;
}

async function connect(): Promise<pg.Client> {
  const { port: databasePort, password } = clusterRecord(dataDir);
  const client = new pg.Client({
    connectionString: `postgres://lda:${password}@127.0.0.1:${databasePort}/lda`,
    application_name: 'test',
  });
  // The connection breaks when its server is killed.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

async function connectedNames(): Promise<string[]> {
  const client = await connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      'select distinct application_name as name from pg_stat_activity where datname = current_database()',
    );
    return rows.map(({ name }) => name);
  } finally {
    await client.end();
  }
}

/** Waits for a new postmaster and for every process that depends on it. */
async function untilBack(before: number): Promise<void> {
  await until(() => {
    try {
      return postmasterPid(dataDir) !== before;
    } catch {
      // postmaster.pid is missing for a moment.
      return false;
    }
  }, SLOW);
  await untilReady();
  await until(async () => {
    const names = await connectedNames().catch((): string[] => []);
    return names.includes('lda-server') && names.includes('lda-worker');
  }, SLOW);
  expect(await signInStatus()).toBe(401);
}

/** Listens on the database's port, as another program might; closes every connection at once. */
const occupy = (taken: number): Promise<Server> =>
  until(async () => {
    const server = createServer((socket) => socket.destroy());
    server.listen(taken, '127.0.0.1');
    return once(server, 'listening').then(
      () => server,
      () => undefined,
    );
  });

async function release(server: Server): Promise<void> {
  server.close();
  await once(server, 'close');
}

/** Kills the postmaster and takes its port while the supervisor is frozen, so that it cannot react first. */
async function killAndOccupy({ child }: Run): Promise<Server> {
  const { port: taken } = clusterRecord(dataDir);
  child.kill('SIGSTOP');
  process.kill(postmasterPid(dataDir), 'SIGKILL');
  try {
    const foreign = await occupy(taken);
    foreigners.push(foreign);
    return foreign;
  } finally {
    child.kill('SIGCONT');
  }
}

/** Process ids of the cluster's postmaster and backends: those whose working directory is its folder. */
const clusterProcesses = () =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        return readlinkSync(`/proc/${pid}/cwd`) === clusterRecord(dataDir).dataDir;
      } catch {
        // The process ended meanwhile.
        return false;
      }
    });

describe('npm start, after its database was killed', () => {
  let run: Run;
  beforeAll(async () => {
    run = npmStart(env());
    await until(() => run.output().includes('Ctrl-C stops everything'), SLOW);
    await untilReady();
    // A process whose database ends during its own start rightly ends too.
    await until(
      () => readFileSync(join(dataDir, 'logs', 'worker.log'), 'utf8').includes('worker ready'),
      SLOW,
    );
  });
  afterAll(async () => {
    run.child.kill('SIGTERM');
    await run.ended;
  });

  test('npm start restarts a killed database on the same port, and its processes serve again without a restart', async () => {
    const before = postmasterPid(dataDir);
    const { port: databasePort } = clusterRecord(dataDir);
    const children = childPids(dataDir);
    process.kill(before, 'SIGKILL');
    await untilBack(before);
    expect(clusterRecord(dataDir).port).toBe(databasePort);
    expect(childPids(dataDir)).toEqual(children);
    expect(run.output()).toContain('The database ended and is started again.');
    expect(run.child.exitCode).toBeNull();
  });

  test('npm start ends a backend that keeps computing and holds the old shared memory', async () => {
    const before = postmasterPid(dataDir);
    const { port: databasePort } = clusterRecord(dataDir);
    const client = await connect();
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    const backend = rows[0]?.pid ?? 0;
    const broken = client
      .query('select count(*) from pg_class a, pg_class b, pg_class c, pg_class d')
      .then(() => 'finished')
      .catch(() => 'broken');
    const watcher = await connect();
    await until(async () => {
      const { rowCount } = await watcher.query(
        `select 1 from pg_stat_activity where pid = $1 and state = 'active' and wait_event is null`,
        [backend],
      );
      return rowCount === 1;
    });
    process.kill(before, 'SIGKILL');
    await untilBack(before);
    expect(await broken).toBe('broken');
    expect(processStartId(backend)).toBeUndefined();
    expect(clusterRecord(dataDir).port).toBe(databasePort);
    expect(run.child.exitCode).toBeNull();
  });

  test('npm start moves the database when its port is taken, and restarts server and worker on the new port', async () => {
    const before = postmasterPid(dataDir);
    const children = childPids(dataDir);
    const { port: taken } = clusterRecord(dataDir);
    const foreign = await killAndOccupy(run);
    await untilBack(before);
    expect(clusterRecord(dataDir).port).not.toBe(taken);
    expect(foreign.listening).toBe(true);
    expect(childPids(dataDir).filter((pid) => children.includes(pid))).toEqual([]);
    expect(run.output()).toMatch(/The database runs on port \d+ now; server and worker are restarted\./);
  });

  test('npm start can be stopped while it restarts the database, and leaves no process behind', async () => {
    await killAndOccupy(run);
    await until(() => run.output().split('The database ended and is started again.').length === 5, SLOW);
    run.child.kill('SIGTERM');
    expect(await run.ended).toBe(0);
    expect(run.errors()).toBe('');
    expect(clusterProcesses()).toEqual([]);
  });
});

describe('npm run server, after its database was killed', () => {
  let run: Run;
  afterEach(async () => {
    run.child.kill('SIGTERM');
    await run.ended;
  });

  test('npm run server restarts a killed database, and ends it when the server is stopped', async () => {
    run = npmStart(env(), ['server']);
    await untilReady();
    const before = postmasterPid(dataDir);
    process.kill(before, 'SIGKILL');
    await until(() => run.errors().includes('The database ended and is started again.'), SLOW);
    await untilReady();
    expect(await signInStatus()).toBe(401);
    run.child.kill('SIGTERM');
    expect(await run.ended).toBe(0);
    expect(clusterProcesses()).toEqual([]);
  });
});
