import { countEverything, queueLoads } from '#platform/db/queries/operations.js';
import { QUEUE_NAMES } from '#platform/config.js';
import type { Deps } from '#server/deps.js';
import type { Metrics } from '#shared/contracts/api/admin.js';
import { LIMITS } from '#shared/limits.js';

/** The counts of the overview, and how busy the workers are. */
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
    // A process that takes from several queues is one worker.
    workers: new Set(workers.flat()).size,
  };
}

interface Audience {
  /** Whether anybody listens. */
  watched(): boolean;
  tell(metrics: Metrics): void;
}

/**
 * Tells administrators what has changed: at once where the bus says that something may have (but at most four
 * times a second), and otherwise, since not every change has an event (a worker that died, a report that was
 * removed), by looking often enough that they hear of it within a second. Looks only while somebody listens.
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
      // From its end: what is told must not come closer together where one look took longer than the next.
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
    /** Somebody new listens, who has not heard what the others have. */
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
