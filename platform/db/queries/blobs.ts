import { and, asc, eq, exists, gt, isNull, lt, max, notExists, or, sql } from 'drizzle-orm';
import type { Database, Db } from '#platform/db/client.js';
import { blobChunks, blobs, documents, type BlobStore } from '#platform/db/schema/index.js';
import { ago } from './relative-time.js';

/** Creates a blob in state `writing`, whose bytes will lie in `store`; returns its id. */
export async function insertBlob(db: Db, store: BlobStore): Promise<string> {
  const [row] = await db.insert(blobs).values({ store }).returning({ id: blobs.id });
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

/** Stores size (bytes) and hash of a blob after its last chunk; returns false if the blob is gone. */
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

/** Moves a finished blob from `writing` to `stored`; returns false if no such blob was in that state. */
export async function markBlobStored(db: Db, blobId: string): Promise<boolean> {
  const rows = await db
    .update(blobs)
    .set({ state: 'stored' })
    .where(and(eq(blobs.id, blobId), eq(blobs.state, 'writing'), sql`${blobs.sha256} is not null`))
    .returning({ id: blobs.id });
  return rows.length > 0;
}

/** Returns the SHA-256 (hex) of a blob's bytes, or null if there is no such blob. */
export async function blobHash(db: Db, blobId: string): Promise<string | null> {
  const [row] = await db.select({ sha256: blobs.sha256 }).from(blobs).where(eq(blobs.id, blobId));
  return row?.sha256 ?? null;
}

/** Returns a blob's size in bytes and where its bytes lie, or null if there is no such blob, or it is being removed. */
export async function placeOfBlob(
  db: Db,
  blobId: string,
): Promise<{ size: number; store: BlobStore } | null> {
  const [row] = await db
    .select({ size: blobs.size, store: blobs.store })
    .from(blobs)
    .where(and(eq(blobs.id, blobId), isNull(blobs.removedAt)));
  return row ?? null;
}

/** Returns the chunk that follows `afterSeq` (-1 for the first), or null after the last. */
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

/** Chunks removed by one statement: an export may have thousands, too many for the statement timeout. */
const CHUNKS_AT_ONCE = 400;

/**
 * Removes a blob and its chunks; a missing blob is no error. All or nothing, even outside a transaction: the blob
 * is marked `deleting` before its first chunk is removed, and from then on it cannot be kept. A blob of the bucket is only
 * marked: its row goes once its object is gone (`deleteRemovedBlob`).
 * @throws Error if a document refers to it.
 */
export async function deleteBlob(db: Db, blobId: string): Promise<void> {
  await markDeleting(db, blobId);
  const inBucket = await db
    .update(blobs)
    .set({ removedAt: sql`coalesce(${blobs.removedAt}, now())` })
    .where(and(eq(blobs.id, blobId), eq(blobs.store, 's3')))
    .returning({ id: blobs.id });
  if (inBucket.length > 0) return;
  await deleteChunks(db, blobId, { keepLast: true });
  // The last chunks are removed together with the blob itself.
  await db.delete(blobs).where(eq(blobs.id, blobId));
}

/** Removes a blob's chunks, so many at a time; all but the last of these with `keepLast`. */
export async function deleteChunks(
  db: Db,
  blobId: string,
  { keepLast = false }: { keepLast?: boolean } = {},
): Promise<void> {
  const ofBlob = eq(blobChunks.blobId, blobId);
  const [{ last } = { last: null }] = await db
    .select({ last: max(blobChunks.seq) })
    .from(blobChunks)
    .where(ofBlob);
  for (let seq = CHUNKS_AT_ONCE; seq <= (last ?? 0); seq += CHUNKS_AT_ONCE) {
    await db.delete(blobChunks).where(and(ofBlob, lt(blobChunks.seq, seq)));
  }
  if (!keepLast) await db.delete(blobChunks).where(ofBlob);
}

async function markDeleting(db: Db, blobId: string): Promise<void> {
  const ofBlob = eq(blobs.id, blobId);
  const owner = db
    .select({ one: sql`1` })
    .from(documents)
    .where(eq(documents.blobId, blobId));
  await db
    .update(blobs)
    .set({ state: 'deleting' })
    .where(and(ofBlob, notExists(owner)));
  // The update may have waited for a transaction that kept the blob, without seeing the document that it inserted.
  const owned = await db
    .update(blobs)
    .set({ state: 'stored' })
    .where(and(ofBlob, exists(owner)))
    .returning({ id: blobs.id });
  if (owned.length > 0) throw new Error(`Blob ${blobId} belongs to a document.`);
}

/** Maximum number of blobs removed by one sweep, so that no sweep takes long. */
const ORPHANS_PER_SWEEP = 100;

/**
 * Removes blobs without an owner that are older than `olderThanMs`: uploads interrupted by the end of their
 * process, and blobs whose document is gone. Each is removed in its own transaction, in which nobody can keep it
 * any more. Returns how many were removed.
 */
export async function removeOrphanBlobs(db: Database, olderThanMs: number): Promise<number> {
  for (let removed = 0; removed < ORPHANS_PER_SWEEP; removed += 1) {
    const found = await db.transaction(async (tx) => {
      const [orphan] = await tx
        .select({ id: blobs.id })
        .from(blobs)
        .where(
          and(
            lt(blobs.createdAt, ago(olderThanMs)),
            // Otherwise only its object is still there.
            isNull(blobs.removedAt),
            // A document refers to its blob only once that is `stored`, in the same transaction.
            or(
              eq(blobs.state, 'writing'),
              notExists(
                tx
                  .select({ one: sql`1` })
                  .from(documents)
                  .where(eq(documents.blobId, blobs.id)),
              ),
            ),
          ),
        )
        .limit(1)
        .for('update', { skipLocked: true });
      if (orphan !== undefined) await deleteBlob(tx, orphan.id);
      return orphan !== undefined;
    });
    if (!found) return removed;
  }
  return ORPHANS_PER_SWEEP;
}
