import { and, desc, eq, exists, notInArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { ErrorCode } from '#shared/contracts/errors.js';
import type { UserMetrics } from '#shared/contracts/metrics.js';
import { LIMITS } from '#shared/limits.js';
import type { QueueName } from '#platform/config.js';
import type { Db } from '#platform/db/client.js';
import { documents, jobs, reports, users } from '#platform/db/schema/index.js';
import type { JobRow } from '#platform/db/schema/jobs.js';

/** Counts users, documents, jobs and reports for the administrators' metrics. */
export async function countEverything(db: Db): Promise<UserMetrics> {
  const made = (kind: JobRow['kind']) =>
    sql<number>`(select count(*) from ${reports} where kind = ${kind})::int`;
  const [row] = await db
    .select({
      users: sql<number>`(select count(*) from ${users} where closed_at is null)::int`,
      documents: sql<number>`(select count(*) from ${documents} where origin = 'upload')::int`,
      compliance_reports: made('compliance'),
      risk_assessments: made('risk'),
      translation_reports: made('translate'),
      rephrase_reports: made('rephrase'),
    })
    .from(sql`(select 1) as one`);
  if (row === undefined) throw new Error('the counts came without a row');
  return row;
}

/** Errors of the file itself, which its owner is told and no retry mends: they are no failures of the installation. */
const OF_THE_FILE = [
  'document_empty',
  'document_encrypted',
  'document_scanned',
  'scan_too_long',
  'document_image_too_large',
  'document_form',
  'document_too_many_pages',
  'document_too_long',
  'document_unsupported',
] as const satisfies readonly ErrorCode[];
const isOwnFailure = sql`(${jobs.errorCode} is null or ${notInArray(jobs.errorCode, [...OF_THE_FILE])})`;

/** State of one queue, from the rows of its jobs. */
export interface QueueLoad {
  queue: QueueName;
  waiting: number;
  /** Queued jobs that wait for another job to end, or for another extraction of their user. */
  blocked: number;
  /** Queued jobs that wait for their next attempt. */
  delayed: number;
  active: number;
  /** Jobs that failed in the last 24 hours, but for files that cannot be read. */
  failed: number;
  /** Longest wait of a job that could run, s; null if none waits. */
  oldestWaitSeconds: number | null;
}

/** Returns the state of each queue; a queue without any job is left out. */
export async function queueLoads(db: Db): Promise<QueueLoad[]> {
  const isBlocked = sql`(${jobs.heldBack} or exists (select 1 from ${jobs} as "blocker"
    where "blocker".id = ${jobs.afterJobId} and "blocker".status in ('queued', 'running')))`;
  const failedLately = sql`${jobs.status} = 'failed' and ${jobs.finishedAt} > now() - interval '1 day'`;
  return (
    db
      .select({
        queue: jobs.queue,
        waiting: sql<number>`(count(*) filter (where ${jobs.status} = 'queued'))::int`,
        blocked: sql<number>`(count(*) filter (where ${jobs.status} = 'queued' and ${isBlocked}))::int`,
        delayed: sql<number>`(count(*) filter (
        where ${jobs.status} = 'queued' and ${jobs.runAfter} > now() and not ${isBlocked}))::int`,
        active: sql<number>`(count(*) filter (where ${jobs.status} = 'running'))::int`,
        failed: sql<number>`(count(*) filter (where ${failedLately} and ${isOwnFailure}))::int`,
        oldestWaitSeconds: sql<number | null>`extract(epoch from now() - min(${jobs.runAfter}) filter (
        where ${jobs.status} = 'queued' and ${jobs.runAfter} <= now() and not ${isBlocked}))::int`,
      })
      .from(jobs)
      // Spelled out, so that each condition uses its own partial index.
      .where(sql`${jobs.status} = 'queued' or ${jobs.status} = 'running' or (${failedLately})`)
      .groupBy(jobs.queue)
  );
}

/**
 * Lists failed jobs of all users, but for files that cannot be read, with their owners' addresses, the latest first, one for each cause: a job that
 * failed because its document's extraction failed is left out while that extraction is listed, because retrying the
 * extraction also retries the job.
 */
export async function listFailedJobs(db: Db): Promise<(JobRow & { email: string })[]> {
  const reading = alias(jobs, 'reading');
  const failedReading = db
    .select({ one: sql`1` })
    .from(reading)
    .where(and(eq(reading.id, jobs.afterJobId), eq(reading.kind, 'extract'), eq(reading.status, 'failed')));
  const stoppedThere = and(eq(jobs.stage, 'extract'), exists(failedReading));
  const rows = await db
    .select({ job: jobs, email: users.email })
    .from(jobs)
    .innerJoin(users, eq(users.id, jobs.userId))
    .where(and(eq(jobs.status, 'failed'), isOwnFailure, sql`(${stoppedThere}) is not true`))
    .orderBy(sql`${jobs.finishedAt} desc nulls last`, desc(jobs.id))
    .limit(LIMITS.jobs.listed);
  return rows.map(({ job, email }) => ({ ...job, email }));
}

/** Returns the owner of a job, or undefined: for administrators, who act on the jobs of all users. */
export async function findJobOwner(db: Db, jobId: string): Promise<string | undefined> {
  const [row] = await db.select({ userId: jobs.userId }).from(jobs).where(eq(jobs.id, jobId));
  return row?.userId;
}
