import { countEverything, queueLoads } from '#platform/db/queries/operations.js';
import { QUEUE_NAMES } from '#platform/config.js';
import type { Deps } from '#server/deps.js';
import type { Metrics } from '#shared/contracts/metrics.js';
import { LIMITS } from '#shared/limits.js';

/** Reads the counts of the overview, the load of the queues and the number of workers. */
export async function readMetrics({ db, queues }: Pick<Deps, 'db' | 'queues'>): Promise<Metrics> {
  const [counts, loads, workers] = await Promise.all([
    countEverything(db),
    queueLoads(db),
    Promise.all(QUEUE_NAMES.map((name) => queues.workers(name))),
  ]);
  const sum = (pick: (load: (typeof loads)[number]) => number) =>
    loads.reduce((total, load) => total + pick(load), 0);
  return {
    ...counts,
    queue_depth: sum(({ waiting }) => waiting),
    active_jobs: sum(({ active }) => active),
    // A process that takes jobs from several queues is one worker.
    workers: new Set(workers.flat()).size,
  };
}

interface Audience {
  /** True if an administrator is connected. */
  isWatched(): boolean;
  send(metrics: Metrics): void;
}

/**
 * Creates the feed of metrics for administrators. It sends changes soon after an event on the bus (at most four
 * times a second). Since not every change has an event (a worker that died, a report that was removed), it also
 * polls, often enough that a change is sent within a second. It reads metrics only while an administrator is
 * connected.
 */
export function createMetricsFeed(deps: Pick<Deps, 'db' | 'queues' | 'bus' | 'log'>, audience: Audience) {
  const { everyMs, pollMs } = LIMITS.metrics;
  let timer: NodeJS.Timeout | undefined;
  let dueAt = Infinity;
  let lastReadAt = -Infinity;
  let isReading = false;
  let changedMeanwhile = false;
  let lastSent = '';

  const scheduleRead = (delayMs: number) => {
    const at = performance.now() + delayMs;
    if (at >= dueAt) return;
    clearTimeout(timer);
    dueAt = at;
    timer = setTimeout(() => void publishIfChanged(), delayMs);
  };

  const publishIfChanged = async () => {
    dueAt = Infinity;
    if (!audience.isWatched()) return;
    isReading = true;
    changedMeanwhile = false;
    try {
      const metrics = await readMetrics(deps);
      const text = JSON.stringify(metrics);
      if (text !== lastSent) audience.send(metrics);
      lastSent = text;
    } catch (error) {
      deps.log.warn({ err: error }, 'the metrics could not be read');
    } finally {
      isReading = false;
      // Measured from the end of a read: messages must not come closer together when one read takes longer than
      // the interval.
      lastReadAt = performance.now();
      scheduleRead(changedMeanwhile ? msUntilNextRead() : pollMs);
    }
  };

  const msUntilNextRead = () => Math.max(0, lastReadAt + everyMs - performance.now());
  const onChange = () => {
    changedMeanwhile = true;
    if (!isReading && audience.isWatched()) scheduleRead(msUntilNextRead());
  };
  const subscriptions = [
    deps.bus.subscribe('job', onChange),
    deps.bus.subscribe('documents', onChange),
    deps.bus.subscribe('history', onChange),
    deps.bus.subscribe('account', onChange),
    deps.bus.subscribe('session', onChange),
  ];

  return {
    /** Sends the metrics again, since a new administrator has not received what the others have. */
    adminJoined(): void {
      lastSent = '';
      onChange();
    },
    stop(): void {
      for (const end of subscriptions) end();
      clearTimeout(timer);
      dueAt = -Infinity;
    },
  };
}
