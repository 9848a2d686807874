import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { blobs } from '#platform/db/schema/index.js';
import { createLogger } from '#platform/log.js';
import { isUnavailable } from '#platform/unavailable.js';
import { startS3, type FakeS3 } from '#tests/fakes/s3.js';
import { describeStorage, pieces } from '#tests/storage/storage.js';
import { testDatabase, type TestDatabase } from '#tests/support/database.js';
import { until } from '#tests/support/until.js';
import { createStorage } from './create-storage.js';
import { openObjectStore, openStorage, StorageStartError } from './open-storage.js';
import { createBucket } from './s3/bucket.js';
import { createObjectStore } from './s3/store.js';
import type { Storage } from './storage.js';
import { YOUNG_MS } from './sweep.js';
import { StorageUnavailable } from './unavailable.js';

const log = createLogger('test', 'silent');
const MB = 1024 * 1024;
const HOUR = 60 * 60_000;
const started: FakeS3[] = [];
afterAll(async () => {
  for (const one of started) await one.close();
});
async function startOne(): Promise<FakeS3> {
  const s3 = await startS3();
  started.push(s3);
  return s3;
}

describeStorage('storage in an S3-compatible store', async ({ db }) =>
  openStorage({ s3: (await startOne()).config }, { db, log }),
);

