import { LIMITS } from '#shared/limits.js';
import type { Db } from '#platform/db/client.js';
import { isConnectionError } from '#platform/db/connection-errors.js';
import * as leases from '#platform/db/queries/job-leases.js';
import { AppError } from '#platform/errors.js';
import { publishJobEnded, publishJobRequeued } from '#platform/jobs/metric-events.js';
import {
  writeAbandonment,
  deliverDependents,
  publishAbandonment,
  publishJobRow,
} from '#platform/jobs/service.js';
import type { JobRow } from '#platform/db/schema/jobs.js';
import { isUnavailable } from '#platform/unavailable.js';
import { withRetry } from '#platform/with-retry.js';
import { RetryAfter } from '#workers/attempt/failures.js';
import { StopReason } from '#workers/attempt/stop-reason.js';
import type { RunnerDeps } from './processor.js';

/** The outcome of one attempt at a job. */
type AttemptOutcome =
  | 'completed'
  | 'failed'
  | 'cancelled'
  | 'retried'
  | 'later'
  | 'shutdown'
  | 'yielded'
  | 'fenced'
  | 'unwritten';
export interface AttemptEnd {
  end: AttemptOutcome;
  /** The error of an attempt that failed. */
  error?: unknown;
}

/** Attempts whose delay, at most four seconds, follows a connection that broke. */
const RECONNECTED = 2;

/** Returns the milliseconds since a moment of the process's monotonic clock. */
export const msSince = (startedAt: number) => Math.round(performance.now() - startedAt);

/**
 * Returns an exponential delay with equal jitter, ms: at least half of the ceiling, and spread so that jobs that
 * failed together do not retry together.
 */
function backoff(attempt: number): number {
  const ceiling = Math.min(LIMITS.jobs.backoffMaxMs, LIMITS.jobs.backoffBaseMs * 2 ** attempt);
  return Math.round(ceiling / 2 + Math.random() * (ceiling / 2));
}

/**
 * Tells whether another attempt could help. An error that we named ourselves (a locked document) will not change; an
 * unknown one might.
 */
function isRetryable(error: unknown): boolean {
  if (error instanceof AppError) return error.code === 'unavailable' || error.code === 'deadline';
  return true;
}

interface Attempt {
  /** Start of the attempt by the process's monotonic clock, ms. */
  startedAt: number;
  shutdown: AbortSignal;
  /**
   * True if work in this process kept its heartbeat from renewing the lease: the lost lease then counts against the
   * job.
   */
  blocked: boolean;
}

/**
 * Ends or requeues a job whose processor did not finish. Whatever the reason, the row changes only while the claim is
 * still owned. Never throws.
 */
export async function endAttempt(
  deps: RunnerDeps,
  row: JobRow,
  claim: leases.Claim,
  error: unknown,
  { startedAt, shutdown, blocked }: Attempt,
): Promise<AttemptEnd> {
  const { log } = deps;
  const ms = msSince(startedAt);
  const lost = async (): Promise<AttemptEnd> => {
    log.warn({ ms, blocked }, 'the lease was lost; another worker goes on');
    if (!blocked) await releaseClaim(deps, claim, shutdown);
    return { end: 'fenced' };
  };
  try {
    if (error instanceof StopReason && error.reason === 'fenced') return await lost();
    if (await endWith(deps, (tx) => leases.finishCancelled(tx, claim))) {
      log.info({ ms }, 'job cancelled');
      return { end: 'cancelled' };
    }
    if (error instanceof StopReason && error.reason === 'cancelled') return await lost();
    const plan = planRequeue(row, error);
    if (plan !== undefined) {
      if (!(await requeue(deps, claim, plan))) return await lost();
      const { end, delayMs } = plan;
      if (plan.error === undefined) log.info({ ms, delayMs }, REQUEUE_MESSAGES[end]);
      else log.warn({ err: plan.error, delayMs, ms }, REQUEUE_MESSAGES[end]);
      return { end, error: plan.error };
    }
    const cause = error instanceof StopReason ? new AppError('deadline') : error;
    const failure = cause instanceof AppError ? cause : new AppError('internal', { cause });
    if (!(await endWith(deps, (tx) => leases.failJob(tx, claim, failure), failure.code))) return await lost();
    log[cause instanceof AppError ? 'warn' : 'error']({ err: cause, code: failure.code, ms }, 'job failed');
    return { end: 'failed', error: failure };
  } catch (failed) {
    // Only seconds are lost: the claim is released below, or its lease expires.
    log.error({ err: failed, cause: error, ms }, 'the end of a job could not be written');
    await releaseClaim(deps, claim, shutdown);
    return { end: 'unwritten', error: failed };
  }
}

