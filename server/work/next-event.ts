import type { EventBus, EventOf, Topic } from '#platform/events/bus.js';

/** Polling interval in addition to events, which may be lost, ms. */
const POLL_MS = 2_000;

/**
 * Arms a wait for the next matching event. Arm it before reading the state, so that an event between the read
 * and the wait is not missed. `settled` resolves at that event, when the bus has reconnected, at the next poll,
 * at `deadline` (ms since the epoch), or when a signal is aborted. Call `end` in any case.
 */
export function armNextEvent<T extends Topic>(
  bus: EventBus,
  topic: T,
  isRelevant: (event: EventOf<T>) => boolean,
  { deadline, signals }: { deadline: number; signals: readonly AbortSignal[] },
): { settled: Promise<void>; end(): void } {
  let wake: () => void = () => undefined;
  const settled = new Promise<void>((resolve) => (wake = resolve));
  const timer = setTimeout(wake, Math.max(0, Math.min(POLL_MS, deadline - Date.now())));
  const subscriptions = [
    bus.subscribe(topic, (event) => {
      if (isRelevant(event)) wake();
    }),
    bus.onReconnect(wake),
  ];
  for (const signal of signals) signal.addEventListener('abort', wake, { once: true });
  return {
    settled,
    end() {
      clearTimeout(timer);
      for (const unsubscribe of subscriptions) unsubscribe();
      for (const signal of signals) signal.removeEventListener('abort', wake);
    },
  };
}
