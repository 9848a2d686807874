import { randomUUID } from 'node:crypto';
import { createPostgresBackend, withBackend } from 'bullmq';
import { QUEUE_NAMES, type QueueName } from '#platform/config.js';
import type { Logger } from '#platform/log.js';
import { within } from '#platform/within.js';
import type { Entry, QueueControl, Queues } from './queues.js';

/** Connections of one BullMQ class' pool; each Worker pins one more for LISTEN. Counted in docs/operations.md. */
const CONNECTIONS = 2;
const SCHEMA = 'bullmq';
/** An add that takes longer than this is left to the sweep. */
const ADD_DEADLINE_MS = 3_000;
/**
 * BullMQ would fail a job whose worker vanished this often. Ours is judged by its row (`crashes`), so the
 * queue must never do it first.
 */
const NEVER = 1_000_000_000;

const { Queue, Worker } = withBackend(createPostgresBackend);
type Data = { jobId: string };

const entryId = ({ jobId, delivery }: Pick<Entry, 'jobId' | 'delivery'>) => `${jobId}-${delivery}`;

/** Queues on PostgreSQL, by BullMQ's own backend in its own schema. Connects when first used. */
export function createPostgresQueues(databaseUrl: string, log: Logger): Queues & QueueControl {
  const connection = {
    connectionString: databaseUrl,
    schema: SCHEMA,
    max: CONNECTIONS,
    connectionTimeoutMillis: 5_000,
  };
  const onError = (queue: QueueName) => (error: Error) =>
    log.warn({ err: error, queue }, 'the queue reported an error');
  // One name for all consumers of this process, so that a process that takes from three queues counts once.
  const processName = randomUUID();
  const open = new Map<QueueName, InstanceType<typeof Queue<Data>>>();
  const queueOf = (name: QueueName) => {
    let queue = open.get(name);
    if (queue === undefined) {
      queue = new Queue<Data>(name, { connection });
      queue.on('error', onError(name));
      open.set(name, queue);
    }
    return queue;
  };

  return {
    async add(entry) {
      const added = queueOf(entry.queue).add(
        entry.kind,
        { jobId: entry.jobId },
        {
          jobId: entryId(entry),
          priority: entry.priority,
          delay: entry.delayMs,
          attempts: 1,
          removeOnComplete: true,
          removeOnFail: true,
        },
      );
      await within(ADD_DEADLINE_MS, 'adding to the queue', added);
    },

    async holds(entry) {
      const state = await within(
        ADD_DEADLINE_MS,
        'asking the queue',
        queueOf(entry.queue).getJobState(entryId(entry)),
      );
      return state !== 'unknown' && state !== 'completed' && state !== 'failed';
    },

    async remove(entry) {
      await within(ADD_DEADLINE_MS, 'removing from the queue', queueOf(entry.queue).remove(entryId(entry)));
    },

    async consume(name, handler, concurrency) {
      const running = new Set<Promise<void>>();
      const worker = new Worker<Data>(
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
          removeOnComplete: { count: 0 },
          removeOnFail: { count: 0 },
        },
      );
      // Without a listener a Worker can die without a word.
      worker.on('error', onError(name));
      await worker.waitUntilReady();
      return {
        async close(timeoutMs) {
          // BullMQ's own close waits for running jobs without limit, and once begun it cannot be forced.
          await worker.pause(true);
          // What was on its way when it paused still begins.
          const emptied = async () => {
            while (running.size > 0) await Promise.allSettled(running);
          };
          await within(timeoutMs, 'ending what runs', emptied()).catch((error: unknown) =>
            log.warn({ err: error, queue: name, running: running.size }, 'work went on after its deadline'),
          );
          const drained = running.size === 0;
          await worker.close(!drained);
          return drained;
        },
      };
    },

    async pause(name) {
      await within(ADD_DEADLINE_MS, 'pausing a queue', queueOf(name).pause());
    },

    async resume(name) {
      await within(ADD_DEADLINE_MS, 'resuming a queue', queueOf(name).resume());
    },

    async isPaused(name) {
      return within(ADD_DEADLINE_MS, 'asking the queue', queueOf(name).isPaused());
    },

    async workers(name) {
      const clients = await within(ADD_DEADLINE_MS, 'asking the queue', queueOf(name).getWorkers());
      return [...new Set(clients.map((client) => client['rawname'] ?? client['name'] ?? ''))].map((full) =>
        full.slice(full.lastIndexOf(':') + 1),
      );
    },

    async board(basePath) {
      const { createBoard } = await import('./board.js');
      return createBoard(QUEUE_NAMES.map(queueOf), basePath);
    },

    async close() {
      await Promise.all([...open.values()].map((queue) => queue.close()));
    },
  };
}
