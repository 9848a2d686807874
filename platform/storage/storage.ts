import type { Readable } from 'node:stream';
import type { Db } from '#platform/db/client.js';
import type { Part } from '#shared/api/health.js';
import type { Throttle } from './byte-store.js';

export type { Throttle } from './byte-store.js';

export interface StoredBlob {
  blobId: string;
  /** Size in bytes. */
  size: number;
  /** SHA-256 in lowercase hex. */
  sha256: string;
}

/**
 * Stored bytes of files, streamed both ways, so that no file is held in memory as a whole. Their rows are in PostgreSQL;
 * the bytes lie there in chunks or in an S3-compatible store, and nobody but the storage knows which.
 */
export interface Storage {
  /**
   * Writes a stream as a blob without an owner; hash and size are computed in the same pass. A failed write is
   * removed at once, or by the sweep. Each of its statements is run by `throttle`, if given.
   * @throws AppError `too_large` as soon as there are more than `maxBytes`; the signal's reason when aborted;
   * `StorageUnavailable`.
   */
  write(
    source: AsyncIterable<Uint8Array>,
    options: { maxBytes: number; signal?: AbortSignal; throttle?: Throttle },
  ): Promise<StoredBlob>;
  /** Marks a blob as stored, in the transaction that inserts the row that refers to it. */
  keep(tx: Db, blobId: string): Promise<void>;
  /** Reads the bytes piece by piece; in a transaction with a snapshot of its own even if they are removed meanwhile. */
  read(blobId: string, from?: Db): Readable;
  /**
   * Removes a blob with its bytes. Bytes outside the database are removed once that is certain: at once outside a
   * transaction, by the sweep where `db` is one or the store is away.
   */
  remove(db: Db, blobId: string): Promise<void>;
  /**
   * Removes blobs without an owner that are older than `olderThanMs`, and bytes whose removal was left to the sweep.
   * Returns how many blobs had no owner.
   */
  removeOrphans(olderThanMs: number): Promise<number>;
  /** Removes bytes that no row knows of: rare, because it lists everything. Returns how many files that were. */
  removeStrays(): Promise<number>;
  /** The part that it depends on beside the rows: `storage`, or none but the pool. */
  part: Extract<Part, 'pool' | 'storage'>;
  /** Resolves if the part answers. */
  ping(): Promise<void>;
  /** Closes its own connections. */
  close(): void;
}
