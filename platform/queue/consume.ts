import { randomUUID } from 'node:crypto';
import type { IQueueBackend } from 'bullmq';
import type { QueueName } from '#platform/config.js';
import type { Logger } from '#platform/log.js';
import { withDeadline } from '#platform/with-deadline.js';
import type { Backend, EntryData } from './backend.js';
import type { Consumer, Queues } from './queues.js';

/** Entries of a worker that is gone come back after `LOCK_MS`, looked for every `STALLED_MS`; 30 s each by default. */
const LOCK_MS = 10_000;
const STALLED_MS = 5_000;
/** After an error a consumer asks for work again; 15 s by default. */
const RETRY_MS = 1_000;
/**
 * BullMQ would fail a job whose worker vanished this often. Ours is judged by its row (`crashes`), so the
 * queue must never do it first.
 */
const NEVER = 1_000_000_000;

/** Returns the `consume` of these queues, by one of BullMQ's Workers for each call. */
export function createConsume<B extends IQueueBackend, C>(
  { classes, connection, openDeadlineMs }: Backend<B, C>,
  { log, onError }: { log: Logger; onError(queue: QueueName): (error: Error) => void },
): Queues['consume'] {
  // One name for all consumers of this process, so that a process that takes from three queues counts once.
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
        connection,
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
    // Without a listener a Worker can die without a word.
    worker.on('error', onError(name));
    try {
      await withDeadline(openDeadlineMs, 'connecting a consumer', worker.waitUntilReady());
    } catch (error) {
      // Such a worker would never take anything. Not waited for: its end may hang on the same connection.
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
      // BullMQ's own close waits for running jobs without limit, and once begun it cannot be forced.
      await worker.pause(true);
      // What was on its way when it paused still begins.
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
