import { like, lt, sql } from 'drizzle-orm';
import type pg from 'pg';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import type { Database } from '#platform/db/client.js';
import { ping } from '#platform/db/queries/health.js';
import { rateLimits } from '#platform/db/schema/index.js';
import { limitBy, type RateLimits } from './rate-limits.js';

/** Creates rate limits with counters in the table `rate_limits`, over the pool. */
export function createPostgresRateLimits({ db, pool }: { db: Database; pool: pg.Pool }): RateLimits {
  return {
    part: 'pool',

    create(name, { points, perMs }, code) {
      const limiter = new RateLimiterPostgres({
        storeClient: pool,
        storeType: 'pool',
        tableName: 'rate_limits',
        tableCreated: true,
        // Left to the sweep: one process removes expired counters, instead of each limit of each server.
        clearExpiredByTimeout: false,
        keyPrefix: name,
        points,
        duration: perMs / 1000,
      });
      return limitBy(limiter, code);
    },

    async forget(userId, tx) {
      // Keys consist of the limit's name and the subject: `export:{user}`.
      await tx.delete(rateLimits).where(like(rateLimits.key, `%:${userId}`));
    },

    async removeExpired() {
      await db
        .delete(rateLimits)
        .where(lt(rateLimits.expire, sql`(extract(epoch from now()) * 1000)::bigint`));
    },

    ping: () => ping(db),

    async close() {
      // The pool belongs to the caller that opened it.
    },
  };
}
