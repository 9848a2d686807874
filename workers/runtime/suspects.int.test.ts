import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { JobRow } from '#platform/jobs/types.js';
import { LIMITS } from '#shared/limits.js';
import { testDatabase, type TestDatabase } from '#tests/support/database.js';
import { makeDocument, makeUser } from '#tests/support/factories.js';
import { gate } from '#tests/support/gate.js';
import { jobStand, type JobStand } from '#tests/support/job-stand.js';
import { until } from '#tests/support/until.js';
import { createAdmission } from './admission.js';
import { runJob } from './run-job.js';
import { sweepLeases } from './sweep.js';

let database: TestDatabase;
let stand: JobStand;
let userId: string;
const abandoned: Promise<void>[] = [];
let hearts: jest.SpiedFunction<typeof setInterval>;

beforeAll(async () => {
  database = await testDatabase();
  stand = await jobStand(database);
  ({ id: userId } = await makeUser(database.db));
});
afterAll(async () => {
  await stand.close();
  await database.close();
});
// A worker that is gone has no heart; each test says which leases expire.
beforeEach(() => {
  hearts = jest.spyOn(globalThis, 'setInterval').mockReturnValue(setTimeout(() => undefined, 0));
});
afterEach(async () => {
  const beats = hearts.mock.calls.map(([beat]) => beat);
  hearts.mockRestore();
  for (const beat of beats) beat();
  // They find out that their leases are lost.
  await Promise.all(abandoned.splice(0));
});

const done = { result: null };
const sweepDeps = () => ({ ...stand.depsFor(() => Promise.resolve(done)), queues: stand.queues });
const never = new AbortController().signal;

/** Has a worker begin each job side by side with the others, and lose all of them at once. */
async function crashWith(...jobs: JobRow[]): Promise<void> {
  const admission = createAdmission();
  const started = jobs.map((job) => {
    const begun = gate();
    const run = () => {
      begun.open();
      return new Promise<never>(() => undefined);
    };
    abandoned.push(runJob(stand.depsFor(run), job.id, never, admission));
    return begun.opened;
  });
  await Promise.all(started);
  for (const job of jobs) await stand.expireLease(job.id);
  await sweepLeases(sweepDeps());
}
const suspect = (row: JobRow) => row.crashes >= LIMITS.jobs.suspectCrashes;
const verdictDue = (job: JobRow) =>
  database.pool.query('update jobs set run_after = now() where id = $1', [job.id]);

