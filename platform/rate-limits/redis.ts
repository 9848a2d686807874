import { RateLimiterRedis } from 'rate-limiter-flexible';
import type { RedisHandle } from '#platform/redis/connect.js';
import { limitBy, type RateLimits } from './rate-limits.js';

/** Keys that one step of a search for a user's counters looks at. */
const SCAN = 1_000;

/**
 * Creates rate limits with counters in Redis, over this client. While Redis is away a limited request fails as
 * unavailable, as it does without PostgreSQL: letting everything through would open the sign-in to guessing.
 */
export function createRedisRateLimits({ client, prefix }: RedisHandle): RateLimits {
  const root = `${prefix}:limits`;
  return {
    part: 'redis',

    create(name, { points, perMs }, code) {
      const limiter = new RateLimiterRedis({
        storeClient: client,
        keyPrefix: `${root}:${name}`,
        points,
        duration: perMs / 1000,
      });
      return limitBy(limiter, code);
    },

    async forget(userId) {
      // Keys consist of the limit's name and the subject: `export:{user}`. Accounts are seldom erased.
      for await (const keys of client.scanStream({ match: `${root}:*:${userId}`, count: SCAN })) {
        if ((keys as string[]).length > 0) await client.del(keys as string[]);
      }
    },

    async removeExpired() {
      // Redis does so by itself.
    },

    async ping() {
      await client.ping();
    },

    async close() {
      // The client belongs to the caller that opened it.
    },
  };
}
