import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { testDatabase, type TestDatabase } from '#tests/support/database.js';
import { makeUser, type User } from '#tests/support/factories.js';
import { gate } from '#tests/support/gate.js';
import { jobStand, type JobStand } from '#tests/support/job-stand.js';
import { until } from '#tests/support/until.js';
import { sweepDeliveries } from './sweep.js';
import type { JobRow } from '#platform/jobs/types.js';
import type { Consumer, Queues } from '#platform/queue/queues.js';
import { DeadlineError } from '#platform/within.js';

let database: TestDatabase;
let stand: JobStand;
let user: User;
const consumers: Consumer[] = [];

beforeAll(async () => {
  database = await testDatabase();
  stand = await jobStand(database, { queues: 'real' });
  user = await makeUser(database.db);
});
afterEach(async () => {
  for (const consumer of consumers.splice(0)) await consumer.close(5_000);
});
afterAll(async () => {
  await stand.close();
  await database.close();
});

const consume = async (handler: (jobId: string) => Promise<void>, concurrency = 1) => {
  const consumer = await stand.queues.consume('analysis', handler, concurrency);
  consumers.push(consumer);
  return consumer;
};
const done = { result: null };
const sweepDeps = () => ({ ...stand.depsFor(() => Promise.resolve(done)), queues: stand.queues });

describe('the sweep of deliveries', () => {
  const dueNow = () =>
    database.pool.query(`update jobs set check_at = now() - interval '1 second' where status = 'queued'`);
  /** Sweeps rows of two queues, of which the queue contains none; `analysis` throws what it is given for some rows. */
  async function sweepWith(fails: (jobId: string) => Error | undefined) {
    await database.pool.query('delete from jobs');
    const hand = await jobStand(database);
    try {
      const analyses: JobRow[] = [];
      for (let n = 0; n < 3; n += 1) analyses.push(await hand.add({ userId: user.id }));
      const report = await hand.add({ userId: user.id, kind: 'report' });
      await dueNow();
      let asked = 0;
      const queues: Queues = {
        ...hand.queues,
        holds({ queue, jobId }) {
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

  it('goes on with the other rows where one fails', async () => {
    let first: string | undefined;
    const { analyses, report } = await sweepWith((jobId) => {
      first ??= jobId;
      return jobId === first ? new Error('cannot be asked for') : undefined;
    });
    expect(analyses.filter(Boolean)).toHaveLength(2);
    expect(report).toBe(true);
  });

  it('waits once for a queue that is down, says since when it is, and delivers to the others', async () => {
    const { asked, analyses, report } = await sweepWith(() => new DeadlineError('asking took too long'));
    expect(asked).toBe(1);
    expect(analyses).toEqual([false, false, false]);
    expect(report).toBe(true);
    const { rowCount } = await database.pool.query('select 1 from jobs where undelivered_since is not null');
    expect(rowCount).toBe(1);
  });
});

describe('the queue on Postgres', () => {
  it('delivers a job to a worker, once', async () => {
    const taken: string[] = [];
    await consume(async (jobId) => {
      taken.push(jobId);
      await stand.work(jobId, () => Promise.resolve(done));
    });
    const job = await stand.add({ userId: user.id });
    await until(async () => (await stand.row(job)).status === 'completed');
    expect(taken).toEqual([job.id]);
    await until(async () => !(await stand.queues.holds({ queue: 'analysis', jobId: job.id, delivery: 0 })));
  });

  it('lets the user with fewer jobs in flight go first', async () => {
    const order: string[] = [];
    const greedy: JobRow[] = [];
    for (let n = 0; n < 4; n += 1) greedy.push(await stand.add({ userId: user.id }));
    const modest = await stand.add({ userId: (await makeUser(database.db)).id });
    await consume(async (jobId) => {
      order.push(jobId);
      await stand.work(jobId, () => Promise.resolve(done));
    });
    await until(() => order.length === 5);
    expect(order.indexOf(modest.id)).toBeLessThanOrEqual(1);
    expect(order.slice(2)).toEqual(greedy.slice(1).map((job) => job.id));
  });

  it('is told anew of rows that it lost, and only of those', async () => {
    const lost = await stand.add({ userId: user.id });
    const kept = await stand.add({ userId: user.id });
    await stand.queues.remove({ queue: 'analysis', jobId: lost.id, delivery: 0 });
    await database.pool.query(
      `update jobs set check_at = now() - interval '1 second' where status = 'queued'`,
    );
    await sweepDeliveries(sweepDeps());
    expect(await stand.row(lost)).toMatchObject({ status: 'queued', delivery: 1 });
    expect(await stand.row(kept)).toMatchObject({ status: 'queued', delivery: 0 });
    await consume((jobId) => stand.work(jobId, () => Promise.resolve(done)));
    await until(
      async () =>
        (await stand.row(lost)).status === 'completed' && (await stand.row(kept)).status === 'completed',
    );
  });

  it('delivers every job again after it was wiped', async () => {
    const jobs: JobRow[] = [];
    for (let n = 0; n < 20; n += 1) jobs.push(await stand.add({ userId: user.id }));
    await database.pool.query('delete from bullmq.job');
    await database.pool.query(
      `update jobs set check_at = now() - interval '1 second' where status = 'queued'`,
    );
    await sweepDeliveries(sweepDeps());
    let runs = 0;
    await consume(
      (jobId) =>
        stand.work(jobId, () => {
          runs += 1;
          return Promise.resolve(done);
        }),
      4,
    );
    await until(async () =>
      (await Promise.all(jobs.map((job) => stand.row(job)))).every((row) => row.status === 'completed'),
    );
    expect(runs).toBe(20);
  });

  it('takes a cancelled job out', async () => {
    const job = await stand.add({ userId: user.id });
    await stand.jobs.cancel(user.id, job.id);
    expect(await stand.queues.holds({ queue: 'analysis', jobId: job.id, delivery: 0 })).toBe(false);
  });

  it('stops taking when its consumer closes, and says whether the work had ended', async () => {
    const started = gate();
    const goOn = gate();
    const consumer = await consume(async () => {
      started.open();
      await goOn.opened;
    });
    await stand.add({ userId: user.id });
    await started.opened;
    expect(await consumer.close(200)).toBe(false);
    goOn.open();
  });

  it('waits, when its consumer closes, also for what was just being taken', async () => {
    const { pool } = database;
    await pool.query(`create function bullmq.hold() returns trigger language plpgsql as
      $$ begin perform pg_advisory_xact_lock(42); return new; end $$`);
    await pool.query(`create trigger hold before update on bullmq.job for each row
      when (new.state = 'active' and old.state <> 'active') execute function bullmq.hold()`);
    const holder = await pool.connect();
    try {
      const first = gate();
      const late = gate();
      const begun: string[] = [];
      const consumer = await consume(async (jobId) => {
        begun.push(jobId);
        await (begun.length === 1 ? first : late).opened;
      }, 2);
      const { id: jobId } = await stand.add({ userId: user.id });
      await until(() => begun.length === 1);
      await holder.query('select pg_advisory_lock(42)');
      await stand.add({ userId: user.id });
      // On its way from the queue to the worker.
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
      first.open();
      await until(async () => !(await stand.queues.holds({ queue: 'analysis', jobId, delivery: 0 })));
      late.open();
      expect(await closed).toBe(true);
    } finally {
      holder.release();
      await pool.query('drop function bullmq.hold cascade');
    }
  });
});