describe('a job that was in hand at crashes', () => {
  it('is not blamed for those in which others ran beside it', async () => {
    const innocent = await stand.add({ userId });
    for (let crash = 1; crash <= LIMITS.jobs.suspectCrashes; crash += 1) {
      await crashWith(innocent, await stand.add({ userId }));
    }
    const row = await stand.row(innocent);
    expect(suspect(row)).toBe(true);
    expect(row).toMatchObject({ status: 'queued', lostSoloClaims: [] });
    await stand.work(innocent.id, () => Promise.resolve(done));
    expect((await stand.row(innocent)).status).toBe('completed');
  });

  it('fails once it took workers down in which nothing else ran, and not before they could object', async () => {
    const { id: documentId } = await makeDocument(database.db, { userId, text: null });
    const poison = await stand.add({ userId, kind: 'extract', documentId });
    for (let crash = 1; crash <= LIMITS.jobs.suspectCrashes + LIMITS.jobs.soloCrashes; crash += 1) {
      expect((await stand.row(poison)).status).toBe('queued');
      await crashWith(poison);
    }
    const convicted = await stand.row(poison);
    expect(convicted.lostSoloClaims).toHaveLength(LIMITS.jobs.soloCrashes);
    expect(convicted.runAfter.getTime()).toBeGreaterThan(Date.now() + LIMITS.jobs.verdictMs / 2);
    let runs = 0;
    const run = () => {
      runs += 1;
      return Promise.resolve(done);
    };
    // An entry that the dead worker left behind comes back too early.
    await stand.work(poison.id, run);
    expect((await stand.row(poison)).status).toBe('queued');
    await verdictDue(poison);
    await stand.work(poison.id, run);
    expect(await stand.row(poison)).toMatchObject({ status: 'failed', errorCode: 'poisonous' });
    const { rows } = await database.pool.query('select status, error_code from documents where id = $1', [
      documentId,
    ]);
    expect(rows).toEqual([{ status: 'failed', error_code: 'poisonous' }]);
    expect(runs).toBe(0);
  });

  it('is cleared by a worker that stood still and is alive after all', async () => {
    const job = await stand.add({ userId });
    for (let crash = 1; crash < LIMITS.jobs.suspectCrashes + LIMITS.jobs.soloCrashes; crash += 1) {
      await crashWith(job);
    }
    const begun = gate();
    const goOn = gate();
    const working = stand.work(job.id, async () => {
      begun.open();
      await goOn.opened;
      return done;
    });
    await begun.opened;
    await stand.expireLease(job.id);
    await sweepLeases(sweepDeps());
    expect((await stand.row(job)).lostSoloClaims).toHaveLength(LIMITS.jobs.soloCrashes);
    goOn.open();
    await working;
    await verdictDue(job);
    await stand.work(job.id, () => Promise.resolve(done));
    expect((await stand.row(job)).status).toBe('completed');
  });

  it('is one no more once it got further than ever before', async () => {
    const job = await stand.add({ userId });
    for (let crash = 1; crash <= LIMITS.jobs.suspectCrashes; crash += 1) await crashWith(job);
    await stand.work(job.id, async ({ progress }) => {
      await until(async () => (await stand.row(job)).solo);
      progress('analyze', 1, 3);
      await until(async () => !(await stand.row(job)).solo);
      return done;
    });
    expect(await stand.row(job)).toMatchObject({ crashes: 0, lostClaims: [], lostSoloClaims: [] });
  });
});

describe('a suspect', () => {
  it('runs alone in its process: others begin when it has ended', async () => {
    const [job, other] = [await stand.add({ userId }), await stand.add({ userId })];
    for (let crash = 1; crash <= LIMITS.jobs.suspectCrashes; crash += 1) await crashWith(job);
    const admission = createAdmission();
    const [begun, goOn] = [gate(), gate()];
    const order: string[] = [];
    const first = runJob(
      stand.depsFor(async () => {
        order.push('suspect');
        begun.open();
        await goOn.opened;
        order.push('suspect ended');
        return done;
      }),
      job.id,
      never,
      admission,
    );
    await begun.opened;
    const run = () => {
      order.push('other');
      return Promise.resolve(done);
    };
    const second = runJob(stand.depsFor(run), other.id, never, admission);
    // Another worker does not wait.
    const elsewhere = await stand.add({ userId });
    await stand.work(elsewhere.id, () => Promise.resolve(done));
    expect(await stand.row(elsewhere)).toMatchObject({ status: 'completed' });
    expect(await stand.row(other)).toMatchObject({ status: 'queued' });
    goOn.open();
    await Promise.all([first, second]);
    expect(order).toEqual(['suspect', 'suspect ended', 'other']);
  });

  it('has its turn after a bounded wait: what still runs beside it goes back in line, at no cost', async () => {
    const [job, long] = [await stand.add({ userId }), await stand.add({ userId })];
    for (let crash = 1; crash <= LIMITS.jobs.suspectCrashes; crash += 1) await crashWith(job);
    const admission = createAdmission();
    const begun = gate();
    const running = runJob(
      stand.depsFor(({ signal }) => {
        begun.open();
        return new Promise((_resolve, reject) =>
          signal.addEventListener('abort', () => reject(signal.reason as Error)),
        );
      }),
      long.id,
      never,
      admission,
    );
    await begun.opened;
    await runJob(
      stand.depsFor(() => Promise.resolve(done)),
      job.id,
      never,
      admission,
    );
    await running;
    expect(await stand.row(job)).toMatchObject({ status: 'completed' });
    expect(await stand.row(long)).toMatchObject({ status: 'queued', attempt: 0, crashes: 0, delivery: 1 });
  });
});
