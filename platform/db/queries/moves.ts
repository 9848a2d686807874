import { and, asc, count, eq, exists, gt, isNotNull, isNull, sql, sum } from 'drizzle-orm';
import type pg from 'pg';
import type { Db } from '#platform/db/client.js';
import { blobChunks, blobs, type BlobStore } from '#platform/db/schema/index.js';
import { OBJECT_LOCKS } from './objects.js';

/** Key of an advisory lock, unique to this purpose: only its holder moves files. */
const MOVES_LOCK = 0x1da8;

/** A stored file that can be moved. */
export interface Movable {
  id: string;
  size: number;
  sha256: string;
}

const movable = (from: BlobStore) =>
  and(eq(blobs.store, from), eq(blobs.state, 'stored'), isNotNull(blobs.sha256), isNull(blobs.removedAt));

/** Takes the lock of moves for a session; returns false if another one has it. */
export async function lockMoves(session: pg.PoolClient): Promise<boolean> {
  const { rows } = await session.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [
    MOVES_LOCK,
  ]);
  return rows[0]?.locked ?? false;
}

/** Keeps the object of a blob from being removed while a session copies it. */
export async function shareObject(session: pg.PoolClient, id: string): Promise<void> {
  await session.query('select pg_advisory_lock_shared($1::int, hashtext($2))', [OBJECT_LOCKS, id]);
}
export async function unshareObject(session: pg.PoolClient, id: string): Promise<void> {
  await session.query('select pg_advisory_unlock_shared($1::int, hashtext($2))', [OBJECT_LOCKS, id]);
}

/** Returns the next stored file in `from`, in the order of ids, or undefined after the last. */
export async function nextMovable(
  db: Db,
  { from, after }: { from: BlobStore; after: string | undefined },
): Promise<Movable | undefined> {
  const [row] = await db
    .select({ id: blobs.id, size: blobs.size, sha256: sql<string>`${blobs.sha256}` })
    .from(blobs)
    .where(and(movable(from), after === undefined ? undefined : gt(blobs.id, after)))
    .orderBy(asc(blobs.id))
    .limit(1);
  return row;
}

/** Tells whether a file is still stored in `from`. */
export async function isMovable(db: Db, { id, from }: { id: string; from: BlobStore }): Promise<boolean> {
  return (await db.$count(blobs, and(eq(blobs.id, id), movable(from)))) > 0;
}

/** Changes where a file is looked for; returns false if it was removed in the meantime. */
export async function setPlace(
  db: Db,
  { id, from, to }: { id: string; from: BlobStore; to: BlobStore },
): Promise<boolean> {
  const rows = await db
    .update(blobs)
    .set({ store: to })
    .where(and(eq(blobs.id, id), movable(from)))
    .returning({ id: blobs.id });
  return rows.length > 0;
}

/** Returns blobs of the bucket that still have chunks: a move was interrupted. */
export async function withLeftChunks(db: Db): Promise<string[]> {
  const rows = await db
    .select({ id: blobs.id })
    .from(blobs)
    .where(
      and(
        eq(blobs.store, 's3'),
        exists(
          db
            .select({ one: sql`1` })
            .from(blobChunks)
            .where(eq(blobChunks.blobId, blobs.id)),
        ),
      ),
    );
  return rows.map(({ id }) => id);
}

/** Counts files and their bytes by where they lie; those that are being written or removed count too. */
export async function countByStore(db: Db): Promise<Record<BlobStore, { files: number; bytes: number }>> {
  const counts = { postgres: { files: 0, bytes: 0 }, s3: { files: 0, bytes: 0 } };
  const rows = await db
    .select({ store: blobs.store, files: count(), bytes: sum(blobs.size).mapWith(Number) })
    .from(blobs)
    .groupBy(blobs.store);
  for (const { store, files, bytes } of rows) counts[store] = { files, bytes };
  return counts;
}
