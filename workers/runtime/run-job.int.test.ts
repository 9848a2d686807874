import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cancelDeadLeases } from '#platform/db/queries/job-leases.js';
import type { PartKey } from '#platform/db/queries/job-parts.js';
import { AppError } from '#platform/errors.js';
import { createLogger } from '#platform/log.js';
import { LIMITS } from '#shared/limits.js';
import { describeOnEachBackend, type TestBackend } from '#tests/support/backends.js';
import type { TestDatabase } from '#tests/support/database.js';
import { makeUser, type User } from '#tests/support/factories.js';
import { deferred } from '#tests/support/deferred.js';
import { createJobHarness, type JobHarness } from '#tests/support/job-harness.js';
import { until } from '#tests/support/until.js';
import { StopReason } from '#workers/attempt/stop-reason.js';
import type { JobContext } from './processor.js';
import { runJob } from './run-job.js';
import { sweepLeases } from './sweep.js';

describeOnEachBackend('jobs', (start) => {
  let backend: TestBackend;
  let database: TestDatabase;
  let harness: JobHarness;
  let user: User;

  beforeAll(async () => {
    backend = await start();
    database = backend.database;
    harness = await createJobHarness(database, { redisUrl: backend.redisUrl });
    user = await makeUser(database.db);
  });
  afterAll(async () => {
    await harness.close();
    await backend.close();
  });

  const done = { result: { kind: 'risk', id: 'report-1' } };
  const key = (seq: number, inputHash = String(seq).repeat(64).slice(0, 64)): PartKey => ({
    seq,
    inputHash,
    kind: 'risk',
    engine: 'builtin',
    model: null,
    version: 'test',
  });
  /** Completes a job of the user that leaves one part with this input hash. */
  async function leavePart(inputHash: string): Promise<void> {
    const job = await harness.add({ userId: user.id });
    await harness.work(job.id, async ({ finishPart }) => {
      await finishPart(key(0, inputHash), part({ findings: 1 }));
      return done;
    });
  }
  const part = (output: unknown) => ({ output, items: [], reused: false, tokens: 0, ms: 1 });
  /** Runs until the signal is aborted, as every well-behaved processor does. */
  const untilStopped = ({ signal }: JobContext<unknown>) =>
    new Promise<never>((_resolve, reject) =>
      signal.addEventListener('abort', () => reject(signal.reason as Error)),
    );
  const sweepDeps = () => ({ ...harness.depsFor(() => Promise.resolve(done)), queues: harness.queues });
  /** Pauses all heartbeats; the returned function lets each paused one run once, and resumes the later ones. */
  function pauseHeartbeats(): () => void {
    const intervals = jest.spyOn(globalThis, 'setInterval').mockReturnValue(setTimeout(() => undefined, 0));
    return () => {
      const ticks = intervals.mock.calls.map(([tick]) => tick);
      intervals.mockRestore();
      for (const tick of ticks) tick();
    };
  }

  describe('runJob', () => {
    it('a job may take longer than its deadline while it gets further, and ends when it no longer does', async () => {
      const deadline = jest.replaceProperty(LIMITS.jobs, 'deadlineMs', 1_500);
      try {
        const [scan, stuck] = [
          await harness.add({ userId: user.id }),
          await harness.add({ userId: user.id }),
        ];
        const steps = (counts: readonly number[]) => async (context: JobContext<unknown>) => {
          for (const count of counts) {
            context.signal.throwIfAborted();
            context.progress('recognize', count, 5);
            await new Promise((resolve) => setTimeout(resolve, 500));
          }
          return done;
        };
        await Promise.all([
          harness.work(scan.id, steps([1, 2, 3, 4, 5])),
          harness.work(stuck.id, steps([1, 0, 1, 0, 1])),
        ]);
        expect(await harness.row(scan)).toMatchObject({ status: 'completed' });
        expect(await harness.row(stuck)).toMatchObject({ status: 'failed', errorCode: 'deadline' });
      } finally {
        deadline.restore();
      }
    });

    it('a job runs from queued to completed, and its owner is notified of each step', async () => {
      const job = await harness.add({ userId: user.id });
      await harness.work(job.id, async (context) => {
        // Each event shows the state at the time it is published: wait for the first one before there is more to
        // publish.
        await until(() => harness.seen.some(({ id, status }) => id === job.id && status === 'running'));
        context.progress('analyze', 1, 3);
        return done;
      });
      const row = await harness.row(job);
      expect(row).toMatchObject({
        status: 'completed',
        resultKind: 'risk',
        resultId: 'report-1',
        done: 1,
        total: 3,
      });
      const event = await until(() => {
        const mine = harness.seen.filter((state) => state.id === job.id);
        return mine.at(-1)?.status === 'completed' && mine;
      });
      // Events may overtake each other; sorted by version they are in order.
      const story = event.toSorted((a, b) => a.version - b.version).map((state) => state.status);
      expect(story.filter((status, at) => status !== story[at - 1])).toEqual([
        'queued',
        'running',
        'completed',
      ]);
      expect(event.filter((state) => state.status === 'completed')).toHaveLength(1);
    });

    it('a job is done once, however often it is delivered', async () => {
      const job = await harness.add({ userId: user.id });
      let runs = 0;
      const run = () => {
        runs += 1;
        return Promise.resolve(done);
      };
      await Promise.all([harness.work(job.id, run), harness.work(job.id, run), harness.work(job.id, run)]);
      await harness.work(job.id, run);
      expect(runs).toBe(1);
    });

    it('the result and the end of a job are written together or not at all', async () => {
      const job = await harness.add({ userId: user.id });
      await harness.work(job.id, () =>
        Promise.resolve({
          ...done,
          commit: async (tx) => {
            await makeUser(tx, { email: 'half-written@example.com' });
            throw new AppError('document_damaged');
          },
        }),
      );
      expect(await harness.row(job)).toMatchObject({
        status: 'failed',
        errorCode: 'document_damaged',
        resultId: null,
      });
      const { rowCount } = await database.pool.query(
        `select 1 from users where email = 'half-written@example.com'`,
      );
      expect(rowCount).toBe(0);
    });
  });

  describe('work after the commit of a completed job', () => {
    it('an error after the commit is logged, without announcing another attempt at the job', async () => {
      const job = await harness.add({ userId: user.id });
      const lines: Record<string, unknown>[] = [];
      const log = createLogger('test', 'info', {
        write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>),
      });
      const run = () =>
        Promise.resolve({ ...done, afterCommit: () => Promise.reject(new Error('away for a moment')) });
      await runJob({ ...harness.depsFor(run), log }, job.id, new AbortController().signal);
      expect(await harness.row(job)).toMatchObject({ status: 'completed', resultId: 'report-1' });
      expect(lines.map(({ msg }) => msg)).toEqual([
        'what follows a completed job is left for the sweep',
        'job completed',
      ]);
    });

    it('waiting jobs are delivered despite an error after the commit', async () => {
      const job = await harness.add({ userId: user.id });
      const waiting = await harness.add({ userId: user.id, afterJobId: job.id });
      await harness.work(job.id, () =>
        Promise.resolve({ ...done, afterCommit: () => Promise.reject(new Error('away for a moment')) }),
      );
      expect(harness.added.filter(({ jobId }) => jobId === waiting.id)).toHaveLength(1);
    });
  });

  describe('cancelling a job', () => {
    it('cancelling ends a queued job at once, and no delivery revives it', async () => {
      const job = await harness.add({ userId: user.id });
      expect((await harness.jobs.cancel(user.id, job.id)).status).toBe('cancelled');
      await harness.work(job.id, () => Promise.reject(new Error('must not run')));
      expect((await harness.row(job)).status).toBe('cancelled');
      await expect(harness.jobs.cancel(user.id, job.id)).rejects.toMatchObject({ code: 'job_finished' });
    });

    it('a cancellation reaches a running job by its event, before the next heartbeat', async () => {
      const job = await harness.add({ userId: user.id });
      const started = deferred();
      const resumeHeartbeats = pauseHeartbeats();
      const working = harness.work(job.id, (context) => {
        started.resolve();
        return untilStopped(context);
      });
      try {
        await started.promise;
        await harness.jobs.cancel(user.id, job.id);
        await working;
      } finally {
        resumeHeartbeats();
      }
      expect(await harness.row(job)).toMatchObject({ status: 'cancelled', resultId: null });
    });

    it('a cancellation reaches a running job by the heartbeat if the event was lost', async () => {
      const job = await harness.add({ userId: user.id });
      const started = deferred();
      let reason: unknown;
      const working = harness.work(job.id, (context) => {
        started.resolve();
        context.signal.addEventListener('abort', () => (reason = context.signal.reason));
        return untilStopped(context);
      });
      await started.promise;
      await database.pool.query('update jobs set cancel_requested_at = now() where id = $1', [job.id]);
      await working;
      expect(reason).toEqual(new StopReason('cancelled'));
      expect((await harness.row(job)).status).toBe('cancelled');
    });

    it('a cancellation wins over a later finish: no result is written', async () => {
      const job = await harness.add({ userId: user.id });
      await harness.work(job.id, async () => {
        // The cancellation is accepted while the processor is at its last statement.
        await database.pool.query('update jobs set cancel_requested_at = now() where id = $1', [job.id]);
        return {
          ...done,
          commit: async (tx) => void (await makeUser(tx, { email: 'too-late@example.com' })),
        };
      });
      expect(await harness.row(job)).toMatchObject({ status: 'cancelled', resultId: null });
      const { rowCount } = await database.pool.query(
        `select 1 from users where email = 'too-late@example.com'`,
      );
      expect(rowCount).toBe(0);
    });

    it('cancelling does not wait for a processor that ignores its signal', async () => {
      const job = await harness.add({ userId: user.id });
      const started = deferred();
      const working = harness.work(job.id, () => {
        started.resolve();
        return new Promise<never>(() => undefined);
      });
      await started.promise;
      await harness.jobs.cancel(user.id, job.id);
      await working;
      expect((await harness.row(job)).status).toBe('cancelled');
    });

    it('only the owner can cancel a job', async () => {
      const job = await harness.add({ userId: user.id });
      const other = await makeUser(database.db);
      await expect(harness.jobs.cancel(other.id, job.id)).rejects.toMatchObject({ code: 'not_found' });
      expect((await harness.row(job)).status).toBe('queued');
    });
  });

  describe('a lost lease', () => {
    // The heartbeat of a silent worker must not renew the lease in between; after it resumes, the worker finds that the
    // lease is lost and stops.
    let resumeHeartbeats: () => void;
    beforeEach(() => {
      resumeHeartbeats = pauseHeartbeats();
    });
    afterEach(() => resumeHeartbeats());

    it('a lost lease lets another worker take the job, and the first one can write nothing', async () => {
      const job = await harness.add({ userId: user.id });
      const started = deferred();
      const resumeFirst = deferred();
      let refused: unknown;
      const first = harness.work(job.id, async (context) => {
        started.resolve();
        await resumeFirst.promise;
        refused = await context.finishPart(key(1), part('from the first')).catch((error: unknown) => error);
        return { result: { kind: 'risk', id: 'from the first' } };
      });
      await started.promise;
      await harness.expireLease(job.id);
      await sweepLeases(sweepDeps());
      expect(await harness.row(job)).toMatchObject({ status: 'queued', crashes: 1 });
      await harness.work(job.id, () => Promise.resolve({ result: { kind: 'risk', id: 'from the second' } }));
      resumeFirst.resolve();
      await first;
      await until(() => refused !== undefined);
      expect(refused).toEqual(new StopReason('fenced'));
      // The worker is alive and reports it: the job did not make it silent.
      expect(await harness.row(job)).toMatchObject({
        status: 'completed',
        resultId: 'from the second',
        crashes: 0,
        lostClaims: [],
      });
    });

    it('a worker whose lease is lost stores no part while the next worker has the job', async () => {
      const job = await harness.add({ userId: user.id });
      const [firstStarted, resumeFirst] = [deferred(), deferred()];
      const [secondStored, resumeSecond] = [deferred(), deferred()];
      let refused: unknown;
      const first = harness.work(job.id, async (context) => {
        firstStarted.resolve();
        await resumeFirst.promise;
        refused = await context.finishPart(key(7), part('from the first')).catch((error: unknown) => error);
        return { result: { kind: 'risk', id: 'from the first' } };
      });
      await firstStarted.promise;
      await harness.expireLease(job.id);
      await sweepLeases(sweepDeps());
      const second = harness.work(job.id, async (context) => {
        await context.finishPart(key(7), part('from the second'));
        secondStored.resolve();
        await resumeSecond.promise;
        return { result: { kind: 'risk', id: 'from the second' } };
      });
      await secondStored.promise;
      resumeFirst.resolve();
      await first;
      await until(() => refused !== undefined);
      expect(refused).toEqual(new StopReason('fenced'));
      const stored = await database.pool.query('select output from job_parts where job_id = $1', [job.id]);
      expect(stored.rows).toEqual([{ output: 'from the second' }]);
      resumeSecond.resolve();
      await second;
      expect(await harness.row(job)).toMatchObject({ status: 'completed', resultId: 'from the second' });
    });

    it('a worker that stood still for longer than a lease does not renew it: the next one may take the job at once', async () => {
      const job = await harness.add({ userId: user.id });
      const started = deferred();
      const work = harness.work(job.id, (context) => {
        started.resolve();
        return untilStopped(context);
      });
      await started.promise;
      await harness.expireLease(job.id);
      const later = performance.now() + LIMITS.jobs.leaseMs + 1;
      const clock = jest.spyOn(performance, 'now').mockReturnValue(later);
      resumeHeartbeats();
      clock.mockRestore();
      await work;
      expect(await harness.row(job)).toMatchObject({ status: 'queued', crashes: 0, delivery: 1 });
    });

    it('the sweep finds a lost lease and requeues the job', async () => {
      const job = await harness.add({ userId: user.id });
      const started = deferred();
      void harness.work(job.id, () => {
        started.resolve();
        return new Promise<never>(() => undefined);
      });
      await started.promise;
      await harness.expireLease(job.id);
      await sweepLeases(sweepDeps());
      expect(await harness.row(job)).toMatchObject({ status: 'queued', crashes: 1, delivery: 1 });
      expect(harness.added.filter((entry) => entry.jobId === job.id).map((entry) => entry.delivery)).toEqual([
        0, 1,
      ]);
      await harness.work(job.id, () => Promise.resolve(done));
      expect((await harness.row(job)).status).toBe('completed');
    });

    it('a lease that expires between two steps of a sweep waits for the next sweep', async () => {
      const job = await harness.add({ userId: user.id });
      const started = deferred();
      void harness.work(job.id, () => {
        started.resolve();
        return new Promise<never>(() => undefined);
      });
      await started.promise;
      await harness.expireLease(job.id);
      await cancelDeadLeases(database.db);
      expect((await harness.row(job)).status).toBe('running');
      await sweepLeases(sweepDeps());
      expect((await harness.row(job)).status).toBe('queued');
      await harness.work(job.id, () => Promise.resolve(done));
    });

    it('lost leases do not count against a job that got further each time', async () => {
      const job = await harness.add({ userId: user.id });
      for (let crash = 1; crash <= LIMITS.jobs.suspectCrashes + 2; crash += 1) {
        void harness.work(job.id, (context) => {
          context.progress('analyze', crash, 9);
          return new Promise<never>(() => undefined);
        });
        await until(async () => (await harness.row(job)).done === crash);
        await harness.expireLease(job.id);
        await sweepLeases(sweepDeps());
      }
      expect(await harness.row(job)).toMatchObject({ status: 'queued', crashes: 1 });
      await harness.work(job.id, () => Promise.resolve(done));
    });

    it('a cancelled job with a lost lease ends as cancelled', async () => {
      const job = await harness.add({ userId: user.id });
      const started = deferred();
      void harness.work(job.id, () => {
        started.resolve();
        return new Promise<never>(() => undefined);
      });
      await started.promise;
      await database.pool.query('update jobs set cancel_requested_at = now() where id = $1', [job.id]);
      await harness.expireLease(job.id);
      await sweepLeases(sweepDeps());
      expect((await harness.row(job)).status).toBe('cancelled');
    });
  });

  describe('a shutdown during a job', () => {
    it('a shutdown leaves the job to the next worker, which repeats no finished part', async () => {
      const job = await harness.add({ userId: user.id });
      const shutdown = new AbortController();
      const worked: number[] = [];
      const run = async (context: JobContext<unknown>) => {
        const keys = [key(0), key(1), key(2)];
        const finished = await context.finishedParts(keys);
        for (const each of keys) {
          if (finished.has(each.seq)) continue;
          worked.push(each.seq);
          await context.finishPart(each, part(`output ${each.seq}`));
          if (each.seq === 1 && !shutdown.signal.aborted) {
            shutdown.abort();
            await untilStopped(context);
          }
        }
        return done;
      };
      // The signal is aborted during the run, so a listener added later would miss it.
      await harness.work(job.id, run, shutdown.signal);
      expect(await harness.row(job)).toMatchObject({ status: 'queued', attempt: 0, crashes: 0, delivery: 1 });
      await harness.work(job.id, run);
      expect(worked).toEqual([0, 1, 2]);
      expect((await harness.row(job)).status).toBe('completed');
    });
  });

  describe('a shutdown while an answer arrives', () => {
    it('what is answered is stored before the job is handed over', async () => {
      const job = await harness.add({ userId: user.id });
      const shutdown = new AbortController();
      const own = key(0, 'cd'.repeat(32));
      const answers: string[] = [];
      const run = async (context: JobContext<unknown>) => {
        if ((await context.finishedParts([own])).has(0)) return done;
        answers.push('answered');
        shutdown.abort();
        // Time in which a job that does not wait for this would be handed over.
        for (let n = 0; n < 20; n += 1) await database.pool.query('select 1');
        await context.finishPart(own, part('answered'));
        throw context.signal.reason;
      };
      await harness.work(job.id, run, shutdown.signal);
      expect(await harness.row(job)).toMatchObject({ status: 'queued', attempt: 0, crashes: 0 });
      await harness.work(job.id, run);
      expect((await harness.row(job)).status).toBe('completed');
      expect(answers).toHaveLength(1);
    });
  });

  describe('parts of a job', () => {
    it('a part is found again by a later job of the same user, and by nobody else', async () => {
      const hash = 'ab'.repeat(32);
      const first = await harness.add({ userId: user.id });
      await harness.work(first.id, async (context) => {
        await context.finishPart(key(4, hash), part({ findings: 7 }));
        return done;
      });
      const look = async (userId: string, wanted: PartKey) => {
        const job = await harness.add({ userId });
        let found: unknown;
        await harness.work(job.id, async (context) => {
          found = Object.fromEntries(await context.finishedParts([wanted]));
          return done;
        });
        return found;
      };
      const other = await makeUser(database.db);
      expect(await look(user.id, key(9, hash))).toEqual({
        9: { output: { findings: 7 }, own: false, reused: true },
      });
      expect(await look(other.id, key(9, hash))).toEqual({});
      expect(await look(user.id, { ...key(9, hash), version: 'newer' })).toEqual({});
      expect(await look(user.id, { ...key(9, hash), engine: 'llm', model: 'some-model' })).toEqual({});
    });

    it('a part is not found by another tool, whose output has another shape', async () => {
      const hash = 'ab'.repeat(32);
      await leavePart(hash);
      const other = await harness.add({ userId: user.id });
      await harness.work(other.id, async ({ finishedParts }) => {
        expect((await finishedParts([{ ...key(0, hash), kind: 'compliance' }])).size).toBe(0);
        expect((await finishedParts([key(0, hash)])).size).toBe(1);
        return done;
      });
    });

    it('a part is found only with its own engine, model and version, not with those of the first part requested', async () => {
      const hash = 'cd'.repeat(32);
      await leavePart(hash);
      const other = await harness.add({ userId: user.id });
      await harness.work(other.id, async ({ finishedParts }) => {
        const newer = { ...key(0), version: 'newer' };
        expect([...(await finishedParts([newer, key(1, hash)])).keys()]).toEqual([1]);
        expect([...(await finishedParts([key(1), { ...newer, seq: 2, inputHash: hash }])).keys()]).toEqual(
          [],
        );
        return done;
      });
    });

    it('a part of an earlier attempt is done again if the version has changed since', async () => {
      const job = await harness.add({ userId: user.id });
      await harness.work(job.id, async ({ finishPart, finishedParts }) => {
        await finishPart(key(0), part({ findings: 1 }));
        expect((await finishedParts([{ ...key(0), version: 'newer' }])).size).toBe(0);
        expect((await finishedParts([key(0)])).size).toBe(1);
        return done;
      });
    });
  });

  describe('an error of a processor', () => {
    it('a permanent error is final at once, with its code and message', async () => {
      const job = await harness.add({ userId: user.id });
      await harness.work(job.id, () => Promise.reject(new AppError('document_scanned')));
      const row = await harness.row(job);
      expect(row).toMatchObject({ status: 'failed', errorCode: 'document_scanned', attempt: 1 });
      expect(row.error).toContain('No text could be read');
    });

    it('a transient error is retried later, and is final after the last attempt', async () => {
      const job = await harness.add({ userId: user.id });
      for (let attempt = 1; attempt < LIMITS.jobs.attempts; attempt += 1) {
        await harness.work(job.id, () => Promise.reject(new Error('no route to host')));
        expect(await harness.row(job)).toMatchObject({ status: 'queued', attempt });
        expect(harness.added.at(-1)).toMatchObject({ jobId: job.id, delivery: attempt });
        expect(harness.added.at(-1)?.delayMs).toBeGreaterThan(0);
      }
      await harness.work(job.id, () => Promise.reject(new Error('no route to host')));
      expect(await harness.row(job)).toMatchObject({
        status: 'failed',
        errorCode: 'internal',
        error: 'Something went wrong.',
      });
    });

    it("an error because the database's disk is full costs no attempt, however long it lasts", async () => {
      const job = await harness.add({ userId: user.id });
      const full = Object.assign(new Error('could not extend file'), { code: '53100' });
      for (let time = 1; time <= LIMITS.jobs.attempts + 1; time += 1) {
        await harness.work(job.id, () => Promise.reject(new Error('Failed query', { cause: full })));
        expect(await harness.row(job)).toMatchObject({
          status: 'queued',
          attempt: 0,
          crashes: 0,
          delivery: time,
        });
        expect(harness.added.at(-1)?.delayMs).toBeGreaterThan(LIMITS.jobs.backoffBaseMs);
      }
      await harness.work(job.id, () => Promise.resolve({ result: null }));
      expect(await harness.row(job)).toMatchObject({ status: 'completed' });
    });

    it('a job whose database connection broke comes back within seconds, at no cost', async () => {
      const job = await harness.add({ userId: user.id });
      const broken = Object.assign(new Error('terminating connection'), { code: '57P01' });
      await harness.work(job.id, () => Promise.reject(new Error('Failed query', { cause: broken })));
      expect(await harness.row(job)).toMatchObject({ status: 'queued', attempt: 0 });
      expect(harness.added.at(-1)?.delayMs).toBeGreaterThan(0);
      expect(harness.added.at(-1)?.delayMs).toBeLessThanOrEqual(2 * LIMITS.jobs.heartbeatMs);
    });

    it('the owner can retry a failed job, which keeps its finished parts', async () => {
      const job = await harness.add({ userId: user.id });
      await expect(harness.jobs.retry(user.id, job.id)).rejects.toMatchObject({ code: 'job_not_failed' });
      await harness.work(job.id, async (context) => {
        await context.finishPart(key(0, 'cd'.repeat(32)), part('kept'));
        throw new AppError('document_too_complex');
      });
      expect((await harness.jobs.retry(user.id, job.id)).status).toBe('queued');
      let finished: unknown;
      await harness.work(job.id, async (context) => {
        finished = Object.fromEntries(await context.finishedParts([key(0, 'cd'.repeat(32))]));
        return done;
      });
      expect(finished).toEqual({ 0: { output: 'kept', own: true, reused: false } });
      expect(await harness.row(job)).toMatchObject({ status: 'completed', error: null, errorCode: null });
    });
  });
});
