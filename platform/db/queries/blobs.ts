import { and, asc, eq, gt, lt, notExists, or, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/client.js';
import { blobChunks, blobs, documents } from '#platform/db/schema/index.js';

/** Begins a blob in state `writing`; returns its id. */
export async function insertBlob(db: Db): Promise<string> {
  const [row] = await db.insert(blobs).values({}).returning({ id: blobs.id });
  if (row === undefined) throw new Error('The database made no blob.');
  return row.id;
}

/** Adds one chunk; `seq` counts from 0. */
export async function insertChunk(
  db: Db,
  { blobId, seq, bytes }: { blobId: string; seq: number; bytes: Buffer },
): Promise<void> {
  await db.insert(blobChunks).values({ blobId, seq, bytes });
}

/** Notes size (bytes) and hash of a blob whose last chunk is there. False where the blob is gone. */
export async function finishBlob(
  db: Db,
  { blobId, size, sha256 }: { blobId: string; size: number; sha256: string },
): Promise<boolean> {
  const rows = await db
    .update(blobs)
    .set({ size, sha256 })
    .where(and(eq(blobs.id, blobId), eq(blobs.state, 'writing')))
    .returning({ id: blobs.id });
  return rows.length > 0;
}

/** Moves a finished blob from `writing` to `stored`. False where it was not there to be moved. */
export async function markBlobStored(db: Db, blobId: string): Promise<boolean> {
  const rows = await db
    .update(blobs)
    .set({ state: 'stored' })
    .where(and(eq(blobs.id, blobId), eq(blobs.state, 'writing'), sql`${blobs.sha256} is not null`))
    .returning({ id: blobs.id });
  return rows.length > 0;
}

/** A blob's size in bytes, or null where there is none. */
export async function blobSize(db: Db, blobId: string): Promise<number | null> {
  const [row] = await db.select({ size: blobs.size }).from(blobs).where(eq(blobs.id, blobId));
  return row?.size ?? null;
}

/** The chunk that follows `afterSeq` (-1 for the first), or null after the last. */
export async function nextChunk(
  db: Db,
  { blobId, afterSeq }: { blobId: string; afterSeq: number },
): Promise<{ seq: number; bytes: Buffer } | null> {
  const [row] = await db
    .select({ seq: blobChunks.seq, bytes: blobChunks.bytes })
    .from(blobChunks)
    .where(and(eq(blobChunks.blobId, blobId), gt(blobChunks.seq, afterSeq)))
    .orderBy(asc(blobChunks.seq))
    .limit(1);
  return row ?? null;
}

/** Removes a blob with its chunks. */
export async function deleteBlob(db: Db, blobId: string): Promise<void> {
  await db.delete(blobs).where(eq(blobs.id, blobId));
}

/**
 * Removes blobs that belong to nobody and are older than `olderThanMs`: uploads that broke off with their
 * process, and blobs whose document is gone. At most 100 at a time, so that no sweep takes long.
 * Returns how many were removed.
 */
export async function removeOrphanBlobs(db: Db, olderThanMs: number): Promise<number> {
  const orphans = db
    .select({ id: blobs.id })
    .from(blobs)
    .where(
      and(
        lt(blobs.createdAt, sql`now() - make_interval(secs => ${olderThanMs / 1000})`),
        // A document points at its blob only once that is `stored`, in the same transaction.
        or(
          eq(blobs.state, 'writing'),
          notExists(
            db
              .select({ one: sql`1` })
              .from(documents)
              .where(eq(documents.blobId, blobs.id)),
          ),
        ),
      ),
    )
    .limit(100)
    .for('update', { skipLocked: true });
  const rows = await db
    .delete(blobs)
    .where(sql`${blobs.id} in ${orphans}`)
    .returning({ id: blobs.id });
  return rows.length;
}
