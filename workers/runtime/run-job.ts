import { randomUUID } from 'node:crypto';
import { LIMITS } from '#shared/limits.js';
import * as leases from '#platform/db/queries/job-leases.js';
import { AppError } from '#platform/errors.js';
import { publishJobEnded } from '#platform/jobs/metric-events.js';
import { deliverDependents } from '#platform/jobs/service.js';
import type { JobRow } from '#platform/jobs/types.js';
import type { Logger } from '#platform/log.js';
import { failSpan, inJobSpan } from '#platform/spans.js';
import { withDeadline } from '#platform/with-deadline.js';
import { createAdmissionControl, type AdmissionControl, type AdmissionSlot } from './admission.js';
import { createDeadline } from './deadline.js';
import { createParts } from './parts.js';
import { StopReason, type JobContext, type Outcome, type RunnerDeps } from './processor.js';
import { createProgress } from './progress.js';
import { publishJobState, releaseClaim, msSince, endAttempt, type AttemptEnd } from './end-attempt.js';

/**
 * Runs one delivered job from claim to end. Guarantees: at most one worker writes for a job at a time (claim token);
 * a crash at any point repeats at most the parts in progress; a cancelled job never completes; the result and the
 * completed state are one transaction. Never throws.
 */
export async function runJob(
  deps: RunnerDeps,
  jobId: string,
  shutdown: AbortSignal,
  admission: AdmissionControl = createAdmissionControl(),
): Promise<void> {
  const slot = await admission.acquireSlot(shutdown);
  try {
    await runAdmitted(deps, jobId, shutdown, slot);
  } finally {
    slot.leave();
  }
}

async function runAdmitted(
  deps: RunnerDeps,
  jobId: string,
  shutdown: AbortSignal,
  slot: AdmissionSlot,
): Promise<void> {
  const claim = { jobId, token: randomUUID() };
  let row: JobRow | undefined;
  try {
    row = await leases.claimJob(deps.db, claim);
  } catch (error) {
    deps.log.warn({ err: error, job: jobId }, 'a job could not be claimed; the sweep will deliver it again');
    // The claim may have succeeded although its answer was lost.
    await releaseClaim(deps, claim, shutdown);
    return;
  }
  if (row === undefined) {
    deps.log.debug({ job: jobId }, 'delivered again, nothing to claim');
    return;
  }
  const claimed = row;
  const { kind, userId, requestId, attempt, crashes, queue, traceParent } = claimed;
  const attributes = {
    'lda.job.id': jobId,
    'lda.job.queue': queue,
    'lda.job.attempt': attempt + 1,
    'lda.job.crashes': crashes,
    'lda.request.id': requestId,
  };
  // Every log line of a job names the job, its owner, the request and the attempt.
  const log = deps.log.child({ job: jobId, kind, user: userId, request_id: requestId, attempt: attempt + 1 });
  await inJobSpan(`job ${kind}`, { traceParent, attributes }, async (span) => {
    const { end, error } = await runClaimed({ ...deps, log }, claimed, claim, shutdown, slot);
    span.setAttribute('lda.job.end', end);
    if (error !== undefined) failSpan(span, error);
  });
}

/** Processes a claimed job while its heartbeat runs, and writes how it ended. Never throws. */
async function runClaimed(
  deps: RunnerDeps,
  row: JobRow,
  claim: leases.Claim,
  shutdown: AbortSignal,
  slot: AdmissionSlot,
): Promise<AttemptEnd> {
  const { log } = deps;
  const { jobId } = claim;
  // Published concurrently: processing does not wait for it.
  const announcement = publishJobState(deps, row.id);

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
  const deadline = createDeadline(LIMITS.jobs.deadlineMs, () => stop('deadline'));
  slot.onYield(() => stop('yielded'));
  const soloRun = createSoloRun(slot);
  const heartbeat = startHeartbeat(deps, claim, stop, soloRun);
  const progress = createProgress(deps, claim, {
    lost: () => stop('fenced'),
    onProgress: soloRun.end,
  });

  const lastWrites: (() => Promise<void>)[] = [];

  const startedAt = performance.now();
  try {
    if (row.lostSoloClaims.length >= LIMITS.jobs.soloCrashes) throw new AppError('poisonous');
    if (row.crashes >= LIMITS.jobs.suspectCrashes)
      await runAlone(deps, row, claim, controller.signal, soloRun);
    const report: typeof progress.report = (stage, done, total) => {
      deadline.progress(stage, done);
      progress.report(stage, done, total);
    };
    const outcome = await runProcessor(deps, row, controller.signal, {
      progress: report,
      beforeEnd: (write) => lastWrites.push(write),
      ...createParts(deps, row, claim, { progress, lost: () => stop('fenced') }),
    });
    await progress.flush();
    await complete(deps, claim, outcome, controller.signal);
    log.info({ ms: msSince(startedAt) }, 'job completed');
    return { end: 'completed' };
  } catch (error) {
    // A write that waits for a lock must not keep a cancelled job from ending.
    await withDeadline(SETTLE_MS, 'writing the last progress', progress.flush()).catch((failed: unknown) =>
      log.warn({ err: failed }, 'the last progress of a job was not written'),
    );
    const cause: unknown = controller.signal.aborted ? controller.signal.reason : error;
    if (!(cause instanceof StopReason && cause.reason === 'fenced')) await writeLast(lastWrites, log);
    return await endAttempt(deps, row, claim, cause, { startedAt, shutdown, blocked: heartbeat.blocked() });
  } finally {
    deadline.stop();
    unsubscribe();
    shutdown.removeEventListener('abort', onShutdown);
    heartbeat.stop();
    soloRun.stop();
    await announcement;
  }
}

