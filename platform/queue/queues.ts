import type { IncomingMessage, ServerResponse } from 'node:http';
import type { QueueName } from '#platform/config.js';

/** What is put into a queue: which row to work on, nothing of it. */
export interface Entry {
  queue: QueueName;
  jobId: string;
  /** Counted on the row: an entry id that has finished once would be ignored silently. */
  delivery: number;
  kind: string;
  /** 1 goes first. */
  priority: number;
  delayMs: number;
}

export interface Consumer {
  /** Takes nothing new, and waits for running handlers at most this long. Returns whether all had ended. */
  close(timeoutMs: number): Promise<boolean>;
}

/** The transport of jobs. */
export interface Queues {
  /** @throws where the backend cannot be reached within its deadline, or the queue is full. */
  add(entry: Entry): Promise<void>;
  /** Whether the queue still holds this entry, waiting or delayed or in a consumer's hands. */
  has(entry: Pick<Entry, 'queue' | 'jobId' | 'delivery'>): Promise<boolean>;
  /** Takes an entry out, where it still waits; a consumer's own is left alone. */
  remove(entry: Pick<Entry, 'queue' | 'jobId' | 'delivery'>): Promise<void>;
  /** Hands entries to `handler`, which must not throw, `concurrency` at a time. */
  consume(
    queue: QueueName,
    handler: (jobId: string) => Promise<void>,
    concurrency: number,
  ): Promise<Consumer>;
  close(): Promise<void>;
}

/** What operators see and steer of the transport. */
export interface QueueControl {
  /** Consumers start nothing new from this queue, in any process and after any restart, until it is resumed. */
  pause(queue: QueueName): Promise<void>;
  resume(queue: QueueName): Promise<void>;
  isPaused(queue: QueueName): Promise<boolean>;
  /** The processes that consume this queue now, each by a name of its own. */
  workers(queue: QueueName): Promise<string[]>;
  /** Resolves where the queues answer now. @throws where they do not within their deadline. */
  ping(): Promise<void>;
  /** The transport's own pages, to be served below `basePath`: they show and change nothing. Loaded when asked for. */
  board(basePath: string): Promise<BoardPages>;
}

/** Answers a request whose `url` is relative to where the pages are; calls `next` for what is none of them. */
export type BoardPages = (req: IncomingMessage, res: ServerResponse, next: (error?: unknown) => void) => void;
