import { networkError } from './api-error.js';

/** Ms between tries while the browser has a line: one that comes and goes, or a server that is being replaced. */
const WAITS: readonly number[] = [500, 2_000];

/** Resolves after `ms`; without a line, when it is back. */
function nextTry(ms: number): Promise<unknown> {
  return new Promise((resolve) => {
    if (navigator.onLine) setTimeout(resolve, ms);
    else window.addEventListener('online', resolve, { once: true });
  });
}

/**
 * Fetches a piece of the client, and again where it does not come: a page outlives a bad line, and what was asked
 * for offline is there when the line is back. Throws as a call without an answer does, where it does not come with
 * a line either.
 */
export function withRetry<T>(load: () => Promise<T>): () => Promise<T> {
  const attempt = async ([wait, ...later]: readonly number[]): Promise<T> => {
    try {
      return await load();
    } catch {
      if (wait === undefined) throw networkError();
      // Without a line nothing was tried, and no try is used up.
      const left = navigator.onLine ? later : [wait, ...later];
      await nextTry(wait);
      return attempt(left);
    }
  };
  return () => attempt(WAITS);
}
