import { createLogger } from '#platform/log.js';
import { createRedis } from '#platform/redis/connect.js';
import { describeBus } from '#tests/carriers/bus.js';
import { describeOnRedis, testRedis } from '#tests/support/redis.js';
import { createRedisBus } from './redis.js';

describeOnRedis('with a Redis', () => {
  describeBus('an event bus on Redis', async () => {
    const { url, close } = await testRedis();
    const raw = createRedis(url, { name: 'lda-test', log: createLogger('test', 'silent') });
    return {
      url,
      async open(at, log) {
        const redis = createRedis(at, { name: 'lda-test', log: createLogger('test', 'silent') });
        const bus = await createRedisBus(redis, { redisUrl: at, log });
        return {
          ...bus,
          async close() {
            await bus.close();
            await redis.close();
          },
        };
      },
      async sendRaw(text) {
        await raw.client.publish(`${raw.prefix}:events`, text);
      },
      async close() {
        await raw.close();
        await close();
      },
    };
  });
});
