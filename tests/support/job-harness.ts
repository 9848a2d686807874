import * as z from 'zod';
import type { Job } from '#shared/contracts/jobs.js';
import { openCarriers } from '#platform/carriers/carriers.js';
import { systemClock } from '#platform/clock.js';
import { QUEUE_NAMES } from '#platform/config.js';
import { findJob } from '#platform/db/queries/jobs.js';
import { createJobs } from '#platform/jobs/service.js';
import type { JobRow } from '#platform/db/schema/jobs.js';
import type { NewJob } from '#platform/jobs/types.js';
import { createLogger } from '#platform/log.js';
import type { Entry, Queues } from '#platform/queue/queues.js';
import { createStorage } from '#platform/storage/create-storage.js';
import type { JobContext, Outcome, Processor, RunnerDeps } from '#workers/runtime/processor.js';
import { runJob } from '#workers/runtime/run-job.js';
import type { TestDatabase } from './database.js';

/** Creates queues that record entries instead of delivering them, for tests that deliver by hand. */
export function createRecordingQueues(): Queues & { added: Entry[] } {
  const added: Entry[] = [];
  return {
    added,
    add: (entry) => {
      added.push(entry);
      return Promise.resolve();
    },
    has: ({ jobId, delivery }) =>
      Promise.resolve(added.some((entry) => entry.jobId === jobId && entry.delivery === delivery)),
    remove: () => Promise.resolve(),
    consume: () => Promise.reject(new Error('delivered by hand')),
    close: () => Promise.resolve(),
  };
}

type Run = (context: JobContext<unknown>) => Promise<Outcome>;

/**
 * Creates everything that jobs need; only the work is replaced: `run` is the processor of risk jobs. With
 * `queues: 'real'` entries go through BullMQ, otherwise a test delivers by calling `runJob`.
 */
export async function createJobHarness(
  database: TestDatabase,
  { queues: kind = 'hand', redisUrl }: { queues?: 'hand' | 'real'; redisUrl?: string | undefined } = {},
) {
  const log = createLogger('test', process.env['LOG_LEVEL'] ?? 'silent');
  const names = ['bus', 'sessions', 'rateLimits'] as const;
  const on = [
    { databaseUrl: database.url, redisUrl },
    { ...database, log, consumers: QUEUE_NAMES.length },
  ] as const;
  const { bus, sessions, rateLimits, ...carriers } = await openCarriers(...on, names);
  const recording = createRecordingQueues();
  const real = kind === 'real' ? await openCarriers(...on, ['queues']) : undefined;
  const queues = real?.queues ?? recording;
  const common = { db: database.db, bus, log, clock: systemClock };
  const jobs = createJobs({ ...common, queues });
  const working = new Set<Promise<void>>();
  const seen: Job[] = [];
  bus.subscribe('job', (event) => seen.push(event.job));

  const depsFor = (run: Run): RunnerDeps => {
    const processor: Processor<unknown> = { kind: 'risk', input: z.unknown(), run };
    return {
      ...common,
      jobs,
      sessions,
      rateLimits,
      storage: createStorage(database.db),
      processors: new Map([
        ['risk', processor],
        ['extract', { ...processor, kind: 'extract' }],
      ]),
    };
  };

  return {
    bus,
    sessions,
    rateLimits,
    jobs,
    queues,
    added: recording.added,
    /** Every job state that was published on the bus. */
    seen,
    depsFor,
    /** Adds a job and delivers it. */
    async add(job: Partial<NewJob> & { userId: string }): Promise<JobRow> {
      const row = await database.db.transaction((tx) =>
        jobs.insert(tx, {
          kind: 'risk',
          input: {},
          documentId: null,
          filename: 'lease.pdf',
          requestId: 'request-1',
          ...job,
        }),
      );
      await jobs.deliver(row);
      return row;
    },
    /** Delivers a job to a worker whose processor is `run`. */
    work(jobId: string, run: Run, shutdown = new AbortController().signal): Promise<void> {
      const work = runJob(depsFor(run), jobId, shutdown);
      working.add(work);
      return work;
    },
    async row(job: Pick<JobRow, 'id' | 'userId'>): Promise<JobRow> {
      const row = await findJob(database.db, { userId: job.userId, jobId: job.id });
      if (row === undefined) throw new Error('the job is gone');
      return row;
    },
    /** Expires the lease of a running job, as if its worker had sent no heartbeat for too long. */
    async expireLease(jobId: string): Promise<void> {
      await database.pool.query(`update jobs set lease_until = now() - interval '1 second' where id = $1`, [
        jobId,
      ]);
    },
    /** Waits until abandoned work notices, at its next heartbeat, that it lost its lease. */
    async close(): Promise<void> {
      await Promise.all(working);
      await carriers.close();
      await real?.close();
    },
  };
}
export type JobHarness = Awaited<ReturnType<typeof createJobHarness>>;
