import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { LIMITS } from '#shared/limits.js';
import type { Database, Db } from '#platform/db/client.js';
import {
  blobSize,
  deleteBlob,
  finishBlob,
  insertBlob,
  insertChunk,
  markBlobStored,
  nextChunk,
} from '#platform/db/queries/blobs.js';
import { AppError } from '#platform/errors.js';
import type { Storage, StoredBlob, Throttle } from './storage.js';

const unthrottled: Throttle = (work) => work();

/**
 * Creates storage in Postgres. Every chunk is an insert of its own: an upload over a slow connection occupies
 * neither a database connection nor a transaction while it waits for bytes.
 */
export function createStorage(db: Database): Storage {
  async function write(
    source: AsyncIterable<Uint8Array>,
    {
      maxBytes,
      signal,
      throttle = unthrottled,
    }: { maxBytes: number; signal?: AbortSignal; throttle?: Throttle },
  ): Promise<StoredBlob> {
    signal?.throwIfAborted();
    const blobId = await throttle(() => insertBlob(db));
    try {
      const hash = createHash('sha256');
      let size = 0;
      let seq = 0;
      let buffered: Uint8Array[] = [];
      let heldBytes = 0;
      const flush = async (bytes: Buffer) => {
        await throttle(() => insertChunk(db, { blobId, seq, bytes }));
        seq += 1;
      };
      for await (const piece of untilAborted(source, signal)) {
        size += piece.byteLength;
        if (size > maxBytes) throw new AppError('too_large');
        hash.update(piece);
        buffered.push(piece);
        heldBytes += piece.byteLength;
        if (heldBytes < LIMITS.upload.chunkBytes) continue;
        const bytes = Buffer.concat(buffered);
        let start = 0;
        for (; bytes.length - start >= LIMITS.upload.chunkBytes; start += LIMITS.upload.chunkBytes) {
          await flush(bytes.subarray(start, start + LIMITS.upload.chunkBytes));
        }
        buffered = [bytes.subarray(start)];
        heldBytes = bytes.length - start;
      }
      if (heldBytes > 0) await flush(Buffer.concat(buffered));
      signal?.throwIfAborted();
      const sha256 = hash.digest('hex');
      if (!(await throttle(() => finishBlob(db, { blobId, size, sha256 }))))
        throw new Error(`Blob ${blobId} was swept away.`);
      return { blobId, size, sha256 };
    } catch (error) {
      // If the database is unavailable, the blob is an orphan for the sweep; the original error is thrown.
      await throttle(() => deleteBlob(db, blobId)).catch(() => undefined);
      throw error;
    }
  }

  async function* chunks(blobId: string, from: Db): AsyncGenerator<Buffer> {
    const size = await blobSize(from, blobId);
    if (size === null) throw new Error(`Blob ${blobId} does not exist.`);
    let read = 0;
    for (let seq = -1; read < size;) {
      const chunk = await nextChunk(from, { blobId, afterSeq: seq });
      // Ending normally here would pass off a truncated file as complete.
      if (chunk === null) throw new Error(`Blob ${blobId} was removed while it was read.`);
      yield chunk.bytes;
      read += chunk.bytes.length;
      seq = chunk.seq;
    }
  }

  return {
    write,
    read: (blobId, from = db) =>
      Readable.from(chunks(blobId, from), { objectMode: false, highWaterMark: LIMITS.upload.chunkBytes }),
    async keep(tx, blobId) {
      if (!(await markBlobStored(tx, blobId))) throw new Error(`Blob ${blobId} is not there to be kept.`);
    },
    remove: (tx, blobId) => deleteBlob(tx, blobId),
  };
}

/** Yields the source's chunks; throws the signal's reason on abort, even while waiting for bytes that never come. */
async function* untilAborted(
  source: AsyncIterable<Uint8Array>,
  signal: AbortSignal | undefined,
): AsyncGenerator<Uint8Array> {
  if (signal === undefined) {
    yield* source;
    return;
  }
  const iterator = source[Symbol.asyncIterator]();
  let interrupt = () => {};
  const onAbort = () => interrupt();
  signal.addEventListener('abort', onAbort);
  // A new promise for each chunk: racing against one long-lived promise would keep every chunk in memory until the
  // end.
  const nextPiece = () =>
    new Promise<IteratorResult<Uint8Array>>((resolve, reject) => {
      interrupt = () => reject(signal.reason as Error);
      iterator.next().then(resolve, reject);
    });
  let finished = false;
  try {
    for (;;) {
      signal.throwIfAborted();
      const next = await nextPiece();
      if (next.done === true) {
        finished = true;
        return;
      }
      yield next.value;
    }
  } finally {
    signal.removeEventListener('abort', onAbort);
    // Not awaited: a source that hangs would never return. The reason for leaving is already thrown; how the source
    // ends does not matter.
    if (!finished) void Promise.resolve(iterator.return?.()).catch(() => undefined);
  }
}
