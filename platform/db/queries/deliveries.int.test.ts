import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { testDatabase, type TestDatabase } from '#tests/support/database.js';
import { makeUser } from '#tests/support/factories.js';
import { createJobHarness, type JobHarness } from '#tests/support/job-harness.js';
import { countOverdueDeliveries, markDelivered, markUndelivered, claimDueForCheck } from './deliveries.js';

const OLDER_MS = 30_000;

let database: TestDatabase;
let harness: JobHarness;
let userId: string;

beforeAll(async () => {
  database = await testDatabase();
  harness = await createJobHarness(database);
  ({ id: userId } = await makeUser(database.db));
});
afterAll(async () => {
  await harness.close();
  await database.close();
});
beforeEach(async () => {
  await database.pool.query('delete from jobs');
});

const overdue = () => countOverdueDeliveries(database.db, OLDER_MS);
/** Makes a row look as if it had been due for a minute, with no sweep having checked it since. */
const makeOverdue = (jobId: string) =>
  database.pool.query(
    `update jobs set run_after = now() - interval '60 seconds', check_at = now() - interval '55 seconds' where id = $1`,
    [jobId],
  );

describe('countOverdueDeliveries', () => {
  it('a row that no sweep has checked for long is counted until a sweep checks it', async () => {
    const job = await harness.add({ userId });
    expect(await overdue()).toBe(0);
    await makeOverdue(job.id);
    expect(await overdue()).toBe(1);
    await claimDueForCheck(database.db, 10);
    expect(await overdue()).toBe(0);
  });

  it('a row that the queue has refused for long is counted, however often a sweep checks it', async () => {
    const job = await harness.add({ userId });
    await makeOverdue(job.id);
    await markUndelivered(database.db, { jobId: job.id, retryInMs: 500 });
    await database.pool.query(`update jobs set undelivered_since = now() - interval '50 seconds'`);
    await markUndelivered(database.db, { jobId: job.id, retryInMs: 500 });
    expect(await overdue()).toBe(1);
    await markDelivered(database.db, job.id);
    expect(await overdue()).toBe(0);
  });

  it('rows that are delayed, deferred or waiting for another job are not counted as overdue', async () => {
    const delayed = await harness.add({ userId });
    const heldBack = await harness.add({ userId });
    const blocker = await harness.add({ userId });
    const dependent = await harness.add({ userId, afterJobId: blocker.id });
    for (const { id } of [delayed, heldBack, dependent]) await makeOverdue(id);
    await database.pool.query(`update jobs set run_after = now() + interval '60 seconds' where id = $1`, [
      delayed.id,
    ]);
    await database.pool.query('update jobs set held_back = true where id = $1', [heldBack.id]);
    expect(await overdue()).toBe(0);

    await database.pool.query(
      `update jobs set status = 'completed', finished_at = now() - interval '1 second' where id = $1`,
      [blocker.id],
    );
    expect(await overdue()).toBe(0);
    await database.pool.query(`update jobs set finished_at = now() - interval '50 seconds' where id = $1`, [
      blocker.id,
    ]);
    expect(await overdue()).toBe(1);
  });

  it('rows that are running or have ended are not counted as overdue', async () => {
    const job = await harness.add({ userId });
    await makeOverdue(job.id);
    await harness.work(job.id, async () => {
      expect(await overdue()).toBe(0);
      return { result: null };
    });
    expect(await overdue()).toBe(0);
  });
});
