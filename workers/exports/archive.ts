import type { PassThrough, Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { ExportEntry } from './section.js';

interface Options {
  signal: AbortSignal;
  /** Called after each entry, whether it was written or had been deleted. */
  written?: (count: number) => void;
}

/**
 * Streams entries as a ZIP, one after the other, at the pace of the reader: whatever its size, only a few chunks are
 * in memory. The same entries give the same bytes. Stops with the signal's reason, or with the first entry's error.
 */
export async function* writeArchive(
  entries: readonly ExportEntry[],
  { signal, written }: Options,
): AsyncGenerator<Buffer> {
  const zip = new ZipFile();
  const output = zip.outputStream as PassThrough;
  const left = new AbortController();
  const stopped = AbortSignal.any([signal, left.signal]);
  // An error of the archive itself, such as a file whose length differs from its row.
  zip.on('error', (error: Error) => left.abort(error));

  const fill = async () => {
    for (const [index, entry] of entries.entries()) {
      stopped.throwIfAborted();
      await entry.read((bytes) => add(zip, entry, bytes, stopped));
      written?.(index + 1);
    }
    zip.end();
  };
  const filling = fill().catch((error: unknown) => {
    output.destroy(stopped.aborted ? (stopped.reason as Error) : (error as Error));
  });
  try {
    yield* output as AsyncIterable<Buffer>;
  } finally {
    // A reader that stops early leaves no transaction open.
    left.abort(new Error('Nobody reads this archive any more.'));
    await filling;
  }
}

/** Adds an entry and waits until its bytes have been read, so that no two entries are open at once. */
async function add(
  zip: ZipFile,
  { path, at, packed = false }: ExportEntry,
  bytes: Readable | undefined,
  signal: AbortSignal,
): Promise<void> {
  if (bytes === undefined) return;
  try {
    zip.addReadStream(bytes, path, { mtime: at, compress: !packed });
    await finished(bytes, { signal });
  } finally {
    bytes.destroy();
  }
}
