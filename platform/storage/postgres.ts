import { LIMITS } from '#shared/limits.js';
import type { Database } from '#platform/db/client.js';
import { insertChunk, nextChunk } from '#platform/db/queries/blobs.js';
import { BytesGone, type ByteStore } from './byte-store.js';

/**
 * Creates the place of bytes in PostgreSQL. Every chunk is an insert of its own: an upload over a slow connection occupies
 * neither a database connection nor a transaction while it waits for bytes.
 */
export function createPostgresStore(db: Database): ByteStore {
  return {
    writer(blobId, { throttle }) {
      let seq = 0;
      let buffered: Uint8Array[] = [];
      let heldBytes = 0;
      const flush = async (bytes: Buffer) => {
        await throttle(() => insertChunk(db, { blobId, seq, bytes }));
        seq += 1;
      };
      return {
        async push(piece) {
          buffered.push(piece);
          heldBytes += piece.byteLength;
          if (heldBytes < LIMITS.upload.chunkBytes) return;
          const bytes = Buffer.concat(buffered);
          let start = 0;
          for (; bytes.length - start >= LIMITS.upload.chunkBytes; start += LIMITS.upload.chunkBytes) {
            await flush(bytes.subarray(start, start + LIMITS.upload.chunkBytes));
          }
          buffered = [bytes.subarray(start)];
          heldBytes = bytes.length - start;
        },
        async end() {
          if (heldBytes > 0) await flush(Buffer.concat(buffered));
        },
        abort: () => Promise.resolve(),
      };
    },
    async *read(blobId, { offset, size, from }) {
      let at = 0;
      for (let seq = -1; at < size;) {
        const chunk = await nextChunk(from, { blobId, afterSeq: seq });
        // Ending normally here would pass off a truncated file as complete.
        if (chunk === null) throw new BytesGone(`Bytes of the blob ${blobId} are not in the database.`);
        const { bytes } = chunk;
        if (at + bytes.length > offset) yield bytes.subarray(Math.max(0, offset - at));
        at += bytes.length;
        seq = chunk.seq;
      }
    },
  };
}
