import type { Readable } from 'node:stream';
import type { Db } from '#platform/db/client.js';

export interface StoredBlob {
  blobId: string;
  /** Size in bytes. */
  size: number;
  /** SHA-256 in lowercase hex. */
  sha256: string;
}

/** Runs work on the database as soon as there is capacity for it, and returns its result or throws its error. */
export type Throttle = <T>(work: () => Promise<T>) => Promise<T>;

/** Stored bytes of files: in Postgres, in chunks, streamed both ways, so that no file is held in memory as a whole. */
export interface Storage {
  /**
   * Writes a stream as a blob without an owner; hash and size are computed in the same pass. A failed write is
   * removed at once, or by the sweep. Each of its statements is run by `throttle`, if given.
   * @throws AppError `too_large` as soon as there are more than `maxBytes`; the signal's reason when aborted.
   */
  write(
    source: AsyncIterable<Uint8Array>,
    options: { maxBytes: number; signal?: AbortSignal; throttle?: Throttle },
  ): Promise<StoredBlob>;
  /** Marks a blob as stored, in the transaction that inserts the row that refers to it. */
  keep(tx: Db, blobId: string): Promise<void>;
  /** Reads the bytes chunk by chunk; in a transaction with a snapshot of its own even if they are removed meanwhile. */
  read(blobId: string, from?: Db): Readable;
  /** Removes a blob with its chunks. */
  remove(db: Db, blobId: string): Promise<void>;
}
