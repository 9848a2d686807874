import type { ByteStore } from '../byte-store.js';
import type { Bucket } from './bucket.js';
import { readObject } from './object-reader.js';
import { createObjectWriter } from './object-writer.js';
import { createPartBuffers } from './part-buffers.js';

/** The bucket of an installation: all its objects lie under one prefix, each under the id of its blob. */
export interface ObjectStore extends ByteStore {
  bucket: Bucket;
  /** Begins the keys of all objects of the installation, and of no other. */
  prefix: string;
  keyOf(blobId: string): string;
}

/** Creates the place of bytes in a bucket. */
export function createObjectStore(bucket: Bucket, prefix: string): ObjectStore {
  const buffers = createPartBuffers();
  const keyOf = (blobId: string) => `${prefix}${blobId}`;
  return {
    bucket,
    prefix,
    keyOf,
    writer: (blobId, { signal }) => createObjectWriter({ bucket, buffers }, keyOf(blobId), signal),
    read: (blobId, range) => readObject(bucket, keyOf(blobId), range),
  };
}
