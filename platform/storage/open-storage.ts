import type { Config, S3Config } from '#platform/config.js';
import type { Database } from '#platform/db/client.js';
import { hasObjects, installationId } from '#platform/db/queries/objects.js';
import type { Logger } from '#platform/log.js';
import { createStorage } from './create-storage.js';
import { isRefusal, reasonOf } from './s3/errors.js';
import type { ObjectStore } from './s3/store.js';
import type { Storage } from './storage.js';

/** Thrown when a process starts and its S3 store refuses it; the message is for the operator. */
export class StorageStartError extends Error {
  override name = 'StorageStartError';
}

/**
 * Deadline of the first question to the store, ms. Shorter than the time after which the supervisor takes a process for
 * well started, so that it shows the reason.
 */
const START_MS = 2_000;

/**
 * Opens the storage as configured: the one place that decides where new files go. A store that cannot be reached is no
 * reason not to start: everything but files works without it.
 * @throws StorageStartError if the store refuses the key, the bucket or the region.
 */
export async function openStorage(
  { s3 }: Pick<Config, 's3'>,
  { db, log }: { db: Database; log: Logger },
): Promise<Storage> {
  if (s3 === undefined) {
    if (await hasObjects(db))
      log.error('files lie in an S3 store, and S3_ENDPOINT is not set: they cannot be opened');
    return createStorage(db, { log });
  }
  const objects = await openObjectStore(s3, db);
  try {
    await requireBucket(objects, s3, log);
  } catch (error) {
    objects.bucket.close();
    throw error;
  }
  return createStorage(db, { objects, writeTo: s3.writes ? 's3' : 'postgres', log });
}

/** Opens the bucket of this installation, without asking it anything. */
export async function openObjectStore(s3: S3Config, db: Database): Promise<ObjectStore> {
  // The SDK takes most of a second to load: only who needs it waits for it.
  const [{ createBucket }, { createObjectStore }] = await Promise.all([
    import('./s3/bucket.js'),
    import('./s3/store.js'),
  ]);
  return createObjectStore(createBucket(s3), `lda-${await installationId(db)}/`);
}

/** Asks the store whether it knows us. @throws StorageStartError */
async function requireBucket({ bucket, prefix }: ObjectStore, s3: S3Config, log: Logger): Promise<void> {
  try {
    await bucket.check(prefix, { ms: START_MS });
  } catch (error) {
    const { cause } = error as Error;
    if (isRefusal(cause)) {
      const message = `The S3 store that S3_ENDPOINT names refuses us for the bucket ${s3.bucket} (${reasonOf(cause)}).`;
      throw new StorageStartError(message, { cause: error });
    }
    log.warn({ err: error }, 'the S3 store cannot be reached: files wait until it can');
  }
}
