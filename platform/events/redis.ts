import type { Logger } from '#platform/log.js';
import { createRedis, requireRedis, type RedisHandle } from '#platform/redis/connect.js';
import type { EventBus } from './bus.js';
import { createPublisher } from './publisher.js';
import { createReceiver } from './receiver.js';

/**
 * Interval of checks of the subscribed connection, ms: an idle connection looks the same as one whose other end is
 * gone. One that gives no answer is replaced.
 */
const PING_MS = 5_000;

/**
 * Creates an event bus over Redis' publish/subscribe: its own connection for subscribing, the given client, which still
 * belongs to the caller, for publishing. Redis keeps no event for anybody: those published while that connection is down
 * are lost, and `onReconnect` then tells readers to read the state again.
 * @throws RedisStartError if Redis cannot be reached.
 */
export async function createRedisBus(
  redis: RedisHandle,
  { redisUrl, log }: { redisUrl: string; log: Logger },
): Promise<EventBus> {
  const { receive, reconnected, ...receiver } = createReceiver(log);
  const channel = `${redis.prefix}:events`;
  const subscriber = createRedis(redisUrl, { name: 'lda-events', log });
  const { client } = subscriber;
  let subscribed = false;

  client.on('message', (_channel, payload) => receive(payload));
  client.on('close', () => (subscribed = false));
  const subscribe = async () => {
    await client.subscribe(channel);
    subscribed = true;
  };
  try {
    await requireRedis(subscriber, log);
    await subscribe();
  } catch (error) {
    await subscriber.close();
    throw error;
  }
  client.on('ready', () => {
    subscribe().then(reconnected, (error: unknown) => {
      log.warn({ err: error }, 'the events could not be subscribed to again');
      client.disconnect(true);
    });
  });
  const ping = setInterval(() => {
    if (!subscribed) return;
    // Without an answer the client gives the connection up by itself.
    client.ping().catch((error: unknown) => log.warn({ err: error }, 'the event connection does not answer'));
  }, PING_MS);

  const publisher = createPublisher(
    (payloads) => Promise.all(payloads.map((payload) => redis.client.publish(channel, payload))),
    log,
  );
  return {
    ...receiver,
    publish: (event) => publisher.publish(event),
    connected: () => subscribed,
    async ping() {
      if (!subscribed) throw new Error('the event connection is away');
    },
    async close() {
      clearInterval(ping);
      await publisher.close();
      await subscriber.close();
    },
  };
}
