import { countOverdueDeliveries } from '#platform/db/queries/deliveries.js';
import { ping } from '#platform/db/queries/health.js';
import { withDeadline } from '#platform/with-deadline.js';
import type { Deps } from '#server/deps.js';
import type { Part } from '#shared/contracts/api/health.js';
import { LIMITS } from '#shared/limits.js';

type Ready = Pick<Deps, 'db' | 'probe' | 'queues' | 'bus' | 'sessions' | 'rateLimits' | 'log'>;

/** A part of what the server stands on. */
interface Check {
  part: Part;
  /** Without it no request can be served; without any other part the server is degraded. */
  vital?: true;
  /** Resolves where the part answers. */
  answers(): Promise<unknown>;
}

/** Every part that /readyz names. To add one, name it here and in the contract. */
function checksOf({ db, probe, queues, bus, sessions, rateLimits }: Ready): Check[] {
  return [
    { part: 'database', vital: true, answers: () => probe.ping() },
    // The database may answer, and every connection for requests be in use.
    // Sessions and limits stand on it too; elsewhere than in PostgreSQL they are parts of their own.
    { part: 'pool', answers: () => Promise.all([ping(db), sessions.ping(), rateLimits.ping()]) },
    { part: 'queue', answers: () => queues.ping() },
    {
      part: 'delivery',
      answers: async () => {
        const overdue = await countOverdueDeliveries(probe.db, LIMITS.health.undeliveredMs);
        if (overdue > 0) throw new Error(`nobody delivers ${overdue} jobs whose turn has come`);
      },
    },
    { part: 'events', answers: () => bus.ping() },
  ];
}

export interface Readiness {
  status: 'ready' | 'degraded' | 'not ready';
  down: Part[];
}

/**
 * Checks every part, each for at most `LIMITS.health.answerMs`. Whoever asks at the same time shares one round, and a
 * check that has not come back yet is waited for, not begun again: asking often costs no connections.
 */
export function createReadiness(deps: Ready): () => Promise<Readiness> {
  const checks = checksOf(deps).map((check) => ({ ...check, answers: shared(check.answers) }));

  const isDown = async ({ part, answers }: Check): Promise<boolean> => {
    try {
      await withDeadline(LIMITS.health.answerMs, part, answers());
      return false;
    } catch (error) {
      deps.log.warn({ err: error, part }, 'a part does not answer');
      return true;
    }
  };
  return shared(async () => {
    const states = await Promise.all(checks.map(async (check) => ({ ...check, down: await isDown(check) })));
    const down = states.filter((check) => check.down);
    const parts = down.map(({ part }) => part);
    if (down.length === 0) return { status: 'ready', down: [] };
    return { status: down.some(({ vital }) => vital) ? 'not ready' : 'degraded', down: parts };
  });
}

/** The same work, which those who ask while it is under way share. */
function shared<T>(work: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined;
  return () => (running ??= work().finally(() => (running = undefined)));
}
