import type { Job } from '#shared/contracts/jobs.js';
import type { Db } from '#platform/db/client.js';
import type { JobValues } from '#platform/db/queries/jobs.js';
import type { JobRow } from '#platform/db/schema/jobs.js';
import type { DefinedJobKind } from './definitions.js';

/** A job to insert, of a kind that is defined, with its input in the shape of the kind's schema. */
export interface NewJob extends JobValues {
  kind: DefinedJobKind;
}

/** Operations on jobs for server and workers; the worker alone controls a running job. */
export interface Jobs {
  /**
   * Inserts the row in the caller's transaction. Call `deliver` after the commit.
   * @throws AppError `job_limit` if the user has too many queued jobs; `not_signed_in` if the user is gone.
   */
  insert(tx: Db, job: NewJob): Promise<JobRow>;
  /**
   * Adds a committed row to the queue and notifies its owner. Never throws: the sweep delivers what the queue
   * refused.
   */
  deliver(row: JobRow): Promise<void>;
  /**
   * Cancels a user's job.
   * @throws AppError `not_found`, `job_finished`.
   */
  cancel(userId: string, jobId: string): Promise<Job>;
  /**
   * Retries a user's failed job.
   * @throws AppError `not_found`, `job_not_failed`, `job_limit`.
   */
  retry(userId: string, jobId: string): Promise<Job>;
  /**
   * Extracts a user's document whose extraction ended with `scan_too_long` once more, with all pages recognized;
   * returns the extraction's job.
   * @throws AppError `not_found`; `conflict` if the document did not fail for this reason.
   */
  recognizeAll(document: { userId: string; documentId: string; requestId: string }): Promise<Job>;
  /**
   * Cancels all live jobs of a document that is about to be removed, in the caller's transaction; returns the rows
   * to announce.
   */
  cancelForDocument(tx: Db, documentId: string): Promise<JobRow[]>;
  /** Notifies owners and workers about rows that were cancelled in a transaction; call it after the commit. */
  announceCancelled(rows: JobRow[]): Promise<void>;
}
