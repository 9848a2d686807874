import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { claimDueForCheck } from '#platform/db/queries/deliveries.js';
import { findJobView } from '#platform/db/queries/job-views.js';
import type { JobRow } from '#platform/db/schema/jobs.js';
import { LIMITS } from '#shared/limits.js';
import { testDatabase, type TestDatabase } from '#tests/support/database.js';
import { makeDocument, makeUser } from '#tests/support/factories.js';
import { deferred } from '#tests/support/deferred.js';
import { createJobHarness, type JobHarness } from '#tests/support/job-harness.js';
import { until } from '#tests/support/until.js';
import { sweepDeliveries } from './sweep.js';

const PLACES = LIMITS.jobs.extractionsPerUser;

let database: TestDatabase;
let harness: JobHarness;
let userId: string;

beforeAll(async () => {
  database = await testDatabase();
  harness = await createJobHarness(database);
});
afterAll(async () => {
  await harness.close();
  await database.close();
});
beforeEach(async () => {
  await database.pool.query('delete from jobs');
  ({ id: userId } = await makeUser(database.db));
});

const done = { result: null };
const sweepDeps = () => ({ ...harness.depsFor(() => Promise.resolve(done)), queues: harness.queues });
const extraction = async (owner = userId): Promise<JobRow> => {
  const { id: documentId } = await makeDocument(database.db, { userId: owner, text: null });
  return harness.add({ userId: owner, kind: 'extract', documentId });
};
const extractions = async (count: number) => {
  const jobs: JobRow[] = [];
  for (let n = 0; n < count; n += 1) jobs.push(await extraction());
  return jobs;
};
const deliveries = (job: JobRow) =>
  harness.added.filter(({ jobId }) => jobId === job.id).map(({ delivery }) => delivery);
const statuses = async (jobs: readonly JobRow[]) =>
  (await Promise.all(jobs.map((job) => harness.row(job)))).map(({ status }) => status);

/** Delivers each job to its own worker, all at once; they run until `goOn` opens. */
function work(jobs: readonly JobRow[]) {
  const goOn = deferred();
  const run = async () => {
    await goOn.promise;
    return done;
  };
  return { goOn, ended: Promise.all(jobs.map((job) => harness.work(job.id, run))) };
}

describe('deferred extractions', () => {
  it('two extractions of a user run at a time, however many workers claim at once, and the others stay queued at no cost', async () => {
    const jobs = await extractions(8);
    const others = await extraction((await makeUser(database.db)).id);
    const { goOn, ended } = work([...jobs, others]);
    await until(async () => {
      const rows = await Promise.all(jobs.map((job) => harness.row(job)));
      return rows.filter(({ heldBack }) => heldBack).length === jobs.length - PLACES;
    });
    expect((await statuses(jobs)).filter((status) => status === 'running')).toHaveLength(PLACES);
    await until(async () => (await harness.row(others)).status === 'running');
    goOn.resolve();
    await ended;
    const waiting = (await Promise.all(jobs.map((job) => harness.row(job)))).filter(
      ({ status }) => status === 'queued',
    );
    expect(waiting).toHaveLength(jobs.length - PLACES);
    for (const row of waiting) expect(row).toMatchObject({ attempt: 0, crashes: 0 });
  });

  it('deferred extractions are delivered in their order as others end, and none is left behind', async () => {
    const jobs = await extractions(5);
    const { goOn, ended } = work(jobs.slice(0, PLACES));
    await until(async () => (await statuses(jobs.slice(0, PLACES))).every((status) => status === 'running'));
    const late = jobs.slice(PLACES);
    for (const job of late) await harness.work(job.id, () => Promise.resolve(done));
    expect(await statuses(late)).toEqual(late.map(() => 'queued'));
    goOn.resolve();
    await ended;
    for (const job of late) {
      // Each got a second queue entry as soon as there was capacity for it, and only one.
      await until(() => deliveries(job).length === 2);
      await harness.work(job.id, () => Promise.resolve(done));
    }
    expect(await statuses(jobs)).toEqual(jobs.map(() => 'completed'));
    expect(jobs.map(deliveries)).toEqual([[0], [0], [0, 1], [0, 1], [0, 1]]);
  });

  it('deferred extractions are not enqueued again while the limit is reached; the sweep enqueues them if no ended job did', async () => {
    const jobs = await extractions(PLACES + 1);
    const { goOn, ended } = work(jobs.slice(0, PLACES));
    await until(async () => (await statuses(jobs.slice(0, PLACES))).every((status) => status === 'running'));
    const [held] = jobs.slice(PLACES);
    if (held === undefined) throw new Error('no third job');
    await harness.work(held.id, () => Promise.resolve(done));
    await database.pool.query(`update jobs set check_at = now() - interval '1 hour' where id = $1`, [
      held.id,
    ]);
    await sweepDeliveries(sweepDeps());
    expect(deliveries(held)).toEqual([0]);
    expect((await claimDueForCheck(database.db, 1000)).map(({ id }) => id)).not.toContain(held.id);

    // The worker that ran one of the two extractions is gone with its machine.
    await database.pool.query(`update jobs set status = 'failed', finished_at = now() where id = $1`, [
      jobs[0]?.id,
    ]);
    await sweepDeliveries(sweepDeps());
    await sweepDeliveries(sweepDeps());
    expect(deliveries(held)).toEqual([0, 1]);
    await harness.work(held.id, () => Promise.resolve(done));
    expect((await harness.row(held)).status).toBe('completed');
    goOn.resolve();
    await ended;
  });

  it('a deferred extraction can be cancelled, and does not count in the queue positions of other users’ jobs', async () => {
    const jobs = await extractions(PLACES + 1);
    const { goOn, ended } = work(jobs.slice(0, PLACES));
    await until(async () => (await statuses(jobs.slice(0, PLACES))).every((status) => status === 'running'));
    const [held] = jobs.slice(PLACES);
    if (held === undefined) throw new Error('no third job');
    const analysis = await harness.add({ userId, afterJobId: held.id });
    await harness.work(held.id, () => Promise.resolve(done));
    const other = await makeUser(database.db);
    const theirs = await extraction(other.id);
    await database.pool.query('update jobs set priority = 9 where id = $1', [theirs.id]);
    const view = await findJobView(database.db, { userId: other.id, jobId: theirs.id });
    const own = await findJobView(database.db, { userId, jobId: held.id });
    expect([own?.position, view?.position]).toEqual([1, 1]);

    expect((await harness.jobs.cancel(userId, held.id)).status).toBe('cancelled');
    expect(deliveries(analysis)).toEqual([0]);
    goOn.resolve();
    await ended;
    expect((await harness.row(held)).status).toBe('cancelled');
  });
});
