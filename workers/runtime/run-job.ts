import { randomUUID } from 'node:crypto';
import { LIMITS } from '#shared/limits.js';
import type { Db } from '#platform/db/client.js';
import * as leases from '#platform/db/queries/job-leases.js';
import { markDocumentFailed } from '#platform/db/queries/jobs.js';
import { AppError } from '#platform/errors.js';
import { deliverDependents, publishJobs } from '#platform/jobs/service.js';
import type { JobRow } from '#platform/jobs/types.js';
import { TryLater } from '#workers/engines/failures.js';
import { createParts } from './parts.js';
import { StopReason, type Outcome, type Processor, type RunnerDeps } from './processor.js';
import { createProgress } from './progress.js';

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
 * Carries one delivered job from claim to end. Guarantees: at most one worker writes for a job at a time
 * (claim token); a crash at any point repeats at most the parts that were in work; a job that was cancelled
 * never completes; the result and the completed state are one transaction. Never throws.
 */
export async function runJob(deps: RunnerDeps, jobId: string, shutdown: AbortSignal): Promise<void> {
  const log = deps.log.child({ job: jobId });
  const claim = { jobId, token: randomUUID() };
  let row: JobRow | undefined;
  try {
    row = await leases.claimJob(deps.db, claim);
  } catch (error) {
    log.warn({ err: error }, 'a job could not be claimed; the sweep will deliver it again');
    return;
  }
  if (row === undefined) {
    log.debug('delivered again, nothing to claim');
    return;
  }
  // Told beside the work, which does not wait for it.
  const told = announce(deps, row.id);

  const controller = new AbortController();
  const stop = (reason: StopReason['reason']) => {
    if (!controller.signal.aborted) controller.abort(new StopReason(reason));
  };
  const onShutdown = () => stop('shutdown');
  shutdown.addEventListener('abort', onShutdown, { once: true });
  if (shutdown.aborted) onShutdown();
  const unsubscribe = deps.bus.subscribe('job:cancel', (event) => {
    if (event.job_id === jobId) stop('cancelled');
  });
  const deadline = setTimeout(() => stop('deadline'), LIMITS.jobs.deadlineMs);
  const heart = beat(deps, claim, stop);
  const progress = createProgress(deps, claim, () => stop('fenced'));

  const startedAt = performance.now();
  try {
    const outcome = await work(deps, row, claim, controller.signal, progress.report, () => stop('fenced'));
    await progress.flush();
    controller.signal.throwIfAborted();
    await complete(deps, claim, outcome);
    log.info({ kind: row.kind, ms: Math.round(performance.now() - startedAt) }, 'job completed');
  } catch (error) {
    await progress.flush();
    await settle(deps, row, claim, controller.signal.aborted ? controller.signal.reason : error);
  } finally {
    clearTimeout(deadline);
    unsubscribe();
    shutdown.removeEventListener('abort', onShutdown);
    heart.stop();
    await told;
  }
}

