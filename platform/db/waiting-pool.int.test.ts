import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { createLogger } from '#platform/log.js';
import { fewConnections, takeAllConnections } from '#tests/support/all-connections.js';
import { until } from '#tests/support/until.js';
import { startTemporaryPostgres } from '../../scripts/lib/temporary-postgres.mjs';
import { openDatabase, type DatabaseHandle, type Db } from './client.js';

const ALLOWED = 8;

let server: Awaited<ReturnType<typeof startTemporaryPostgres>>;
let giveBack = () => Promise.resolve();
let handles: DatabaseHandle[] = [];
let lines: { msg: string }[] = [];

const log = createLogger('test', 'info', {
  write: (line) => void lines.push(JSON.parse(line) as { msg: string }),
});
const open = (options: { max: number; waitMs: number }) => {
  const handle = openDatabase(server.url, { log, name: 'lda-test', ...options });
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
});
