import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { startS3, type FakeS3 } from '#tests/fakes/s3.js';
import { testDatabase, type TestDatabase } from '#tests/support/database.js';
import { checkObjectStore, StepFailed } from './check-store.js';
import { createBucket } from './s3/bucket.js';
import { createObjectStore } from './s3/store.js';

describe('trying out an S3-compatible store', () => {
  let database: TestDatabase;
  let s3: FakeS3;
  beforeAll(async () => {
    [database, s3] = [await testDatabase(), await startS3()];
  });
  afterAll(async () => {
    await database.close();
    await s3.close();
  });
  afterEach(() => s3.heal());

  /** Tries the store; returns what it could do, and the error. */
  async function check() {
    const store = createObjectStore(createBucket(s3.config, { attempts: 1 }), 'lda-test/');
    const done: string[] = [];
    const failure = await checkObjectStore(store, {
      db: database.db,
      onDone: (name) => done.push(name),
    }).catch((error: unknown) => error);
    store.bucket.close();
    return { done, failure };
  }

  it('a store that can do everything passes, and nothing is left in it', async () => {
    const { done, failure } = await check();
    expect(failure).toBeUndefined();
    expect(done).toHaveLength(5);
    expect([s3.objects.size, s3.uploads.size]).toEqual([0, 0]);
  });

  it.each([
    ['PutObject', 0, 'a small file is written and read back'],
    ['CompleteMultipartUpload', 1, 'a large file is written in parts and read back'],
    ['ListMultipartUploads', 3, 'an upload that was not completed is found and removed'],
    ['ListObjectsV2', 4, 'files are found and removed'],
  ] as const)(
    'a store that refuses %s fails there, and nothing is left in it',
    async (operation, at, name) => {
      s3.fail(operation, { status: 501, code: 'NotImplemented' });
      const { done, failure } = await check();
      expect(done).toHaveLength(at);
      expect(failure).toBeInstanceOf(StepFailed);
      expect(failure).toMatchObject({ message: name });
      expect(String((failure as Error).cause)).toContain(`did not do ${operation} (501 NotImplemented)`);
      expect([s3.objects.size, s3.uploads.size]).toEqual([0, 0]);
    },
  );
});
