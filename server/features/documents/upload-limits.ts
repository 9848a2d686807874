import type pg from 'pg';
import { AppError } from '#platform/errors.js';
import { createSemaphore, SemaphoreFull } from '#platform/semaphore.js';
import type { Throttle } from '#platform/storage/storage.js';
import { LIMITS } from '#shared/limits.js';
import type { MinimumRate } from './upload-rate.js';

type UploadTunables = MinimumRate &
  Record<'perUser' | 'waitingPerUser' | 'waitMs' | 'retrySeconds' | 'poolShare', number>;

/** What uploads may take of this server at a time; each server counts for itself. */
export interface UploadLimits {
  /**
   * Runs a user's upload, from the first byte of its body to its document, once few enough of theirs are under way.
   * @throws AppError `too_many_uploads`; the signal's reason where the client goes away; what the upload throws.
   */
  inSlot<T>(userId: string, signal: AbortSignal, upload: () => Promise<T>): Promise<T>;
  /** Runs a user's work on the database once uploads leave room for it in the pool; users take turns. */
  throttleOf(userId: string): Throttle;
  pace: MinimumRate;
}

/** Limits uploads on this pool; `given` is for tests. */
export function createUploadLimits(
  { options }: Pick<pg.Pool, 'options'>,
  given: Partial<UploadTunables> = {},
): UploadLimits {
  const { perUser, waitingPerUser, waitMs, retrySeconds, poolShare, ...pace } = {
    ...LIMITS.upload,
    ...given,
  };
  const slots = createSemaphore({ perKey: perUser, waitingPerKey: waitingPerUser, waitMs });
  const connections = createSemaphore({ total: Math.max(1, Math.floor(options.max * poolShare)) });
  return {
    async inSlot(userId, signal, upload) {
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
    pace,
  };
}
