import { EventEmitter } from 'node:events';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { LIMITS } from '#shared/limits.js';
import type { Db } from '#platform/db/client.js';
import type { Logger } from '#platform/log.js';
import { busEvent, type BusEvent, type EventBus } from './bus.js';

const CHANNEL = 'lda_events';
const TOPICS = new Set<unknown>(busEvent.options.map(({ shape }) => shape.topic.value));
const RECONNECT_MIN_MS = 250;
const RECONNECT_MAX_MS = 5_000;
/** A connection that hears nothing looks the same as one whose other end is gone: it is asked so often, ms ... */
const PING_MS = 10_000;
/** ... and given up where it has not answered by then. */
const ANSWER_MS = 5_000;

/** Cuts an event that NOTIFY would refuse down to what its reader needs to fetch the rest. */
function fitted(event: BusEvent): BusEvent {
  if (event.topic !== 'job:partial' || Buffer.byteLength(JSON.stringify(event)) <= LIMITS.eventBytes)
    return event;
  return { ...event, items: null };
}

/**
 * Events over LISTEN/NOTIFY: one connection of its own for listening, the pool for telling. While that
 * connection is down events are lost, and `onReconnect` says when to ask for the truth.
 */
export async function createPostgresBus(db: Db, databaseUrl: string, log: Logger): Promise<EventBus> {
  const emitter = new EventEmitter().setMaxListeners(0);
  let client: pg.Client | undefined;
  let closed = false;
  let retry: NodeJS.Timeout | undefined;

  /** Not waited for: a connection whose other end is gone never ends. */
  const drop = (broken: pg.Client) => {
    broken
      .end()
      .catch((error: unknown) => log.warn({ err: error }, 'the event connection could not be closed'));
  };

  const receive = (payload: string | undefined) => {
    let event: BusEvent;
    try {
      const said = JSON.parse(payload ?? '') as { topic?: unknown };
      if (typeof said.topic === 'string' && !TOPICS.has(said.topic)) {
        // While versions change, processes of the one before hear what only the next one knows.
        log.debug({ topic: said.topic }, 'an event of another version was left alone');
        return;
      }
      event = busEvent.parse(said);
    } catch (error) {
      log.error({ err: error }, 'an event could not be read');
      return;
    }
    emitter.emit(event.topic, event);
  };

  const connect = async () => {
    const fresh = new pg.Client({
      connectionString: databaseUrl,
      application_name: 'lda-events',
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      connectionTimeoutMillis: ANSWER_MS,
      query_timeout: ANSWER_MS,
    });
    fresh.on('notification', (notification) => receive(notification.payload));
    fresh.on('error', (error) => log.warn({ err: error }, 'the event connection broke'));
    fresh.once('end', () => {
      if (client === fresh) reconnectLater(RECONNECT_MIN_MS);
    });
    await fresh.connect();
    try {
      await fresh.query(`LISTEN ${CHANNEL}`);
      client = fresh;
    } finally {
      // Left open, each try would cost one more connection: a standby lets everybody in, and nobody listen.
      if (client !== fresh) drop(fresh);
    }
    // Asked to close while it was being made.
    if (closed) await end();
  };

  const end = async () => {
    const open = client;
    client = undefined;
    await open?.end();
  };

  const reconnectLater = (delay: number) => {
    client = undefined;
    if (closed) return;
    retry = setTimeout(() => {
      connect().then(
        () => {
          log.info('the event connection is back');
          emitter.emit('reconnect');
        },
        (error: unknown) => {
          log.warn({ err: error }, 'the event connection could not be made again');
          reconnectLater(Math.min(delay * 2, RECONNECT_MAX_MS));
        },
      );
    }, delay);
  };

  await connect();
  const ping = setInterval(() => {
    const asked = client;
    asked?.query('select 1').catch((error: unknown) => {
      if (client !== asked) return;
      log.warn({ err: error }, 'the event connection does not answer');
      reconnectLater(0);
      drop(asked);
    });
  }, PING_MS);

  return {
    async publish(event) {
      try {
        await db.execute(sql`select pg_notify(${CHANNEL}, ${JSON.stringify(fitted(event))})`);
      } catch (error) {
        log.warn({ err: error, topic: event.topic }, 'an event could not be published');
      }
    },
    subscribe(topic, handler) {
      const listener = (event: BusEvent) => {
        try {
          handler(event as Parameters<typeof handler>[0]);
        } catch (error) {
          log.error({ err: error, topic }, 'an event handler failed');
        }
      };
      emitter.on(topic, listener);
      return () => emitter.off(topic, listener);
    },
    onReconnect(handler) {
      emitter.on('reconnect', handler);
      return () => emitter.off('reconnect', handler);
    },
    connected: () => client !== undefined,
    async ping() {
      if (client === undefined) throw new Error('the event connection is away');
    },
    async close() {
      closed = true;
      clearInterval(ping);
      clearTimeout(retry);
      await end();
    },
  };
}
