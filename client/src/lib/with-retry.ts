import { networkError } from './api-error.js';

/** Ms between attempts while the browser is online, to bridge an unstable connection or the restart of a server. */
const WAITS: readonly number[] = [500, 2_000];

/** Resolves after `ms` milliseconds; when offline, as soon as the browser is online again. */
function waitForRetry(ms: number): Promise<unknown> {
  return new Promise((resolve) => {
    if (navigator.onLine) setTimeout(resolve, ms);
    else window.addEventListener('online', resolve, { once: true });
  });
}

/**
 * Wraps the loader of a client chunk so that it is retried: a page survives a bad connection, and a chunk requested
 * offline loads when the browser is online again. When all attempts fail, throws the network error of a call without a
 * response.
 */
export function withRetry<T>(load: () => Promise<T>): () => Promise<T> {
  const attempt = async ([waitMs, ...laterWaits]: readonly number[]): Promise<T> => {
    try {
      return await load();
    } catch {
      if (waitMs === undefined) throw networkError();
      // An attempt made offline does not count.
      const waitsLeft = navigator.onLine ? laterWaits : [waitMs, ...laterWaits];
      await waitForRetry(waitMs);
      return attempt(waitsLeft);
    }
  };
  return () => attempt(WAITS);
}
