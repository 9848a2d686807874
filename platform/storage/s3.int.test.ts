import { afterAll } from '@jest/globals';
import { describeStorage } from '#tests/storage/storage.js';
import { startS3, type FakeS3 } from '#tests/fakes/s3.js';
import { createLogger } from '#platform/log.js';
import { openStorage } from './open-storage.js';

const log = createLogger('test', 'silent');
const started: FakeS3[] = [];
afterAll(async () => {
  for (const one of started) await one.close();
});

describeStorage('storage in an S3-compatible store', async ({ db }) => {
  const s3 = await startS3();
  started.push(s3);
  return openStorage({ s3: s3.config }, { db, log });
});
