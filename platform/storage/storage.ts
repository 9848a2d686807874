import type { Readable } from 'node:stream';
import type { Db } from '#platform/db/client.js';

export interface StoredBlob {
  blobId: string;
  /** Bytes. */
  size: number;
  /** Lowercase hex. */
  sha256: string;
}

/** Runs work on the database as soon as there is room for it, and passes on how it ends. */
export type Throttle = <T>(work: () => Promise<T>) => Promise<T>;

/** Bytes of files, in Postgres, in chunks, streamed both ways: no file is ever held whole. */
export interface Storage {
  /**
   * Writes a stream as a blob that belongs to nobody yet; hash and size are taken in the same pass. What breaks
   * off is removed at once, or by the sweep. Each of its statements is run by `throttle`, where one is given.
   * @throws AppError `too_large` as soon as there are more than `maxBytes`; the signal's reason when aborted.
   */
  write(
    source: AsyncIterable<Uint8Array>,
    options: { maxBytes: number; signal?: AbortSignal; throttle?: Throttle },
  ): Promise<StoredBlob>;
  /** Marks a blob as stored, in the transaction that inserts the row which points at it. */
  keep(tx: Db, blobId: string): Promise<void>;
  /** The bytes, chunk by chunk; in a transaction with a snapshot of its own also where they are removed meanwhile. */
  read(blobId: string, from?: Db): Readable;
  /** Removes a blob with its chunks. */
  remove(db: Db, blobId: string): Promise<void>;
}
