import type { EventBus, EventOf, Topic } from '#platform/events/bus.js';

/** Events may be lost; whoever waits for one looks at the truth this often besides, ms. */
const LOOK_MS = 2_000;

/**
 * Arms a wait for the next event that matters. Arm it before the look at the truth, so that what happens
 * between look and wait is not slept through; `settled` resolves at that event, when the bus was away and is
 * back, when it is time to look again, at `until` (ms since the epoch), or when aborted. Call `end` in any case.
 */
export function armNextEvent<T extends Topic>(
  bus: EventBus,
  topic: T,
  matters: (event: EventOf<T>) => boolean,
  { until, signals }: { until: number; signals: readonly AbortSignal[] },
): { settled: Promise<void>; end(): void } {
  let wake: () => void = () => undefined;
  const settled = new Promise<void>((resolve) => (wake = resolve));
  const timer = setTimeout(wake, Math.max(0, Math.min(LOOK_MS, until - Date.now())));
  const subscriptions = [
    bus.subscribe(topic, (event) => {
      if (matters(event)) wake();
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
