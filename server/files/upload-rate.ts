import type { Readable, Writable } from 'node:stream';
import { AppError } from '#platform/errors.js';

/** Slowest rate at which a file may arrive. */
export interface MinimumRate {
  /** Longest time without a byte, ms. */
  idleMs: number;
  /** Fewest bytes in each window of `windowMs`. */
  windowBytes: number;
  /** Length of a window, ms. */
  windowMs: number;
}

/**
 * Watches how fast a request arrives, and calls `fail` if it is too slow. Time in which the reader itself is
 * behind, because the database is slow, does not count. Returns a function that ends the watch.
 */
export function watchUploadRate(
  req: Readable,
  reader: Writable,
  { idleMs, windowBytes, windowMs }: MinimumRate,
  fail: (error: AppError) => void,
): () => void {
  let receivedBytes = 0;
  const idle = setTimeout(() => {
    if (reader.writableNeedDrain) idle.refresh();
    else fail(new AppError('invalid_input', { detail: 'The upload was interrupted.' }));
  }, idleMs);
  const windows = setInterval(() => {
    if (receivedBytes < windowBytes && !reader.writableNeedDrain) fail(new AppError('too_slow'));
    receivedBytes = 0;
  }, windowMs);
  const onData = (bytes: Buffer) => {
    receivedBytes += bytes.length;
    idle.refresh();
  };
  req.on('data', onData);
  return () => {
    clearTimeout(idle);
    clearInterval(windows);
    req.off('data', onData);
  };
}
