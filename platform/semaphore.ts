export interface SemaphoreOptions {
  /** Maximum permits of all keys together. */
  total?: number;
  /** Maximum permits of each key. */
  perKey?: number;
  /** Maximum waiters of one key; further ones are refused at once. */
  waitingPerKey?: number;
  /** Time after which a waiter is refused, ms. */
  waitMs?: number;
}

/** A limit of concurrent work in this process, with keys (such as users) that are served in turn. */
export interface Semaphore {
  /**
   * Waits for a permit; returns the function that releases it, which may be called more than once.
   * @throws SemaphoreFull if the key has too many waiters or waited too long; the signal's reason if aborted.
   */
  acquire(key: string, signal?: AbortSignal): Promise<() => void>;
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

/** Creates a semaphore. The waiting key that was served longest ago is next, however many waiters another key has. */
export function createSemaphore({
  total = Infinity,
  perKey = Infinity,
  waitingPerKey = Infinity,
  waitMs,
}: SemaphoreOptions): Semaphore {
  let inUse = 0;
  const heldBy = new Map<string, number>();
  /** Waiters by key; the order of the keys is the order of their turns. */
  const queues = new Map<string, Set<Grant>>();

  const isFree = (key: string) => inUse < total && (heldBy.get(key) ?? 0) < perKey;

  const leave = (key: string, grant: Grant) => {
    const queue = queues.get(key);
    queue?.delete(grant);
    if (queue?.size === 0) queues.delete(key);
  };

  /** Takes a permit; returns the function that releases it. */
  const take = (key: string): (() => void) => {
    inUse += 1;
    heldBy.set(key, (heldBy.get(key) ?? 0) + 1);
    let released = false;
    return () => {
      if (released) return;
      released = true;
      inUse -= 1;
      const left = (heldBy.get(key) ?? 0) - 1;
      if (left > 0) heldBy.set(key, left);
      else heldBy.delete(key);
      grantNext();
    };
  };

  const grantNext = () => {
    for (const [key, queue] of queues) {
      if (!isFree(key)) continue;
      const [grant] = queue;
      if (grant === undefined) continue;
      // The key moves to the end of the order, with its other waiters.
      queues.delete(key);
      queues.set(key, queue);
      grant();
      return;
    }
  };

  const wait = (key: string, signal: AbortSignal | undefined): Promise<() => void> =>
    new Promise((resolve, reject) => {
      const queue = queues.get(key) ?? new Set();
      queues.set(key, queue);
      let timer: NodeJS.Timeout | undefined;
      const settle = (end: () => void) => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', onAbort);
        leave(key, grant);
        end();
      };
      const grant = () => settle(() => resolve(take(key)));
      const onAbort = () => settle(() => reject(signal?.reason as Error));
      queue.add(grant);
      signal?.addEventListener('abort', onAbort);
      if (waitMs !== undefined)
        timer = setTimeout(() => settle(() => reject(new SemaphoreFull('waited too long'))), waitMs);
    });

  const acquire: Semaphore['acquire'] = async (key, signal) => {
    signal?.throwIfAborted();
    const waiting = queues.get(key)?.size ?? 0;
    // New requests never overtake those that wait already.
    if (waiting === 0 && isFree(key)) return take(key);
    if (waiting >= waitingPerKey) throw new SemaphoreFull('too many wait');
    return wait(key, signal);
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