/** Runs the processor, and does not wait for one that ignores its signal: what it still writes is fenced off. */
async function work(
  deps: RunnerDeps,
  row: JobRow,
  claim: leases.Claim,
  signal: AbortSignal,
  report: Parameters<Processor<unknown>['run']>[0]['progress'],
  lost: () => void,
): Promise<Outcome> {
  const processor = deps.processors.get(row.kind);
  if (processor === undefined) throw new Error(`no processor for jobs of kind ${row.kind}`);
  const input = processor.input.parse(row.input);
  const aborted = new Promise<never>((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason as Error);
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
  const running = processor.run({
    ...deps,
    log: deps.log.child({ job: row.id, kind: row.kind, request: row.requestId }),
    job: row,
    input,
    signal,
    progress: report,
    ...createParts(deps, row, claim, lost),
  });
  // Whichever comes second is heard by nobody: an abandoned processor may still reject.
  running.catch(() => undefined);
  aborted.catch(() => undefined);
  return Promise.race([running, aborted]);
}

/** Renews the lease until stopped; tells when the job was cancelled or lost. */
function beat(deps: RunnerDeps, claim: leases.Claim, stop: (reason: StopReason['reason']) => void) {
  let last = performance.now();
  let busy = false;
  const timer = setInterval(() => {
    // A lease that could not be renewed in time may be someone else's by now: stop before they start.
    if (performance.now() - last > LIMITS.jobs.leaseMs) stop('fenced');
    if (busy) return;
    busy = true;
    leases
      .renewLease(deps.db, claim)
      .then((lease) => {
        last = performance.now();
        if (lease === undefined) stop('fenced');
        else if (lease.cancelRequested) stop('cancelled');
      })
      .catch((error: unknown) =>
        deps.log.warn({ err: error, job: claim.jobId }, 'a lease could not be renewed'),
      )
      .finally(() => {
        busy = false;
      });
  }, LIMITS.jobs.beatMs);
  return { stop: () => clearInterval(timer) };
}

async function complete(deps: RunnerDeps, claim: leases.Claim, outcome: Outcome): Promise<void> {
  const won = await deps.db.transaction(async (tx) => {
    const row = await leases.completeJob(tx, claim, outcome.result);
    if (row !== undefined) await outcome.commit?.(tx);
    return row;
  });
  if (won === undefined) throw new StopReason('cancelled');
  await announce(deps, claim.jobId);
  await outcome.afterCommit?.();
  await deliverDependents(deps.db, deps.jobs, claim.jobId);
}

/** Ends or requeues a job whose processor did not finish. Whatever the reason, only a held claim changes the row. */
async function settle(deps: RunnerDeps, row: JobRow, claim: leases.Claim, error: unknown): Promise<void> {
  const log = deps.log.child({ job: row.id, kind: row.kind, request: row.requestId });
  try {
    if (error instanceof StopReason && error.reason === 'fenced') {
      log.warn('the lease was lost; another worker goes on');
      return;
    }
    const cancelled = await endWith(deps, row, (tx) => leases.finishCancelled(tx, claim));
    if (cancelled) {
      log.info('job cancelled');
      return;
    }
    if (error instanceof StopReason && error.reason === 'shutdown') {
      await requeue(deps, claim, { delayMs: 0, costsAttempt: false });
      log.info('job left for the next worker');
      return;
    }
    if (error instanceof TryLater) {
      log.info({ delayMs: error.ms }, 'job was asked to come back later');
      await requeue(deps, claim, { delayMs: error.ms, costsAttempt: false });
      return;
    }
    const cause = error instanceof StopReason ? new AppError('deadline') : error;
    if (mayPass(cause) && !(error instanceof StopReason) && row.attempt + 1 < LIMITS.jobs.attempts) {
      const delayMs = backoff(row.attempt);
      log.warn({ err: cause, delayMs, attempt: row.attempt + 1 }, 'job will be tried again');
      await requeue(deps, claim, { delayMs, costsAttempt: true });
      return;
    }
    const failure = cause instanceof AppError ? cause : new AppError('internal', { cause });
    await endWith(deps, row, (tx) => leases.failJob(tx, claim, failure), failure.code);
    log[cause instanceof AppError ? 'warn' : 'error']({ err: cause }, 'job failed');
  } catch (failed) {
    // The lease runs out and the sweep takes over: nothing is lost but seconds.
    log.error({ err: failed, cause: error }, 'the end of a job could not be written');
  }
}

async function requeue(
  deps: RunnerDeps,
  claim: leases.Claim,
  how: { delayMs: number; costsAttempt: boolean },
): Promise<void> {
  const row = await leases.releaseJob(deps.db, claim, how);
  if (row !== undefined) await deps.jobs.deliver(row);
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
    if (won?.kind === 'extract' && won.documentId !== null) {
      await markDocumentFailed(tx, { documentId: won.documentId, code });
    }
    return won;
  });
  if (ended === undefined) return false;
  await announceEnd(deps, ended);
  return true;
}

/** After a job has ended without a result: its owner, its document's list and the jobs that waited for it hear of it. */
export async function announceEnd(deps: RunnerDeps, ended: JobRow): Promise<void> {
  await announce(deps, ended.id);
  if (ended.kind === 'extract')
    await deps.bus.publish({ topic: 'documents', user_id: ended.userId, reason: 'failed' });
  await deliverDependents(deps.db, deps.jobs, ended.id);
}

async function announce(deps: RunnerDeps, id: string): Promise<void> {
  try {
    await publishJobs(deps, [id]);
  } catch (error) {
    deps.log.warn({ err: error, job: id }, 'a state could not be announced');
  }
}
