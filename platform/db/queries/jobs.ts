import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { JobKind } from '#shared/contracts/jobs.js';
import { LIMITS } from '#shared/limits.js';
import type { QueueName } from '#platform/config.js';
import type { Db } from '#platform/db/client.js';
import { jobs, users } from '#platform/db/schema/index.js';
import type { JobRow } from '#platform/db/schema/jobs.js';
import { fromNow } from './relative-time.js';

const nextVersion = sql`${jobs.version} + 1`;

/**
 * Locks a user's row: other transactions that count or add to what this user has wait until this one ends. Returns
 * false if there is no such user.
 */
export async function lockUser(tx: Db, userId: string): Promise<boolean> {
  const rows = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  return rows.length === 1;
}

/** Counts a user's visible queued jobs, and their jobs of any kind in flight in one queue. */
export async function countUserJobs(db: Db, { userId, queue }: { userId: string; queue: QueueName }) {
  const [row] = await db
    .select({
      queued: sql<number>`count(*) filter (where ${jobs.status} = 'queued' and ${jobs.visible})::int`,
      inFlight: sql<number>`count(*) filter (where ${jobs.queue} = ${queue})::int`,
    })
    .from(jobs)
    .where(and(eq(jobs.userId, userId), inArray(jobs.status, ['queued', 'running'])));
  return row ?? { queued: 0, inFlight: 0 };
}

/** A job's row as whoever requests the job describes it. */
export interface JobValues {
  kind: JobKind;
  userId: string;
  /** Ids and options, never text. */
  input: unknown;
  documentId: string | null;
  filename: string | null;
  requestId: string;
  parentId?: string | null;
  /** Id of a job that must end before this one is delivered. */
  afterJobId?: string | null;
  /** Kind and id of the job's subject, if that exists before the job ends: the conversation of an answer. */
  result?: { kind: string; id: string };
  /** Time until the job is delivered, ms. */
  delayMs?: number;
}

/** Inserts a job's row as queued and returns it. */
export async function insertJob(
  tx: Db,
  job: JobValues & { queue: QueueName; visible: boolean; priority: number; traceParent: string | null },
): Promise<JobRow> {
  const [row] = await tx
    .insert(jobs)
    .values({
      userId: job.userId,
      kind: job.kind,
      queue: job.queue,
      input: job.input,
      documentId: job.documentId,
      filename: job.filename,
      requestId: job.requestId,
      traceParent: job.traceParent,
      visible: job.visible,
      parentId: job.parentId ?? null,
      afterJobId: job.afterJobId ?? null,
      resultKind: job.result?.kind ?? null,
      resultId: job.result?.id ?? null,
      priority: job.priority,
      runAfter: fromNow(job.delayMs ?? 0),
      checkAt: fromNow(LIMITS.jobs.deliveryCheckMs),
      // The current time: `now()` is when the transaction started, which may have waited for another.
      createdAt: sql`clock_timestamp()`,
    })
    .returning();
  if (row === undefined) throw new Error('the job was not inserted');
  return row;
}

/** Returns a user's job, or undefined. */
export async function findJob(
  db: Db,
  { userId, jobId }: { userId: string; jobId: string },
): Promise<JobRow | undefined> {
  const [row] = await db
    .select()
    .from(jobs)
    .where(and(eq(jobs.userId, userId), eq(jobs.id, jobId)));
  return row;
}

/** Tells whether a job is still queued or running. */
export async function isLive(db: Db, jobId: string): Promise<boolean> {
  const rows = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.id, jobId), inArray(jobs.status, ['queued', 'running'])));
  return rows.length === 1;
}

/** Returns the id of the job that writes a file of a report, the last one if there are several, or undefined. */
export async function findFileJobId(
  db: Db,
  { userId, reportId, name }: { userId: string; reportId: string; name: string },
): Promise<string | undefined> {
  const [row] = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(
      and(
        eq(jobs.userId, userId),
        eq(jobs.kind, 'report'),
        sql`${jobs.input} ->> 'reportId' = ${reportId}`,
        sql`${jobs.input} ->> 'name' = ${name}`,
      ),
    )
    .orderBy(desc(jobs.createdAt))
    .limit(1);
  return row?.id;
}

/**
 * Tells whether a job that will write this file of a report is queued. Its row is locked, so that no worker claims it
 * before the transaction ends: what the transaction changes is in the file.
 */
export async function lockQueuedFileJob(
  tx: Db,
  {
    userId,
    reportId,
    name,
    again,
  }: {
    userId: string;
    reportId: string;
    name: string;
    /** True if the file exists: then only a job that writes it again counts. */
    again: boolean;
  },
): Promise<boolean> {
  const rows = await tx
    .select({ id: jobs.id })
    .from(jobs)
    .where(
      and(
        eq(jobs.userId, userId),
        eq(jobs.queue, 'cpu'),
        eq(jobs.status, 'queued'),
        eq(jobs.kind, 'report'),
        sql`${jobs.input} ->> 'reportId' = ${reportId}`,
        sql`coalesce(${jobs.input} ->> 'name', 'pdf') = ${name}`,
        again ? sql`${jobs.input} -> 'again' = 'true'` : undefined,
      ),
    )
    .limit(1)
    .for('no key update');
  return rows.length > 0;
}

/** Columns set by a cancellation request: a queued job ends at once, a running one when its worker notices. */
const cancelling = {
  status: sql<JobRow['status']>`case when ${jobs.status} = 'queued' then 'cancelled' else ${jobs.status} end`,
  finishedAt: sql`case when ${jobs.status} = 'queued' then now() else ${jobs.finishedAt} end`,
  cancelRequestedAt: sql`coalesce(${jobs.cancelRequestedAt}, now())`,
  version: nextVersion,
};

/** Requests cancellation of a live job; returns undefined if it has ended. */
export async function requestCancel(
  db: Db,
  { userId, jobId }: { userId: string; jobId: string },
): Promise<JobRow | undefined> {
  const [row] = await db
    .update(jobs)
    .set(cancelling)
    .where(and(eq(jobs.userId, userId), eq(jobs.id, jobId), inArray(jobs.status, ['queued', 'running'])))
    .returning();
  return row;
}

/** Requests cancellation of every live job of a document; returns the changed rows. */
export async function requestCancelForDocument(tx: Db, documentId: string): Promise<JobRow[]> {
  return tx
    .update(jobs)
    .set({ ...cancelling, errorCode: 'not_found' })
    .where(and(eq(jobs.documentId, documentId), inArray(jobs.status, ['queued', 'running'])))
    .returning();
}

/** Requests cancellation of every live job of a user; returns the changed rows. */
export async function requestCancelForUser(tx: Db, userId: string): Promise<JobRow[]> {
  return tx
    .update(jobs)
    .set(cancelling)
    .where(and(eq(jobs.userId, userId), inArray(jobs.status, ['queued', 'running'])))
    .returning();
}

/** Increments the version of queued jobs that show another job's progress as their own; returns their ids. */
export async function bumpDependentVersions(db: Db, jobId: string): Promise<string[]> {
  const rows = await db
    .update(jobs)
    .set({ version: nextVersion })
    .where(and(eq(jobs.afterJobId, jobId), eq(jobs.status, 'queued')))
    .returning({ id: jobs.id });
  return rows.map((row) => row.id);
}
