import { LIMITS } from '#shared/limits.js';
import type { QueueName } from '#platform/config.js';
import type { Db } from '#platform/db/client.js';
import { countUserJobs } from '#platform/db/queries/jobs.js';
import { AppError } from '#platform/errors.js';

/** Retry-After of the refusal, s: by then some of the queued jobs have been claimed. */
const RETRY_AFTER = 30;

/**
 * Asserts that a user may add a job; returns how many of their jobs are in flight in the queue. Call it in the
 * transaction that has locked the user. Helper jobs are exempt from the limit.
 * @throws AppError `job_limit` if the user has too many queued jobs.
 */
export async function assertJobLimit(
  tx: Db,
  { userId, queue, visible }: { userId: string; queue: QueueName; visible: boolean },
): Promise<number> {
  const { queued, inFlight } = await countUserJobs(tx, { userId, queue });
  if (visible && queued >= LIMITS.jobs.queuedPerUser)
    throw new AppError('job_limit', { retryAfter: RETRY_AFTER });
  return inFlight;
}
