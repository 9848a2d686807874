import { countOverdueDeliveries } from '#platform/db/queries/deliveries.js';
import { ping } from '#platform/db/queries/health.js';
import { withDeadline } from '#platform/with-deadline.js';
import type { Deps } from '#server/deps.js';
import type { Part } from '#shared/api/health.js';
import { LIMITS } from '#shared/limits.js';

type ReadinessDeps = Pick<
  Deps,
  'db' | 'probe' | 'queues' | 'bus' | 'sessions' | 'rateLimits' | 'storage' | 'log'
>;

/** A part of the system that the server depends on. */
interface Check {
  part: Part;
  /** Without this part no request can be served; without any other one the server is degraded. */
  vital?: true;
  /** Resolves if the part answers. */
  pingPart(): Promise<unknown>;
}

/** Returns the checks of all parts that /readyz names. To add one, name it here and in the contract. */
function checksOf({ db, probe, queues, bus, sessions, rateLimits, storage }: ReadinessDeps): Check[] {
  const stores = [sessions, rateLimits];
  const pingStores = (where: Part) =>
    stores.filter(({ part }) => part === where).map((store) => store.ping());
  return [
    { part: 'database', vital: true, pingPart: () => probe.ping() },
    // The database may answer while every connection for requests is in use.
    { part: 'pool', pingPart: () => Promise.all([ping(db), ...pingStores('pool')]) },
    // Nobody can be recognized without sessions.
    ...(stores.some(({ part }) => part === 'redis')
      ? [{ part: 'redis', vital: true, pingPart: () => Promise.all(pingStores('redis')) } as const]
      : []),
    // Without it people still sign in, read their reports and ask; only files wait.
    ...(storage.part === 'storage' ? [{ part: storage.part, pingPart: () => storage.ping() } as const] : []),
    { part: 'queue', pingPart: () => queues.ping() },
    {
      part: 'delivery',
      pingPart: async () => {
        const overdueCount = await countOverdueDeliveries(probe.db, LIMITS.health.undeliveredMs);
        if (overdueCount > 0) throw new Error(`nobody delivers ${overdueCount} jobs whose turn has come`);
      },
    },
    { part: 'events', pingPart: () => bus.ping() },
  ];
}

export interface Readiness {
  status: 'ready' | 'degraded' | 'not ready';
  down: Part[];
}

/**
 * Creates a function that checks every part, each for at most `LIMITS.health.answerMs`. Concurrent callers
 * share one round, and a check that has not answered yet is awaited and not started again: frequent calls cost
 * no connections.
 */
export function createReadiness(deps: ReadinessDeps): () => Promise<Readiness> {
  const checks = checksOf(deps).map((check) => ({ ...check, pingPart: shareRuns(check.pingPart) }));

  const isDown = async ({ part, pingPart }: Check): Promise<boolean> => {
    try {
      await withDeadline(LIMITS.health.answerMs, part, pingPart());
      return false;
    } catch (error) {
      deps.log.warn({ err: error, part }, 'a part does not answer');
      return true;
    }
  };
  return shareRuns(async () => {
    const states = await Promise.all(checks.map(async (check) => ({ ...check, down: await isDown(check) })));
    const down = states.filter((check) => check.down);
    const parts = down.map(({ part }) => part);
    if (down.length === 0) return { status: 'ready', down: [] };
    return { status: down.some(({ vital }) => vital) ? 'not ready' : 'degraded', down: parts };
  });
}

/** Wraps `work` so that callers during a run share that run. */
function shareRuns<T>(work: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined;
  return () => (running ??= work().finally(() => (running = undefined)));
}
