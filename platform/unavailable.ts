import { isDatabaseUnavailable } from './db/connection-errors.js';
import { isRedisUnavailable } from './redis/unavailable.js';
import { isStorageUnavailable } from './storage/unavailable.js';

/** Tells whether an error means that something which stores our data cannot be reached, or cannot serve us, for now. */
export const isUnavailable = (error: unknown): boolean =>
  isDatabaseUnavailable(error) || isRedisUnavailable(error) || isStorageUnavailable(error);
