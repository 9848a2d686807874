import type { IQueueBackend } from 'bullmq';
import { QUEUE_NAMES, type QueueName } from '#platform/config.js';
import type { Logger } from '#platform/log.js';
import { withDeadline } from '#platform/with-deadline.js';
import { prefixOf, type Backend, type EntryData } from './backend.js';
import { createConsume } from './consume.js';
import type { Entry, QueueControl, Queues } from './queues.js';
import { reopenOnFailure, type ReopeningClient } from './reopen-on-failure.js';

/** Deadline of adding an entry, ms; after it delivery is left to the sweep. */
const ADD_DEADLINE_MS = 3_000;

const entryId = ({ jobId, delivery }: Pick<Entry, 'jobId' | 'delivery'>) => `${jobId}-${delivery}`;

/** Creates queues with BullMQ on one of its backends. Starts to connect at once and reconnects after a failure. */
export function createBullQueues<B extends IQueueBackend, C>(
  backend: Backend<B, C>,
  log: Logger,
): Queues & QueueControl {
  const onError = (queue: QueueName) => (error: Error) =>
    log.warn({ err: error, queue }, 'the queue reported an error');
  const openQueue = (name: QueueName) => {
    const queue = new backend.classes.Queue<EntryData>(name, {
      connection: backend.connection,
      ...prefixOf(backend),
    });
    queue.on('error', onError(name));
    return queue;
  };
  type OpenQueue = ReturnType<typeof openQueue>;
  const open = Object.fromEntries(
    QUEUE_NAMES.map((name) => [
      name,
      reopenOnFailure(() => openQueue(name), { log, name, deadlineMs: backend.openDeadlineMs }),
    ]),
  ) as Record<QueueName, ReopeningClient<OpenQueue>>;
  /** Queries a queue, with one deadline for the connection and the answer together. */
  const ask = <T>(name: QueueName, what: string, question: (queue: OpenQueue) => Promise<T>) =>
    withDeadline(ADD_DEADLINE_MS, what, open[name].get().then(question));
  const isPaused: QueueControl['isPaused'] = (name) =>
    ask(name, 'asking the queue', (queue) => queue.isPaused());

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

    async has(entry) {
      const state = await ask(entry.queue, 'asking the queue', (queue) => queue.getJobState(entryId(entry)));
      return state !== 'unknown' && state !== 'completed' && state !== 'failed';
    },

    async remove(entry) {
      await ask(entry.queue, 'removing from the queue', (queue) => queue.remove(entryId(entry)));
    },

    consume: createConsume(backend, { log, onError }),

    async pause(name) {
      await ask(name, 'pausing a queue', (queue) => queue.pause());
    },

    async resume(name) {
      await ask(name, 'resuming a queue', (queue) => queue.resume());
    },

    isPaused,

    async workers(name) {
      const clients = await ask(name, 'asking the queue', (queue) => queue.getWorkers());
      return [...new Set(clients.map((client) => client['rawname'] ?? client['name'] ?? ''))].map((full) =>
        full.slice(full.lastIndexOf(':') + 1),
      );
    },

    async board(basePath) {
      const { createBoard } = await import('./board.js');
      // Once connected, a queue stays the same object.
      const queues = await Promise.all(
        QUEUE_NAMES.map((name) => ask(name, 'opening a queue', (queue) => Promise.resolve(queue))),
      );
      return createBoard(queues, basePath);
    },

    async ping() {
      await isPaused(QUEUE_NAMES[0]);
    },

    async close() {
      await Promise.all(Object.values(open).map((queue) => queue.close()));
    },
  };
}