describe('storage in an S3-compatible store', () => {
  let database: TestDatabase;
  let s3: FakeS3;
  let storage: Storage;
  const PREFIX = 'lda-test/';
  /** Deadlines that a test can wait for. */
  const SHORT = { attemptMs: 1_000, requestMs: 10_000, partMs: 12_000, silenceMs: 1_000 };
  beforeAll(async () => {
    [database, s3] = [await testDatabase(), await startOne()];
    const objects = createObjectStore(createBucket(s3.config, SHORT), PREFIX);
    storage = createStorage(database.db, { objects, writeTo: 's3', log });
  });
  afterAll(async () => {
    storage.close();
    await database.close();
  });
  afterEach(() => s3.heal());

  const write = (bytes: Buffer, signal?: AbortSignal) =>
    storage.write(pieces(bytes, 64 * 1024), { maxBytes: 100 * MB, ...(signal && { signal }) });
  const keyOf = (blobId: string) => `${PREFIX}${blobId}`;
  const rowsOf = (blobId: string) => database.db.$count(blobs, eq(blobs.id, blobId));
  const isNothingLeft = async (before: number) =>
    s3.uploads.size === 0 && (await database.db.$count(blobs)) === before;

  it('a small file is sent at once, and a large one in parts of 5 MB', async () => {
    s3.requests.length = 0;
    const { blobId } = await write(randomBytes(10));
    expect(s3.requests).toEqual(['PutObject']);
    expect([...s3.objects.keys()]).toContain(keyOf(blobId));
    s3.requests.length = 0;
    await write(randomBytes(11 * MB));
    expect(s3.requests).toEqual([
      'CreateMultipartUpload',
      'UploadPart',
      'UploadPart',
      'UploadPart',
      'CompleteMultipartUpload',
    ]);
    expect(s3.uploads.size).toBe(0);
  });

  it.each([
    ['PutObject', 1, { status: 500, code: 'InternalError' }],
    ['PutObject', 1, { status: 503, code: 'SlowDown' }],
    ['PutObject', 1, 'drop'],
    ['PutObject', 1, 'stall'],
    ['PutObject', 1, 'lose answer'],
    ['CreateMultipartUpload', 6, 'drop'],
    ['UploadPart', 6, { status: 503, code: 'SlowDown' }],
    ['UploadPart', 6, 'drop'],
    ['UploadPart', 6, 'lose answer'],
    ['CompleteMultipartUpload', 6, { status: 500, code: 'InternalError' }],
    ['CompleteMultipartUpload', 6, 'lose answer'],
  ] as const)('%s of a file of %d MB is repeated after one %j', async (operation, size, fault) => {
    s3.fail(operation, fault, 1);
    const bytes = randomBytes(size * MB);
    const { blobId } = await write(bytes);
    expect(s3.objects.get(keyOf(blobId))?.bytes.equals(bytes)).toBe(true);
  });

  it.each([
    ['PutObject', 1, { status: 503, code: 'SlowDown' }],
    ['PutObject', 1, 'drop'],
    ['PutObject', 1, 'stall'],
    ['PutObject', 1, { status: 403, code: 'AccessDenied' }],
    ['CreateMultipartUpload', 6, { status: 500, code: 'InternalError' }],
    ['UploadPart', 11, { status: 500, code: 'InternalError' }],
    ['UploadPart', 11, 'stall'],
    ['CompleteMultipartUpload', 6, { status: 500, code: 'InternalError' }],
  ] as const)(
    'a file whose %s (%d MB) only fails with %j leaves nothing behind',
    async (operation, size, fault) => {
      const before = await database.db.$count(blobs);
      const objects = s3.objects.size;
      s3.fail(operation, fault);
      const failure = await write(randomBytes(size * MB)).catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(StorageUnavailable);
      expect(isUnavailable(failure)).toBe(true);
      expect(await isNothingLeft(before)).toBe(true);
      expect(s3.objects.size).toBe(objects);
    },
  );

  it('an upload in parts is aborted when its writer gives up, even while a part is being sent', async () => {
    const before = await database.db.$count(blobs);
    s3.fail('UploadPart', 'stall');
    const stop = new AbortController();
    const writing = write(randomBytes(30 * MB), stop.signal).catch((error: unknown) => error);
    await until(() => s3.requests.at(-1) === 'UploadPart');
    const reason = new Error('the client left');
    stop.abort(reason);
    expect(await writing).toBe(reason);
    expect(await isNothingLeft(before)).toBe(true);
  });

  it.each([
    [{ cutAfter: 700_000 }],
    [{ silentAfter: 700_000 }],
    ['drop'],
    [{ status: 503, code: 'SlowDown' }],
  ] as const)('a reading is continued where %j stopped it', async (fault) => {
    const bytes = randomBytes(2 * MB);
    const { blobId } = await write(bytes);
    s3.fail('GetObject', fault, 1);
    expect((await buffer(storage.read(blobId))).equals(bytes)).toBe(true);
  });

  it.each([
    [{ cutAfter: 0 }, 'sent 0 of'],
    [{ silentAfter: 0 }, 'sent 0 of'],
    [{ longerBy: -10 }, 'and not'],
    [{ longerBy: 10 }, 'and not'],
    [{ status: 503, code: 'SlowDown' }, 'did not do GetObject (503 SlowDown)'],
  ] as const)('a reading that %j stops each time is an error, never a short file', async (fault, message) => {
    const { blobId } = await write(randomBytes(2 * MB));
    s3.fail('GetObject', fault);
    await expect(buffer(storage.read(blobId))).rejects.toThrow(message);
  });

  it('a reader that waits longer than any silence gets the whole file', async () => {
    const bytes = randomBytes(8 * MB);
    const { blobId } = await write(bytes);
    const reading = storage.read(blobId);
    await once(reading, 'readable');
    const waited = Date.now() + 2 * SHORT.silenceMs;
    await until(() => Date.now() > waited);
    expect((await buffer(reading)).equals(bytes)).toBe(true);
  });

  it('a removal while the store is away is done by a later sweep, and the file is gone for readers at once', async () => {
    const { blobId } = await write(randomBytes(10));
    s3.fail('DeleteObject', { status: 503, code: 'SlowDown' });
    await storage.remove(database.db, blobId);
    await expect(buffer(storage.read(blobId))).rejects.toThrow('does not exist');
    await storage.removeOrphans(HOUR);
    expect([await rowsOf(blobId), s3.objects.has(keyOf(blobId))]).toEqual([1, true]);
    s3.heal();
    await storage.removeOrphans(HOUR);
    expect([await rowsOf(blobId), s3.objects.has(keyOf(blobId))]).toEqual([0, false]);
  });

  it('a file whose process died while it was sent is swept with its row', async () => {
    const { blobId } = await write(randomBytes(10));
    await database.db
      .update(blobs)
      .set({ createdAt: sql`now() - interval '2 hours'` })
      .where(eq(blobs.id, blobId));
    expect(await storage.removeOrphans(HOUR)).toBe(1);
    expect([await rowsOf(blobId), s3.objects.has(keyOf(blobId))]).toEqual([0, false]);
    expect(await storage.removeOrphans(HOUR)).toBe(0);
  });

  it('objects without a row and uploads that were left are removed once they are a day old, and nothing else', async () => {
    const old = new Date(Date.now() - YOUNG_MS - HOUR);
    const kept = await write(randomBytes(10));
    const other = 'lda-other/11111111-1111-4111-8111-111111111111';
    const [stray, young] = [
      keyOf('22222222-2222-4222-8222-222222222222'),
      keyOf('33333333-3333-4333-8333-333333333333'),
    ];
    const bytes = randomBytes(3);
    for (const key of [stray, other, `${PREFIX}notes.txt`]) s3.objects.set(key, { bytes, at: old });
    s3.objects.set(young, { bytes, at: new Date() });
    const keptObject = s3.objects.get(keyOf(kept.blobId));
    if (keptObject !== undefined) keptObject.at = old;
    // More than one page.
    for (let n = 0; n < 1_100; n += 1)
      s3.objects.set(keyOf(`00000000-0000-4000-8000-${String(n).padStart(12, '0')}`), {
        bytes,
        at: new Date(),
      });
    s3.uploads.set('left', { key: stray, at: old, parts: new Map() });
    s3.uploads.set('young', { key: young, at: new Date(), parts: new Map() });
    expect(await storage.removeStrays()).toBe(1);
    expect(s3.objects.has(stray)).toBe(false);
    for (const key of [other, `${PREFIX}notes.txt`, young, keyOf(kept.blobId)])
      expect([key, s3.objects.has(key)]).toEqual([key, true]);
    expect([...s3.uploads.keys()]).toEqual(['young']);
    s3.uploads.clear();
  });

  it('files of PostgreSQL are read beside those of the bucket, and new ones go where the setting says', async () => {
    const inPostgres = await createStorage(database.db).write(pieces(randomBytes(10), 10), { maxBytes: 10 });
    expect(await buffer(storage.read(inPostgres.blobId))).toHaveLength(10);
    const inBucket = await write(randomBytes(10));
    const both = await openStorage({ s3: { ...s3.config, writes: false } }, { db: database.db, log });
    const { blobId } = await both.write(pieces(randomBytes(10), 10), { maxBytes: 10 });
    both.close();
    expect(s3.objects.has(keyOf(blobId))).toBe(false);
    // Without the settings, the files of the bucket are unavailable, and not lost.
    const without = await openStorage({ s3: undefined }, { db: database.db, log });
    await expect(buffer(without.read(inBucket.blobId))).rejects.toThrow('S3_ENDPOINT is not set');
    await without.remove(database.db, inBucket.blobId);
    await storage.removeOrphans(HOUR);
    expect(s3.objects.has(keyOf(inBucket.blobId))).toBe(false);
  });

  it('a process whose store refuses it does not start and says why; one whose store is away starts', async () => {
    const opened = async (config: Partial<FakeS3['config']>) => {
      const made = await openStorage({ s3: { ...s3.config, ...config } }, { db: database.db, log });
      made.close();
    };
    await opened({});
    await expect(opened({ bucket: 'missing' })).rejects.toThrow(
      'The S3 store that S3_ENDPOINT names refuses us for the bucket missing (404 NoSuchBucket).',
    );
    await expect(opened({ accessKeyId: 'wrong' })).rejects.toThrow('403 InvalidAccessKeyId');
    await expect(opened({ secretAccessKey: 'wrong' })).rejects.toBeInstanceOf(StorageStartError);
    await opened({ endpoint: 'http://127.0.0.1:1' });
  });

  it('installations that share a bucket have different prefixes, and each keeps its own', async () => {
    const prefixOf = async ({ db }: Pick<TestDatabase, 'db'>) => {
      const { prefix, bucket } = await openObjectStore(s3.config, db);
      bucket.close();
      return prefix;
    };
    const another = await testDatabase();
    const [mine, again, theirs] = [
      await prefixOf(database),
      await prefixOf(database),
      await prefixOf(another),
    ];
    await another.close();
    expect(mine).toMatch(/^lda-[\da-f-]{36}\/$/);
    expect([again, theirs === mine]).toEqual([mine, false]);
  });
});
