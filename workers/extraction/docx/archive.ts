import type { Readable } from 'node:stream';
import { fromBufferPromise, type Entry } from 'yauzl';
import { LIMITS } from '#shared/limits.js';
import { AppError } from '#platform/errors.js';

export interface Archive {
  has(name: string): boolean;
  /** A part's bytes, unpacked while they are read; nothing where the archive has no such part. */
  read(name: string): AsyncIterable<Buffer>;
}

const tooComplex = () => new AppError('document_too_complex');
/** Parts are found by name without regard to case, and by the path that relationships write. */
const keyOf = (name: string) => name.replaceAll('\\', '/').replace(/^\/+/, '').toLowerCase();

function grewTooMuch(packed: number, unpacked: number): boolean {
  const { ratio, ratioFromBytes, partBytes } = LIMITS.extraction;
  return unpacked > partBytes || (unpacked > ratioFromBytes && unpacked > packed * ratio);
}

/**
 * Opens a ZIP by its list of contents. Its limits are checked there, before anything is unpacked, and again
 * while a part is: what the list says of sizes may be a lie.
 * @throws AppError `document_too_complex`; Error where it is no ZIP.
 */
export async function openArchive(bytes: Uint8Array): Promise<Archive> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const zip = await fromBufferPromise(buffer);
  if (zip.entryCount > LIMITS.extraction.archiveEntries) throw tooComplex();
  const entries = new Map<string, Entry>();
  let unpacked = 0;
  for await (const entry of zip.eachEntry()) {
    unpacked += entry.uncompressedSize;
    if (entries.size >= LIMITS.extraction.archiveEntries || unpacked > LIMITS.extraction.archiveBytes)
      throw tooComplex();
    // Of two parts with one name, Word takes the first.
    if (!entries.has(keyOf(entry.fileName))) entries.set(keyOf(entry.fileName), entry);
  }
  return {
    has: (name) => entries.has(keyOf(name)),
    async *read(name) {
      const entry = entries.get(keyOf(name));
      if (entry === undefined) return;
      if (grewTooMuch(entry.compressedSize, entry.uncompressedSize)) throw tooComplex();
      if (entry.isEncrypted()) throw new AppError('document_encrypted');
      const stream: Readable = await zip.openReadStreamPromise(entry);
      let size = 0;
      for await (const chunk of stream as AsyncIterable<Buffer>) {
        size += chunk.length;
        if (grewTooMuch(entry.compressedSize, size)) throw tooComplex();
        yield chunk;
      }
    },
  };
}
