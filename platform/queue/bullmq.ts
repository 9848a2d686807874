import { randomUUID } from 'node:crypto';
import { createPostgresBackend, withBackend } from 'bullmq';
import { QUEUE_NAMES, type QueueName } from '#platform/config.js';
import type { Logger } from '#platform/log.js';
import { within } from '#platform/within.js';
import type { Entry, QueueControl, Queues } from './queues.js';
import { keepOpen, type Reopening } from './reopening.js';

/** Connections of one BullMQ class' pool; each Worker pins one more for LISTEN. Counted in docs/operations.md. */
const CONNECTIONS = 2;
const SCHEMA = 'bullmq';
/** An add that takes longer than this is left to the sweep. */
const ADD_DEADLINE_MS = 3_000;
/** A connection that is not there by then is given up, and an answer that has not come: the next one is asked anew. */
const CONNECT_MS = 5_000;
const OPEN_DEADLINE_MS = 2 * CONNECT_MS;
const QUERY_MS = 10_000;
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

const { Queue, Worker } = withBackend(createPostgresBackend);
type Data = { jobId: string };

const entryId = ({ jobId, delivery }: Pick<Entry, 'jobId' | 'delivery'>) => `${jobId}-${delivery}`;

/** Queues on PostgreSQL, by BullMQ's own backend in its own schema. Begins to connect at once, and anew where that fails. */
export function createPostgresQueues(databaseUrl: string, log: Logger): Queues & QueueControl {
  const connection = {
    connectionString: databaseUrl,
    schema: SCHEMA,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: QUERY_MS,
    keepAlive: true,
  };
  const onError = (queue: QueueName) => (error: Error) =>
    log.warn({ err: error, queue }, 'the queue reported an error');
  // One name for all consumers of this process, so that a process that takes from three queues counts once.
  const processName = randomUUID();
  const openQueue = (name: QueueName) => {
    const queue = new Queue<Data>(name, { connection });
    queue.on('error', onError(name));
    return queue;
  };
  type OpenQueue = ReturnType<typeof openQueue>;
  const open = Object.fromEntries(
    QUEUE_NAMES.map((name) => [
      name,
      keepOpen(() => openQueue(name), { log, name, deadlineMs: OPEN_DEADLINE_MS }),
    ]),
  ) as Record<QueueName, Reopening<OpenQueue>>;
  /** Asks a queue, and waits so long for the connection and the answer together. */
  const ask = <T>(name: QueueName, what: string, question: (queue: OpenQueue) => Promise<T>) =>
    within(ADD_DEADLINE_MS, what, open[name].get().then(question));

  return {
    async add(entry) {
      const options = {
        jobId: entryId(entry),
        priority: entry.priority,
        delay: entry.delayMs,
        attempts: 1,
        removeOnComplete: true,
        removeOnFail: true,
      };
      await ask(entry.queue, 'adding to the queue', (queue) =>
        queue.add(entry.kind, { jobId: entry.jobId }, options),
      );
    },

    async holds(entry) {
      const state = await ask(entry.queue, 'asking the queue', (queue) => queue.getJobState(entryId(entry)));
      return state !== 'unknown' && state !== 'completed' && state !== 'failed';
    },

    async remove(entry) {
      await ask(entry.queue, 'removing from the queue', (queue) => queue.remove(entryId(entry)));
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
        await within(OPEN_DEADLINE_MS, 'connecting a consumer', worker.waitUntilReady());
      } catch (error) {
        // Such a worker would never take anything. Not waited for: its end may hang on the same connection.
        worker.close(true).catch(onError(name));
        throw error;
      }
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
      await ask(name, 'pausing a queue', (queue) => queue.pause());
    },

    async resume(name) {
      await ask(name, 'resuming a queue', (queue) => queue.resume());
    },

    async isPaused(name) {
      return ask(name, 'asking the queue', (queue) => queue.isPaused());
    },

    async workers(name) {
      const clients = await ask(name, 'asking the queue', (queue) => queue.getWorkers());
      return [...new Set(clients.map((client) => client['rawname'] ?? client['name'] ?? ''))].map((full) =>
        full.slice(full.lastIndexOf(':') + 1),
      );
    },

    async board(basePath) {
      const { createBoard } = await import('./board.js');
      // Once connected, a queue stays the same one.
      const queues = await Promise.all(
        QUEUE_NAMES.map((name) => ask(name, 'opening a queue', (queue) => Promise.resolve(queue))),
      );
      return createBoard(queues, basePath);
    },

    async close() {
      await Promise.all(Object.values(open).map((queue) => queue.close()));
    },
  };
}
