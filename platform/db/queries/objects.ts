import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/client.js';
import { blobs, installation } from '#platform/db/schema/index.js';

/** Class of the advisory locks on objects of the bucket, unique to this purpose. */
export const OBJECT_LOCKS = 0x1da7;
const lockOf = (blobId: string) => sql`${OBJECT_LOCKS}::int, hashtext(${blobId})`;

/** Keeps the object of a blob from being removed until the transaction ends, whatever becomes of its row. */
export async function holdObject(tx: Db, blobId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(${lockOf(blobId)})`);
}

/** Locks the object of a blob for its removal until the transaction ends; returns false if somebody holds it. */
export async function lockObject(tx: Db, blobId: string): Promise<boolean> {
  const { rows } = await tx.execute<{ locked: boolean }>(
    sql`select pg_try_advisory_xact_lock(${lockOf(blobId)}) as locked`,
  );
  return rows[0]?.locked ?? false;
}

const used = and(eq(blobs.store, 's3'), isNull(blobs.removedAt));

/** Returns those of the blobs whose objects are in use. */
export async function objectsInUse(db: Db, blobIds: readonly string[]): Promise<Set<string>> {
  if (blobIds.length === 0) return new Set();
  const rows = await db
    .select({ id: blobs.id })
    .from(blobs)
    .where(and(inArray(blobs.id, [...blobIds]), used));
  return new Set(rows.map(({ id }) => id));
}

/** Returns blobs whose objects are to be removed, those that have waited longest first. */
export async function listRemovedObjects(db: Db, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: blobs.id })
    .from(blobs)
    .where(isNotNull(blobs.removedAt))
    .orderBy(asc(blobs.removedAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Removes the row of a blob whose object is gone; leftovers of its chunks go with it. */
export async function deleteRemovedBlob(db: Db, blobId: string): Promise<void> {
  await db.delete(blobs).where(and(eq(blobs.id, blobId), isNotNull(blobs.removedAt)));
}

/** Returns the identity of the installation, which is made when it is first asked for. */
export async function installationId(db: Db): Promise<string> {
  await db.insert(installation).values({}).onConflictDoNothing();
  const [row] = await db.select({ id: installation.id }).from(installation);
  if (row === undefined) throw new Error('The installation has no identity.');
  return row.id;
}

/** Tells whether any blob lies in the bucket. */
export async function hasObjects(db: Db): Promise<boolean> {
  const rows = await db.select({ id: blobs.id }).from(blobs).where(eq(blobs.store, 's3')).limit(1);
  return rows.length > 0;
}
