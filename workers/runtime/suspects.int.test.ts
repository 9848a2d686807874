import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { JobRow } from '#platform/db/schema/jobs.js';
import { LIMITS } from '#shared/limits.js';
import { testDatabase, type TestDatabase } from '#tests/support/database.js';
import { makeDocument, makeUser } from '#tests/support/factories.js';
import { deferred } from '#tests/support/deferred.js';
import { createJobHarness, type JobHarness } from '#tests/support/job-harness.js';
import { until } from '#tests/support/until.js';
import { createAdmissionControl } from './admission.js';
import { runJob } from './run-job.js';
import { sweepLeases } from './sweep.js';

let database: TestDatabase;
let harness: JobHarness;
let userId: string;
const abandoned: Promise<void>[] = [];
let intervals: jest.SpiedFunction<typeof setInterval>;

beforeAll(async () => {
  database = await testDatabase();
  harness = await createJobHarness(database);
  ({ id: userId } = await makeUser(database.db));
});
afterAll(async () => {
  await harness.close();
  await database.close();
});
// A crashed worker sends no heartbeats; each test decides which leases expire.
beforeEach(() => {
  intervals = jest.spyOn(globalThis, 'setInterval').mockReturnValue(setTimeout(() => undefined, 0));
});
afterEach(async () => {
  const ticks = intervals.mock.calls.map(([tick]) => tick);
  intervals.mockRestore();
  for (const tick of ticks) tick();
  // They find that their leases are lost.
  await Promise.all(abandoned.splice(0));
});

const done = { result: null };
const sweepDeps = () => ({ ...harness.depsFor(() => Promise.resolve(done)), queues: harness.queues });
const never = new AbortController().signal;

/** Starts the jobs side by side in one worker, and makes it lose all of them at once. */
async function crashWith(...jobs: JobRow[]): Promise<void> {
  const admission = createAdmissionControl();
  const started = jobs.map((job) => {
    const begun = deferred();
    const run = () => {
      begun.resolve();
      return new Promise<never>(() => undefined);
    };
    abandoned.push(runJob(harness.depsFor(run), job.id, never, admission));
    return begun.promise;
  });
  await Promise.all(started);
  for (const job of jobs) await harness.expireLease(job.id);
  await sweepLeases(sweepDeps());
}
const suspect = (row: JobRow) => row.crashes >= LIMITS.jobs.suspectCrashes;
const waitUntilPoisonDue = (job: JobRow) =>
  database.pool.query('update jobs set run_after = now() where id = $1', [job.id]);

