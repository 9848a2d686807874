import { countEverything, queueLoads } from '#platform/db/queries/operations.js';
import { QUEUE_NAMES } from '#platform/config.js';
import type { Deps } from '#server/deps.js';
import type { Metrics } from '#shared/contracts/api/admin.js';
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
  watched(): boolean;
  tell(metrics: Metrics): void;
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
  let lookedAt = -Infinity;
  let looking = false;
  let hinted = false;
  let lastSent = '';

  const plan = (delayMs: number) => {
    const at = performance.now() + delayMs;
    if (at >= dueAt) return;
    clearTimeout(timer);
    dueAt = at;
    timer = setTimeout(() => void publishIfChanged(), delayMs);
  };

  const publishIfChanged = async () => {
    dueAt = Infinity;
    if (!audience.watched()) return;
    looking = true;
    hinted = false;
    try {
      const metrics = await readMetrics(deps);
      const text = JSON.stringify(metrics);
      if (text !== lastSent) audience.tell(metrics);
      lastSent = text;
    } catch (error) {
      deps.log.warn({ err: error }, 'the metrics could not be read');
    } finally {
      looking = false;
      // Measured from the end of a read: messages must not come closer together when one read takes longer than
      // the interval.
      lookedAt = performance.now();
      plan(hinted ? untilNext() : pollMs);
    }
  };

  const untilNext = () => Math.max(0, lookedAt + everyMs - performance.now());
  const hint = () => {
    hinted = true;
    if (!looking && audience.watched()) plan(untilNext());
  };
  const subscriptions = [
    deps.bus.subscribe('job', hint),
    deps.bus.subscribe('documents', hint),
    deps.bus.subscribe('history', hint),
    deps.bus.subscribe('account', hint),
    deps.bus.subscribe('session', hint),
  ];

  return {
    /** Sends the metrics again, since a new administrator has not received what the others have. */
    joined(): void {
      lastSent = '';
      hint();
    },
    stop(): void {
      for (const end of subscriptions) end();
      clearTimeout(timer);
      dueAt = -Infinity;
    },
  };
}
