import type { BackendClasses, IQueueBackend } from 'bullmq';

/** Data of a queue entry: the id of its job's row. */
export interface EntryData {
  jobId: string;
}

/** One of BullMQ's backends, and how its connections are made. */
export interface Backend<B extends IQueueBackend, C> {
  classes: BackendClasses<B, C>;
  connection: C;
  /**
   * Deadline for opening a connection, ms; after it the connection is given up, and another one is opened when
   * needed.
   */
  openDeadlineMs: number;
}
