import { LIMITS } from '#shared/limits.js';
import type { Db } from '#platform/db/client.js';
import { isDatabaseTrouble } from '#platform/db/connection-errors.js';
import * as leases from '#platform/db/queries/job-leases.js';
import { failDocumentOf } from '#platform/db/queries/jobs.js';
import { AppError } from '#platform/errors.js';
import { measureEnd, measureReturn } from '#platform/jobs/measure.js';
import { deliverDependents, publishJobs } from '#platform/jobs/service.js';
import type { JobRow } from '#platform/jobs/types.js';
import { TryLater } from '#workers/engines/failures.js';
import { StopReason, type RunnerDeps } from './processor.js';

/** How one try of a job ended. */
type TryEnd =
  'completed' | 'failed' | 'cancelled' | 'retried' | 'later' | 'shutdown' | 'fenced' | 'unwritten';
export interface Ended {
  end: TryEnd;
  /** What went wrong, where something did. */
  error?: unknown;
}

/** Since a moment of the process' own clock, ms. */
export const msSince = (startedAt: number) => Math.round(performance.now() - startedAt);

/** Exponential with full jitter, so that what failed together does not come back together. */
function backoff(attempt: number): number {
  const ceiling = Math.min(LIMITS.jobs.backoffMaxMs, LIMITS.jobs.backoffBaseMs * 2 ** attempt);
  return Math.round(ceiling / 2 + Math.random() * (ceiling / 2));
}

/** Whether trying again could help. What we named ourselves (a locked document) will not change; what is unknown might. */
function mayPass(error: unknown): boolean {
  if (error instanceof AppError) return error.code === 'unavailable' || error.code === 'deadline';
  return true;
}

/**
 * Ends or requeues a job whose processor did not finish. Whatever the reason, only a held claim changes the row.
 * Never throws.
 */
export async function settle(
  deps: RunnerDeps,
  row: JobRow,
  claim: leases.Claim,
  error: unknown,
  startedAt: number,
): Promise<Ended> {
  const { log } = deps;
  const ms = msSince(startedAt);
  try {
    if (error instanceof StopReason && error.reason === 'fenced') {
      log.warn({ ms }, 'the lease was lost; another worker goes on');
      return { end: 'fenced' };
    }
    const cancelled = await endWith(deps, row, (tx) => leases.finishCancelled(tx, claim));
    if (cancelled) {
      log.info({ ms }, 'job cancelled');
      return { end: 'cancelled' };
    }
    if (error instanceof StopReason && error.reason === 'shutdown') {
      await requeue(deps, claim, { delayMs: 0, costsAttempt: false, reason: 'shutdown' });
      log.info({ ms }, 'job left for the next worker');
      return { end: 'shutdown' };
    }
    if (error instanceof TryLater) {
      log.info({ delayMs: error.ms, ms }, 'job was asked to come back later');
      await requeue(deps, claim, { delayMs: error.ms, costsAttempt: false, reason: 'later' });
      return { end: 'later' };
    }
    if (isDatabaseTrouble(error)) {
      const delayMs = backoff(LIMITS.jobs.attempts);
      log.warn({ err: error, delayMs, ms }, 'the database could not take it; the job comes back');
      await requeue(deps, claim, { delayMs, costsAttempt: false, reason: 'later' });
      return { end: 'later', error };
    }
    const cause = error instanceof StopReason ? new AppError('deadline') : error;
    if (mayPass(cause) && !(error instanceof StopReason) && row.attempt + 1 < LIMITS.jobs.attempts) {
      const delayMs = backoff(row.attempt);
      log.warn({ err: cause, delayMs, ms }, 'job will be tried again');
      await requeue(deps, claim, { delayMs, costsAttempt: true, reason: 'error' });
      return { end: 'retried', error: cause };
    }
    const failure = cause instanceof AppError ? cause : new AppError('internal', { cause });
    await endWith(deps, row, (tx) => leases.failJob(tx, claim, failure), failure.code);
    log[cause instanceof AppError ? 'warn' : 'error']({ err: cause, code: failure.code, ms }, 'job failed');
    return { end: 'failed', error: failure };
  } catch (failed) {
    // The lease runs out and the sweep takes over: nothing is lost but seconds.
    log.error({ err: failed, cause: error, ms }, 'the end of a job could not be written');
    return { end: 'unwritten', error: failed };
  }
}

async function requeue(
  deps: RunnerDeps,
  claim: leases.Claim,
  { reason, ...how }: { delayMs: number; costsAttempt: boolean; reason: Parameters<typeof measureReturn>[2] },
): Promise<void> {
  const row = await leases.releaseJob(deps.db, claim, how);
  if (row === undefined) return;
  await deps.jobs.deliver(row);
  await measureReturn(deps.bus, row, reason);
}

/** Writes an end, and what it means for the document, in one transaction; tells who waits. */
async function endWith(
  deps: RunnerDeps,
  row: JobRow,
  end: (tx: Db) => Promise<JobRow | undefined>,
  code = 'cancelled',
): Promise<boolean> {
  const ended = await deps.db.transaction(async (tx) => {
    const won = await end(tx);
    if (won !== undefined) await failDocumentOf(tx, won, code);
    return won;
  });
  if (ended === undefined) return false;
  await announceEnd(deps, ended);
  return true;
}

/** After a job has ended without a result: its owner, its document's list and the jobs that waited for it hear of it. */
export async function announceEnd(deps: RunnerDeps, ended: JobRow): Promise<void> {
  await announce(deps, ended.id);
  await measureEnd(deps.bus, ended);
  if (ended.kind === 'extract')
    await deps.bus.publish({ topic: 'documents', user_id: ended.userId, reason: 'failed' });
  await deliverDependents(deps.db, deps.jobs, ended.id);
}

/** Tells a job's owner how it stands; never throws. */
export async function announce(deps: RunnerDeps, id: string): Promise<void> {
  try {
    await publishJobs(deps, [id]);
  } catch (error) {
    deps.log.warn({ err: error, told: id }, 'a state could not be announced');
  }
}
