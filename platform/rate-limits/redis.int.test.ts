import { createLogger } from '#platform/log.js';
import { createRedis, requireRedis } from '#platform/redis/connect.js';
import { describeRateLimits } from '#tests/carriers/rate-limits.js';
import { testDatabase } from '#tests/support/database.js';
import { describeOnRedis, testRedis } from '#tests/support/redis.js';
import { createRedisRateLimits } from './redis.js';

const log = createLogger('test', 'silent');

describeOnRedis('with a Redis', () => {
  describeRateLimits('limits on Redis', async () => {
    const [{ db, ...database }, redis] = await Promise.all([testDatabase(), testRedis()]);
    return {
      async open() {
        const handle = createRedis(redis.url, { name: 'lda-test', log });
        await requireRedis(handle, log);
        return { ...createRedisRateLimits(handle), close: () => handle.close() };
      },
      db,
      async close() {
        await redis.close();
        await database.close();
      },
    };
  });
});
