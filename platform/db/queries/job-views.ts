import { alias } from 'drizzle-orm/pg-core';
import { and, desc, eq, getTableColumns, inArray, or, sql, type SQL } from 'drizzle-orm';
import { LIMITS } from '#shared/limits.js';
import type { Db } from '#platform/db/client.js';
import { jobParts, jobs } from '#platform/db/schema/index.js';
import type { JobRow } from '#platform/db/schema/jobs.js';

/** A job's row with what is needed to present it: the extraction it waits for, and its position in the queue. */
export interface JobView extends JobRow {
  blocker: Pick<
    JobRow,
    'status' | 'stage' | 'done' | 'total' | 'startedAt' | 'stageStartedAt' | 'stageBase'
  > | null;
  position: number | null;
}

const blocker = alias(jobs, 'blocker');
const ahead = alias(jobs, 'ahead');

/**
 * Position in the queue, from 1; null if the job is not queued or waits for another one. Jobs ahead of it that wait
 * for another job are not counted, nor are deferred extractions of other users.
 */
const position = sql<number | null>`case
  when ${jobs.status} <> 'queued' or ${blocker.status} in ('queued', 'running') then null
  else 1 + (select count(*)::int from ${jobs} as "ahead"
    where ${ahead.queue} = ${jobs.queue} and ${ahead.status} = 'queued'
      and (not ${ahead.heldBack} or ${ahead.userId} = ${jobs.userId})
      and (${ahead.priority}, ${ahead.createdAt}, ${ahead.id}) < (${jobs.priority}, ${jobs.createdAt}, ${jobs.id})
      and not exists (select 1 from jobs as b where b.id = ${ahead.afterJobId} and b.status in ('queued', 'running')))
  end`;

async function select(db: Db, where: SQL | undefined, limit: number): Promise<JobView[]> {
  const rows = await db
    .select({ job: getTableColumns(jobs), blocker: getTableColumns(blocker), position })
    .from(jobs)
    .leftJoin(blocker, eq(blocker.id, jobs.afterJobId))
    .where(where)
    .orderBy(desc(jobs.createdAt), desc(jobs.id))
    .limit(limit);
  return rows.map((row) => ({ ...row.job, blocker: row.blocker, position: row.position }));
}

/** Lists a user's active jobs and latest ended jobs, newest first. */
export async function listJobViews(
  db: Db,
  { userId, helpers }: { userId: string; helpers: boolean },
): Promise<JobView[]> {
  const latest = db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.userId, userId), helpers ? undefined : eq(jobs.visible, true)))
    .orderBy(desc(jobs.createdAt))
    .limit(LIMITS.jobs.listed);
  const shown = and(
    eq(jobs.userId, userId),
    helpers ? undefined : eq(jobs.visible, true),
    or(inArray(jobs.status, ['queued', 'running']), inArray(jobs.id, latest)),
  );
  // The limit of queued jobs per user bounds the active ones; the factor leaves room for helper jobs.
  return select(db, shown, LIMITS.jobs.listed + LIMITS.jobs.queuedPerUser * 4);
}

/** Returns one job of a user, or undefined. */
export async function findJobView(
  db: Db,
  { userId, jobId }: { userId: string; jobId: string },
): Promise<JobView | undefined> {
  const [view] = await select(db, and(eq(jobs.userId, userId), eq(jobs.id, jobId)), 1);
  return view;
}

/** Returns jobs by id, for publishing their state to their owners. */
export async function jobViewsByIds(db: Db, ids: readonly string[]): Promise<JobView[]> {
  return ids.length === 0 ? [] : select(db, inArray(jobs.id, [...ids]), ids.length);
}

/** Returns the items of the finished parts of a user's job, in the order of the parts. */
export async function listPartItems(
  db: Db,
  { userId, jobId }: { userId: string; jobId: string },
): Promise<unknown[]> {
  const rows = await db
    .select({ items: jobParts.items })
    .from(jobParts)
    .where(and(eq(jobParts.userId, userId), eq(jobParts.jobId, jobId)))
    .orderBy(jobParts.seq);
  return rows.flatMap((row) => row.items);
}

/** Returns the items of one part of a user's job, for an event that was too small to carry them. */
export async function findPartItems(
  db: Db,
  { userId, jobId, seq }: { userId: string; jobId: string; seq: number },
): Promise<unknown[]> {
  const [row] = await db
    .select({ items: jobParts.items })
    .from(jobParts)
    .where(and(eq(jobParts.userId, userId), eq(jobParts.jobId, jobId), eq(jobParts.seq, seq)));
  return row?.items ?? [];
}
