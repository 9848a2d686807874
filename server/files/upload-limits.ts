import type pg from 'pg';
import { AppError } from '#platform/errors.js';
import { createSemaphore, SemaphoreFull } from '#platform/semaphore.js';
import type { Throttle } from '#platform/storage/storage.js';
import { LIMITS } from '#shared/limits.js';
import type { MinimumRate } from './upload-rate.js';

type UploadTunables = MinimumRate &
  Record<'perUser' | 'waitingPerUser' | 'waitMs' | 'retrySeconds' | 'poolShare', number>;

/** Limits on concurrent uploads; each server counts its own. */
export interface UploadLimits {
  /**
   * Runs an upload, from the first byte of its body to its document, as soon as few enough of the user's
   * uploads are in progress.
   * @throws AppError `too_many_uploads`; the signal's reason if the client disconnects; what `upload` throws.
   */
  runInSlot<T>(userId: string, signal: AbortSignal, upload: () => Promise<T>): Promise<T>;
  /**
   * Returns a throttle that runs a user's database work when uploads leave room for it in the pool; users take
   * turns.
   */
  throttleOf(userId: string): Throttle;
  minimumRate: MinimumRate;
}

/** Creates the limits for uploads on this pool; `overrides` are for tests. */
export function createUploadLimits(
  { options }: Pick<pg.Pool, 'options'>,
  overrides: Partial<UploadTunables> = {},
): UploadLimits {
  const { perUser, waitingPerUser, waitMs, retrySeconds, poolShare, ...minimumRate } = {
    ...LIMITS.upload,
    ...overrides,
  };
  const slots = createSemaphore({ perKey: perUser, waitingPerKey: waitingPerUser, waitMs });
  const connections = createSemaphore({ total: Math.max(1, Math.floor(options.max * poolShare)) });
  return {
    async runInSlot(userId, signal, upload) {
      const release = await slots.acquire(userId, signal).catch((error: unknown) => {
        if (!(error instanceof SemaphoreFull)) throw error;
        throw new AppError('too_many_uploads', { retryAfter: retrySeconds, cause: error });
      });
      try {
        return await upload();
      } finally {
        release();
      }
    },
    throttleOf: (userId) => (work) => connections.run(userId, work),
    minimumRate,
  };
}
