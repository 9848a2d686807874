import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { documents, jobs, reports, users } from '#platform/db/schema/index.js';
import { testDatabase, type TestDatabase } from '#tests/support/database.js';
import { makeReport, makeUser } from '#tests/support/factories.js';
import { deferred } from '#tests/support/deferred.js';
import { createJobHarness, type JobHarness } from '#tests/support/job-harness.js';
import { until } from '#tests/support/until.js';
import { eraseUser } from './erase-user.js';

let database: TestDatabase;
let harness: JobHarness;

beforeAll(async () => {
  database = await testDatabase();
  harness = await createJobHarness(database);
});
afterAll(async () => {
  await harness.close();
  await database.close();
});

const erase = (userId: string) => database.db.transaction((tx) => eraseUser(tx, userId, harness));

it('erasing a user whose job is running removes everything and stops the worker', async () => {
  const { db } = database;
  const { id: userId } = await makeUser(db);
  const job = await harness.add({ userId });
  const started = deferred();
  let stopped: { reason?: string } | undefined;
  const work = harness.work(job.id, ({ signal }) => {
    started.resolve();
    return new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => {
        stopped = signal.reason as typeof stopped;
        reject(signal.reason as Error);
      });
    });
  });
  await started.promise;
  const cancelled = await erase(userId);
  expect(cancelled?.map(({ id, status }) => [id, status])).toEqual([[job.id, 'running']]);
  const events: string[] = [];
  const end = harness.bus.subscribe('job:cancel', (event) => events.push(event.job_id));
  await harness.jobs.announceCancelled(cancelled ?? []);
  await work;
  // Stopped by the cancellation event or by the next heartbeat, which finds no row any more: whichever comes first.
  expect(['cancelled', 'fenced']).toContain(stopped?.reason);
  await until(() => events.includes(job.id));
  end();
  expect(await db.$count(users, eq(users.id, userId))).toBe(0);
  expect(await db.$count(jobs, eq(jobs.userId, userId))).toBe(0);
});

it('erasing a user counts their queued jobs as cancelled', async () => {
  const { id: userId } = await makeUser(database.db);
  await harness.add({ userId });
  const counted: unknown[] = [];
  const end = harness.bus.subscribe('measured', ({ measure }) => counted.push(measure));
  await harness.jobs.announceCancelled((await erase(userId)) ?? []);
  await until(() => counted.length > 0);
  end();
  expect(counted).toMatchObject([{ what: 'job_ended', kind: 'risk', status: 'cancelled' }]);
});

it('a worker that finishes after its user was erased stores no result', async () => {
  const { db } = database;
  const { id: userId } = await makeUser(db);
  const job = await harness.add({ userId });
  const [started, finish] = [deferred(), deferred()];
  const work = harness.work(job.id, async () => {
    started.resolve();
    await finish.promise;
    return {
      result: { kind: 'risk', id: job.id },
      commit: async (tx) => {
        await makeReport(tx, { id: job.id, userId });
      },
    };
  });
  await started.promise;
  await erase(userId);
  finish.resolve();
  await work;
  expect(await db.$count(reports)).toBe(0);
  expect(await db.$count(documents)).toBe(0);
});

it('erasing a user who does not exist returns undefined', async () => {
  expect(await erase('00000000-0000-4000-8000-000000000000')).toBeUndefined();
});
