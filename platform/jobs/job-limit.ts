import { LIMITS } from '#shared/limits.js';
import type { QueueName } from '#platform/config.js';
import type { Db } from '#platform/db/client.js';
import { countUserJobs } from '#platform/db/queries/jobs.js';
import { AppError } from '#platform/errors.js';

/** Seconds after which some of the jobs that wait have been taken. */
const RETRY_AFTER = 30;

/**
 * How many jobs of a user are in flight in a queue before another one joins them, in the transaction that holds the
 * user. Helpers, which nobody asked for by name, have a place in any case.
 * @throws AppError `job_limit` where the user has too many jobs waiting.
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
