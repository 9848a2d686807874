import type { QueryKey } from '@tanstack/react-query';
import type { JobKind } from '#shared/contracts/jobs.js';

/** Query key prefix of all reports, of every kind. */
export const allReportsKey: QueryKey = ['reports'];

/**
 * Returns the query key prefix of one kind's reports, to invalidate when one of them is finished, changed or
 * deleted.
 */
export const reportsKey = (kind: JobKind): QueryKey => [...allReportsKey, kind];

/** Returns the query key of one report. */
export const reportKey = (kind: JobKind, id: string): QueryKey => [...reportsKey(kind), 'report', id];

/**
 * Returns the query key to invalidate when a job ends; the job that writes a report's file does not name the tool.
 */
export const keyAfterJob = (kind: JobKind): QueryKey =>
  kind === 'report' ? allReportsKey : reportsKey(kind);
