import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Db } from '#platform/db/client.js';
import { isLoaded, shippedLaws, type LoadResult } from '#platform/law/load.js';
import type { Logger } from '#platform/log.js';
import type { LawThreadInput } from './thread.js';

/** A thread runs compiled code, even if its parent runs from source (tests). */
const ENTRY = new URL(import.meta.resolve('#built/workers/law-loading/thread.js'));
/** Interval at which a worker looks whether another one has loaded the laws, ms. */
const BUSY_MS = 5_000;
/** Pause after a load that failed, ms. */
const FAILED_MS = 60_000;

export interface LawLoading {
  /** Resolves once the laws are loaded or the loading has been stopped. */
  done: Promise<void>;
  /** Ends the load; what it has done so far is rolled back. */
  stop(): Promise<void>;
}

/**
 * Loads the product's laws where the database does not have them yet, in a thread, while the worker does its jobs. Of
 * several workers one loads; the others look from time to time whether it is done, and take over if it died.
 */
export function loadLawsInBackground(
  { db, databaseUrl, log }: { db: Db; databaseUrl: string; log: Logger },
  { entry = ENTRY, busyMs = BUSY_MS, failedMs = FAILED_MS } = {},
): LawLoading {
  const stopped = new AbortController();
  const { signal } = stopped;

  async function load(): Promise<number> {
    if (await isLoaded(db, shippedLaws())) return 0;
    const result = await runThread(entry, { databaseUrl }, signal);
    if (result.outcome === 'busy') return busyMs;
    if (result.outcome === 'loaded') {
      const { seconds, articles, megabytes } = result;
      log.info({ seconds, articles, megabytes }, 'the laws are loaded');
    }
    return 0;
  }

  async function loadUntilDone(): Promise<void> {
    for (;;) {
      const pause = await load().catch((error: unknown) => {
        if (!signal.aborted) log.error({ err: error }, 'the laws could not be loaded; it is tried again');
        return failedMs;
      });
      if (pause === 0 || signal.aborted) return;
      await wait(pause, undefined, { signal }).catch(() => undefined);
    }
  }

  const done = loadUntilDone();
  return {
    done,
    async stop() {
      stopped.abort();
      await done;
    },
  };
}

/** Runs one load in a thread. @throws the error of the thread, or the signal's reason. */
async function runThread(entry: URL, input: LawThreadInput, signal: AbortSignal): Promise<LoadResult> {
  signal.throwIfAborted();
  // The thread gets neither the other secrets of its parent nor its preloaded modules.
  const thread = new Worker(entry, { workerData: input, env: {}, execArgv: [] });
  const end = () => void thread.terminate();
  signal.addEventListener('abort', end);
  try {
    return await new Promise<LoadResult>((resolve, reject) => {
      let result: LoadResult | undefined;
      thread.on('message', (message: LoadResult) => (result = message));
      thread.once('error', reject);
      thread.once('exit', () => {
        if (result === undefined)
          reject(new Error('the thread ended without a result', { cause: signal.reason }));
        else resolve(result);
      });
    });
  } finally {
    signal.removeEventListener('abort', end);
  }
}
