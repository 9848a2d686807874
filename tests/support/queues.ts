import type { QueueName } from '#platform/config.js';
import type { BoardPages, QueueControl } from '#platform/queue/queues.js';

/** Queue control within this process that can only pause and resume. */
export class TestQueueControl implements QueueControl {
  readonly paused = new Set<QueueName>();
  /** Names of the processes that consume. */
  alive: string[] = [];

  pause(queue: QueueName): Promise<void> {
    this.paused.add(queue);
    return Promise.resolve();
  }

  resume(queue: QueueName): Promise<void> {
    this.paused.delete(queue);
    return Promise.resolve();
  }

  isPaused(queue: QueueName): Promise<boolean> {
    return Promise.resolve(this.paused.has(queue));
  }

  board(basePath: string): Promise<BoardPages> {
    return Promise.resolve(({ url }, res) => res.end(`${basePath} shows ${url}`));
  }

  ping(): Promise<void> {
    return Promise.resolve();
  }

  workers(): Promise<string[]> {
    return Promise.resolve(this.alive);
  }
}
