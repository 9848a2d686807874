import { and, eq, sql } from 'drizzle-orm';
import { LIMITS } from '#shared/limits.js';
import type { Db } from '#platform/db/client.js';
import { documents, jobs } from '#platform/db/schema/index.js';
import type { JobRow } from '#platform/db/schema/jobs.js';
import { clearedCrashes } from './job-leases.js';
import { fromNow } from './relative-time.js';

/** Returns a user's job, locked until the transaction ends, or undefined. */
export async function lockJob(
  tx: Db,
  { userId, jobId }: { userId: string; jobId: string },
): Promise<JobRow | undefined> {
  const [row] = await tx
    .select()
    .from(jobs)
    .where(and(eq(jobs.userId, userId), eq(jobs.id, jobId)))
    .for('update');
  return row;
}

/** Columns of a requeued job, reset as if it had just been requested. */
const resetFields = {
  status: 'queued',
  attempt: 0,
  ...clearedCrashes,
  heldBack: false,
  undeliveredSince: null,
  delivery: sql`${jobs.delivery} + 1`,
  runAfter: sql`now()`,
  checkAt: fromNow(LIMITS.jobs.deliveryCheckMs),
  stage: null,
  done: 0,
  total: null,
  error: null,
  errorCode: null,
  startedAt: null,
  finishedAt: null,
  version: sql`${jobs.version} + 1`,
} as const;

/**
 * Requeues a failed job and keeps its finished parts, with another input if one is given; returns undefined if there
 * is no such failed job.
 */
export async function requeueFailed(
  tx: Db,
  {
    userId,
    jobId,
    ...changes
  }: {
    userId: string;
    jobId: string;
    afterJobId: string | null;
    traceParent: string | null;
    input?: object;
  },
): Promise<JobRow | undefined> {
  const [row] = await tx
    .update(jobs)
    .set({ ...resetFields, ...changes })
    .where(and(eq(jobs.userId, userId), eq(jobs.id, jobId), eq(jobs.status, 'failed')))
    .returning();
  return row;
}

/** Requeues jobs that waited for this extraction and failed with it: they wait for it once more. */
export async function requeueDependents(
  tx: Db,
  { userId, jobId, traceParent }: { userId: string; jobId: string; traceParent: string | null },
): Promise<JobRow[]> {
  return tx
    .update(jobs)
    .set({ ...resetFields, traceParent })
    .where(
      and(
        eq(jobs.userId, userId),
        eq(jobs.afterJobId, jobId),
        eq(jobs.status, 'failed'),
        eq(jobs.stage, 'extract'),
      ),
    )
    .returning();
}

/** Makes a document whose extraction failed wait for a retry; returns false if it had not failed. */
export async function resetFailedDocument(
  tx: Db,
  { userId, documentId }: { userId: string; documentId: string },
): Promise<boolean> {
  const rows = await tx
    .update(documents)
    .set({ status: 'pending', errorCode: null })
    .where(and(eq(documents.id, documentId), eq(documents.userId, userId), eq(documents.status, 'failed')))
    .returning({ id: documents.id });
  return rows.length === 1;
}
