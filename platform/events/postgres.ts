import { EventEmitter } from 'node:events';
import { sql } from 'drizzle-orm';
import { LIMITS } from '#shared/limits.js';
import type { Db } from '#platform/db/client.js';
import type { Logger } from '#platform/log.js';
import { busEvent, type BusEvent, type EventBus } from './bus.js';
import { listen } from './listener.js';

const CHANNEL = 'lda_events';
const TOPICS = new Set<unknown>(busEvent.options.map(({ shape }) => shape.topic.value));
/** Cuts an event that is too large for NOTIFY down to what its reader needs to fetch the rest. */
function fitted(event: BusEvent): BusEvent {
  if (event.topic !== 'job:partial' && event.topic !== 'report') return event;
  if (Buffer.byteLength(JSON.stringify(event)) <= LIMITS.eventBytes) return event;
  return event.topic === 'report' ? { ...event, mark: null } : { ...event, items: null };
}

/**
 * Creates an event bus over LISTEN/NOTIFY: its own connection for listening, the pool for publishing. Events are
 * lost while that connection is down; `onReconnect` then tells readers to read the state again.
 */
export async function createPostgresBus(db: Db, databaseUrl: string, log: Logger): Promise<EventBus> {
  const emitter = new EventEmitter().setMaxListeners(0);
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

  const listener = await listen(
    { databaseUrl, channel: CHANNEL, log },
    { receive, onReconnect: () => emitter.emit('reconnect') },
  );

  return {
    async publish(event) {
      try {
        await db.execute(sql`select pg_notify(${CHANNEL}, ${JSON.stringify(fitted(event))})`);
      } catch (error) {
        log.warn({ err: error, topic: event.topic }, 'an event could not be published');
      }
    },
    subscribe(topic, handler) {
      const onEvent = (event: BusEvent) => {
        try {
          handler(event as Parameters<typeof handler>[0]);
        } catch (error) {
          log.error({ err: error, topic }, 'an event handler failed');
        }
      };
      emitter.on(topic, onEvent);
      return () => emitter.off(topic, onEvent);
    },
    onReconnect(handler) {
      emitter.on('reconnect', handler);
      return () => emitter.off('reconnect', handler);
    },
    connected: () => listener.connected(),
    async ping() {
      if (!listener.connected()) throw new Error('the event connection is away');
    },
    close: () => listener.close(),
  };
}
