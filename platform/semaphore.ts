export interface SemaphoreOptions {
  /** Maximum permits of all keys together. */
  total?: number;
  /** Permits of the total that urgent requests alone are granted. */
  reserved?: number;
  /** Maximum permits of each key. */
  perKey?: number;
  /** Maximum waiters of one key; further ones are refused at once. */
  waitingPerKey?: number;
  /** Time after which a waiter is refused, ms. */
  waitMs?: number;
}

export interface AcquireOptions {
  /** Granted before all others, and reserved permits too. All requests of a key are urgent, or none is. */
  urgent?: boolean;
}

/** A limit of concurrent work in this process, with keys (such as users) that are served in turn. */
export interface Semaphore {
  /**
   * Waits for a permit; returns the function that releases it, which may be called more than once.
   * @throws SemaphoreFull if the key has too many waiters or waited too long; the signal's reason if aborted.
   */
  acquire(key: string, signal?: AbortSignal, options?: AcquireOptions): Promise<() => void>;
  /**
   * Runs work under a permit.
   * @throws the errors of `acquire` and of the work.
   */
  run<T>(key: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T>;
}

/** Thrown when no permit could be had in time. */
export class SemaphoreFull extends Error {
  override name = 'SemaphoreFull';
}

type Grant = () => void;

/** Waiters by key; the order of the keys is the order of their turns. */
type Line = Map<string, Set<Grant>>;

/**
 * Creates a semaphore. The waiting key that was served longest ago is next, however many waiters another key has; keys
 * with urgent requests come before all others.
 */
export function createSemaphore({
  total = Infinity,
  reserved = 0,
  perKey = Infinity,
  waitingPerKey = Infinity,
  waitMs,
}: SemaphoreOptions): Semaphore {
  let inUse = 0;
  /** Permits held by requests that are not urgent. */
  let ordinary = 0;
  const heldBy = new Map<string, number>();
  const urgentLine: Line = new Map();
  const ordinaryLine: Line = new Map();
  const lineOf = (urgent: boolean) => (urgent ? urgentLine : ordinaryLine);

  const isFree = (key: string, urgent: boolean) =>
    inUse < total && (urgent || ordinary < total - reserved) && (heldBy.get(key) ?? 0) < perKey;

  const leave = (line: Line, key: string, grant: Grant) => {
    const queue = line.get(key);
    queue?.delete(grant);
    if (queue?.size === 0) line.delete(key);
  };

  /** Takes a permit; returns the function that releases it. */
  const take = (key: string, urgent: boolean): (() => void) => {
    inUse += 1;
    ordinary += urgent ? 0 : 1;
    heldBy.set(key, (heldBy.get(key) ?? 0) + 1);
    let released = false;
    return () => {
      if (released) return;
      released = true;
      inUse -= 1;
      ordinary -= urgent ? 0 : 1;
      const left = (heldBy.get(key) ?? 0) - 1;
      if (left > 0) heldBy.set(key, left);
      else heldBy.delete(key);
      if (!grantNext(true)) grantNext(false);
    };
  };

  /** Grants the next waiter of a line a permit; returns false if none of them may have one. */
  const grantNext = (urgent: boolean): boolean => {
    const line = lineOf(urgent);
    for (const [key, queue] of line) {
      if (!isFree(key, urgent)) continue;
      const [grant] = queue;
      if (grant === undefined) continue;
      // The key moves to the end of the order, with its other waiters.
      line.delete(key);
      line.set(key, queue);
      grant();
      return true;
    }
    return false;
  };

  const wait = (key: string, signal: AbortSignal | undefined, urgent: boolean): Promise<() => void> =>
    new Promise((resolve, reject) => {
      const line = lineOf(urgent);
      const queue = line.get(key) ?? new Set();
      line.set(key, queue);
      let timer: NodeJS.Timeout | undefined;
      const settle = (end: () => void) => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', onAbort);
        leave(line, key, grant);
        end();
      };
      const grant = () => settle(() => resolve(take(key, urgent)));
      const onAbort = () => settle(() => reject(signal?.reason as Error));
      queue.add(grant);
      signal?.addEventListener('abort', onAbort);
      if (waitMs !== undefined)
        timer = setTimeout(() => settle(() => reject(new SemaphoreFull('waited too long'))), waitMs);
    });

  const acquire: Semaphore['acquire'] = async (key, signal, { urgent = false } = {}) => {
    signal?.throwIfAborted();
    const waiting = lineOf(urgent).get(key)?.size ?? 0;
    // New requests never overtake those that wait already.
    if (waiting === 0 && isFree(key, urgent)) return take(key, urgent);
    if (waiting >= waitingPerKey) throw new SemaphoreFull('too many wait');
    return wait(key, signal, urgent);
  };

  return {
    acquire,
    async run(key, work, signal) {
      const release = await acquire(key, signal);
      try {
        return await work();
      } finally {
        release();
      }
    },
  };
}
