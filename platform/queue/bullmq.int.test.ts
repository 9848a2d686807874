import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { createLogger } from '#platform/log.js';
import { testDatabase, type TestDatabase } from '#tests/support/database.js';
import { startTcpProxy, type TcpProxy } from '#tests/support/tcp-proxy.js';
import { until } from '#tests/support/until.js';
import { createPostgresQueues } from './bullmq.js';
import type { Entry } from './queues.js';

// Connections that are never answered are given up after seconds.
jest.setTimeout(60_000);

const log = createLogger('test', 'silent');
let database: TestDatabase;
let proxy: TcpProxy;
let queues: ReturnType<typeof createPostgresQueues>;

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  proxy = await startTcpProxy(database.url);
});
afterEach(async () => {
  proxy.restore();
  await queues.close();
  await proxy.close();
});

const entry = (): Entry => ({
  queue: 'analysis',
  jobId: randomUUID(),
  delivery: 0,
  kind: 'risk',
  priority: 1,
  delayMs: 0,
});
/** Adds an entry as soon as the queue takes it. */
const added = (one: Entry) =>
  until(() =>
    queues.add(one).then(
      () => true,
      () => false,
    ),
  );

describe('a queue whose first connection failed', () => {
  it('is opened anew where the database refused it', async () => {
    proxy.refuse();
    queues = createPostgresQueues(proxy.url, log);
    await expect(queues.add(entry())).rejects.toThrow();
    proxy.restore();
    const one = entry();
    await added(one);
    expect(await queues.holds(one)).toBe(true);
  });

  it('is opened anew where the database did not answer', async () => {
    proxy.freeze();
    queues = createPostgresQueues(proxy.url, log);
    await expect(queues.add(entry())).rejects.toThrow();
    proxy.restore();
    const one = entry();
    await added(one);
    expect(await queues.isPaused('analysis')).toBe(false);
  });
});

describe('a consumer', () => {
  it('takes entries again soon after its connections were cut and the database was away', async () => {
    queues = createPostgresQueues(proxy.url, log);
    const taken: string[] = [];
    const consumer = await queues.consume(
      'analysis',
      (jobId) => {
        taken.push(jobId);
        return Promise.resolve();
      },
      1,
    );
    const first = entry();
    await added(first);
    await until(() => taken.includes(first.jobId));
    proxy.refuse();
    proxy.cut();
    await expect(queues.add(entry())).rejects.toThrow();
    proxy.restore();
    const second = entry();
    await added(second);
    await until(() => taken.includes(second.jobId));
    expect(await consumer.close(5_000)).toBe(true);
  });
});
