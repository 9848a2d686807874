import { lockUser } from '#platform/db/queries/jobs.js';
import { undoKeptMarks } from '#platform/db/queries/kept-marks.js';
import { listMarks } from '#platform/db/queries/marks.js';
import { lockReport, type ReportKey } from '#platform/db/queries/reports.js';
import { AppError } from '#platform/errors.js';
import type { StoredKeptMarks } from '#platform/db/schema/reports.js';
import type { Deps } from '#server/deps.js';
import type { KeptMarks, Mark } from '#shared/contracts/marks.js';
import type { ToolKind } from '#shared/tools/index.js';
import { queueFiles, summarizeAgain } from './mark-item.js';

/** Presents what a report has taken over from the marks of an earlier one. */
export const presentKeptMarks = ({
  keptMarks: kept,
  hasEarlier,
}: {
  keptMarks: StoredKeptMarks | null;
  hasEarlier: boolean;
}): KeptMarks | null =>
  kept && {
    report_id: hasEarlier ? kept.reportId : null,
    reviewed_at: kept.reviewedAt,
    kept: kept.numbers.length,
    left: kept.left,
  };

/**
 * Opens again the items of a user's report whose marks were taken over from an earlier one and not changed since, and has the
 * report's files written again; returns all marks of the report.
 * @throws AppError `not_found`.
 */
export async function undoKept<K extends ToolKind>(
  deps: Deps,
  { requestId, ...key }: ReportKey & { kind: K; requestId: string },
): Promise<Mark[]> {
  const { userId, kind, id } = key;
  const { opened, marks, jobs } = await deps.db.transaction(async (tx) => {
    // Lock order: the user first.
    if (!(await lockUser(tx, userId))) throw new AppError('not_signed_in');
    const report = await lockReport(tx, key);
    if (report === undefined) throw new AppError('not_found');
    const numbers = await undoKeptMarks(tx, id);
    await summarizeAgain(tx, key);
    return {
      opened: new Set(numbers),
      marks: await listMarks(tx, id),
      jobs: numbers.length === 0 ? [] : await queueFiles(deps, tx, { ...key, requestId }, report),
    };
  });
  for (const mark of marks.filter(({ n }) => opened.has(n)))
    await deps.bus.publish({ topic: 'report', user_id: userId, kind, id, n: mark.n, mark });
  for (const job of jobs) await deps.jobs.deliver(job);
  return marks;
}
