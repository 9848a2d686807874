import { EventEmitter } from 'node:events';
import { LIMITS } from '#shared/limits.js';
import type { Logger } from '#platform/log.js';
import { busEvent, type BusEvent, type EventBus } from './bus.js';

const TOPICS = new Set<unknown>(busEvent.options.map(({ shape }) => shape.topic.value));

/** The receiving half of an event bus, which is the same on every backend. */
export interface Receiver extends Pick<EventBus, 'subscribe' | 'onReconnect'> {
  /** Passes on what came in over the connection. */
  receive(payload: string | undefined): void;
  /** To be called when events come in again after a loss. */
  reconnected(): void;
}

/** Creates the receiving half of an event bus. */
export function createReceiver(log: Logger): Receiver {
  const emitter = new EventEmitter().setMaxListeners(0);
  return {
    receive(payload) {
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
    },
    reconnected: () => void emitter.emit('reconnect'),
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
  };
}

/**
 * Returns an event as it is sent: one that is too large is cut down to what its reader needs to fetch the rest. NOTIFY
 * takes no more; Redis would, but must hold every event for every server that reads slowly.
 */
export function payloadOf(event: BusEvent): string {
  const whole = JSON.stringify(event);
  if (event.topic !== 'job:partial' && event.topic !== 'report') return whole;
  if (Buffer.byteLength(whole) <= LIMITS.eventBytes) return whole;
  return JSON.stringify(event.topic === 'report' ? { ...event, mark: null } : { ...event, items: null });
}

/** Creates `EventBus.publish` over a backend's way of sending. */
export function createPublish(send: (payload: string) => Promise<unknown>, log: Logger): EventBus['publish'] {
  return async (event) => {
    try {
      await send(payloadOf(event));
    } catch (error) {
      log.warn({ err: error, topic: event.topic }, 'an event could not be published');
    }
  };
}
