import type { IncomingMessage, ServerResponse } from 'node:http';
import type { QueueName } from '#platform/config.js';

/** A queue entry: it identifies the row to work on and contains no data of it. */
export interface Entry {
  queue: QueueName;
  jobId: string;
  /** Counted on the row: BullMQ silently ignores an entry id that has finished before. */
  delivery: number;
  kind: string;
  /** BullMQ priority: 1 goes first. */
  priority: number;
  delayMs: number;
}

export interface Consumer {
  /** Stops consuming, and waits at most `timeoutMs` for running handlers; returns whether all had ended. */
  close(timeoutMs: number): Promise<boolean>;
}

/** The transport of jobs. */
export interface Queues {
  /**
   * Adds an entry.
   * @throws if the backend cannot be reached within the deadline, or the queue is full.
   */
  add(entry: Entry): Promise<void>;
  /** Tells whether the queue contains this entry: waiting, delayed or being handled. */
  has(entry: Pick<Entry, 'queue' | 'jobId' | 'delivery'>): Promise<boolean>;
  /** Removes an entry that is still waiting; an entry that is being handled is left alone. */
  remove(entry: Pick<Entry, 'queue' | 'jobId' | 'delivery'>): Promise<void>;
  /** Passes entries to `handler`, `concurrency` at a time; `handler` must not throw. */
  consume(
    queue: QueueName,
    handler: (jobId: string) => Promise<void>,
    concurrency: number,
  ): Promise<Consumer>;
  close(): Promise<void>;
}

/** Operators' view and control of the transport. */
export interface QueueControl {
  /** Pauses a queue: no consumer in any process starts anything from it, even after a restart, until it is resumed. */
  pause(queue: QueueName): Promise<void>;
  resume(queue: QueueName): Promise<void>;
  isPaused(queue: QueueName): Promise<boolean>;
  /** Returns the names of the processes that consume this queue now. */
  workers(queue: QueueName): Promise<string[]>;
  /**
   * Resolves if the queues answer now.
   * @throws if they do not answer within the deadline.
   */
  ping(): Promise<void>;
  /** Loads and returns the transport's own read-only pages, to be served under `basePath`. */
  board(basePath: string): Promise<BoardPages>;
}

/** Handles a request whose `url` is relative to the pages' base path; calls `next` for any other URL. */
export type BoardPages = (req: IncomingMessage, res: ServerResponse, next: (error?: unknown) => void) => void;
