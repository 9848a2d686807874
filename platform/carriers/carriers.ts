import type pg from 'pg';
import type { Config } from '#platform/config.js';
import type { Database } from '#platform/db/client.js';
import type { EventBus } from '#platform/events/bus.js';
import { createPostgresBus } from '#platform/events/postgres.js';
import type { Logger } from '#platform/log.js';
import { createPostgresQueues } from '#platform/queue/postgres.js';
import type { QueueControl, Queues } from '#platform/queue/queues.js';
import { createPostgresRateLimits } from '#platform/rate-limits/postgres.js';
import type { RateLimits } from '#platform/rate-limits/rate-limits.js';
import { createPostgresSessionStore } from '#platform/sessions/postgres.js';
import type { SessionStore } from '#platform/sessions/session-store.js';

/** What carries work, events, sessions and counters between processes. What must last is in PostgreSQL itself. */
export interface Carriers {
  queues: Queues & QueueControl;
  bus: EventBus;
  sessions: SessionStore;
  rateLimits: RateLimits;
}
type Name = keyof Carriers;

/** What carriers stand on besides connections of their own. */
interface Base {
  db: Database;
  pool: pg.Pool;
  log: Logger;
}
type Openers = { [N in Name]: () => Carriers[N] | Promise<Carriers[N]> };

/** How each carrier is opened: the one place that knows which backend carries it. */
const openersOf = ({ databaseUrl }: Pick<Config, 'databaseUrl'>, { db, pool, log }: Base): Openers => ({
  bus: () => createPostgresBus(db, databaseUrl, log),
  queues: () => createPostgresQueues(databaseUrl, log),
  sessions: () => createPostgresSessionStore({ db, pool, log }),
  rateLimits: () => createPostgresRateLimits({ db, pool }),
});
/** In this order they are opened and closed: no event comes in for what is gone already. */
const ORDER = ['bus', 'queues', 'sessions', 'rateLimits'] as const satisfies readonly Name[];

/**
 * Opens the carriers that the configuration says, all of them or those that are named. `close` ends them in order,
 * once nothing asks for them any more; `db` and `pool` stay their opener's.
 * @throws where the events cannot be listened to.
 */
export async function openCarriers<N extends Name = Name>(
  config: Pick<Config, 'databaseUrl'>,
  base: Base,
  names: readonly N[] = ORDER as readonly Name[] as readonly N[],
): Promise<Pick<Carriers, N> & { close(): Promise<void> }> {
  const openers = openersOf(config, base);
  const opened: Partial<Carriers> = {};
  const open = async <One extends Name>(name: One) => {
    opened[name] = await openers[name]();
  };
  const wanted = ORDER.filter((name) => (names as readonly Name[]).includes(name));
  for (const name of wanted) await open(name);
  return {
    ...(opened as Pick<Carriers, N>),
    async close() {
      for (const name of wanted) await opened[name]?.close();
    },
  };
}
