import type { QueueName } from '#platform/config.js';
import type { JobView } from '#platform/db/queries/job-views.js';
import { presentJob } from '#platform/jobs/present.js';
import type { Deps } from '#server/deps.js';
import type { Job } from '#shared/contracts/jobs.js';

/**
 * Jobs as REST shows them. Of those in line it also says whether their queue is paused: only the queue knows, and where
 * it cannot be asked the place in line is what there is to say.
 */
export async function presentJobs(
  { queues, clock }: Pick<Deps, 'queues' | 'clock'>,
  views: readonly JobView[],
): Promise<Job[]> {
  const paused = new Set<QueueName>();
  const inLine = new Set(views.flatMap(({ queue, position }) => (position === null ? [] : [queue])));
  await Promise.all(
    [...inLine].map(async (queue) => {
      if (await queues.isPaused(queue).catch(() => false)) paused.add(queue);
    }),
  );
  return views.map((view) => {
    const job = presentJob(view, clock.now());
    return view.position !== null && paused.has(view.queue) ? { ...job, paused: true } : job;
  });
}
