import { and, desc, eq, gt, inArray, lt } from 'drizzle-orm';
import { LIMITS } from '#shared/limits.js';
import type { Db } from '#platform/db/client.js';
import { documents, jobs } from '#platform/db/schema/index.js';
import type { JobRow } from '#platform/db/schema/jobs.js';
import type { DocumentRow } from './documents.js';
import { ago } from './relative-time.js';

const keptSince = ago(LIMITS.exports.keptMs);

/** Returns the queued or running export of a user's data, or undefined. */
export async function findActiveExport(db: Db, userId: string): Promise<JobRow | undefined> {
  const [row] = await db
    .select()
    .from(jobs)
    .where(and(eq(jobs.userId, userId), eq(jobs.kind, 'export'), inArray(jobs.status, ['queued', 'running'])))
    .orderBy(desc(jobs.createdAt))
    .limit(1);
  return row;
}

/** Returns the finished export that a user can still download, or undefined. */
export async function findExport(db: Db, userId: string): Promise<DocumentRow | undefined> {
  const [row] = await db
    .select()
    .from(documents)
    .where(
      and(eq(documents.userId, userId), eq(documents.origin, 'export'), gt(documents.createdAt, keptSince)),
    )
    .orderBy(desc(documents.createdAt), desc(documents.id))
    .limit(1);
  return row;
}

/** Removes a user's finished exports; returns their blobs, which then have no owner. */
export async function removeExports(tx: Db, userId: string): Promise<string[]> {
  const rows = await tx
    .delete(documents)
    .where(and(eq(documents.userId, userId), eq(documents.origin, 'export')))
    .returning({ blobId: documents.blobId });
  return rows.map(({ blobId }) => blobId);
}

/** Removes expired exports of all users; returns their blobs. */
export async function removeOldExports(db: Db): Promise<string[]> {
  const rows = await db
    .delete(documents)
    .where(and(eq(documents.origin, 'export'), lt(documents.createdAt, keptSince)))
    .returning({ blobId: documents.blobId });
  return rows.map(({ blobId }) => blobId);
}
