import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { createLogger } from '#platform/log.js';
import { describeQueues } from '#tests/carriers/queues.js';
import { testDatabase, type TestDatabase } from '#tests/support/database.js';
import { createPostgresQueues } from './postgres.js';
import type { QueueControl, Queues } from './queues.js';

const log = createLogger('test', 'silent');

describeQueues('queues on PostgreSQL', async () => {
  const { url, close } = await testDatabase();
  return { url, open: (at) => createPostgresQueues(at, { log, consumers: 2 }), close };
});

describe('connections of queues on PostgreSQL', () => {
  let database: TestDatabase;
  let queues: Queues & QueueControl;

  beforeAll(async () => {
    database = await testDatabase();
  });
  afterEach(() => queues.close());
  afterAll(() => database.close());

  const open = (consumers: number) => (queues = createPostgresQueues(database.url, { log, consumers }));
  const consume = () => queues.consume('analysis', () => Promise.resolve(), 1);
  /** Counts the connections of the queues: those of consumers have the name of their queue. */
  const connections = async () => {
    const { rows } = await database.pool.query<{ count: number }>(
      `select count(*)::int from pg_stat_activity where datname = current_database() and application_name <> 'lda-test'`,
    );
    return rows[0]?.count;
  };
  const addMany = () =>
    Promise.all(
      Array.from({ length: 40 }, () =>
        queues.add({ queue: 'cpu', jobId: randomUUID(), delivery: 0, kind: 'risk', priority: 1, delayMs: 0 }),
      ),
    );

  it('a process without consumers uses two connections, however many entries it adds at a time', async () => {
    open(0);
    await addMany();
    expect(await connections()).toBe(2);
  });

  it('each consumer has one connection more, and those that are shared stay free for entries', async () => {
    open(2);
    const consumers = [await consume(), await consume()];
    await addMany();
    expect(await connections()).toBe(4);
    for (const consumer of consumers) await consumer.close(5_000);
  });

  it('a process opens no more consumers at a time than it has connections for', async () => {
    open(1);
    const consumer = await consume();
    await expect(consume()).rejects.toThrow('created for 1 consumers');
    await consumer.close(5_000);
    await (await consume()).close(5_000);
  });
});
