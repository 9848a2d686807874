import type { QueueName } from '#platform/config.js';
import type { JobView } from '#platform/db/queries/job-views.js';
import { presentJob } from '#platform/jobs/present.js';
import type { Deps } from '#server/deps.js';
import type { Job } from '#shared/contracts/jobs.js';

/**
 * Presents jobs as REST shows them. A job that waits in a paused queue is marked `paused`; the mark is left out if the
 * queue cannot be asked.
 */
export async function presentJobs(
  { queues, clock }: Pick<Deps, 'queues' | 'clock'>,
  views: readonly JobView[],
): Promise<Job[]> {
  const pausedQueues = new Set<QueueName>();
  const waitingQueues = new Set(views.flatMap(({ queue, position }) => (position === null ? [] : [queue])));
  await Promise.all(
    [...waitingQueues].map(async (queue) => {
      if (await queues.isPaused(queue).catch(() => false)) pausedQueues.add(queue);
    }),
  );
  return views.map((view) => {
    const job = presentJob(view, clock.now());
    return view.position !== null && pausedQueues.has(view.queue) ? { ...job, paused: true } : job;
  });
}
