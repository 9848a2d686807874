import type { ByteWriter } from '../byte-store.js';
import { BytesGone } from '../byte-store.js';
import type { Bucket, SentPart } from './bucket.js';
import { PART_BYTES, type PartBuffers } from './part-buffers.js';

/**
 * Writes one object: at once if it fits into a part, in parts otherwise. One part is filled while at most one is being
 * sent, so that at most two are in memory, and only one where many uploads are in progress.
 */
export function createObjectWriter(
  { bucket, buffers }: { bucket: Bucket; buffers: PartBuffers },
  key: string,
  signal: AbortSignal | undefined,
): ByteWriter {
  const stop = new AbortController();
  const onAbort = () => stop.abort(signal?.reason);
  signal?.addEventListener('abort', onAbort, { once: true });
  let filling: Buffer | undefined;
  let filled = 0;
  let uploadId: string | undefined;
  let part = 0;
  let sending: Promise<void> = Promise.resolve();
  const sent: SentPart[] = [];
  let total = 0;

  async function send(buffer: Buffer, length: number): Promise<void> {
    let reusable = false;
    try {
      uploadId ??= await bucket.beginUpload(key, stop.signal);
      part += 1;
      sent.push(await bucket.sendPart({ key, uploadId, part }, buffer.subarray(0, length), stop.signal));
      reusable = true;
    } finally {
      buffers.release(buffer, { reusable });
    }
  }

  /** Sends what is filled once the part before it has been sent. */
  async function flush(): Promise<void> {
    await sending;
    if (filling === undefined) return;
    const [buffer, length] = [filling, filled];
    filling = undefined;
    filled = 0;
    sending = send(buffer, length);
    // It is awaited by the next part or at the end; until then its failure is nobody's.
    sending.catch(() => undefined);
    if (buffers.scarce()) await sending;
  }

  /** Completes the upload. An answer that was lost may have been a success, after which there is no such upload. */
  async function complete(upload: string): Promise<void> {
    try {
      await bucket.completeUpload({ key, uploadId: upload }, sent, stop.signal);
    } catch (error) {
      stop.signal.throwIfAborted();
      const size = await bucket.size(key).catch((failed: unknown) => {
        if (failed instanceof BytesGone) return undefined;
        throw failed;
      });
      if (size !== total) throw error;
    }
  }

  return {
    async push(piece) {
      total += piece.byteLength;
      for (let at = 0; at < piece.byteLength;) {
        filling ??= buffers.take();
        const taken = piece.subarray(at, at + PART_BYTES - filled);
        filling.set(taken, filled);
        filled += taken.byteLength;
        at += taken.byteLength;
        if (filled === PART_BYTES) await flush();
      }
    },
    async end() {
      if (part === 0 && uploadId === undefined && total < PART_BYTES) {
        await bucket.put(key, filling?.subarray(0, filled) ?? new Uint8Array(0), stop.signal);
      } else {
        await flush();
        await sending;
        if (uploadId === undefined) throw new Error('an upload in parts has no id');
        await complete(uploadId);
      }
      if (filling !== undefined) buffers.release(filling, { reusable: true });
      filling = undefined;
      signal?.removeEventListener('abort', onAbort);
    },
    async abort() {
      signal?.removeEventListener('abort', onAbort);
      stop.abort(new Error('The writing was given up.'));
      await sending.catch(() => undefined);
      if (filling !== undefined) buffers.release(filling, { reusable: false });
      filling = undefined;
      if (uploadId !== undefined) await bucket.abortUpload({ key, uploadId });
    },
  };
}
