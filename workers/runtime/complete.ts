import * as leases from '#platform/db/queries/job-leases.js';
import { publishJobEnded } from '#platform/jobs/metric-events.js';
import { deliverDependents } from '#platform/jobs/service.js';
import type { JobRow } from '#platform/db/schema/jobs.js';
import { publishJobState } from './end-attempt.js';
import { StopReason } from '#workers/attempt/stop-reason.js';
import type { Outcome, RunnerDeps } from './processor.js';

/**
 * Writes the result and the completed state in one transaction, and tells everyone concerned.
 * @throws StopReason `cancelled` if the job was cancelled or lost before; its prepared result is discarded then.
 */
export async function complete(
  deps: RunnerDeps,
  claim: leases.Claim,
  outcome: Outcome,
  signal: AbortSignal,
): Promise<void> {
  const won = signal.aborted
    ? undefined
    : await deps.db.transaction(async (tx) => {
        const row = await leases.completeJob(tx, claim, outcome.result);
        if (row !== undefined) await outcome.commit?.(tx);
        return row;
      });
  if (won === undefined) {
    await outcome.discard?.();
    signal.throwIfAborted();
    throw new StopReason('cancelled');
  }
  await publishJobState(deps, won);
  await publishJobEnded(deps.bus, won);
  await runAfterCommit(deps, won, outcome);
}

/**
 * Runs the work that follows a completed job, and delivers the jobs that waited for it. The job stays completed even
 * if that fails.
 */
async function runAfterCommit(deps: RunnerDeps, ended: JobRow, outcome: Outcome): Promise<void> {
  const begun = await Promise.allSettled([
    outcome.afterCommit?.(),
    deliverDependents(deps.db, deps.jobs, ended),
  ]);
  for (const one of begun) {
    if (one.status === 'rejected')
      deps.log.warn({ err: one.reason as unknown }, 'what follows a completed job is left for the sweep');
  }
}
