import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { users } from '#platform/db/schema/index.js';
import type { JobRow } from '#platform/db/schema/jobs.js';
import { createLogger } from '#platform/log.js';
import { LIMITS } from '#shared/limits.js';
import { describeOnEachBackend, type TestBackend } from '#tests/support/backends.js';
import { waitUntilBlocked, type TestDatabase } from '#tests/support/database.js';
import { makeUser } from '#tests/support/factories.js';
import { deferred } from '#tests/support/deferred.js';
import { createJobHarness, type JobHarness } from '#tests/support/job-harness.js';
import { until } from '#tests/support/until.js';
import { startSweep, sweepExpired } from './sweep.js';
import { startWorker } from './worker.js';

describeOnEachBackend('sweeps', (start) => {
  /** Time limit for a test with several sweeps, one a second, on a machine that other tests keep busy. */
  const SLOW = 60_000;
  jest.setTimeout(SLOW);

  let backend: TestBackend;
  let database: TestDatabase;
  let harness: JobHarness;

  beforeAll(async () => {
    backend = await start();
    database = backend.database;
    harness = await createJobHarness(database, { queues: 'real', redisUrl: backend.redisUrl });
  });
  afterAll(async () => {
    await harness.close();
    await backend.close();
  });

  it('the sweep reports how much had expired, if anything had', async () => {
    const lines: Record<string, unknown>[] = [];
    const log = createLogger('worker', 'info', {
      write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>),
    });
    const sweep = () => sweepExpired({ ...harness.depsFor(nothing), log });
    await sweep();
    expect(lines).toEqual([]);

    const [user, gone] = [await makeUser(database.db), await makeUser(database.db)];
    const before = (ms: number) => new Date(Date.now() - ms - 60_000);
    const job = await harness.add({ userId: user.id });
    await database.pool.query(`update jobs set status = 'completed', finished_at = $1 where id = $2`, [
      before(LIMITS.jobs.keptMs),
      job.id,
    ]);
    await harness.add({ userId: gone.id });
    await database.db
      .update(users)
      .set({ closedAt: before(LIMITS.account.restorableMs) })
      .where(eq(users.id, gone.id));
    await sweep();
    await sweep();
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({
      msg: 'removed what had run out',
      jobs: 1,
      accounts: 1,
      audit_entries: 0,
      exports: 0,
    });
  });

  const nothing = () => Promise.reject(new Error('not asked'));
  const silent = (jobId: string) =>
    database.pool.query(
      `update jobs set status = 'running', claim_token = gen_random_uuid(), lease_until = now() where id = $1`,
      [jobId],
    );

  it('one worker sweeps, and another takes over as soon as that one is gone', async () => {
    const { id: userId } = await makeUser(database.db);
    const job = await harness.add({ userId });
    const swept: string[] = [];
    const sweeper = (name: string) => {
      const deps = { ...harness.depsFor(nothing), queues: harness.queues };
      const deliver = (row: JobRow) => {
        swept.push(name);
        return deps.jobs.deliver(row);
      };
      return startSweep({ ...deps, jobs: { ...deps.jobs, deliver } });
    };
    const goneSilent = async (times: number) => {
      await silent(job.id);
      await until(async () => (await harness.row(job)).crashes === times, SLOW / 4);
    };
    const first = sweeper('first');
    await goneSilent(1);
    const second = sweeper('second');
    try {
      await goneSilent(2);
      await first.stop();
      await database.pool.query(`update jobs set crashes = 0, lost_claims = '{}' where id = $1`, [job.id]);
      await goneSilent(1);
    } finally {
      // After `stop`, everything that a sweep started has ended.
      await Promise.all([first.stop(), second.stop()]);
    }
    expect(swept).toEqual(['first', 'first', 'second']);
  });

  describe('a large removal', () => {
    /** Blocks the removal of expired rows for as long as `work` takes. */
    async function whileRemoving(
      start: () => Promise<{ stop(): Promise<unknown> }>,
      work: (stop: () => void) => Promise<void>,
    ) {
      const other = await database.pool.connect();
      await other.query('begin; lock table contact_messages');
      const started = await start();
      let stopped: Promise<unknown> | undefined;
      const stop = () => {
        stopped ??= started.stop();
      };
      try {
        await waitUntilBlocked(database);
        await work(stop);
      } finally {
        await other.query('rollback');
        other.release();
        stop();
        await stopped;
      }
    }
    it('a large removal does not delay the jobs of silent workers', async () => {
      const { id: userId } = await makeUser(database.db);
      const job = await harness.add({ userId });
      const sweep = () =>
        Promise.resolve(startSweep({ ...harness.depsFor(nothing), queues: harness.queues }));
      await whileRemoving(sweep, async () => {
        await silent(job.id);
        await until(async () => (await harness.row(job)).crashes === 1, SLOW / 2);
      });
    });

    it('a large removal does not delay the jobs of a worker that is to stop', async () => {
      const { id: userId } = await makeUser(database.db);
      const running = deferred();
      // Any queued job will do: the tests before have left some.
      let taken: JobRow | undefined;
      const deps = harness.depsFor(({ job, signal }) => {
        taken ??= job;
        running.resolve();
        return new Promise((_resolve, reject) =>
          signal.addEventListener('abort', () => reject(signal.reason as Error)),
        );
      });
      const worker = () =>
        startWorker(deps, {
          queues: harness.queues,
          takes: ['analysis'],
          concurrency: 1,
        });
      await whileRemoving(worker, async (stop) => {
        await harness.add({ userId });
        await running.promise;
        stop();
        await until(
          async () => taken !== undefined && (await harness.row(taken)).status === 'queued',
          SLOW / 2,
        );
      });
    });
  });
});
