import type { Job } from '#shared/contracts/jobs.js';
import type { Db } from '#platform/db/client.js';
import type { JobRow } from '#platform/db/schema/jobs.js';
import type { DefinedJobKind } from './definitions.js';

export type { JobRow };

/** What a caller says of a job that it wants done. */
export interface NewJob {
  kind: DefinedJobKind;
  userId: string;
  /** Ids and options in the shape of the kind's definition. */
  input: unknown;
  documentId: string | null;
  filename: string | null;
  requestId: string;
  parentId?: string | null;
  /** Not to be delivered before this job has ended. */
  afterJobId?: string | null;
}

/** What server and workers do with jobs from outside; the life of a running one is the worker's. */
export interface Jobs {
  /**
   * Adds the row, in the caller's transaction. Call `deliver` after the commit.
   * @throws AppError `job_limit` where the user has too many jobs waiting; `not_signed_in` where they are gone.
   */
  insert(tx: Db, job: NewJob): Promise<JobRow>;
  /** Hands a committed row to the queue and tells its owner. Never throws: the sweep delivers what the queue refused. */
  deliver(row: JobRow): Promise<void>;
  /** @throws AppError `not_found`, `job_finished`. */
  cancel(userId: string, jobId: string): Promise<Job>;
  /** @throws AppError `not_found`, `job_not_failed`, `job_limit`. */
  retry(userId: string, jobId: string): Promise<Job>;
  /**
   * Cancels whatever still works on a document that is about to be removed, in the caller's transaction; returns
   * the rows to announce.
   */
  cancelForDocument(tx: Db, documentId: string): Promise<JobRow[]>;
  /** Tells owners and workers about rows that were cancelled in a transaction, after its commit. */
  announceCancelled(rows: JobRow[]): Promise<void>;
}
