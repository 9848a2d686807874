import { findJobView } from '#platform/db/queries/job-views.js';
import { AppError } from '#platform/errors.js';
import type { Deps } from '#server/deps.js';
import type { Job } from '#shared/contracts/jobs.js';
import { isTerminal } from '#shared/domain/job-state.js';
import { armNextEvent } from './next-event.js';
import { presentJobs } from './present.js';

/** Returns a user's job in its current state. @throws AppError `not_found`. */
export async function readJob(deps: Deps, userId: string, jobId: string): Promise<Job> {
  const view = await findJobView(deps.db, { userId, jobId });
  if (view === undefined) throw new AppError('not_found');
  const [job] = await presentJobs(deps, [view]);
  if (job === undefined) throw new AppError('not_found');
  return job;
}

/**
 * Waits until a job has ended, for at most `timeoutMs`, or until this server is to stop; returns the job in its
 * state at that time.
 * @throws the signal's reason if the client disconnects, which cancels nothing; AppError `not_found`.
 */
export async function waitForJobEnd(
  deps: Deps,
  {
    userId,
    jobId,
    timeoutMs,
    signal,
  }: { userId: string; jobId: string; timeoutMs: number; signal: AbortSignal },
): Promise<Job> {
  const deadline = Date.now() + timeoutMs;
  const hasEnded = (job: Job) => job.id === jobId && isTerminal(job.status);
  for (;;) {
    const next = armNextEvent(deps.bus, 'job', (event) => hasEnded(event.job), {
      deadline,
      signals: [signal, deps.shutdownSignal],
    });
    try {
      const job = await readJob(deps, userId, jobId);
      signal.throwIfAborted();
      if (isTerminal(job.status) || Date.now() >= deadline || deps.shutdownSignal.aborted) return job;
      await next.settled;
    } finally {
      next.end();
    }
  }
}
