import { and, eq, gte, inArray, lt, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { LIMITS } from '#shared/limits.js';
import type { Db } from '#platform/db/client.js';
import { jobs } from '#platform/db/schema/index.js';
import type { JobRow } from '#platform/jobs/types.js';
import { ago, fromNow } from './relative-time.js';

const blocking = alias(jobs, 'blocking');

/** Queued rows whose turn it is to be in the queue: they wait for no other job, and are not held back. */
const deliverable = (db: Db) =>
  and(
    eq(jobs.status, 'queued'),
    eq(jobs.heldBack, false),
    notExists(
      db
        .select({ one: sql`1` })
        .from(blocking)
        .where(and(eq(blocking.id, jobs.afterJobId), inArray(blocking.status, ['queued', 'running']))),
    ),
  );

/** Rows that waited for this job and may now be delivered. */
export async function listDependents(db: Db, jobId: string): Promise<JobRow[]> {
  return db
    .select()
    .from(jobs)
    .where(and(eq(jobs.afterJobId, jobId), eq(jobs.status, 'queued')));
}

/** Notes that the queue has refused a row, and when the sweep should try again. */
export async function markUndelivered(
  db: Db,
  { jobId, retryInMs }: { jobId: string; retryInMs: number },
): Promise<void> {
  await db
    .update(jobs)
    .set({
      checkAt: fromNow(retryInMs),
      undeliveredSince: sql`coalesce(${jobs.undeliveredSince}, now())`,
    })
    .where(and(eq(jobs.id, jobId), eq(jobs.status, 'queued')));
}

/** Notes that the queue contains a row that it had refused. */
export async function markDelivered(db: Db, jobId: string): Promise<void> {
  await db.update(jobs).set({ undeliveredSince: null }).where(eq(jobs.id, jobId));
}

/** Takes up to `limit` queued rows that are due to be looked for in the queue, and moves their next look on. */
export async function claimDueForCheck(db: Db, limit: number): Promise<JobRow[]> {
  const due = db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(lt(jobs.checkAt, sql`now()`), deliverable(db)))
    .orderBy(jobs.checkAt)
    .limit(limit)
    // A row that a frozen process has locked must not hold up the others.
    .for('update', { of: jobs, skipLocked: true });
  return db
    .update(jobs)
    .set({ checkAt: fromNow(LIMITS.jobs.deliveryCheckMs) })
    .where(and(inArray(jobs.id, due), eq(jobs.status, 'queued')))
    .returning();
}

/** Counts a new queue entry for a row whose last one is lost; undefined where the row has moved on. */
export async function bumpDelivery(
  db: Db,
  row: Pick<JobRow, 'id' | 'delivery'>,
): Promise<JobRow | undefined> {
  const [updated] = await db
    .update(jobs)
    .set({ delivery: row.delivery + 1 })
    .where(and(eq(jobs.id, row.id), eq(jobs.status, 'queued'), eq(jobs.delivery, row.delivery)))
    .returning();
  return updated;
}

/**
 * Counts queued rows that nobody delivers: whose turn came more than `olderThanMs` ago, and that since then either no
 * sweep has checked (no worker sweeps) or the queue has refused. A row that waits in a long queue is not one of them.
 */
export async function countOverdueDeliveries(db: Db, olderThanMs: number): Promise<number> {
  const cutoff = ago(olderThanMs);
  // What waited for another job until a moment ago is not overdue yet.
  const justUnblocked = db
    .select({ one: sql`1` })
    .from(blocking)
    .where(and(eq(blocking.id, jobs.afterJobId), gte(blocking.finishedAt, cutoff)));
  const [row] = await db
    .select({ overdue: sql<number>`count(*)::int` })
    .from(jobs)
    .where(
      and(
        deliverable(db),
        notExists(justUnblocked),
        lt(jobs.runAfter, cutoff),
        sql`(${jobs.checkAt} < ${cutoff} or ${jobs.undeliveredSince} < ${cutoff})`,
      ),
    );
  return row?.overdue ?? 0;
}
