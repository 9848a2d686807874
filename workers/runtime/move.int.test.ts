import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { testDatabase, type TestDatabase } from '#tests/support/database.js';
import { deferred } from '#tests/support/deferred.js';
import { makeUser } from '#tests/support/factories.js';
import { createJobHarness } from '#tests/support/job-harness.js';
import { describeOnRedis, testRedis, type TestRedis } from '#tests/support/redis.js';
import { until } from '#tests/support/until.js';
import { startWorker } from './worker.js';

describeOnRedis('moving an installation to another backend of its queues', () => {
  let database: TestDatabase;
  let redis: TestRedis;
  let userId: string;

  beforeAll(async () => {
    [database, redis] = await Promise.all([testDatabase(), testRedis()]);
  });
  beforeEach(async () => {
    ({ id: userId } = await makeUser(database.db));
  });
  afterAll(async () => {
    await redis.close();
    await database.close();
  });

  const worker = (harness: Awaited<ReturnType<typeof createJobHarness>>, run: () => Promise<void>) =>
    startWorker(
      harness.depsFor(async () => {
        await run();
        return { result: null };
      }),
      { queues: harness.queues, takes: ['analysis'], concurrency: 1 },
    );

  it.each([
    ['PostgreSQL', 'Redis'],
    ['Redis', 'PostgreSQL'],
  ] as const)('jobs that wait and run when %s is left are done on %s, each once', async (from, to) => {
    const urlOf = (backend: typeof from) => (backend === 'Redis' ? redis.url : undefined);
    const before = await createJobHarness(database, { queues: 'real', redisUrl: urlOf(from) });
    const begun = deferred();
    const old = await worker(before, () => {
      begun.resolve();
      return new Promise(() => undefined);
    });
    const jobs = [await before.add({ userId }), await before.add({ userId }), await before.add({ userId })];
    await begun.promise;
    await old.stop();
    await before.close();

    const after = await createJobHarness(database, { queues: 'real', redisUrl: urlOf(to) });
    let runs = 0;
    const next = await worker(after, () => {
      runs += 1;
      return Promise.resolve();
    });
    await until(
      async () =>
        (await Promise.all(jobs.map((job) => after.row(job)))).every(({ status }) => status === 'completed'),
      60_000,
    );
    await next.stop();
    expect(runs).toBe(3);
    await after.close();
  });
});
