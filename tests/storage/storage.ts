import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { buffer } from 'node:stream/consumers';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/client.js';
import { blobs } from '#platform/db/schema/index.js';
import { AppError } from '#platform/errors.js';
import type { Storage } from '#platform/storage/storage.js';
import { LIMITS } from '#shared/limits.js';
import { testDatabase, type TestDatabase } from '#tests/support/database.js';
import { makeDocument, makeUser } from '#tests/support/factories.js';

const MAX = { maxBytes: 10 * 1024 * 1024 };
const HOUR = 60 * 60_000;

/** Yields bytes in pieces of a size. */
export async function* pieces(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
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

/** Declares the tests that every storage must pass, on any backend. */
export function describeStorage(name: string, open: (base: { db: Database }) => Promise<Storage>): void {
  describe(name, () => {
    let database: TestDatabase;
    let storage: Storage;
    beforeAll(async () => {
      database = await testDatabase();
      storage = await open(database);
    });
    afterAll(async () => {
      storage.close();
      await database.close();
    });
    const blobCount = () => database.db.$count(blobs);

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

      test('a file longer than several parts of an upload is read back unchanged', async () => {
        const bytes = randomBytes(13 * 1024 * 1024 + 7);
        const { blobId, sha256 } = await storage.write(pieces(bytes, 700_001), { maxBytes: bytes.length });
        expect(sha256).toBe(createHash('sha256').update(bytes).digest('hex'));
        expect((await buffer(storage.read(blobId))).equals(bytes)).toBe(true);
      });

      test('a blob that does not exist or was removed cannot be read', async () => {
        await expect(buffer(storage.read(randomUUID()))).rejects.toThrow('does not exist');
        const { blobId } = await storage.write(pieces(randomBytes(10), 10), MAX);
        await storage.remove(database.db, blobId);
        await expect(buffer(storage.read(blobId))).rejects.toThrow('does not exist');
        expect(await database.db.$count(blobs, eq(blobs.id, blobId))).toBe(0);
      });

      test('a file that is removed while a snapshot reads it is complete there', async () => {
        const bytes = randomBytes(4 * LIMITS.upload.chunkBytes);
        const { blobId } = await storage.write(pieces(bytes, 65_536), MAX);
        await database.db.transaction(
          async (tx) => {
            const reading = storage.read(blobId, tx);
            await once(reading, 'readable');
            await storage.remove(database.db, blobId);
            await storage.removeOrphans(HOUR);
            expect((await buffer(reading)).equals(bytes)).toBe(true);
          },
          { isolationLevel: 'repeatable read', accessMode: 'read only' },
        );
        await storage.removeOrphans(HOUR);
        expect(await database.db.$count(blobs, eq(blobs.id, blobId))).toBe(0);
      });

      test('a removal that is rolled back removes nothing', async () => {
        const bytes = randomBytes(1000);
        const { blobId } = await storage.write(pieces(bytes, 100), MAX);
        const undone = new Error('undone');
        await expect(
          database.db.transaction(async (tx) => {
            await storage.remove(tx, blobId);
            throw undone;
          }),
        ).rejects.toBe(undone);
        await storage.removeOrphans(HOUR);
        expect((await buffer(storage.read(blobId))).equals(bytes)).toBe(true);
      });

      test('a blob that was removed in a transaction is gone with its bytes after the sweep', async () => {
        const { blobId } = await storage.write(pieces(randomBytes(1000), 100), MAX);
        await database.db.transaction((tx) => storage.remove(tx, blobId));
        await expect(buffer(storage.read(blobId))).rejects.toThrow('does not exist');
        await storage.removeOrphans(HOUR);
        expect(await database.db.$count(blobs, eq(blobs.id, blobId))).toBe(0);
      });
    });

    describe('failed writes leave nothing behind', () => {
      test('a write of too many bytes leaves nothing behind', async () => {
        const before = await blobCount();
        const source = pieces(randomBytes(1_000_000), 10_000);
        await expect(storage.write(source, { maxBytes: 999_999 })).rejects.toMatchObject({
          code: 'too_large',
        });
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
        expect(await storage.removeOrphans(HOUR)).toBeGreaterThanOrEqual(2);
        const left = (await database.db.select({ id: blobs.id }).from(blobs)).map(({ id }) => id);
        expect(left).toEqual(expect.arrayContaining([owned.blobId, young.blobId]));
        expect(left).not.toContain(unfinished.blobId);
        expect(left).not.toContain(unowned.blobId);
        expect(await storage.removeOrphans(HOUR)).toBe(0);
      });
    });
  });
}
