import { randomUUID } from 'node:crypto';
import { LIMITS } from '#shared/limits.js';
import * as leases from '#platform/db/queries/job-leases.js';
import { AppError } from '#platform/errors.js';
import type { JobRow } from '#platform/db/schema/jobs.js';
import { failSpan, inJobSpan } from '#platform/spans.js';
import { withDeadline } from '#platform/with-deadline.js';
import { createAdmissionControl, type AdmissionControl, type AdmissionSlot } from './admission.js';
import { complete } from './complete.js';
import { createDeadline } from './deadline.js';
import { publishJobState, releaseClaim, msSince, endAttempt, type AttemptEnd } from './end-attempt.js';
import { startHeartbeat } from './heartbeat.js';
import { createParts } from './parts.js';
import { StopReason } from '#workers/attempt/stop-reason.js';
import type { RunnerDeps } from './processor.js';
import { createProgress } from './progress.js';
import { runProcessor, writeLast } from './run-processor.js';
import { STORE_MS } from '#workers/attempt/handover.js';
import { createSoloRun, runAlone } from './solo-run.js';

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
  const announcement = publishJobState(deps, row);

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
      ...createParts(deps, row, claim, { progress, signal: controller.signal, lost: () => stop('fenced') }),
    });
    await progress.flush();
    await complete(deps, claim, outcome, controller.signal);
    log.info({ ms: msSince(startedAt) }, 'job completed');
    return { end: 'completed' };
  } catch (error) {
    // A write that waits for a lock must not keep a cancelled job from ending.
    await withDeadline(STORE_MS, 'writing the last progress', progress.flush()).catch((failed: unknown) =>
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
