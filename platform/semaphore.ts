export interface SemaphoreOptions {
  /** Holders at a time, of all keys together ... */
  total?: number;
  /** ... and of each key. */
  perKey?: number;
  /** Waiters of one key; the next one is refused at once. */
  waitingPerKey?: number;
  /** A waiter is refused after this long, ms. */
  waitMs?: number;
}

/** Limits how much goes on at a time in this process, by keys (such as users) that are served in turn. */
export interface Semaphore {
  /**
   * Takes a permit, once there is one; returns how to give it back, which may be called more than once.
   * @throws SemaphoreFull where the key has too many waiters, or waited too long; the signal's reason when aborted.
   */
  acquire(key: string, signal?: AbortSignal): Promise<() => void>;
  /** Runs work under a permit. @throws what `acquire` and the work throw. */
  run<T>(key: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T>;
}

/** Thrown where no permit was to be had in time. */
export class SemaphoreFull extends Error {
  override name = 'SemaphoreFull';
}

type Grant = () => void;

/** Of the waiting keys, the one that was served longest ago comes first, however many wait under another. */
export function createSemaphore({
  total = Infinity,
  perKey = Infinity,
  waitingPerKey = Infinity,
  waitMs,
}: SemaphoreOptions): Semaphore {
  let inUse = 0;
  const heldBy = new Map<string, number>();
  /** Waiters by key; the order of the keys is that of their turns. */
  const queues = new Map<string, Set<Grant>>();

  const isFree = (key: string) => inUse < total && (heldBy.get(key) ?? 0) < perKey;

  const leave = (key: string, grant: Grant) => {
    const queue = queues.get(key);
    queue?.delete(grant);
    if (queue?.size === 0) queues.delete(key);
  };

  /** Counts a permit; returns how to give it back. */
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
      // To the end of the turns, with whoever else waits under this key.
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
    // Never past those who wait already.
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
