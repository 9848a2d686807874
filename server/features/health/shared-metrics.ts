import { Gauge, type Registry } from 'prom-client';
import { QUEUE_NAMES } from '#platform/config.js';
import { databaseLoad } from '#platform/db/queries/health.js';
import { queueLoads } from '#platform/db/queries/operations.js';
import { withDeadline } from '#platform/with-deadline.js';
import type { Deps } from '#server/deps.js';
import { LIMITS } from '#shared/limits.js';

type SharedMetricsDeps = Pick<Deps, 'db' | 'sessions' | 'queues' | 'bus' | 'storage' | 'log'>;

/**
 * Creates the gauges of what all servers share, read at its source: each server reports the same. A part that
 * does not answer leaves its gauges out, since an old number would look like a true one, and is 0 in `lda_up`.
 */
export function createSharedMetrics(registry: Registry, deps: SharedMetricsDeps): () => Promise<void> {
  const { db, queues, bus, log } = deps;
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers: [registry] });
  const up = gauge('lda_up', '1 where a part answers', ['part']);
  const jobs = gauge('lda_jobs', 'Jobs that have not ended', ['queue', 'state']);
  const oldest = gauge('lda_queue_oldest_wait_seconds', 'How long the oldest job that could run has waited', [
    'queue',
  ]);
  const sessions = gauge('lda_sessions', 'Signed-in browser sessions');
  const connections = gauge('lda_database_connections', 'Connections to the database', ['application']);
  const maxConnections = gauge('lda_database_max_connections', 'Connections that PostgreSQL takes');
  const size = gauge('lda_database_size_bytes', 'Size of the database on its disk');
  const paused = gauge('lda_queue_paused', '1 where a queue is paused', ['queue']);
  const workers = gauge('lda_workers', 'Processes that take from a queue', ['queue']);

  async function readDatabase(): Promise<() => void> {
    const [loads, load] = await Promise.all([queueLoads(db), databaseLoad(db)]);
    return () => {
      maxConnections.set(load.maxConnections);
      size.set(load.bytes);
      for (const { application, count } of load.applications) connections.set({ application }, count);
      for (const queue of QUEUE_NAMES) {
        const { waiting, blocked, delayed, active, oldestWaitSeconds } =
          loads.find((one) => one.queue === queue) ?? NO_LOAD;
        jobs.set({ queue, state: 'ready' }, waiting - blocked - delayed);
        jobs.set({ queue, state: 'blocked' }, blocked);
        jobs.set({ queue, state: 'delayed' }, delayed);
        jobs.set({ queue, state: 'running' }, active);
        oldest.set({ queue }, oldestWaitSeconds ?? 0);
      }
    };
  }

  async function readSessions(): Promise<() => void> {
    const signedIn = await deps.sessions.countSignedIn();
    return () => sessions.set(signedIn);
  }

  async function readStorage(): Promise<() => void> {
    await deps.storage.ping();
    return () => undefined;
  }

  async function readQueues(): Promise<() => void> {
    const states = await Promise.all(
      QUEUE_NAMES.map(async (queue) => ({
        queue,
        isPaused: await queues.isPaused(queue),
        alive: (await queues.workers(queue)).length,
      })),
    );
    return () => {
      for (const { queue, isPaused, alive } of states) {
        paused.set({ queue }, isPaused ? 1 : 0);
        workers.set({ queue }, alive);
      }
    };
  }

  const updateGauges = async (
    part: string,
    { labelled, unlabelled = [] }: { labelled: Gauge[]; unlabelled?: Gauge[] },
    readPart: () => Promise<() => void>,
  ) => {
    const clearGauges = () => {
      for (const one of labelled) one.reset();
      // A reset would leave a 0 that was never measured.
      for (const one of unlabelled) one.remove();
    };
    try {
      const setGauges = await withDeadline(LIMITS.health.answerMs, part, readPart());
      clearGauges();
      setGauges();
      up.set({ part }, 1);
    } catch (error) {
      log.warn({ err: error, part }, 'a part could not be measured');
      clearGauges();
      up.set({ part }, 0);
    }
  };
  return async () => {
    up.set({ part: 'events' }, bus.connected() ? 1 : 0);
    await Promise.all([
      updateGauges(
        'database',
        { labelled: [jobs, oldest, connections], unlabelled: [maxConnections, size] },
        readDatabase,
      ),
      updateGauges('sessions', { labelled: [], unlabelled: [sessions] }, readSessions),
      ...(deps.storage.part === 'storage' ? [updateGauges('storage', { labelled: [] }, readStorage)] : []),
      updateGauges('queue', { labelled: [paused, workers] }, readQueues),
    ]);
  };
}

const NO_LOAD = { waiting: 0, blocked: 0, delayed: 0, active: 0, oldestWaitSeconds: null };
