import { EventEmitter } from 'node:events';
import type { Logger } from '#platform/log.js';
import { busEvent, type BusEvent, type EventBus } from './bus.js';

/** Finds the topic of an event without reading all of it: the publishers write it first. */
const TOPIC = /^\{"topic":"([^"]+)"/;
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
      // Every process receives every event: most are of a topic to which it does not listen.
      const topic = TOPIC.exec(payload ?? '')?.[1];
      if (topic !== undefined && TOPICS.has(topic) && emitter.listenerCount(topic) === 0) return;
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
