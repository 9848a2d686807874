import type { Job } from '#shared/contracts/jobs.js';
import { LIMITS } from '#shared/limits.js';
import type { JobView } from '#platform/db/queries/job-views.js';

/** Returns the estimated seconds until the stage's last unit, at the rate so far; null if the rate would be a guess. */
function eta(
  work: Pick<JobView, 'done' | 'total' | 'stageStartedAt' | 'stageBase'>,
  now: Date,
): number | null {
  if (work.total === null || work.stageStartedAt === null) return null;
  const units = work.done - work.stageBase;
  const elapsed = now.getTime() - work.stageStartedAt.getTime();
  if (units < LIMITS.jobs.etaUnits || elapsed < LIMITS.jobs.etaMs) return null;
  return Math.max(0, Math.ceil(((elapsed / units) * (work.total - work.done)) / 1000));
}

/**
 * Presents a job for REST and sockets. A job that waits for its document's extraction shows the extraction as its
 * own first stage, because for its owner both are one action.
 */
export function presentJob(view: JobView, now: Date): Job {
  const extracting = view.status === 'queued' && view.blocker?.status === 'running' ? view.blocker : null;
  const waiting = view.status === 'queued' && view.blocker?.status === 'queued';
  const work = extracting ?? view;
  const status = extracting ? 'running' : view.status;
  return {
    id: view.id,
    kind: view.kind,
    status,
    stage: waiting ? 'extract' : extracting ? (extracting.stage ?? 'extract') : view.stage,
    done: waiting ? 0 : work.done,
    total: waiting ? null : work.total,
    position: view.position,
    eta_seconds: status === 'running' ? eta(work, now) : null,
    attempt: view.attempt,
    document_id: view.documentId,
    filename: view.filename,
    result:
      view.resultKind === null || view.resultId === null
        ? null
        : { kind: view.resultKind, id: view.resultId },
    error: view.error,
    error_code: view.errorCode,
    request_id: view.requestId,
    parent_id: view.parentId,
    created_at: view.createdAt.toISOString(),
    started_at: (view.startedAt ?? extracting?.startedAt)?.toISOString() ?? null,
    finished_at: view.finishedAt?.toISOString() ?? null,
    version: view.version,
  };
}
