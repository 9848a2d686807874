import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { countByStore } from '#platform/db/queries/moves.js';
import { blobChunks, blobs } from '#platform/db/schema/index.js';
import { createLogger } from '#platform/log.js';
import { startS3, type FakeS3 } from '#tests/fakes/s3.js';
import { pieces } from '#tests/storage/storage.js';
import { testDatabase, type TestDatabase } from '#tests/support/database.js';
import { createStorage } from './create-storage.js';
import { moveFiles, MoveUnderWay, type MoveProgress } from './move.js';
import { openObjectStore } from './open-storage.js';
import type { ObjectStore } from './s3/store.js';
import type { Storage } from './storage.js';
import { StorageUnavailable } from './unavailable.js';

const MB = 1024 * 1024;
const log = createLogger('test', 'silent');
let database: TestDatabase;
let s3: FakeS3;
let objects: ObjectStore;
let storage: Storage;
beforeAll(async () => {
  [database, s3] = [await testDatabase(), await startS3()];
  objects = await openObjectStore(s3.config, database.db);
  storage = createStorage(database.db, { objects, log });
});
afterAll(async () => {
  storage.close();
  await database.close();
  await s3.close();
});
beforeEach(async () => {
  s3.heal();
  s3.objects.clear();
  await database.db.delete(blobs);
});

const move = (
  to: 'postgres' | 's3',
  options: { signal?: AbortSignal; onProgress?: (progress: MoveProgress) => void } = {},
) => moveFiles({ ...database, objects, log }, { to, signal: new AbortController().signal, ...options });
const where = async () => {
  const { postgres, s3: bucket } = await countByStore(database.db);
  return [postgres.files, bucket.files];
};

/** Stores files of these sizes; returns their ids and bytes in the order of a move. */
async function store(...sizes: number[]): Promise<{ id: string; bytes: Buffer }[]> {
  const files = [];
  for (const size of sizes) {
    const bytes = randomBytes(size);
    const { blobId } = await storage.write(pieces(bytes, 64 * 1024), { maxBytes: size });
    await storage.keep(database.db, blobId);
    files.push({ id: blobId, bytes });
  }
  return files.sort((one, other) => (one.id < other.id ? -1 : 1));
}
async function expectAll(files: readonly { id: string; bytes: Buffer }[]): Promise<void> {
  for (const { id, bytes } of files) expect((await buffer(storage.read(id))).equals(bytes)).toBe(true);
}

it('all files are moved to the bucket and back, unchanged, and nothing is left where they were', async () => {
  const files = await store(0, 10, 11 * MB, MB);
  expect(await move('s3')).toMatchObject({ files: 4, bytes: 12 * MB + 10, gone: 0, damaged: [] });
  expect([await where(), await database.db.$count(blobChunks), s3.objects.size]).toEqual([[0, 4], 0, 4]);
  await expectAll(files);
  expect(await move('postgres')).toMatchObject({ files: 4 });
  expect([await where(), s3.objects.size]).toEqual([[4, 0], 0]);
  await expectAll(files);
  expect(await move('postgres')).toMatchObject({ files: 0 });
});

it.each(['s3', 'postgres'] as const)(
  'a file that is being read while it is moved to %s is read to its end',
  async (to) => {
    const [file] = await store(6 * MB);
    if (file === undefined) throw new Error('no file');
    if (to === 'postgres') await move('s3');
    // The connection of the first reading breaks off once the object is gone.
    s3.fail('GetObject', { cutAfter: MB }, to === 'postgres' ? 1 : 0);
    const reading = storage.read(file.id);
    await once(reading, 'readable');
    await move(to);
    expect((await buffer(reading)).equals(file.bytes)).toBe(true);
  },
);

it('an interrupted move goes on where it was, and what it left is removed', async () => {
  const files = await store(10, MB, 2 * MB);
  const stop = new AbortController();
  const reason = new Error('Ctrl-C');
  await expect(move('s3', { signal: stop.signal, onProgress: () => stop.abort(reason) })).rejects.toBe(
    reason,
  );
  expect(await where()).toEqual([2, 1]);
  // A crash after the row was changed: the chunks are still there.
  const [moved] = await database.db.select().from(blobs).where(eq(blobs.store, 's3'));
  await database.db.insert(blobChunks).values({ blobId: moved?.id ?? '', seq: 0, bytes: randomBytes(5) });
  s3.fail('PutObject', { status: 503, code: 'SlowDown' });
  await expect(move('s3')).rejects.toBeInstanceOf(StorageUnavailable);
  await expectAll(files);
  s3.heal();
  expect(await move('s3')).toMatchObject({ files: 2 });
  expect([await where(), await database.db.$count(blobChunks)]).toEqual([[0, 3], 0]);
  await expectAll(files);
});

it('a file whose bytes are not those of its row stays, is named, and keeps no other from being moved', async () => {
  const [first, second] = await store(100, 200);
  await database.db
    .update(blobChunks)
    .set({ bytes: randomBytes(100) })
    .where(eq(blobChunks.blobId, first?.id ?? ''));
  expect(await move('s3')).toMatchObject({ files: 1, damaged: [first?.id] });
  expect([...s3.objects.keys()]).toEqual([objects.keyOf(second?.id ?? '')]);
});

it('a copy that is not what was sent is noticed before the original is removed', async () => {
  const files = await store(1000);
  s3.fail('GetObject', { longerBy: -1 }, 1);
  await expect(move('s3')).rejects.toThrow('999 bytes');
  expect(await where()).toEqual([1, 0]);
  await expectAll(files);
});

it('a file that is removed while it is moved leaves nothing behind', async () => {
  const [file] = await store(3 * MB);
  const put = objects.bucket.put;
  const onPut: typeof put = async (...args) => {
    await storage.remove(database.db, file?.id ?? '');
    return put(...args);
  };
  const held = { ...objects, bucket: { ...objects.bucket, put: onPut } };
  const { createObjectStore } = await import('./s3/store.js');
  const result = await moveFiles(
    { ...database, objects: { ...createObjectStore(held.bucket, objects.prefix) }, log },
    { to: 's3', signal: new AbortController().signal },
  );
  expect(result).toMatchObject({ files: 0, gone: 1 });
  expect([await where(), s3.objects.size]).toEqual([[0, 0], 0]);
});

it('one process moves files at a time', async () => {
  await store(10, 10);
  const others: Promise<unknown>[] = [];
  const onProgress = () => void others.push(move('postgres').catch((error: unknown) => error));
  await move('s3', { onProgress });
  expect(await others[0]).toBeInstanceOf(MoveUnderWay);
});
