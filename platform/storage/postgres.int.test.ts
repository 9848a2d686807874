import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { deleteBlob } from '#platform/db/queries/blobs.js';
import { deleteDocument, insertDocument } from '#platform/db/queries/documents.js';
import { blobChunks, blobs } from '#platform/db/schema/index.js';
import { LIMITS } from '#shared/limits.js';
import { newObjectId } from '#platform/object-id.js';
import { describeStorage, pieces } from '#tests/storage/storage.js';
import { testDatabase, waitUntilBlocked, type TestDatabase } from '#tests/support/database.js';
import { makeDocument, makeUser } from '#tests/support/factories.js';
import { createStorage } from './create-storage.js';
import type { Storage } from './storage.js';

describeStorage('storage in PostgreSQL', ({ db }) => Promise.resolve(createStorage(db)));

let database: TestDatabase;
let storage: Storage;
beforeAll(async () => {
  database = await testDatabase();
  storage = createStorage(database.db);
});
afterAll(() => database.close());

const MAX = { maxBytes: 10 * 1024 * 1024 };

test('no chunk is larger than the limit', async () => {
  const size = LIMITS.upload.chunkBytes;
  const { blobId } = await storage.write(pieces(randomBytes(3 * size + 17), 2 * size + 5), MAX);
  const chunks = await database.db
    .select({ length: sql<number>`length(${blobChunks.bytes})` })
    .from(blobChunks)
    .where(sql`${blobChunks.blobId} = ${blobId}`);
  expect(chunks.map((chunk) => chunk.length)).toEqual([size, size, size, 17]);
});

test('a file whose blob is removed while it is read is an error, never a truncated file', async () => {
  const { blobId } = await storage.write(pieces(randomBytes(4 * LIMITS.upload.chunkBytes), 65_536), MAX);
  const reading = storage.read(blobId)[Symbol.asyncIterator]();
  await reading.next();
  await storage.remove(database.db, blobId);
  await expect(
    (async () => {
      while ((await reading.next()).done !== true);
    })(),
  ).rejects.toThrow('removed while it was read');
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
