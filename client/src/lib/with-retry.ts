import { networkError } from './api-error.js';

/** Ms between tries while the browser is online: its connection comes and goes, or a server is being replaced. */
const WAITS: readonly number[] = [500, 2_000];

/** Resolves after `ms`; offline, when the browser is online again. */
function nextTry(ms: number): Promise<unknown> {
  return new Promise((resolve) => {
    if (navigator.onLine) setTimeout(resolve, ms);
    else window.addEventListener('online', resolve, { once: true });
  });
}

/**
 * Makes a fetch of a piece of the client try again where the piece does not come: a page outlives a bad connection, and
 * what was asked for offline is there when the browser is online again. Where it never comes, the error is that of a
 * call without an answer.
 */
export function withRetry<T>(load: () => Promise<T>): () => Promise<T> {
  const attempt = async ([wait, ...remaining]: readonly number[]): Promise<T> => {
    try {
      return await load();
    } catch {
      if (wait === undefined) throw networkError();
      // Offline nothing was tried, and no try is used up.
      const left = navigator.onLine ? remaining : [wait, ...remaining];
      await nextTry(wait);
      return attempt(left);
    }
  };
  return () => attempt(WAITS);
}
