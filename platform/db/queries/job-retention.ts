import { and, asc, eq, inArray, isNull, lt, notExists, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '#platform/db/client.js';
import { jobs, reportFiles, reports } from '#platform/db/schema/index.js';
import { ago } from './relative-time.js';

/** Shorter than Postgres' `deadlock_timeout`: in a conflict this removal gives way, never the other transaction. */
const LOCK_TIMEOUT = '500ms';

/**
 * Removes jobs that ended more than `olderThanMs` ago with their parts, the oldest first, `limit` at most; returns
 * how many. Reports and documents stay without the job that made them. Not removed: a job that is being retried at
 * this moment; a job that another one refers to, until that is removed; and a failed job that should have written a
 * report's file, while the report exists without that file, because retrying it is the only way to get the file.
 */
export async function removeEndedJobs(
  db: Database,
  { olderThanMs, limit }: { olderThanMs: number; limit: number },
): Promise<number> {
  const naming = alias(jobs, 'naming');
  const named = db
    .select({ one: sql`1` })
    .from(naming)
    .where(or(eq(naming.parentId, jobs.id), eq(naming.afterJobId, jobs.id)));
  const unwrittenFile = db
    .select({ one: sql`1` })
    .from(reports)
    .leftJoin(
      reportFiles,
      and(
        eq(reportFiles.reportId, reports.id),
        sql`${reportFiles.name} = coalesce(${jobs.input} ->> 'name', 'pdf')`,
      ),
    )
    .where(
      and(
        eq(jobs.kind, 'report'),
        eq(jobs.status, 'failed'),
        sql`${reports.id}::text = ${jobs.input} ->> 'reportId'`,
        isNull(reportFiles.documentId),
      ),
    );
  const ended = db
    .select({ id: jobs.id })
    .from(jobs)
    .where(
      and(
        inArray(jobs.status, ['completed', 'failed', 'cancelled']),
        lt(jobs.finishedAt, ago(olderThanMs)),
        notExists(named),
        notExists(unwrittenFile),
      ),
    )
    .orderBy(asc(jobs.finishedAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  return db.transaction(async (tx) => {
    await tx.execute(sql.raw(`set local lock_timeout = '${LOCK_TIMEOUT}'`));
    // As an array, so that the rows are selected once, whatever plan Postgres chooses.
    const removed = await tx.delete(jobs).where(sql`${jobs.id} = any(array(${ended}))`);
    return removed.rowCount ?? 0;
  });
}
