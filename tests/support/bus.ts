import type { BusEvent, EventBus, EventOf, Topic } from '#platform/events/bus.js';

/** Event bus within this process that records published events. */
export class TestBus implements EventBus {
  readonly published: BusEvent[] = [];
  /** False while a test simulates a lost connection. */
  up = true;
  private readonly handlers = new Set<(event: BusEvent) => void>();

  publish(event: BusEvent): Promise<void> {
    this.published.push(event);
    for (const handler of this.handlers) handler(event);
    return Promise.resolve();
  }

  subscribe<T extends Topic>(topic: T, handler: (event: EventOf<T>) => void): () => void {
    const isMine = (event: BusEvent): event is EventOf<T> => event.topic === topic;
    const receive = (event: BusEvent) => {
      if (isMine(event)) handler(event);
    };
    this.handlers.add(receive);
    return () => this.handlers.delete(receive);
  }

  onReconnect(): () => void {
    return () => undefined;
  }

  connected(): boolean {
    return this.up;
  }

  ping(): Promise<void> {
    return this.up ? Promise.resolve() : Promise.reject(new Error('away'));
  }

  close(): Promise<void> {
    this.handlers.clear();
    return Promise.resolve();
  }
}
