import { setMaxListeners } from 'node:events';
import { LIMITS } from '#shared/limits.js';
import type { QueueName } from '#platform/config.js';
import type { Consumer, Queues } from '#platform/queue/queues.js';
import { createAdmissionControl } from './admission.js';
import type { RunnerDeps } from './processor.js';
import { runJob } from './run-job.js';
import { startSweep } from './sweep.js';

interface WorkerOptions {
  queues: Queues;
  takes: readonly QueueName[];
  /** Concurrent jobs per queue. */
  concurrency: number;
}

/**
 * Starts taking jobs. `stop` takes no more, stops the running ones (their rows are requeued for the next worker), and
 * returns whether all ended within the deadline.
 */
export async function startWorker(
  deps: RunnerDeps,
  options: WorkerOptions,
): Promise<{ stop(): Promise<boolean> }> {
  const { queues, takes, concurrency } = options;
  const shutdown = new AbortController();
  // One listener for each running job: not a leak.
  setMaxListeners(0, shutdown.signal);
  const admission = createAdmissionControl();
  const consumers: Consumer[] = [];
  for (const name of takes) {
    consumers.push(
      await queues.consume(name, (jobId) => runJob(deps, jobId, shutdown.signal, admission), concurrency),
    );
  }
  const sweep = startSweep({ ...deps, queues });
  return {
    async stop() {
      // First: a caller that waits for these jobs must not also wait for a sweep to end.
      shutdown.abort();
      const swept = sweep.stop();
      const closed = await Promise.all(consumers.map((consumer) => consumer.close(LIMITS.jobs.shutdownMs)));
      await swept;
      return closed.every(Boolean);
    },
  };
}
