import { LIMITS } from '#shared/limits.js';
import type { Logger } from '#platform/log.js';
import { withDeadline } from '#platform/with-deadline.js';
import type { BusEvent, EventBus } from './bus.js';

/** Time for which measurements wait for each other, ms: nobody waits for them, and a worker makes many. */
const MEASURED_MS = 500;
/** Deadline of sending what waits when the bus is closed, ms. */
const CLOSE_MS = 2_000;

/** The sending half of an event bus, which is the same on every backend. */
export interface Publisher extends Pick<EventBus, 'publish'> {
  /** Sends what still waits. */
  close(): Promise<void>;
}

/**
 * Returns an event as it is sent: one that is too large is cut down to what its reader needs to fetch the rest. NOTIFY
 * takes no more; Redis would, but must hold every event for every server that reads slowly.
 */
function payloadOf(event: BusEvent): string {
  const whole = JSON.stringify(event);
  if (event.topic !== 'job:partial' && event.topic !== 'report') return whole;
  if (Buffer.byteLength(whole) <= LIMITS.eventBytes) return whole;
  return JSON.stringify(event.topic === 'report' ? { ...event, mark: null } : { ...event, items: null });
}

/**
 * Creates the sending half of an event bus. Events are sent in the order in which they were published. What is
 * published while others are on their way goes in one sending after them: each sending wakes every process that
 * listens. Measurements wait for half a second for others, or for the next event.
 */
export function createPublisher(
  send: (payloads: readonly string[]) => Promise<unknown>,
  log: Logger,
): Publisher {
  let waiting: BusEvent[] = [];
  let sending: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  const sendAlone = async (event: BusEvent) => {
    try {
      await send([payloadOf(event)]);
    } catch (error) {
      log.warn({ err: error, topic: event.topic }, 'an event could not be published');
    }
  };
  const sendWaiting = async () => {
    // What is published in the same moment goes along.
    await Promise.resolve();
    clearTimeout(timer);
    timer = undefined;
    const events = waiting;
    waiting = [];
    const [only] = events;
    if (only === undefined) return;
    if (events.length === 1) return sendAlone(only);
    try {
      await send(events.map(payloadOf));
    } catch (error) {
      // One that cannot be sent must not take the others along.
      log.debug({ err: error, events: events.length }, 'events could not be published together');
      for (const event of events) await sendAlone(event);
    }
  };
  /** Sends what waits, now or after what is on its way. */
  const flush = async (): Promise<void> => {
    while (sending !== undefined) await sending;
    sending = sendWaiting();
    try {
      await sending;
    } finally {
      sending = undefined;
    }
  };

  return {
    async publish(event) {
      waiting.push(event);
      if (event.topic !== 'measured') return flush();
      timer ??= setTimeout(() => void flush(), MEASURED_MS).unref();
    },
    async close() {
      await withDeadline(CLOSE_MS, 'publishing the last events', flush()).catch((error: unknown) =>
        log.warn({ err: error, events: waiting.length }, 'the last events could not be published'),
      );
    },
  };
}
