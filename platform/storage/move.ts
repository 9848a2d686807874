import { createHash } from 'node:crypto';
import type pg from 'pg';
import type { Database } from '#platform/db/client.js';
import { deleteChunks } from '#platform/db/queries/blobs.js';
import {
  isMovable,
  lockMoves,
  nextMovable,
  setPlace,
  shareObject,
  unshareObject,
  withLeftChunks,
  type Movable,
} from '#platform/db/queries/moves.js';
import type { BlobStore } from '#platform/db/schema/index.js';
import { BytesGone, WrongBytes } from './byte-store.js';
import { createPostgresStore } from './postgres.js';
import type { ObjectStore } from './s3/store.js';
import { createSweep } from './sweep.js';
import type { Logger } from '#platform/log.js';

/** Progress of a move. */
export interface MoveProgress {
  files: number;
  bytes: number;
  /** Files that were removed by their owners while they were copied. */
  gone: number;
  /** Files whose bytes are not what their rows say: they stay where they are. */
  damaged: string[];
}

/** Thrown if another process is moving files already. */
export class MoveUnderWay extends Error {
  override name = 'MoveUnderWay';
}

/** Thrown for a file whose original does not have the size or hash of its row. */
class Damaged extends Error {}

const unthrottled = <T>(work: () => Promise<T>) => work();

/**
 * Moves the bytes of all files to `to`, one file after the other, while people work: a file is copied, the copy is read
 * back and compared with size and hash of the row, and only then the row is changed and the original removed. Ended at
 * any point, it goes on where it was when it is run again; what a crash leaves of one file is removed then, or by the sweep.
 * @throws MoveUnderWay, StorageUnavailable, and whatever the database throws.
 */
export async function moveFiles(
  { db, pool, objects, log }: { db: Database; pool: pg.Pool; objects: ObjectStore; log: Logger },
  {
    to,
    signal,
    onProgress = () => undefined,
  }: { to: BlobStore; signal: AbortSignal; onProgress?: (progress: MoveProgress) => void },
): Promise<MoveProgress> {
  const stores = { postgres: createPostgresStore(db), s3: objects };
  const from: BlobStore = to === 's3' ? 'postgres' : 's3';
  const sweep = createSweep({ db, objects, log });
  const progress: MoveProgress = { files: 0, bytes: 0, gone: 0, damaged: [] };
  // Locks of a session: a transaction must not stay open while a file is copied.
  const session = await pool.connect();

  /** Reads a file's bytes in a store; compares them with the row. */
  async function* checked(store: BlobStore, { id, size, sha256 }: Movable): AsyncGenerator<Buffer> {
    const hash = createHash('sha256');
    let read = 0;
    for await (const piece of stores[store].read(id, { offset: 0, size, from: db })) {
      signal.throwIfAborted();
      hash.update(piece);
      read += piece.length;
      yield piece;
    }
    if (read !== size || hash.digest('hex') !== sha256)
      throw new WrongBytes(`The bytes of the file ${id} are not those that were stored.`);
  }

  /** Reads the original; bytes that are missing or wrong there are no reason to stop, since no other file has them. */
  async function* original(file: Movable): AsyncGenerator<Buffer> {
    try {
      yield* checked(from, file);
    } catch (error) {
      if (!(error instanceof WrongBytes || error instanceof BytesGone)) throw error;
      throw new Damaged(`The file ${file.id} is not what its row says.`, { cause: error });
    }
  }

  async function copy(file: Movable): Promise<void> {
    if (to === 'postgres') await deleteChunks(db, file.id);
    const writer = stores[to].writer(file.id, { throttle: unthrottled, signal });
    try {
      for await (const piece of original(file)) await writer.push(piece);
      await writer.end();
    } catch (error) {
      await writer.abort().catch((failed: unknown) => {
        log.warn({ err: failed, blob: file.id }, 'a copy that failed was left for the sweep');
      });
      throw error;
    }
    for await (const piece of checked(to, file)) void piece;
  }

  /** Removes a file's bytes from a store in which its row does not look for them. */
  async function removeFrom(store: BlobStore, id: string): Promise<void> {
    if (store === 'postgres') await deleteChunks(db, id);
    else await sweep.removeObject(id);
  }

  async function move(file: Movable): Promise<void> {
    let moved = false;
    // Shared: readers go on, and the sweep leaves the object alone.
    await shareObject(session, file.id);
    try {
      await copy(file);
      moved = await setPlace(db, { id: file.id, from, to });
    } catch (error) {
      if (await isMovable(db, { id: file.id, from })) throw error;
    } finally {
      await unshareObject(session, file.id);
    }
    await removeFrom(moved ? from : to, file.id);
    if (moved) {
      progress.files += 1;
      progress.bytes += file.size;
    } else progress.gone += 1;
    onProgress(progress);
  }

  try {
    if (!(await lockMoves(session))) throw new MoveUnderWay('Another process is moving files already.');
    for (const id of await withLeftChunks(db)) await deleteChunks(db, id);
    for (let after: string | undefined; ;) {
      signal.throwIfAborted();
      const file = await nextMovable(db, { from, after });
      if (file === undefined) return progress;
      after = file.id;
      try {
        await move(file);
      } catch (error) {
        if (!(error instanceof Damaged)) throw error;
        log.error({ err: error, blob: file.id }, 'a file is damaged and stays where it is');
        progress.damaged.push(file.id);
        await removeFrom(to, file.id);
      }
    }
  } finally {
    // Not returned to the pool: its locks end with it.
    session.release(true);
  }
}
