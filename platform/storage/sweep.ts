import type { Database } from '#platform/db/client.js';
import { removeOrphanBlobs } from '#platform/db/queries/blobs.js';
import {
  deleteRemovedBlob,
  listRemovedObjects,
  lockObject,
  objectsInUse,
} from '#platform/db/queries/objects.js';
import type { Logger } from '#platform/log.js';
import type { ObjectStore } from './s3/store.js';
import type { Storage } from './storage.js';
import { isStorageUnavailable } from './unavailable.js';

/** Objects and uploads younger than this may belong to work in progress, ms. */
export const YOUNG_MS = 24 * 60 * 60 * 1000;
/** Maximum number of objects removed by one sweep, so that no sweep takes long. */
const OBJECTS_PER_SWEEP = 500;
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Creates what removes bytes: of blobs without an owner, of removed blobs, and of those that no row knows. */
export function createSweep({
  db,
  objects,
  log,
}: {
  db: Database;
  objects: ObjectStore | undefined;
  log: Logger;
}): Pick<Storage, 'removeOrphans' | 'removeStrays'> & {
  /**
   * Removes the object of a blob, and then its row, unless it is in use: kept by its row, read in a snapshot or being
   * moved. Returns whether it is gone.
   */
  removeObject(blobId: string): Promise<boolean>;
  /** The same for a blob whose removal is decided already: a store that is away leaves it to the sweep. */
  removeMarked(blobId: string): Promise<void>;
} {
  async function removeObject(blobId: string): Promise<boolean> {
    if (objects === undefined) return false;
    return db.transaction(async (tx) => {
      if (!(await lockObject(tx, blobId))) return false;
      if ((await objectsInUse(tx, [blobId])).has(blobId)) return false;
      await objects.bucket.remove(objects.keyOf(blobId));
      await deleteRemovedBlob(tx, blobId);
      return true;
    });
  }

  /** Logs that the store is away, and goes on where that is not the reason. */
  function leave(error: unknown): void {
    if (!isStorageUnavailable(error)) throw error;
    log.warn({ err: error }, 'removed files stay in the S3 store until it can be reached again');
  }

  async function removeMarkedObjects(): Promise<void> {
    if (objects === undefined) return;
    try {
      for (const blobId of await listRemovedObjects(db, OBJECTS_PER_SWEEP)) await removeObject(blobId);
    } catch (error) {
      leave(error);
    }
  }

  /** Aborts uploads in parts that their process left. */
  async function abortOldUploads({ bucket, prefix }: ObjectStore, before: number): Promise<number> {
    const uploads = await bucket.listUploads(prefix);
    const old = uploads.filter(({ at }) => at !== undefined && at.getTime() < before);
    for (const upload of old) await bucket.abortUpload(upload);
    return old.length;
  }

  return {
    removeObject,
    async removeMarked(blobId) {
      await removeObject(blobId).catch(leave);
    },
    async removeOrphans(olderThanMs) {
      const removed = await removeOrphanBlobs(db, olderThanMs);
      await removeMarkedObjects();
      return removed;
    },
    async removeStrays() {
      if (objects === undefined) return 0;
      const before = Date.now() - YOUNG_MS;
      const { bucket, prefix } = objects;
      let removed = 0;
      for (let next: string | undefined, more = true; more;) {
        const page = await bucket.list(prefix, next);
        const old = page.found
          .filter(({ at }) => at !== undefined && at.getTime() < before)
          .map(({ key }) => key.slice(prefix.length))
          .filter((id) => UUID.test(id));
        const used = await objectsInUse(db, old);
        for (const id of old) if (!used.has(id) && (await removeObject(id))) removed += 1;
        next = page.next;
        more = next !== undefined;
      }
      const uploads = await abortOldUploads(objects, before);
      if (removed + uploads > 0)
        log.info({ objects: removed, uploads }, 'removed from the S3 store what belongs to no file');
      return removed;
    },
  };
}
