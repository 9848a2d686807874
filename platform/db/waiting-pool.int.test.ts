import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { createLogger } from '#platform/log.js';
import { fewConnections, takeAllConnections } from '#tests/support/all-connections.js';
import { startTcpProxy } from '#tests/support/tcp-proxy.js';
import { until } from '#tests/support/until.js';
import { startTemporaryPostgres } from '../../scripts/lib/temporary-postgres.mjs';
import { openDatabase, type DatabaseHandle, type Db } from './client.js';
import { ConnectionTimeout, isConnectionError } from './connection-errors.js';

const ALLOWED = 8;

let server: Awaited<ReturnType<typeof startTemporaryPostgres>>;
let giveBack = () => Promise.resolve();
let handles: DatabaseHandle[] = [];
let lines: { msg: string }[] = [];

const log = createLogger('test', 'info', {
  write: (line) => void lines.push(JSON.parse(line) as { msg: string }),
});
const open = (options: { max: number; waitMs: number; connectMs?: number }, url = server.url) => {
  const handle = openDatabase(url, { log, name: 'lda-test', ...options });
  handles.push(handle);
  return handle;
};
beforeAll(async () => {
  server = await startTemporaryPostgres({ settings: fewConnections(ALLOWED) });
});
afterEach(async () => {
  await giveBack();
  await Promise.all(handles.map((handle) => handle.close()));
  [handles, lines] = [[], []];
});
afterAll(() => server.stop());

/** Takes a connection of a pool; returns the function that gives it back. */
const takeConnection = async ({ pool }: DatabaseHandle) => {
  const client = await pool.connect();
  return () => client.release();
};
const select = ({ db }: { db: Db }, value: number) => db.execute(sql`select ${value}::int as value`);

describe('a pool on a database that has no connection to spare', () => {
  it('queries wait until the database has a connection, and the log says so', async () => {
    giveBack = await takeAllConnections(server.url);
    const handle = open({ max: 2, waitMs: 60_000 });
    const answers = Promise.all([1, 2, 3].map((value) => select(handle, value)));
    await until(() => lines.some(({ msg }) => msg.includes('no connection to spare')));
    await giveBack();
    expect((await answers).map(({ rows }) => rows)).toEqual([[{ value: 1 }], [{ value: 2 }], [{ value: 3 }]]);
    await until(() => lines.some(({ msg }) => msg === 'the database has connections again'));
  });

  it('queries share the connections that are open, and transactions go on', async () => {
    const handle = open({ max: 6, waitMs: 60_000 });
    await select(handle, 0);
    giveBack = await takeAllConnections(server.url);
    const values = Array.from({ length: 20 }, (_, value) => value);
    const answers = await Promise.all(
      values.map((value) => handle.db.transaction((tx) => select({ db: tx }, value))),
    );
    expect(answers.flatMap(({ rows }) => rows)).toEqual(values.map((value) => ({ value })));
    expect(handle.pool.totalCount).toBe(1);
  });

  it('a query fails after the longest wait, with what the database said', async () => {
    giveBack = await takeAllConnections(server.url);
    await expect(select(open({ max: 1, waitMs: 0 }), 1)).rejects.toMatchObject({ cause: { code: '53300' } });
  });

  it('connections are kept while nothing is asked', async () => {
    const handle = open({ max: 3, waitMs: 60_000 });
    await Promise.all([1, 2, 3].map((value) => select(handle, value)));
    expect(handle.pool.options.idleTimeoutMillis).toBe(0);
    expect(handle.pool.idleCount).toBe(3);
  });

  it('closing ends the wait', async () => {
    giveBack = await takeAllConnections(server.url);
    const handle = open({ max: 1, waitMs: 60_000 });
    const answer = select(handle, 1).then(
      () => 'answered',
      () => 'failed',
    );
    await until(() => lines.length > 0);
    handles = [];
    await handle.close();
    expect(await answer).toBe('failed');
  });

  it('the pool grows again once the database has connections', async () => {
    const handle = open({ max: 3, waitMs: 60_000 });
    const connections = [takeConnection(handle)];
    await connections[0];
    giveBack = await takeAllConnections(server.url);
    connections.push(takeConnection(handle), takeConnection(handle));
    await until(() => lines.some(({ msg }) => msg.includes('no connection to spare')));
    await giveBack();
    const release = await Promise.all(connections);
    expect(handle.pool.totalCount).toBe(3);
    for (const one of release) one();
  });

  it('a connection that the database does not open in time is tried again', async () => {
    const proxy = await startTcpProxy(server.url);
    proxy.freeze();
    const handle = open({ max: 2, waitMs: 60_000, connectMs: 300 }, proxy.url);
    const answers = Promise.all([1, 2, 3].map((value) => select(handle, value)));
    await until(() => lines.some(({ msg }) => msg.includes('no connection to spare')));
    proxy.restore();
    expect((await answers).map(({ rows }) => rows)).toEqual([[{ value: 1 }], [{ value: 2 }], [{ value: 3 }]]);
    await Promise.all(handles.splice(0).map((one) => one.close()));
    await proxy.close();
  });
});

describe('a pool whose own connections are all in use', () => {
  it('queries wait in their order for longer than a connection may take to open', async () => {
    const handle = open({ max: 1, waitMs: 60_000, connectMs: 100 });
    const release = await takeConnection(handle);
    const order: number[] = [];
    const answers = [1, 2, 3].map((value) => select(handle, value).then(() => order.push(value)));
    await until(() => lines.some(({ msg }) => msg.includes('no connection to spare')));
    release();
    await Promise.all(answers);
    expect(order).toEqual([1, 2, 3]);
  });

  it('a query that has waited as long as it may fails as unavailable, and the next one does not wait behind it', async () => {
    const handle = open({ max: 1, waitMs: 200 });
    const release = await takeConnection(handle);
    const error: unknown = await handle.pool.query('select 1').catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ConnectionTimeout);
    expect(isConnectionError(new Error('Failed query', { cause: error }))).toBe(true);
    release();
    expect((await select(handle, 1)).rows).toEqual([{ value: 1 }]);
  });

  it('a query whose connection breaks leaves its place to the next one', async () => {
    const handle = open({ max: 1, waitMs: 60_000 });
    const broken = handle.pool.query('select pg_terminate_backend(pg_backend_pid())');
    const next = select(handle, 1);
    await expect(broken).rejects.toThrow();
    expect((await next).rows).toEqual([{ value: 1 }]);
  });
});
