import { Readable } from 'node:stream';
import { findReading } from '#platform/db/queries/readings.js';
import { createSemaphore } from '#platform/semaphore.js';
import type { ExportEntry, ExportSource } from './section.js';

/** Creates an entry whose text is made when its turn comes; undefined if the data is gone by then. */
export function textEntry(
  path: string,
  at: Date,
  text: () => Promise<string | undefined> | string | undefined,
): ExportEntry {
  return {
    path,
    at,
    async read(take) {
      const found = await text();
      await take(found === undefined ? undefined : Readable.from([Buffer.from(found)]));
    },
  };
}

/** Creates an entry with one value as JSON, indented for people. */
export function jsonEntry(path: string, at: Date, value: () => unknown): ExportEntry {
  return textEntry(path, at, async () => {
    const found = await value();
    return found === undefined ? undefined : `${JSON.stringify(found, null, 2)}\n`;
  });
}

/** Creates an entry with a list as JSON, one item per line, of which only one page is in memory. */
export function jsonListEntry(path: string, at: Date, pages: () => AsyncIterable<unknown[]>): ExportEntry {
  async function* lines() {
    let begin = '[\n';
    for await (const page of pages()) {
      for (const item of page) {
        yield `${begin}${JSON.stringify(item)}`;
        begin = ',\n';
      }
    }
    yield begin === ',\n' ? '\n]\n' : '[]\n';
  }
  return { path, at, read: (take) => take(Readable.from(lines(), { objectMode: false })) };
}

/**
 * Limit of the exports of a process that read a file at the same time: each holds a connection meanwhile, and needs
 * another one of the same pool to write the archive.
 */
const readers = createSemaphore({ total: 2 });

/**
 * Creates an entry with the bytes of a stored file. They are read in a snapshot, so that a file that is deleted
 * during the reading is still complete.
 */
export function fileEntry(
  { db, storage, account }: ExportSource,
  file: {
    id: string;
    /** Of an upload: what its readings have in common, any of which has the file. */
    firstId?: string | null;
    contentType: string;
    createdAt: Date;
    path: string;
    onGone?: () => void;
  },
): ExportEntry {
  return {
    path: file.path,
    at: file.createdAt,
    packed: /pdf|zip|openxml/.test(file.contentType),
    read: (take) =>
      readers.run(account.id, () =>
        db.transaction(
          async (tx) => {
            const { id, firstId = null } = file;
            const document = await findReading(tx, { userId: account.id, id, firstId });
            if (document === undefined) file.onGone?.();
            await take(document && storage.read(document.blobId, tx));
          },
          { isolationLevel: 'repeatable read', accessMode: 'read only' },
        ),
      ),
  };
}
