import { someCause } from '#platform/db/connection-errors.js';

/** Thrown where the S3 store cannot be reached, refuses us or cannot serve us for now. */
export class StorageUnavailable extends Error {
  override name = 'StorageUnavailable';
}

/** Tells whether an error or one of its causes means that stored files cannot be read or written for now. */
export const isStorageUnavailable = (error: unknown): boolean =>
  someCause(error, ({ name }) => name === 'StorageUnavailable');
