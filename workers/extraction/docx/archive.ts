import type { Readable } from 'node:stream';
import { fromBufferPromise, type Entry } from 'yauzl';
import { LIMITS } from '#shared/limits.js';
import { AppError } from '#platform/errors.js';

export interface Archive {
  has(name: string): boolean;
  /** The names of all parts, as the file has them and in its order. */
  names(): string[];
  /** Streams the unpacked bytes of a part; yields nothing if the archive has no such part. */
  read(name: string): AsyncIterable<Buffer>;
}

const tooComplex = () => new AppError('document_too_complex');
/** Normalizes a name: parts are found regardless of case, and by paths as relationships write them. */
const keyOf = (name: string) => name.replaceAll('\\', '/').replace(/^\/+/, '').toLowerCase();

function grewTooMuch(packed: number, unpacked: number): boolean {
  const { ratio, ratioFromBytes, partBytes } = LIMITS.extraction;
  return unpacked > partBytes || (unpacked > ratioFromBytes && unpacked > packed * ratio);
}

/**
 * Opens a ZIP by its central directory. Its limits are checked there, before anything is unpacked, and again while a
 * part is unpacked: the sizes in the directory may be false.
 * @throws AppError `document_too_complex`; Error if it is not a ZIP.
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
    // Of two parts with the same name, Word uses the first.
    if (!entries.has(keyOf(entry.fileName))) entries.set(keyOf(entry.fileName), entry);
  }
  return {
    has: (name) => entries.has(keyOf(name)),
    names: () => [...entries.values()].map(({ fileName }) => fileName),
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
