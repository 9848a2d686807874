import { and, asc, eq, exists, gt, lt, max, notExists, or, sql } from 'drizzle-orm';
import type { Database, Db } from '#platform/db/client.js';
import { blobChunks, blobs, documents } from '#platform/db/schema/index.js';
import { ago } from './relative-time.js';

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

/** Chunks removed by one statement: an export may have thousands, which would outlast the statement's deadline. */
const CHUNKS_AT_ONCE = 400;

/**
 * Removes a blob with its chunks; one that is not there is no error. Also outside a transaction it removes all or
 * nothing: no chunk goes before the blob is marked `deleting`, which nobody can keep.
 * @throws Error where a document points at it.
 */
export async function deleteBlob(db: Db, blobId: string): Promise<void> {
  await markDeleting(db, blobId);
  const ofBlob = eq(blobChunks.blobId, blobId);
  const [{ last } = { last: null }] = await db
    .select({ last: max(blobChunks.seq) })
    .from(blobChunks)
    .where(ofBlob);
  // The last ones go with the blob itself.
  for (let seq = CHUNKS_AT_ONCE; seq <= (last ?? 0); seq += CHUNKS_AT_ONCE) {
    await db.delete(blobChunks).where(and(ofBlob, lt(blobChunks.seq, seq)));
  }
  await db.delete(blobs).where(eq(blobs.id, blobId));
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
  // That may have waited for a transaction which kept the blob, without seeing the document that it inserted.
  const owned = await db
    .update(blobs)
    .set({ state: 'stored' })
    .where(and(ofBlob, exists(owner)))
    .returning({ id: blobs.id });
  if (owned.length > 0) throw new Error(`Blob ${blobId} belongs to a document.`);
}

/** A sweep removes at most so many at a time, so that none takes long. */
const ORPHANS_PER_SWEEP = 100;

/**
 * Removes blobs that belong to nobody and are older than `olderThanMs`: uploads that broke off with their
 * process, and blobs whose document is gone. Each in a transaction of its own, in which nobody can keep it any
 * more. Returns how many were removed.
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
            // A document points at its blob only once that is `stored`, in the same transaction.
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
