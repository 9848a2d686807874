import type { JobKind } from '#shared/contracts/jobs.js';
import { LIMITS } from '#shared/limits.js';
import { systemClock } from '#platform/clock.js';
import { createJobs } from '#platform/jobs/service.js';
import type { Deps } from '#server/deps.js';
import { createUploadLimits } from '#server/files/upload-limits.js';
import type { ChatDeps } from '#workers/chat/processor.js';
import { inlineTextTasks } from './inline-text-tasks.js';
import { createProcessors } from '#workers/processors/index.js';
import { runJob } from '#workers/runtime/run-job.js';
import { sweepLeases } from '#workers/runtime/sweep.js';
import { testApp, type TestApp, type TestAppOptions } from './app.js';
import { createRecordingQueues } from './job-harness.js';

/** Creates an app whose jobs run in this process, with the product's own processors and engine. */
export async function createAppWithWorker({
  env = {},
  uploadLimits,
  chat = {},
}: Pick<TestAppOptions, 'env'> & {
  /** Replaces what writes the assistant's answers, or what it searches. */
  chat?: Omit<ChatDeps, 'model'>;
  /** Replaces the product's upload limits. */
  uploadLimits?: Parameters<typeof createUploadLimits>[1];
} = {}): Promise<
  TestApp & {
    /** Pauses jobs of one kind, or all: they are accepted and wait. */
    pause(kind?: JobKind): void;
    resume(): void;
    /** Resolves once no job runs, including jobs that other jobs added, such as the PDF of a report. */
    idle(): Promise<void>;
  }
> {
  const working = new Set<Promise<void>>();
  const waiting: string[] = [];
  let paused: JobKind | 'all' | undefined;
  let work: (jobId: string) => void = () => undefined;
  const queues = {
    ...createRecordingQueues(),
    add({ jobId, kind, delayMs }: { jobId: string; kind: string; delayMs: number }) {
      // Retries are delivered at once here; jobs delayed for longer than any retry are not delivered.
      if (delayMs > LIMITS.jobs.backoffMaxMs) return Promise.resolve();
      if (paused === 'all' || paused === kind) waiting.push(jobId);
      else work(jobId);
      return Promise.resolve();
    },
  };
  const made = await testApp({
    env,
    deps: ({ db, pool, bus, log }): Partial<Deps> => ({
      uploadLimits: createUploadLimits(pool, uploadLimits),
      jobs: createJobs({ db, bus, log, queues, clock: systemClock }),
    }),
  });
  const { db, log, bus, jobs, sessions, rateLimits, storage } = made.deps;
  const runner = {
    db,
    bus,
    log,
    jobs,
    sessions,
    rateLimits,
    clock: systemClock,
    storage,
    processors: createProcessors({ model: null, textTasks: inlineTextTasks, ...chat }),
  };
  work = (jobId) => {
    const done = runJob(runner, jobId, new AbortController().signal)
      // If this process was blocked for longer than a lease, its jobs lost theirs; the sweep recovers them as in any worker.
      .then(() => sweepLeases({ ...runner, queues }))
      .finally(() => working.delete(done));
    working.add(done);
  };
  const idle = async () => {
    while (working.size > 0) await Promise.all(working);
  };
  return {
    ...made,
    pause(kind) {
      paused = kind ?? 'all';
    },
    resume() {
      paused = undefined;
      for (const jobId of waiting.splice(0)) work(jobId);
    },
    idle,
    async close() {
      await idle();
      await made.close();
    },
  };
}
