import { createHash, randomBytes } from 'node:crypto';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { buffer } from 'node:stream/consumers';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { deleteBlob, removeOrphanBlobs } from '#platform/db/queries/blobs.js';
import { deleteDocument, insertDocument } from '#platform/db/queries/documents.js';
import { blobChunks, blobs } from '#platform/db/schema/index.js';
import { AppError } from '#platform/errors.js';
import { LIMITS } from '#shared/limits.js';
import { newObjectId } from '#platform/object-id.js';
import { testDatabase, waitUntilBlocked, type TestDatabase } from '#tests/support/database.js';
import { makeDocument, makeUser } from '#tests/support/factories.js';
import { createStorage } from './postgres.js';
import type { Storage } from './storage.js';

let database: TestDatabase;
let storage: Storage;
beforeAll(async () => {
  database = await testDatabase();
  storage = createStorage(database.db);
});
afterAll(() => database.close());

const MAX = { maxBytes: 10 * 1024 * 1024 };
const blobCount = () => database.db.$count(blobs);

async function* pieces(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) {
    await nextTurn();
    yield bytes.subarray(at, at + size);
  }
}

/** Forces a garbage collection. */
function collect(): void {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
}

describe('writing and reading', () => {
  test('a written chunk is not kept in memory while more follow', async () => {
    const seen: WeakRef<Buffer>[] = [];
    let alive = 0;
    async function* source() {
      for (let n = 0; n < 40; n += 1) {
        const piece = Buffer.alloc(LIMITS.upload.chunkBytes, n);
        seen.push(new WeakRef(piece));
        yield piece;
        await nextTurn();
      }
      collect();
      alive = seen.filter((piece) => piece.deref() !== undefined).length;
    }
    const { signal } = new AbortController();
    await storage.write(source(), { maxBytes: 100 * LIMITS.upload.chunkBytes, signal });
    expect(alive).toBeLessThan(10);
  });

  test.each([
    [0, 1],
    [1, 1],
    [LIMITS.upload.chunkBytes, 1000],
    [LIMITS.upload.chunkBytes + 1, 65_536],
    [3 * LIMITS.upload.chunkBytes + 17, 2 * LIMITS.upload.chunkBytes + 5],
  ])('%d bytes in pieces of %d are read back unchanged, with size and hash', async (length, size) => {
    const bytes = randomBytes(length);
    const stored = await storage.write(pieces(bytes, size), MAX);
    expect(stored.size).toBe(length);
    expect(stored.sha256).toBe(createHash('sha256').update(bytes).digest('hex'));
    expect((await buffer(storage.read(stored.blobId))).equals(bytes)).toBe(true);
    const chunks = await database.db
      .select({ length: sql<number>`length(${blobChunks.bytes})` })
      .from(blobChunks)
      .where(sql`${blobChunks.blobId} = ${stored.blobId}`);
    expect(Math.max(0, ...chunks.map((chunk) => chunk.length))).toBeLessThanOrEqual(LIMITS.upload.chunkBytes);
  });

  test('reading fetches no more chunks than the reader asks for', async () => {
    const bytes = randomBytes(8 * LIMITS.upload.chunkBytes);
    const { blobId } = await storage.write(pieces(bytes, 65_536), MAX);
    const reading = storage.read(blobId);
    await new Promise((resolve) => reading.once('readable', resolve));
    reading.read(10);
    expect(reading.readableLength).toBeLessThan(3 * LIMITS.upload.chunkBytes);
    reading.destroy();
  });

  test('reading a blob that is missing or vanishes is an error, never a truncated file', async () => {
    const { blobId } = await storage.write(pieces(randomBytes(4 * LIMITS.upload.chunkBytes), 65_536), MAX);
    const reading = storage.read(blobId)[Symbol.asyncIterator]();
    await reading.next();
    await storage.remove(database.db, blobId);
    await expect(
      (async () => {
        while ((await reading.next()).done !== true);
      })(),
    ).rejects.toThrow('removed while it was read');
    await expect(buffer(storage.read(blobId))).rejects.toThrow('does not exist');
  });
});

describe('failed writes leave nothing behind', () => {
  test('a write of too many bytes leaves nothing behind', async () => {
    const before = await blobCount();
    const source = pieces(randomBytes(1_000_000), 10_000);
    await expect(storage.write(source, { maxBytes: 999_999 })).rejects.toMatchObject({ code: 'too_large' });
    expect(await blobCount()).toBe(before);
  });

  test('a write whose source fails leaves nothing behind', async () => {
    const before = await blobCount();
    async function* failing() {
      yield* pieces(randomBytes(600_000), 10_000);
      throw new Error('cut off');
    }
    await expect(storage.write(failing(), MAX)).rejects.toThrow('cut off');
    expect(await blobCount()).toBe(before);
  });

  test('an aborted write leaves nothing behind, even while no byte arrives', async () => {
    const before = await blobCount();
    const controller = new AbortController();
    const reason = new AppError('cancelled');
    async function* stalling() {
      yield randomBytes(300_000);
      controller.abort(reason);
      await new Promise(() => undefined);
    }
    await expect(storage.write(stalling(), { ...MAX, signal: controller.signal })).rejects.toBe(reason);
    expect(await blobCount()).toBe(before);
  });
});

