import type pg from 'pg';
import type { Config } from '#platform/config.js';
import type { Database } from '#platform/db/client.js';
import type { EventBus } from '#platform/events/bus.js';
import { createPostgresBus } from '#platform/events/postgres.js';
import { createRedisBus } from '#platform/events/redis.js';
import type { Logger } from '#platform/log.js';
import { createPostgresQueues } from '#platform/queue/postgres.js';
import { createRedisQueues } from '#platform/queue/redis.js';
import type { QueueControl, Queues } from '#platform/queue/queues.js';
import { createPostgresRateLimits } from '#platform/rate-limits/postgres.js';
import type { RateLimits } from '#platform/rate-limits/rate-limits.js';
import { createRedisRateLimits } from '#platform/rate-limits/redis.js';
import { createRedis, requireRedis, type RedisHandle } from '#platform/redis/connect.js';
import { createPostgresSessionStore } from '#platform/sessions/postgres.js';
import { createRedisSessionStore } from '#platform/sessions/redis.js';
import type { SessionStore } from '#platform/sessions/session-store.js';

/**
 * The transports between processes: queues, events, sessions and counters. Data that must survive a restart is in
 * PostgreSQL tables; with REDIS_URL all carriers use Redis.
 */
export interface Carriers {
  queues: Queues & QueueControl;
  bus: EventBus;
  sessions: SessionStore;
  rateLimits: RateLimits;
}
type Name = keyof Carriers;

/** Dependencies of the carriers besides their own connections. */
interface Base {
  db: Database;
  pool: pg.Pool;
  log: Logger;
  /** Most queue consumers that this process has open at a time; none by default. */
  consumers?: number;
}
type Openers = { [N in Name]: () => Carriers[N] | Promise<Carriers[N]> };

interface Addresses extends Pick<Config, 'databaseUrl'> {
  redisUrl?: Config['redisUrl'];
}

const onPostgres = ({ databaseUrl }: Addresses, { db, pool, log, consumers = 0 }: Base): Openers => ({
  bus: () => createPostgresBus(db, databaseUrl, log),
  queues: () => createPostgresQueues(databaseUrl, { log, consumers }),
  sessions: () => createPostgresSessionStore({ db, pool, log }),
  rateLimits: () => createPostgresRateLimits({ db, pool }),
});
const onRedis = (redis: RedisHandle, options: { redisUrl: string; log: Logger }): Openers => ({
  bus: () => createRedisBus(redis, options),
  queues: () => createRedisQueues(redis, options),
  sessions: () => createRedisSessionStore(redis),
  rateLimits: () => createRedisRateLimits(redis),
});

/** Opens what the carriers share, and returns their openers: the one place that decides which backend they use. */
async function openBackend(
  addresses: Addresses,
  base: Base,
): Promise<{ openers: Openers; close(): Promise<void> }> {
  const { redisUrl } = addresses;
  if (redisUrl === undefined) return { openers: onPostgres(addresses, base), close: () => Promise.resolve() };
  const { log } = base;
  const redis = createRedis(redisUrl, { name: 'lda-commands', log });
  try {
    await requireRedis(redis, log);
  } catch (error) {
    await redis.close();
    throw error;
  }
  return { openers: onRedis(redis, { redisUrl, log }), close: () => redis.close() };
}

/**
 * Order in which carriers are opened and closed: the bus first, so that no event arrives for a carrier that is
 * already closed.
 */
const ORDER = ['bus', 'queues', 'sessions', 'rateLimits'] as const satisfies readonly Name[];

/**
 * Opens all configured carriers, or only those named. `close` closes them in order; call it when nothing uses them
 * any more. `db` and `pool` still belong to the caller.
 * @throws when the event bus cannot listen, or Redis cannot be used.
 */
export async function openCarriers<N extends Name = Name>(
  addresses: Addresses,
  base: Base,
  names: readonly N[] = ORDER as readonly Name[] as readonly N[],
): Promise<Pick<Carriers, N> & { close(): Promise<void> }> {
  const { openers, close } = await openBackend(addresses, base);
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
      await close();
    },
  };
}
