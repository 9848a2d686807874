import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { LIMITS } from '#shared/limits.js';
import type { Database, Db } from '#platform/db/client.js';
import {
  deleteBlob,
  finishBlob,
  insertBlob,
  markBlobStored,
  placeOfBlob,
} from '#platform/db/queries/blobs.js';
import { ping } from '#platform/db/queries/health.js';
import { holdObject } from '#platform/db/queries/objects.js';
import type { BlobStore } from '#platform/db/schema/index.js';
import { AppError } from '#platform/errors.js';
import { createLogger, type Logger } from '#platform/log.js';
import { BytesGone, type ByteStore, type Throttle } from './byte-store.js';
import { createPostgresStore } from './postgres.js';
import type { ObjectStore } from './s3/store.js';
import type { Storage, StoredBlob } from './storage.js';
import { createSweep } from './sweep.js';
import { StorageUnavailable } from './unavailable.js';
import { untilAborted } from './until-aborted.js';

const unthrottled: Throttle = (work) => work();

/**
 * Creates the storage: rows in PostgreSQL, and bytes there too or in a bucket. New files are written to `writeTo`; every
 * file is read where its row says.
 */
export function createStorage(
  db: Database,
  {
    objects,
    writeTo = 'postgres',
    log = createLogger('storage', 'silent'),
  }: { objects?: ObjectStore; writeTo?: BlobStore; log?: Logger } = {},
): Storage {
  const postgres = createPostgresStore(db);
  const sweep = createSweep({ db, objects, log });

  function storeOf(place: BlobStore): ByteStore {
    if (place === 'postgres') return postgres;
    if (objects === undefined)
      throw new StorageUnavailable('A file lies in an S3 store, and S3_ENDPOINT is not set.');
    return objects;
  }

  async function write(
    source: AsyncIterable<Uint8Array>,
    {
      maxBytes,
      signal,
      throttle = unthrottled,
    }: { maxBytes: number; signal?: AbortSignal; throttle?: Throttle },
  ): Promise<StoredBlob> {
    signal?.throwIfAborted();
    const store = storeOf(writeTo);
    const blobId = await throttle(() => insertBlob(db, writeTo));
    const writer = store.writer(blobId, { throttle, signal });
    try {
      const hash = createHash('sha256');
      let size = 0;
      for await (const piece of untilAborted(source, signal)) {
        size += piece.byteLength;
        if (size > maxBytes) throw new AppError('too_large');
        hash.update(piece);
        await writer.push(piece);
      }
      await writer.end();
      signal?.throwIfAborted();
      const sha256 = hash.digest('hex');
      if (!(await throttle(() => finishBlob(db, { blobId, size, sha256 }))))
        throw new Error(`Blob ${blobId} was swept away.`);
      return { blobId, size, sha256 };
    } catch (error) {
      // Whatever cannot be removed now is an orphan for the sweep; the original error is thrown.
      const left = (failed: unknown) =>
        log.warn({ err: failed, blob: blobId }, 'what was written of a file was left for the sweep');
      await writer.abort().catch(left);
      await throttle(() => deleteBlob(db, blobId))
        .then(() => (writeTo === 's3' ? sweep.removeObject(blobId) : true))
        .catch(left);
      throw error;
    }
  }

  /** Yields the bytes of a blob; one that is moved to the other store meanwhile is read on there. */
  async function* bytes(blobId: string, from: Db): AsyncGenerator<Buffer> {
    let offset = 0;
    for (let last: BlobStore | undefined; ;) {
      const found = await placeOfBlob(from, blobId);
      if (found === null)
        throw new Error(
          `Blob ${blobId} ${offset === 0 ? 'does not exist' : 'was removed while it was read'}.`,
        );
      const { size, store } = found;
      // Where the place is the same as before, its bytes are being removed.
      if (store === last) throw new Error(`Blob ${blobId} was removed while it was read.`);
      last = store;
      // In a snapshot, whose rows stay, its object stays as well.
      if (store === 's3' && from !== db) await holdObject(from, blobId);
      try {
        for await (const piece of storeOf(store).read(blobId, { offset, size, from })) {
          offset += piece.length;
          yield piece;
        }
        return;
      } catch (error) {
        if (!(error instanceof BytesGone)) throw error;
      }
    }
  }

  return {
    write,
    read: (blobId, from = db) =>
      Readable.from(bytes(blobId, from), { objectMode: false, highWaterMark: LIMITS.upload.chunkBytes }),
    async keep(tx, blobId) {
      if (!(await markBlobStored(tx, blobId))) throw new Error(`Blob ${blobId} is not there to be kept.`);
    },
    async remove(from, blobId) {
      await deleteBlob(from, blobId);
      if (from === db && objects !== undefined) await sweep.removeMarked(blobId);
    },
    removeOrphans: sweep.removeOrphans,
    removeStrays: sweep.removeStrays,
    part: objects === undefined ? 'pool' : 'storage',
    ping: () => (objects === undefined ? ping(db) : objects.bucket.check(objects.prefix)),
    close: () => objects?.bucket.close(),
  };
}
