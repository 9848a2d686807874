import type { Request, Response } from 'express';
import { AppError } from '#platform/errors.js';
import type { Deps } from '#server/deps.js';
import { ALREADY_SENT } from '#server/route.js';
import { isErrorCode } from '#shared/contracts/errors.js';
import type { Job } from '#shared/contracts/jobs.js';
import { readJob, waitForJobEnd } from './wait-for-job-end.js';

interface LongRunningRequest {
  req: Request;
  res: Response;
  user: { id: string };
  signal: AbortSignal;
}

/** True if the client prefers to get its job at once (RFC 7240). */
function prefersAsync(req: Request): boolean {
  return (req.get('Prefer') ?? '')
    .split(',')
    .some((preference) => /^respond-async\b/i.test(preference.trim()));
}

/** Answers 202 with a job, and where to follow it. */
export function respondAccepted(res: Response, job: Job): typeof ALREADY_SENT {
  res.status(202).location(`/jobs/${job.id}`).json(job);
  return ALREADY_SENT;
}

/** Returns the error that a job without a result is answered with. */
function errorOfJob(job: Job): AppError {
  const code = job.error_code !== null && isErrorCode(job.error_code) ? job.error_code : undefined;
  if (job.status === 'cancelled') return new AppError(code === 'not_found' ? 'not_found' : 'cancelled');
  return new AppError(code ?? 'internal', { detail: job.error ?? undefined });
}

/**
 * Answers a request for long work: with its job at once if the client prefers that, otherwise with the finished
 * result, or with the job if that takes longer than a request may wait.
 */
export async function respondWithJob<R>(
  deps: Deps,
  { req, res, user, signal }: LongRunningRequest,
  jobId: string,
  present: (job: Job) => Promise<R>,
): Promise<R | typeof ALREADY_SENT> {
  if (prefersAsync(req)) {
    res.set('Preference-Applied', 'respond-async');
    return respondAccepted(res, await readJob(deps, user.id, jobId));
  }
  const job = await waitForJobEnd(deps, {
    userId: user.id,
    jobId,
    timeoutMs: deps.config.syncWaitMs,
    signal,
  });
  switch (job.status) {
    case 'completed':
      return present(job);
    case 'failed':
    case 'cancelled':
      throw errorOfJob(job);
    case 'queued':
    case 'running':
      return respondAccepted(res, job);
    default:
      return job.status satisfies never;
  }
}
