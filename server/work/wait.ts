import { findJobView } from '#platform/db/queries/job-views.js';
import { AppError } from '#platform/errors.js';
import { presentJob } from '#platform/jobs/present.js';
import type { Deps } from '#server/deps.js';
import type { Job } from '#shared/contracts/jobs.js';
import { isTerminal } from '#shared/domain/job-state.js';

/** Events may be lost; the row is looked at this often besides, ms. */
const LOOK_MS = 2_000;

/** A user's job as it stands now. @throws AppError `not_found`. */
export async function currentJob(deps: Deps, userId: string, jobId: string): Promise<Job> {
  const view = await findJobView(deps.db, { userId, jobId });
  if (view === undefined) throw new AppError('not_found');
  return presentJob(view, deps.clock.now());
}

/**
 * Waits until a job has ended, at most `timeoutMs`; returns it as it stands then.
 * @throws the signal's reason where the client goes away, which cancels nothing; AppError `not_found`.
 */
export async function waitForEnd(
  deps: Deps,
  {
    userId,
    jobId,
    timeoutMs,
    signal,
  }: { userId: string; jobId: string; timeoutMs: number; signal: AbortSignal },
): Promise<Job> {
  const until = Date.now() + timeoutMs;
  let wake: () => void = () => undefined;
  const unsubscribe = [
    deps.bus.subscribe('job', (event) => {
      if (event.job.id === jobId && isTerminal(event.job.status)) wake();
    }),
    deps.bus.onReconnect(() => wake()),
  ];
  try {
    for (;;) {
      // Armed before the look, so that an end between look and wait is not slept through.
      const woken = new Promise<void>((resolve) => (wake = resolve));
      const job = await currentJob(deps, userId, jobId);
      signal.throwIfAborted();
      const left = until - Date.now();
      if (isTerminal(job.status) || left <= 0) return job;
      await sleepUntil(woken, Math.min(LOOK_MS, left), signal);
    }
  } finally {
    for (const end of unsubscribe) end();
  }
}

async function sleepUntil(woken: Promise<void>, ms: number, signal: AbortSignal): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let onAbort: () => void = () => undefined;
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
    onAbort = resolve;
    signal.addEventListener('abort', onAbort, { once: true });
  });
  await Promise.race([woken, timeout]);
  clearTimeout(timer);
  signal.removeEventListener('abort', onAbort);
}