const REQUEUE_MESSAGES = {
  shutdown: 'job left for the next worker',
  yielded: 'job made room for one that must run alone',
  later: 'job deferred',
  retried: 'job will be tried again',
} as const;

interface RequeuePlan {
  end: keyof typeof REQUEUE_MESSAGES;
  delayMs: number;
  costsAttempt: boolean;
  reason: Parameters<typeof publishJobRequeued>[2];
  error?: unknown;
}

/** Returns how to requeue a job that did not finish; undefined if it ends. */
function planRequeue(row: JobRow, error: unknown): RequeuePlan | undefined {
  const free = { delayMs: 0, costsAttempt: false };
  if (error instanceof StopReason) {
    switch (error.reason) {
      case 'shutdown':
        return { ...free, end: 'shutdown', reason: 'shutdown' };
      case 'yielded':
        return { ...free, end: 'yielded', reason: 'later' };
      default:
        return undefined;
    }
  }
  if (error instanceof RetryAfter) return { ...free, end: 'later', delayMs: error.ms, reason: 'later' };
  if (isUnavailable(error)) {
    // A connection that broke is made again by writing this; what is full, or refuses us, needs somebody to act.
    const delayMs = backoff(isConnectionError(error) ? RECONNECTED : LIMITS.jobs.attempts);
    return { ...free, end: 'later', delayMs, reason: 'later', error };
  }
  if (isRetryable(error) && row.attempt + 1 < LIMITS.jobs.attempts)
    return { end: 'retried', delayMs: backoff(row.attempt), costsAttempt: true, reason: 'error', error };
  return undefined;
}

/**
 * Leaves a job to the next worker while this one is alive: returns a lease that it still owns, and clears one that
 * the sweep has counted as a crash in the meantime. Retries until the database can be reached, or the worker stops: then
 * the sweep requeues the job. Never throws.
 */
export async function releaseClaim(
  deps: RunnerDeps,
  claim: leases.Claim,
  shutdown: AbortSignal,
): Promise<void> {
  const warn = (error: unknown) =>
    deps.log.warn({ err: error, job: claim.jobId }, 'a job could not be given up yet');
  const release = async () => {
    if (await endWith(deps, (tx) => leases.finishCancelled(tx, claim))) return;
    await requeue(deps, claim, { delayMs: 0, costsAttempt: false, reason: 'later' });
    await leases.clearLostClaim(deps.db, claim);
  };
  await withRetry(release, { signal: shutdown, onRetry: warn }).catch(warn);
}

/** Requeues a job; returns whether the claim was still owned. */
async function requeue(
  deps: RunnerDeps,
  claim: leases.Claim,
  { delayMs, costsAttempt, reason }: Pick<RequeuePlan, 'delayMs' | 'costsAttempt' | 'reason'>,
): Promise<boolean> {
  const row = await leases.releaseJob(deps.db, claim, { delayMs, costsAttempt });
  if (row === undefined) return false;
  await deps.jobs.deliver(row);
  await publishJobRequeued(deps.bus, row, reason);
  return true;
}

/** Writes the end of a job and its consequences in one transaction, then publishes it. */
async function endWith(
  deps: RunnerDeps,
  end: (tx: Db) => Promise<JobRow | undefined>,
  code = 'cancelled',
): Promise<boolean> {
  const ended = await deps.db.transaction(async (tx) => {
    const won = await end(tx);
    if (won !== undefined) await writeAbandonment(tx, won, code);
    return won;
  });
  if (ended === undefined) return false;
  await publishEnd(deps, ended);
  return true;
}

/**
 * Notifies everyone concerned after a job has ended without a result: its owner, the jobs that waited for it, and the
 * recipients that the job's definition names.
 */
export async function publishEnd(deps: RunnerDeps, ended: JobRow): Promise<void> {
  await publishJobState(deps, ended);
  await publishJobEnded(deps.bus, ended);
  await publishAbandonment(deps.bus, ended);
  await deliverDependents(deps.db, deps.jobs, ended);
}

/** Publishes the state of a job that runs or has ended to its owner; never throws. */
export async function publishJobState(deps: RunnerDeps, row: JobRow): Promise<void> {
  try {
    await publishJobRow(deps, row);
  } catch (error) {
    deps.log.warn({ err: error, jobId: row.id }, 'a state could not be announced');
  }
}
