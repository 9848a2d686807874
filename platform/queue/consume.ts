import { randomUUID } from 'node:crypto';
import type { IQueueBackend } from 'bullmq';
import type { QueueName } from '#platform/config.js';
import type { Logger } from '#platform/log.js';
import { withDeadline } from '#platform/with-deadline.js';
import { prefixOf, type Backend, type EntryData } from './backend.js';
import type { Consumer, Queues } from './queues.js';

/**
 * Lock duration, ms: entries of a worker that is gone are redelivered after `LOCK_MS`, checked every `STALLED_MS`.
 * The default of both is 30 s.
 */
const LOCK_MS = 10_000;
const STALLED_MS = 5_000;
/** Delay after an error until a consumer asks for work again, ms; the default is 15 s. */
const RETRY_MS = 1_000;
/**
 * BullMQ's limit of stalls, set so high that it is never reached: BullMQ would fail the job, but a job whose
 * workers vanish is judged by its row (`crashes`).
 */
const NEVER = 1_000_000_000;

/** Returns the `consume` function of these queues, which creates one BullMQ Worker for each call. */
export function createConsume<B extends IQueueBackend, C>(
  backend: Backend<B, C>,
  { log, onError }: { log: Logger; onError(queue: QueueName): (error: Error) => void },
): Queues['consume'] {
  const { classes, connection, consumerConnection, openDeadlineMs } = backend;
  // One name for all consumers of this process, so that a process that consumes three queues counts once.
  const processName = randomUUID();

  return async (name, handler, concurrency) => {
    const running = new Set<Promise<void>>();
    const worker = new classes.Worker<EntryData>(
      name,
      async (job) => {
        const work = handler(job.data.jobId);
        running.add(work);
        try {
          await work;
        } finally {
          running.delete(work);
        }
      },
      {
        connection: consumerConnection ?? connection,
        ...prefixOf(backend),
        name: processName,
        concurrency,
        maxStalledCount: NEVER,
        lockDuration: LOCK_MS,
        stalledInterval: STALLED_MS,
        runRetryDelay: RETRY_MS,
        removeOnComplete: { count: 0 },
        removeOnFail: { count: 0 },
      },
    );
    // Without a listener a Worker can die silently.
    worker.on('error', onError(name));
    try {
      await withDeadline(openDeadlineMs, 'connecting a consumer', worker.waitUntilReady());
    } catch (error) {
      // This worker would never consume anything. Closing is not awaited: it may hang on the same connection.
      worker.close(true).catch(onError(name));
      throw error;
    }
    return consumerOf(worker, { name, running, log });
  };
}

function consumerOf(
  worker: { pause(doNotWaitActive: boolean): Promise<unknown>; close(force: boolean): Promise<unknown> },
  { name, running, log }: { name: QueueName; running: ReadonlySet<Promise<void>>; log: Logger },
): Consumer {
  return {
    async close(timeoutMs) {
      // BullMQ's own close waits for running jobs without a limit, and once begun it cannot be forced.
      await worker.pause(true);
      // Entries that were being fetched at the pause still start.
      const emptied = async () => {
        while (running.size > 0) await Promise.allSettled(running);
      };
      await withDeadline(timeoutMs, 'ending what runs', emptied()).catch((error: unknown) =>
        log.warn({ err: error, queue: name, running: running.size }, 'work went on after its deadline'),
      );
      const drained = running.size === 0;
      await worker.close(!drained);
      return drained;
    },
  };
}