/**
 * Waits until this suspect is the only job in its process, and records that: from here on a crash counts against it.
 */
async function runAlone(
  deps: RunnerDeps,
  row: JobRow,
  claim: leases.Claim,
  signal: AbortSignal,
  soloRun: SoloRun,
): Promise<void> {
  await soloRun.begin(signal, LIMITS.jobs.soloMs * 2 ** (row.crashes - LIMITS.jobs.suspectCrashes));
  deps.log.warn({ crashes: row.crashes }, 'a job in hand at several crashes runs alone');
  if ((await leases.renewLease(deps.db, claim, { solo: true })) === undefined) throw new StopReason('fenced');
}

type SoloRun = ReturnType<typeof createSoloRun>;

/** Tracks the time that a suspect runs alone: others are admitted only after its row says that it no longer does. */
function createSoloRun(slot: AdmissionSlot) {
  let state: 'shared' | 'solo' | 'ending' = 'shared';
  let timer: NodeJS.Timeout | undefined;
  return {
    /** The value of `solo` that the next heartbeat writes. */
    solo: () => state === 'solo',
    /** True if `end` must be called after the next heartbeat. */
    ending: () => state === 'ending',
    async begin(signal: AbortSignal, ms: number): Promise<void> {
      await slot.isolate(signal);
      state = 'solo';
      timer = setTimeout(() => (state = 'ending'), Math.min(ms, LIMITS.jobs.deadlineMs));
    },
    end(): void {
      clearTimeout(timer);
      state = 'shared';
      slot.share();
    },
    stop: () => clearTimeout(timer),
  };
}

/**
 * Time that a job which is handed to another worker has to store what has been answered already, ms: without it the next
 * worker would ask a model again.
 */
const SETTLE_MS = 2_000;
const handsOver = ({ reason }: AbortSignal) =>
  reason instanceof StopReason && (reason.reason === 'shutdown' || reason.reason === 'yielded');

/** Runs the processor; does not wait long for one that ignores its signal, whose later writes are fenced off. */
async function runProcessor(
  deps: RunnerDeps,
  row: JobRow,
  signal: AbortSignal,
  writes: Pick<JobContext<unknown>, 'progress' | 'finishedParts' | 'finishPart' | 'beforeEnd'>,
): Promise<Outcome> {
  const processor = deps.processors.get(row.kind);
  if (processor === undefined) throw new Error(`no processor for jobs of kind ${row.kind}`);
  const input = processor.input.parse(row.input);
  const aborted = new Promise<never>((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason as Error);
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
  const running = processor.run({ ...deps, ...writes, job: row, input, signal });
  // Nothing awaits the one that settles second: an abandoned processor may still reject.
  running.catch(() => undefined);
  aborted.catch(() => undefined);
  try {
    return await Promise.race([running, aborted]);
  } catch (error) {
    if (handsOver(signal))
      await withDeadline(SETTLE_MS, 'settling a job', Promise.allSettled([running])).catch(() => {
        deps.log.warn('a job was handed over before it had settled');
      });
    throw error;
  }
}

/** Writes what a job has come to, before its end is written. */
async function writeLast(writes: readonly (() => Promise<void>)[], log: Logger): Promise<void> {
  for (const write of writes) {
    await write().catch((error: unknown) =>
      log.warn({ err: error }, 'the last output of a job could not be stored'),
    );
  }
}

/** Renews the lease until stopped; stops the job when it was cancelled or lost. */
function startHeartbeat(
  deps: RunnerDeps,
  claim: leases.Claim,
  stop: (reason: StopReason['reason']) => void,
  soloRun: SoloRun,
) {
  let last = performance.now();
  let busy = false;
  let tick = { at: last, cpu: process.cpuUsage() };
  let blocked = false;
  const renew = async () => {
    const ending = soloRun.ending();
    const lease = await leases.renewLease(deps.db, claim, { solo: soloRun.solo() });
    last = performance.now();
    if (lease === undefined) stop('fenced');
    else if (lease.cancelRequested) stop('cancelled');
    if (ending) soloRun.end();
  };
  const timer = setInterval(() => {
    const now = performance.now();
    blocked ||= wasBlocked(now - tick.at, process.cpuUsage(tick.cpu));
    tick = { at: now, cpu: process.cpuUsage() };
    // Another worker may own a lease that was not renewed in time: stop before it starts. The lease is not renewed
    // either, or no worker could take over a job that was given up here.
    if (now - last > LIMITS.jobs.leaseMs) return stop('fenced');
    if (busy) return;
    busy = true;
    renew()
      .catch((error: unknown) => deps.log.warn({ err: error }, 'a lease could not be renewed'))
      .finally(() => {
        busy = false;
      });
  }, LIMITS.jobs.heartbeatMs);
  return {
    stop: () => clearInterval(timer),
    /** True if work in this process delayed the heartbeat for longer than a lease. */
    blocked: () => blocked,
  };
}

/**
 * Tells whether a process whose event loop stood still for `ms` was busy, rather than frozen or without a processor.
 */
const wasBlocked = (ms: number, { user, system }: NodeJS.CpuUsage) =>
  ms > LIMITS.jobs.leaseMs && (user + system) / 1000 > ms / 2;

async function complete(
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
  await publishJobState(deps, claim.jobId);
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
