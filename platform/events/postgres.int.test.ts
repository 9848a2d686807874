import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createLogger } from '#platform/log.js';
import { testDatabase, type TestDatabase } from '#tests/support/database.js';
import { startTcpProxy } from '#tests/support/tcp-proxy.js';
import { until } from '#tests/support/until.js';
import type { EventBus } from './bus.js';
import { createPostgresBus } from './postgres.js';

let database: TestDatabase;
let bus: EventBus;
const lines: { level: number; msg: string }[] = [];
const heard: string[] = [];

beforeAll(async () => {
  database = await testDatabase();
  const log = createLogger('test', 'warn', {
    write: (line) => void lines.push(JSON.parse(line) as (typeof lines)[number]),
  });
  bus = await createPostgresBus(database.db, database.url, log);
  bus.subscribe('job:cancel', (event) => heard.push(event.job_id));
});
afterAll(async () => {
  await bus.close();
  await database.close();
});

const ID = '00000000-0000-4000-8000-00000000000';
/** Says something on the channel as it stands, and then something that is heard when all before it has been. */
async function tell(event: unknown, mark: string): Promise<void> {
  await database.pool.query('select pg_notify($1, $2)', ['lda_events', JSON.stringify(event)]);
  await bus.publish({ topic: 'job:cancel', job_id: mark });
  await until(() => heard.includes(mark));
}

it('leaves alone what only a later version knows: old processes go on while new ones start', async () => {
  await tell({ topic: 'of_tomorrow', user_id: ID }, `${ID}1`);
  expect(lines).toEqual([]);
});

it('complains of an event that it should know', async () => {
  await tell({ topic: 'history', kind: 'risk' }, `${ID}2`);
  await tell('nothing', `${ID}3`);
  expect(lines).toMatchObject([
    { level: 50, msg: 'an event could not be read' },
    { level: 50, msg: 'an event could not be read' },
  ]);
});

it('comes back where its connection was lost, and says that something may have been missed', async () => {
  let reconnected = 0;
  bus.onReconnect(() => (reconnected += 1));
  await database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name = 'lda-events'`,
  );
  await until(() => reconnected === 1);
  expect(bus.connected()).toBe(true);
  await bus.publish({ topic: 'job:cancel', job_id: `${ID}4` });
  await until(() => heard.includes(`${ID}4`));
});

it('replaces a connection whose other end is gone without a word', async () => {
  const proxy = await startTcpProxy(database.url);
  const silent = createLogger('test', 'silent');
  const far = await createPostgresBus(database.db, proxy.url, silent);
  try {
    let reconnected = 0;
    far.onReconnect(() => (reconnected += 1));
    const told: string[] = [];
    far.subscribe('job:cancel', (event) => told.push(event.job_id));
    proxy.hang();
    await until(() => reconnected === 1, 60_000);
    await bus.publish({ topic: 'job:cancel', job_id: `${ID}5` });
    await until(() => told.includes(`${ID}5`));
  } finally {
    await far.close();
    await proxy.close();
  }
}, 90_000);
