import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { describeOnEachBackend, type TestBackend } from '#tests/support/backends.js';
import type { TestDatabase } from '#tests/support/database.js';
import { makeUser, type User } from '#tests/support/factories.js';
import { deferred } from '#tests/support/deferred.js';
import { createJobHarness, type JobHarness } from '#tests/support/job-harness.js';
import { until } from '#tests/support/until.js';
import { sweepDeliveries } from './sweep.js';
import type { JobRow } from '#platform/db/schema/jobs.js';
import type { Consumer, Queues } from '#platform/queue/queues.js';
import { DeadlineError } from '#platform/with-deadline.js';

describeOnEachBackend('delivery of jobs', (start, name) => {
  let backend: TestBackend;
  let database: TestDatabase;
  let harness: JobHarness;
  let user: User;
  const consumers: Consumer[] = [];

  beforeAll(async () => {
    backend = await start();
    database = backend.database;
    harness = await createJobHarness(database, { queues: 'real', redisUrl: backend.redisUrl });
    user = await makeUser(database.db);
  });
  afterEach(async () => {
    for (const consumer of consumers.splice(0)) await consumer.close(5_000);
  });
  afterAll(async () => {
    await harness.close();
    await backend.close();
  });

  const consume = async (handler: (jobId: string) => Promise<void>, concurrency = 1) => {
    const consumer = await harness.queues.consume('analysis', handler, concurrency);
    consumers.push(consumer);
    return consumer;
  };
  const done = { result: null };
  const sweepDeps = () => ({ ...harness.depsFor(() => Promise.resolve(done)), queues: harness.queues });

  describe('sweepDeliveries', () => {
    const dueNow = () =>
      database.pool.query(`update jobs set check_at = now() - interval '1 second' where status = 'queued'`);
    /** Sweeps rows of two queues, neither of which contains them; `analysis` throws the given error for some rows. */
    async function sweepWith(fails: (jobId: string) => Error | undefined) {
      await database.pool.query('delete from jobs');
      const hand = await createJobHarness(database);
      try {
        const analyses: JobRow[] = [];
        for (let n = 0; n < 3; n += 1) analyses.push(await hand.add({ userId: user.id }));
        const report = await hand.add({ userId: user.id, kind: 'report' });
        await dueNow();
        let asked = 0;
        const queues: Queues = {
          ...hand.queues,
          has({ queue, jobId }) {
            const error = queue === 'analysis' ? fails(jobId) : undefined;
            if (queue === 'analysis') asked += 1;
            return error === undefined ? Promise.resolve(false) : Promise.reject(error);
          },
        };
        await sweepDeliveries({ ...hand.depsFor(() => Promise.resolve(done)), queues });
        const again = (job: JobRow) =>
          hand.added.some(({ jobId, delivery }) => jobId === job.id && delivery === 1);
        return { asked, analyses: analyses.map(again), report: again(report) };
      } finally {
        await hand.close();
      }
    }

    it('the sweep goes on with the other rows when one fails', async () => {
      let first: string | undefined;
      const { analyses, report } = await sweepWith((jobId) => {
        first ??= jobId;
        return jobId === first ? new Error('cannot be asked for') : undefined;
      });
      expect(analyses.filter(Boolean)).toHaveLength(2);
      expect(report).toBe(true);
    });

    it('the sweep waits only once for a queue that is down, reports since when, and delivers to the others', async () => {
      const { asked, analyses, report } = await sweepWith(() => new DeadlineError('asking took too long'));
      expect(asked).toBe(1);
      expect(analyses).toEqual([false, false, false]);
      expect(report).toBe(true);
      const { rowCount } = await database.pool.query(
        'select 1 from jobs where undelivered_since is not null',
      );
      expect(rowCount).toBe(1);
    });
  });

  describe('the queue', () => {
    it('a job is delivered to a worker, once', async () => {
      const taken: string[] = [];
      await consume(async (jobId) => {
        taken.push(jobId);
        await harness.work(jobId, () => Promise.resolve(done));
      });
      const job = await harness.add({ userId: user.id });
      await until(async () => (await harness.row(job)).status === 'completed');
      expect(taken).toEqual([job.id]);
      await until(async () => !(await harness.queues.has({ queue: 'analysis', jobId: job.id, delivery: 0 })));
    });

    it('the user with fewer jobs in flight goes first', async () => {
      const order: string[] = [];
      const greedy: JobRow[] = [];
      for (let n = 0; n < 4; n += 1) greedy.push(await harness.add({ userId: user.id }));
      const modest = await harness.add({ userId: (await makeUser(database.db)).id });
      await consume(async (jobId) => {
        order.push(jobId);
        await harness.work(jobId, () => Promise.resolve(done));
      });
      await until(() => order.length === 5);
      expect(order.indexOf(modest.id)).toBeLessThanOrEqual(1);
      expect(order.slice(2)).toEqual(greedy.slice(1).map((job) => job.id));
    });

    it('rows that the queue lost are enqueued again, and only those', async () => {
      const lost = await harness.add({ userId: user.id });
      const kept = await harness.add({ userId: user.id });
      await harness.queues.remove({ queue: 'analysis', jobId: lost.id, delivery: 0 });
      await database.pool.query(
        `update jobs set check_at = now() - interval '1 second' where status = 'queued'`,
      );
      await sweepDeliveries(sweepDeps());
      expect(await harness.row(lost)).toMatchObject({ status: 'queued', delivery: 1 });
      expect(await harness.row(kept)).toMatchObject({ status: 'queued', delivery: 0 });
      await consume((jobId) => harness.work(jobId, () => Promise.resolve(done)));
      await until(
        async () =>
          (await harness.row(lost)).status === 'completed' &&
          (await harness.row(kept)).status === 'completed',
      );
    });

    it('every job is delivered again after the queue was wiped', async () => {
      const jobs: JobRow[] = [];
      for (let n = 0; n < 20; n += 1) jobs.push(await harness.add({ userId: user.id }));
      await backend.wipeQueues();
      await database.pool.query(
        `update jobs set check_at = now() - interval '1 second' where status = 'queued'`,
      );
      await sweepDeliveries(sweepDeps());
      let runs = 0;
      await consume(
        (jobId) =>
          harness.work(jobId, () => {
            runs += 1;
            return Promise.resolve(done);
          }),
        4,
      );
      await until(async () =>
        (await Promise.all(jobs.map((job) => harness.row(job)))).every((row) => row.status === 'completed'),
      );
      expect(runs).toBe(20);
    });

    it('a cancelled job is removed from the queue', async () => {
      const job = await harness.add({ userId: user.id });
      await harness.jobs.cancel(user.id, job.id);
      expect(await harness.queues.has({ queue: 'analysis', jobId: job.id, delivery: 0 })).toBe(false);
    });

    it('a closing consumer takes no more jobs, and reports whether the running ones ended', async () => {
      const started = deferred();
      const released = deferred();
      const consumer = await consume(async () => {
        started.resolve();
        await released.promise;
      });
      await harness.add({ userId: user.id });
      await started.promise;
      expect(await consumer.close(200)).toBe(false);
      released.resolve();
    });
  });

  // A lock in the queue's table holds a job on its way; Redis has no such lock.
  if (name === 'PostgreSQL')
    it('a closing consumer also waits for a job that it was just taking', async () => {
      const { pool } = database;
      await pool.query(`create function bullmq.hold() returns trigger language plpgsql as
      $$ begin perform pg_advisory_xact_lock(42); return new; end $$`);
      await pool.query(`create trigger hold before update on bullmq.job for each row
      when (new.state = 'active' and old.state <> 'active') execute function bullmq.hold()`);
      const holder = await pool.connect();
      try {
        const first = deferred();
        const late = deferred();
        const begun: string[] = [];
        const consumer = await consume(async (jobId) => {
          begun.push(jobId);
          await (begun.length === 1 ? first : late).promise;
        }, 2);
        const { id: jobId } = await harness.add({ userId: user.id });
        await until(() => begun.length === 1);
        await holder.query('select pg_advisory_lock(42)');
        await harness.add({ userId: user.id });
        // The job is on its way from the queue to the worker.
        await until(async () => {
          const { rowCount } = await pool.query(
            `select 1 from pg_locks where locktype = 'advisory' and objid = 42 and not granted
           and database = (select oid from pg_database where datname = current_database())`,
          );
          return rowCount === 1;
        });
        const closed = consumer.close(60_000);
        await holder.query('select pg_advisory_unlock(42)');
        await until(() => begun.length === 2);
        first.resolve();
        await until(async () => !(await harness.queues.has({ queue: 'analysis', jobId, delivery: 0 })));
        late.resolve();
        expect(await closed).toBe(true);
      } finally {
        holder.release();
        await pool.query('drop function bullmq.hold cascade');
      }
    });
});
