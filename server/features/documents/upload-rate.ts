import type { Readable, Writable } from 'node:stream';
import { AppError } from '#platform/errors.js';

/** How slowly a file may arrive. */
export interface MinimumRate {
  /** No byte for this long, ms. */
  idleMs: number;
  /** Fewer bytes than this in each window of so many ms. */
  windowBytes: number;
  windowMs: number;
}

/**
 * Watches how fast a request arrives, and calls `fail` where that is too slow. Time in which its reader is behind
 * itself, with the database slow, does not count. Returns how to end it.
 */
export function watchUploadRate(
  req: Readable,
  reader: Writable,
  { idleMs, windowBytes, windowMs }: MinimumRate,
  fail: (error: AppError) => void,
): () => void {
  let arrived = 0;
  const idle = setTimeout(() => {
    if (reader.writableNeedDrain) idle.refresh();
    else fail(new AppError('invalid_input', { detail: 'The upload was interrupted.' }));
  }, idleMs);
  const windows = setInterval(() => {
    if (arrived < windowBytes && !reader.writableNeedDrain) fail(new AppError('too_slow'));
    arrived = 0;
  }, windowMs);
  const onData = (bytes: Buffer) => {
    arrived += bytes.length;
    idle.refresh();
  };
  req.on('data', onData);
  return () => {
    clearTimeout(idle);
    clearInterval(windows);
    req.off('data', onData);
  };
}
