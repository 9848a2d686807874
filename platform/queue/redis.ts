import { createRedisBackend, withBackend, type ConnectionOptions, type RedisQueueBackend } from 'bullmq';
import type { Logger } from '#platform/log.js';
import { createConsumerRedis, type RedisHandle } from '#platform/redis/connect.js';
import { createBullQueues } from './bullmq.js';
import type { QueueControl, Queues } from './queues.js';

/** Deadline of a connection until it is ready, ms; ioredis itself would try for ever. */
const OPEN_MS = 5_000;

/**
 * Creates queues on Redis, with BullMQ's own backend. Entries are added over the given client, which still belongs to
 * the caller; consumers share another one, and each makes a connection of its own to wait for entries.
 */
export function createRedisQueues(
  redis: RedisHandle,
  { redisUrl, log }: { redisUrl: string; log: Logger },
): Queues & QueueControl {
  const classes = withBackend<RedisQueueBackend, ConnectionOptions>(createRedisBackend);
  const consumer = createConsumerRedis(redisUrl, { name: 'lda-consumer', log });
  const queues = createBullQueues(
    {
      classes,
      connection: redis.client,
      consumerConnection: consumer.client,
      prefix: redis.prefix,
      openDeadlineMs: OPEN_MS,
    },
    log,
  );
  return {
    ...queues,
    async close() {
      await queues.close();
      await consumer.close();
    },
  };
}
