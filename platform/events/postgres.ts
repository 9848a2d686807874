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
/**
 * Interval of checks of the listening connection, ms: an idle connection looks the same as one whose other end is
 * gone.
 */
const PING_MS = 10_000;
/** Deadline for the answer to a check, ms; after it the connection is given up. */
const ANSWER_MS = 5_000;

/** Cuts an event that is too large for NOTIFY down to what its reader needs to fetch the rest. */
function fitted(event: BusEvent): BusEvent {
  if (event.topic !== 'job:partial' || Buffer.byteLength(JSON.stringify(event)) <= LIMITS.eventBytes)
    return event;
  return { ...event, items: null };
}

/**
 * Creates an event bus over LISTEN/NOTIFY: its own connection for listening, the pool for publishing. Events are
 * lost while that connection is down; `onReconnect` then tells readers to read the state again.
 */
export async function createPostgresBus(db: Db, databaseUrl: string, log: Logger): Promise<EventBus> {
  const emitter = new EventEmitter().setMaxListeners(0);
  let client: pg.Client | undefined;
  let closed = false;
  let retry: NodeJS.Timeout | undefined;

  /** Closes a broken connection without waiting: if its other end is gone, closing never completes. */
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
        // During an upgrade, processes of the previous version receive topics that only the new version knows.
        log.debug({ topic: said.topic }, 'an event of another version was ignored');
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
      // Left open, each attempt would leak a connection: a standby accepts connections and refuses LISTEN.
      if (client !== fresh) drop(fresh);
    }
    // `close` was called while this connection was being made.
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
