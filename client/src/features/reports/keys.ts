import type { QueryKey } from '@tanstack/react-query';
import type { JobKind } from '#shared/contracts/jobs.js';

/** Below this key lies everything that is fetched of reports, of whatever kind. */
export const allReportsKey: QueryKey = ['reports'];

/** Below this key lies everything that a finished, changed or deleted report of a kind makes old. */
export const reportsKey = (kind: JobKind): QueryKey => [...allReportsKey, kind];

/** What the end of a job makes old; one that wrote a report's file does not say which tool's report that is. */
export const keyAfterJob = (kind: JobKind): QueryKey =>
  kind === 'report' ? allReportsKey : reportsKey(kind);
