import type { Db } from '#platform/db/client.js';

/** Runs work on the database as soon as there is capacity for it, and returns its result or throws its error. */
export type Throttle = <T>(work: () => Promise<T>) => Promise<T>;

/** Takes the bytes of one blob, in order. After a rejection only `abort` may be called. */
export interface ByteWriter {
  /** Takes a piece, which the caller may not change afterwards; resolves when it may send the next one. */
  push(piece: Uint8Array): Promise<void>;
  /** Resolves once all bytes are stored. */
  end(): Promise<void>;
  /** Ends what is still being sent. What was stored is removed with the blob, or by the sweep. */
  abort(): Promise<void>;
}

/** A place where the bytes of blobs lie. It knows nothing of their rows. */
export interface ByteStore {
  /** Starts writing a blob; database work is run by `throttle`, and requests end with `signal`. */
  writer(blobId: string, options: { throttle: Throttle; signal: AbortSignal | undefined }): ByteWriter;
  /**
   * Yields the bytes from `offset` to `size`, and never fewer without an error.
   * @throws BytesGone if they are not, or no longer, in this place.
   */
  read(blobId: string, range: { offset: number; size: number; from: Db }): AsyncIterable<Buffer>;
}

/** Thrown where the bytes of a blob are not, or no longer, where its row said. */
export class BytesGone extends Error {
  override name = 'BytesGone';
}

/** Thrown where bytes are not those of the row: another size or hash. */
export class WrongBytes extends Error {
  override name = 'WrongBytes';
}
