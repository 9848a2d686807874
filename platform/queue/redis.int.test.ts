import { createLogger } from '#platform/log.js';
import { createRedis } from '#platform/redis/connect.js';
import { describeQueues } from '#tests/carriers/queues.js';
import { describeOnRedis, testRedis } from '#tests/support/redis.js';
import { createRedisQueues } from './redis.js';

const log = createLogger('test', 'silent');

describeOnRedis('with a Redis', () => {
  describeQueues('queues on Redis', async () => {
    const { url, close } = await testRedis();
    return {
      url,
      open(redisUrl) {
        const redis = createRedis(redisUrl, { name: 'lda-test', log });
        const queues = createRedisQueues(redis, { redisUrl, log });
        return {
          ...queues,
          async close() {
            await queues.close();
            await redis.close();
          },
        };
      },
      close,
    };
  });
});
