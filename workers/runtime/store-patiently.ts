import { setTimeout as pause } from 'node:timers/promises';
import { LIMITS } from '#shared/limits.js';
import type { Logger } from '#platform/log.js';
import { isUnavailable } from '#platform/unavailable.js';

const SHORTEST_MS = 250;
const LONGEST_MS = 2_000;

/**
 * Stores a finished part, for which a model may have been paid: while the database is full or away, it waits and tries again
 * for up to `LIMITS.jobs.storeWaitMs`. A job that is stopped meanwhile tries once more: the claim decides whether it still may.
 * @throws the error of the last try.
 */
export async function storePatiently<T>(
  store: () => Promise<T>,
  { signal, log }: { signal: AbortSignal; log: Logger },
): Promise<T> {
  const startedAt = performance.now();
  for (let delayMs = SHORTEST_MS; ; delayMs = Math.min(LONGEST_MS, 2 * delayMs)) {
    try {
      return await store();
    } catch (error) {
      const waitedMs = performance.now() - startedAt;
      if (signal.aborted || !isUnavailable(error) || waitedMs + delayMs > LIMITS.jobs.storeWaitMs)
        throw error;
      log.warn({ err: error, delayMs }, 'a finished part could not be stored yet');
    }
    await pause(delayMs, undefined, { signal }).catch(() => undefined);
  }
}
