import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, it, jest } from '@jest/globals';
import type { Database } from '#platform/db/client.js';
import { claimJob } from '#platform/db/queries/job-leases.js';
import { LIMITS } from '#shared/limits.js';
import { testDatabase, type TestDatabase } from '#tests/support/database.js';
import { makeUser } from '#tests/support/factories.js';
import { createJobHarness, type JobHarness } from '#tests/support/job-harness.js';
import { until } from '#tests/support/until.js';
import { startHeartbeat } from './heartbeat.js';

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
afterEach(() => {
  jest.restoreAllMocks();
});

/** Returns the database as it is, except that its first updates fail. */
function failingFirst(db: Database, failures: number): Database {
  let left = failures;
  return new Proxy(db, {
    get(target, name) {
      if (name === 'update' && left > 0) {
        left -= 1;
        throw new Error('the database is away');
      }
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}

it('a lease is renewed again after renewals that failed', async () => {
  jest.replaceProperty(LIMITS.jobs, 'heartbeatMs', 20);
  const { id: userId } = await makeUser(database.db);
  const job = await harness.add({ userId });
  const claim = { jobId: job.id, token: randomUUID() };
  await claimJob(database.db, claim);
  await database.pool.query(`update jobs set lease_until = now() where id = $1`, [job.id]);

  const stops: string[] = [];
  const deps = {
    ...harness.depsFor(() => Promise.reject(new Error('no work'))),
    db: failingFirst(database.db, 2),
  };
  const together = {
    ending: () => false,
    solo: () => false,
    begin: () => Promise.resolve(),
    end: () => undefined,
    stop: () => undefined,
  };
  const heartbeat = startHeartbeat(deps, claim, (reason) => stops.push(reason), together);
  try {
    await until(async () => {
      const { rows } = await database.pool.query('select 1 from jobs where id = $1 and lease_until > now()', [
        job.id,
      ]);
      return rows.length === 1;
    });
  } finally {
    heartbeat.stop();
  }
  expect(stops).toEqual([]);
});
