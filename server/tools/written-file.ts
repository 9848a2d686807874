import { findFileJobId } from '#platform/db/queries/jobs.js';
import { findReport, type Report } from '#platform/db/queries/reports.js';
import { AppError } from '#platform/errors.js';
import type { Deps } from '#server/deps.js';
import { waitForJobEnd } from '#server/work/wait-for-job-end.js';
import type { FileNameOf, ToolKind } from '#shared/tools/index.js';

/**
 * Waits until a file of a report is written, for at most `timeoutMs`; returns the report, with or without it.
 * @throws AppError `not_found` for a report that is gone; the error of the job that was to write the file.
 */
export async function waitForFile<K extends ToolKind>(
  deps: Deps,
  { kind, id, name, userId }: { kind: K; id: string; name: FileNameOf<K>; userId: string },
  { timeoutMs, signal }: { timeoutMs: number; signal: AbortSignal },
): Promise<Report> {
  const jobId = await findFileJobId(deps.db, { userId, reportId: id, name });
  if (jobId !== undefined) {
    const job = await waitForJobEnd(deps, { userId, jobId, timeoutMs, signal });
    if (job.status === 'failed') throw new AppError('internal', { detail: job.error ?? undefined });
  }
  const report = await findReport(deps.db, { userId, kind, id });
  if (report === undefined) throw new AppError('not_found');
  return report;
}