describe('keeping and sweeping', () => {
  test('a blob can be kept once, and only when it is complete', async () => {
    const { blobId } = await storage.write(pieces(randomBytes(10), 10), MAX);
    await storage.keep(database.db, blobId);
    await expect(storage.keep(database.db, blobId)).rejects.toThrow('not there to be kept');
    const [writing] = await database.db.insert(blobs).values({}).returning();
    await expect(storage.keep(database.db, writing?.id ?? '')).rejects.toThrow('not there to be kept');
  });

  test('the sweep removes old blobs without an owner, and no others', async () => {
    const user = await makeUser(database.db);
    const owned = await makeDocument(database.db, { userId: user.id });
    const young = await storage.write(pieces(randomBytes(10), 10), MAX);
    const unfinished = await storage.write(pieces(randomBytes(10), 10), MAX);
    const unowned = await storage.write(pieces(randomBytes(10), 10), MAX);
    await storage.keep(database.db, unowned.blobId);
    await database.db
      .update(blobs)
      .set({ createdAt: sql`now() - interval '2 hours'` })
      .where(sql`${blobs.id} <> ${young.blobId}`);
    expect(await removeOrphanBlobs(database.db, 60 * 60 * 1000)).toBeGreaterThanOrEqual(2);
    const left = (await database.db.select({ id: blobs.id }).from(blobs)).map(({ id }) => id);
    expect(left).toEqual(expect.arrayContaining([owned.blobId, young.blobId]));
    expect(left).not.toContain(unfinished.blobId);
    expect(left).not.toContain(unowned.blobId);
    expect(await removeOrphanBlobs(database.db, 60 * 60 * 1000)).toBe(0);
  });
});

describe('removing', () => {
  /** More chunks than one statement removes. */
  const MANY = 900;
  const chunksOf = (blobId: string) => database.db.$count(blobChunks, sql`${blobChunks.blobId} = ${blobId}`);
  const addChunks = (blobId: string) =>
    database.db.execute(sql`
      insert into blob_chunks (blob_id, seq, bytes) select ${blobId}, seq, 'x' from generate_series(1, ${MANY}) seq`);

  test('a failed removal of a blob that a document refers to loses no chunk, and the blob can be removed with that document', async () => {
    const { id: userId } = await makeUser(database.db);
    const { id: documentId, blobId } = await makeDocument(database.db, { userId });
    await addChunks(blobId);
    await expect(deleteBlob(database.db, blobId)).rejects.toThrow('belongs to a document');
    expect(await chunksOf(blobId)).toBe(MANY + 1);
    await database.db.transaction(async (tx) => {
      await deleteDocument(tx, { userId, documentId });
      await deleteBlob(tx, blobId);
    });
    expect(await chunksOf(blobId)).toBe(0);
    await expect(deleteBlob(database.db, blobId)).resolves.toBeUndefined();
  });

  test("removing a blob that becomes a document's at the same moment loses no chunk", async () => {
    const { id: userId } = await makeUser(database.db);
    const { blobId } = await storage.write(pieces(randomBytes(10), 10), MAX);
    await addChunks(blobId);
    let removing: Promise<unknown> | undefined;
    await database.db.transaction(async (tx) => {
      await storage.keep(tx, blobId);
      await insertDocument(tx, {
        id: newObjectId(),
        userId,
        origin: 'upload',
        filename: 'contract.txt',
        contentType: 'text/plain',
        size: 10,
        blobId,
        status: 'pending',
      });
      removing = deleteBlob(database.db, blobId).catch((error: unknown) => error);
      await waitUntilBlocked(database);
    });
    expect(await removing).toMatchObject({ message: expect.stringContaining('belongs to a document') });
    expect(await chunksOf(blobId)).toBe(MANY + 1);
    const [row] = await database.db
      .select()
      .from(blobs)
      .where(sql`${blobs.id} = ${blobId}`);
    expect(row?.state).toBe('stored');
  });

  test('a blob whose removal has begun can no longer be kept or finished', async () => {
    const { blobId } = await storage.write(pieces(randomBytes(10), 10), MAX);
    await database.db
      .update(blobs)
      .set({ state: 'deleting' })
      .where(sql`${blobs.id} = ${blobId}`);
    await expect(storage.keep(database.db, blobId)).rejects.toThrow('not there to be kept');
    await deleteBlob(database.db, blobId);
    expect(await chunksOf(blobId)).toBe(0);
  });
});
