import { findJob, lockQueuedFileJob, lockUser } from '#platform/db/queries/jobs.js';
import { listMarks, writeMark } from '#platform/db/queries/marks.js';
import {
  findReport,
  findReportItem,
  lockReport,
  updateSummary,
  type ReportKey,
} from '#platform/db/queries/reports.js';
import type { Db } from '#platform/db/client.js';
import { AppError } from '#platform/errors.js';
import type { JobRow } from '#platform/db/schema/jobs.js';
import { fileJob } from '#platform/reports/file-job.js';
import type { Deps } from '#server/deps.js';
import type { Mark, MarkChange } from '#shared/contracts/marks.js';
import { LIMITS } from '#shared/limits.js';
import { contractOf, type ToolKind } from '#shared/tools/index.js';

type LockedReport = NonNullable<Awaited<ReturnType<typeof lockReport>>>;

/**
 * Changes the mark of the n-th item of a user's report and has the report's files written again; returns the mark.
 * The owner's windows are notified after the commit.
 * @throws AppError `mark_invalid` for an item 0; `not_found`; `mark_changed` if `version` is not the item's.
 */
export async function markItem<K extends ToolKind>(
  deps: Deps,
  { requestId, kind, n, ...owned }: ReportKey & { kind: K; n: number; requestId: string },
  change: MarkChange,
): Promise<Mark> {
  const { item: schema, marked } = contractOf(kind);
  if (marked === undefined) throw new AppError('not_found');
  if (n < 1) throw new AppError('mark_invalid', { detail: 'The number of an item begins with 1.' });
  const key = { kind, ...owned };
  const { userId, id } = key;
  const { mark, jobs } = await deps.db.transaction(async (tx) => {
    // Lock order: the user first. Two changes at a time then queue one job between them.
    if (!(await lockUser(tx, userId))) throw new AppError('not_signed_in');
    const report = await lockReport(tx, key);
    const found = await findReportItem(tx, key, { list: marked.list, n });
    if (report === undefined || found === undefined) throw new AppError('not_found');
    const counted = marked.isFinding(schema.parse(found));
    const written = await writeMark(tx, { reportId: id, n, counted }, change);
    if (written === undefined) throw new AppError('mark_changed');
    await summarizeAgain(tx, key);
    return { mark: written, jobs: await queueFiles(deps, tx, { ...key, requestId }, report) };
  });
  await deps.bus.publish({ topic: 'report', user_id: userId, kind, id, n, mark });
  for (const job of jobs) await deps.jobs.deliver(job);
  return mark;
}

/** Writes a report's summary again, for tools whose history shows what its owner has decided. */
export async function summarizeAgain<K extends ToolKind>(
  tx: Db,
  key: ReportKey & { kind: K },
): Promise<void> {
  const { summaryOf, body } = contractOf(key.kind);
  if (summaryOf === undefined) return;
  const report = await findReport(tx, key);
  if (report === undefined) return;
  await updateSummary(tx, key, summaryOf(body.parse(report.body), await listMarks(tx, key.id)));
}

/**
 * Inserts the jobs that write the files of a report again, but for files that its owner uploaded and those that a
 * queued job will write in any case; returns the jobs, to be delivered after the commit.
 */
export async function queueFiles(
  deps: Deps,
  tx: Db,
  { userId, kind, id, requestId }: ReportKey & { requestId: string },
  { filename, files, generated }: LockedReport,
): Promise<JobRow[]> {
  const parent = await findJob(tx, { userId, jobId: id });
  const report = { id, userId, filename, requestId, parentId: parent?.id ?? null };
  const jobs: JobRow[] = [];
  for (const name of Object.keys(contractOf(kind).files)) {
    const written = files[name] !== undefined;
    if (written && !generated.includes(name)) continue;
    if (await lockQueuedFileJob(tx, { userId, reportId: id, name, again: written })) continue;
    const job = fileJob(report, { tool: kind, name, again: true });
    jobs.push(await deps.jobs.insert(tx, { ...job, delayMs: LIMITS.marks.rewriteMs }));
  }
  return jobs;
}
