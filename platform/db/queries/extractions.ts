import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '#platform/db/client.js';
import { jobs, type JobRow } from '#platform/db/schema/jobs.js';

/** Returns the queued or running extraction of a document, or undefined. */
export async function findActiveExtraction(db: Db, documentId: string): Promise<JobRow | undefined> {
  const [row] = await db
    .select()
    .from(jobs)
    .where(
      and(
        eq(jobs.documentId, documentId),
        eq(jobs.kind, 'extract'),
        inArray(jobs.status, ['queued', 'running']),
      ),
    );
  return row;
}

/** Returns the latest failed extraction of a document, or undefined. */
export async function findFailedExtraction(db: Db, documentId: string): Promise<JobRow | undefined> {
  const [row] = await db
    .select()
    .from(jobs)
    .where(and(eq(jobs.documentId, documentId), eq(jobs.kind, 'extract'), eq(jobs.status, 'failed')))
    .orderBy(desc(jobs.createdAt))
    .limit(1);
  return row;
}