describe('a job that was running during crashes', () => {
  it('a job is not blamed for crashes in which others ran beside it', async () => {
    const innocent = await harness.add({ userId });
    for (let crash = 1; crash <= LIMITS.jobs.suspectCrashes; crash += 1) {
      await crashWith(innocent, await harness.add({ userId }));
    }
    const row = await harness.row(innocent);
    expect(suspect(row)).toBe(true);
    expect(row).toMatchObject({ status: 'queued', lostSoloClaims: [] });
    await harness.work(innocent.id, () => Promise.resolve(done));
    expect((await harness.row(innocent)).status).toBe('completed');
  });

  it('a job fails after its workers crashed while nothing else ran, but not before they could report that they are alive', async () => {
    const { id: documentId } = await makeDocument(database.db, { userId, text: null });
    const poison = await harness.add({ userId, kind: 'extract', documentId });
    for (let crash = 1; crash <= LIMITS.jobs.suspectCrashes + LIMITS.jobs.soloCrashes; crash += 1) {
      expect((await harness.row(poison)).status).toBe('queued');
      await crashWith(poison);
    }
    const failed = await harness.row(poison);
    expect(failed.lostSoloClaims).toHaveLength(LIMITS.jobs.soloCrashes);
    expect(failed.runAfter.getTime()).toBeGreaterThan(Date.now() + LIMITS.jobs.verdictMs / 2);
    let runs = 0;
    const run = () => {
      runs += 1;
      return Promise.resolve(done);
    };
    // A queue entry that the dead worker left behind is delivered too early.
    await harness.work(poison.id, run);
    expect((await harness.row(poison)).status).toBe('queued');
    await waitUntilPoisonDue(poison);
    await harness.work(poison.id, run);
    expect(await harness.row(poison)).toMatchObject({ status: 'failed', errorCode: 'poisonous' });
    const { rows } = await database.pool.query('select status, error_code from documents where id = $1', [
      documentId,
    ]);
    expect(rows).toEqual([{ status: 'failed', error_code: 'poisonous' }]);
    expect(runs).toBe(0);
  });

  it('a job is cleared by a worker that stood still and turns out to be alive', async () => {
    const job = await harness.add({ userId });
    for (let crash = 1; crash < LIMITS.jobs.suspectCrashes + LIMITS.jobs.soloCrashes; crash += 1) {
      await crashWith(job);
    }
    const begun = deferred();
    const released = deferred();
    const working = harness.work(job.id, async () => {
      begun.resolve();
      await released.promise;
      return done;
    });
    await begun.promise;
    await harness.expireLease(job.id);
    await sweepLeases(sweepDeps());
    expect((await harness.row(job)).lostSoloClaims).toHaveLength(LIMITS.jobs.soloCrashes);
    released.resolve();
    await working;
    await waitUntilPoisonDue(job);
    await harness.work(job.id, () => Promise.resolve(done));
    expect((await harness.row(job)).status).toBe('completed');
  });

  it('a job is no longer a suspect once it got further than ever before', async () => {
    const job = await harness.add({ userId });
    for (let crash = 1; crash <= LIMITS.jobs.suspectCrashes; crash += 1) await crashWith(job);
    await harness.work(job.id, async ({ progress }) => {
      await until(async () => (await harness.row(job)).solo);
      progress('analyze', 1, 3);
      await until(async () => !(await harness.row(job)).solo);
      return done;
    });
    expect(await harness.row(job)).toMatchObject({ crashes: 0, lostClaims: [], lostSoloClaims: [] });
  });
});

describe('a suspect', () => {
  it('a suspect runs alone in its process: others start when it has ended', async () => {
    const [job, other] = [await harness.add({ userId }), await harness.add({ userId })];
    for (let crash = 1; crash <= LIMITS.jobs.suspectCrashes; crash += 1) await crashWith(job);
    const admission = createAdmissionControl();
    const [begun, goOn] = [deferred(), deferred()];
    const order: string[] = [];
    const first = runJob(
      harness.depsFor(async () => {
        order.push('suspect');
        begun.resolve();
        await goOn.promise;
        order.push('suspect ended');
        return done;
      }),
      job.id,
      never,
      admission,
    );
    await begun.promise;
    const run = () => {
      order.push('other');
      return Promise.resolve(done);
    };
    const second = runJob(harness.depsFor(run), other.id, never, admission);
    // Another worker process does not wait.
    const elsewhere = await harness.add({ userId });
    await harness.work(elsewhere.id, () => Promise.resolve(done));
    expect(await harness.row(elsewhere)).toMatchObject({ status: 'completed' });
    expect(await harness.row(other)).toMatchObject({ status: 'queued' });
    goOn.resolve();
    await Promise.all([first, second]);
    expect(order).toEqual(['suspect', 'suspect ended', 'other']);
  });

  it('a suspect has its turn after a bounded wait: a job that still runs beside it is requeued at no cost', async () => {
    const [job, long] = [await harness.add({ userId }), await harness.add({ userId })];
    for (let crash = 1; crash <= LIMITS.jobs.suspectCrashes; crash += 1) await crashWith(job);
    const admission = createAdmissionControl();
    const begun = deferred();
    const running = runJob(
      harness.depsFor(({ signal }) => {
        begun.resolve();
        return new Promise((_resolve, reject) =>
          signal.addEventListener('abort', () => reject(signal.reason as Error)),
        );
      }),
      long.id,
      never,
      admission,
    );
    await begun.promise;
    await runJob(
      harness.depsFor(() => Promise.resolve(done)),
      job.id,
      never,
      admission,
    );
    await running;
    expect(await harness.row(job)).toMatchObject({ status: 'completed' });
    expect(await harness.row(long)).toMatchObject({ status: 'queued', attempt: 0, crashes: 0, delivery: 1 });
  });
});
