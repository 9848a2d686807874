import type { BackendClasses, IQueueBackend } from 'bullmq';

/** Data of a queue entry: the id of its job's row. */
export interface EntryData {
  jobId: string;
}

/** One of BullMQ's backends, and how its connections are made. */
export interface Backend<B extends IQueueBackend, C> {
  classes: BackendClasses<B, C>;
  connection: C;
  /** The same for a Worker, where it differs. */
  consumerConnection?: C;
  /** Begins the names of everything that a queue stores, where the backend needs it. */
  prefix?: string;
  /**
   * Deadline for opening a connection, ms; after it the connection is given up, and another one is opened when
   * needed.
   */
  openDeadlineMs: number;
}

/** Returns the option of BullMQ's classes that sets the prefix, if the backend has one. */
export const prefixOf = ({ prefix }: Pick<Backend<IQueueBackend, unknown>, 'prefix'>): { prefix?: string } =>
  prefix === undefined ? {} : { prefix };
