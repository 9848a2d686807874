import type { BackendClasses, IQueueBackend } from 'bullmq';

/** What an entry carries: the id of its job's row. */
export interface EntryData {
  jobId: string;
}

/** One of BullMQ's backends, and how its connections are made. */
export interface Backend<B extends IQueueBackend, C> {
  classes: BackendClasses<B, C>;
  connection: C;
  /** A connection that is not there by then is given up, ms, and another one opened when it is needed. */
  openDeadlineMs: number;
}
