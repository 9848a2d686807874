import { and, eq, sql } from 'drizzle-orm';
import { LIMITS } from '#shared/limits.js';
import type { Db } from '#platform/db/client.js';
import { jobs } from '#platform/db/schema/index.js';
import type { JobRow } from '#platform/db/schema/jobs.js';
import { fromNow } from './relative-time.js';

/** Counts a user's running extractions. */
export async function countExtractions(db: Db, userId: string): Promise<number> {
  return db.$count(jobs, and(eq(jobs.userId, userId), eq(jobs.kind, 'extract'), eq(jobs.status, 'running')));
}

/** Defers a queued extraction: it is not delivered until another extraction of its user has ended. */
export async function deferExtraction(tx: Db, jobId: string): Promise<void> {
  await tx
    .update(jobs)
    .set({ heldBack: true, undeliveredSince: null })
    .where(and(eq(jobs.id, jobId), eq(jobs.status, 'queued')));
}

/**
 * Releases deferred extractions that are within their user's limit now, in queue order, each with a new queue entry
 * counted; of one user, or of all. Extractions that are already in the queue count against the limit.
 */
export async function releaseDeferredExtractions(db: Db, userId?: string): Promise<JobRow[]> {
  const ofUser = userId === undefined ? sql`true` : sql`held.user_id = ${userId}`;
  const free = sql`
    select id from (
      select held.id, held.user_id,
        row_number() over (partition by held.user_id order by held.priority, held.created_at, held.id) as place
      from ${jobs} held where held.status = 'queued' and held.held_back and ${ofUser}
    ) ranked
    where place <= ${LIMITS.jobs.extractionsPerUser} - (
      select count(*) from ${jobs} other where other.user_id = ranked.user_id and other.kind = 'extract'
        and (other.status = 'running'
          or (other.status = 'queued' and not other.held_back and other.run_after <= now())))`;
  return db
    .update(jobs)
    .set({
      heldBack: false,
      delivery: sql`${jobs.delivery} + 1`,
      checkAt: fromNow(LIMITS.jobs.deliveryCheckMs),
    })
    .where(and(eq(jobs.status, 'queued'), eq(jobs.heldBack, true), sql`${jobs.id} in (${free})`))
    .returning();
}
