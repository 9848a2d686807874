import { and, eq, gte, inArray, lt, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { LIMITS } from '#shared/limits.js';
import type { Db } from '#platform/db/client.js';
import { jobs } from '#platform/db/schema/index.js';
import type { JobRow } from '#platform/db/schema/jobs.js';
import { ago, fromNow } from './relative-time.js';

const blocking = alias(jobs, 'blocking');

/** Condition for queued rows that belong in the queue: they wait for no other job and are not deferred. */
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

/** Lists rows that waited for this job and may now be delivered. */
export async function listDependents(db: Db, jobId: string): Promise<JobRow[]> {
  return db
    .select()
    .from(jobs)
    .where(and(eq(jobs.afterJobId, jobId), eq(jobs.status, 'queued')));
}

/** Records that the queue refused a row, and when the sweep should try again. */
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

/** Records that the queue now contains a row that it had refused. */
export async function markDelivered(db: Db, jobId: string): Promise<void> {
  await db.update(jobs).set({ undeliveredSince: null }).where(eq(jobs.id, jobId));
}

/** Claims up to `limit` queued rows that are due to be looked up in the queue, and postpones their next check. */
export async function claimDueForCheck(db: Db, limit: number): Promise<JobRow[]> {
  const due = db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(lt(jobs.checkAt, sql`now()`), deliverable(db)))
    .orderBy(jobs.checkAt)
    .limit(limit)
    // A row locked by a frozen process must not block the others.
    .for('update', { of: jobs, skipLocked: true });
  return db
    .update(jobs)
    .set({ checkAt: fromNow(LIMITS.jobs.deliveryCheckMs) })
    .where(and(inArray(jobs.id, due), eq(jobs.status, 'queued')))
    .returning();
}

/**
 * Counts a new queue entry for a row whose last entry was lost; returns undefined if the row has changed state
 * meanwhile.
 */
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
 * Counts queued rows that are not being delivered: due for more than `olderThanMs`, and since then either not
 * checked by any sweep (no worker sweeps) or refused by the queue. A row that waits in a long queue is not counted.
 */
export async function countOverdueDeliveries(db: Db, olderThanMs: number): Promise<number> {
  const cutoff = ago(olderThanMs);
  // A row that waited for another job until a moment ago is not overdue yet.
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
