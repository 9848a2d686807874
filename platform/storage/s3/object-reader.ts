import type { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { isConnectionError } from '#platform/db/connection-errors.js';
import { DeadlineError, withDeadline } from '#platform/with-deadline.js';
import { BytesGone, WrongBytes } from '../byte-store.js';
import { StorageUnavailable } from '../unavailable.js';
import type { Bucket } from './bucket.js';

/** Most times in a row that a reading that breaks off is continued. */
const CONTINUATIONS = 3;
const PAUSE_MS = 200;

/**
 * Yields the bytes of an object from `offset` to `size`. What breaks off or falls silent is continued where it stopped,
 * since an object never changes; what stays short is an error, never a short file.
 * @throws BytesGone, StorageUnavailable; WrongBytes if the object has another size.
 */
export async function* readObject(
  bucket: Bucket,
  key: string,
  { offset, size }: { offset: number; size: number },
): AsyncGenerator<Buffer> {
  let at = offset;
  for (let failures = 0; at < size;) {
    const { body, length } = await bucket.get(key, at);
    try {
      if (length !== undefined && length !== size - at)
        throw new WrongBytes(`The object has ${at + length} bytes, and not ${size}.`);
      for await (const piece of untilSilent(body, bucket.silenceMs)) {
        at += piece.length;
        if (at > size) throw new WrongBytes(`The object has more than ${size} bytes.`);
        failures = 0;
        yield piece;
      }
      if (at < size) throw new DeadlineError(`The object ended ${size - at} bytes early.`);
    } catch (error) {
      if (error instanceof BytesGone || !brokeOff(error)) throw error;
      failures += 1;
      if (failures > CONTINUATIONS)
        throw new StorageUnavailable(`The S3 store sent ${at} of ${size} bytes.`, { cause: error });
      await delay(PAUSE_MS * failures);
    } finally {
      body.destroy();
    }
  }
}

const brokeOff = (error: unknown) =>
  error instanceof DeadlineError ||
  isConnectionError(error) ||
  (error as NodeJS.ErrnoException).code === 'ERR_STREAM_PREMATURE_CLOSE';

/** Yields what a stream sends, as long as whoever reads it never waits longer than `ms` for the next piece. */
async function* untilSilent(body: Readable, ms: number): AsyncGenerator<Buffer> {
  const pieces = body[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  for (;;) {
    const next = await withDeadline(ms, 'the next bytes of an object', pieces.next());
    if (next.done === true) return;
    yield next.value;
  }
}
