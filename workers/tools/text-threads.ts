import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import Tinypool from 'tinypool';
import { LIMITS } from '#shared/limits.js';
import { AppError } from '#platform/errors.js';
import { linkedAbort } from '#platform/linked-abort.js';
import type { Logger } from '#platform/log.js';
import { createSemaphore } from '#platform/semaphore.js';
import type { TextTask, TextTaskRunner } from '#workers/engines/text/task.js';
import type { TextThreadMessage } from '#workers/tools/text-thread.js';

const MB = 1024 * 1024;
/** Idle time after which a thread ends and frees its memory, ms. */
const IDLE_MS = 30_000;
/** A thread runs compiled code, even if its parent runs from source (tests). */
const ENTRY = new URL(import.meta.resolve('#built/workers/tools/text-thread.js'));

export interface TextThreads extends TextTaskRunner {
  /** Ends all threads; their running tasks are rejected. */
  close(): Promise<void>;
}

/** Options for tests: fewer threads, shorter limits, a misbehaving entry. */
export interface TextThreadOptions {
  threads?: number;
  deadlineMs?: number;
  memoryBytes?: number;
  entry?: URL;
}

/**
 * Creates the threads for text tasks, one for each processor. A task that reaches its deadline or its memory limit,
 * or whose signal is aborted, is ended with its thread, whatever it is doing; the event loop, the heartbeats of other
 * jobs and the other threads go on.
 */
export function createTextThreads(
  log: Pick<Logger, 'warn'>,
  {
    threads = availableParallelism(),
    deadlineMs = LIMITS.analysis.taskMs,
    memoryBytes = LIMITS.analysis.memoryBytes,
    entry = ENTRY,
  }: TextThreadOptions = {},
): TextThreads {
  const pool = new Tinypool({
    filename: fileURLToPath(entry),
    minThreads: 1,
    maxThreads: threads,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: Math.floor(memoryBytes / MB) },
    // A thread gets neither the parent's secrets nor its preloaded modules.
    env: {},
    execArgv: [],
  });
  // Error of a thread between two tasks; without a listener it would end the process.
  pool.on('error', (error: unknown) => log.warn({ err: error }, 'a text thread failed and is replaced'));
  // Acquired before the pool, so that a task never waits inside it: its deadline counts from when it runs.
  const semaphore = createSemaphore({ total: threads });
  let closed = false;
  /** Runs a message in a thread, and in another one if that was just being ended because of the task before. */
  const run = async (message: TextThreadMessage, signal: AbortSignal): Promise<unknown> => {
    for (;;) {
      try {
        return await pool.run(message, { signal });
      } catch (error) {
        if (closed || signal.aborted || !isThreadEnd(error)) throw error;
        log.warn(
          { task: message.name },
          'a text task was given to a thread that was ending; it runs in another one',
        );
      }
    }
  };

  return {
    lane() {
      const key = randomUUID();
      return async <Input, Output>({ name }: TextTask<Input, Output>, input: Input, outer: AbortSignal) => {
        const release = await semaphore.acquire(key, outer);
        const { signal, abort, unlink } = linkedAbort(outer);
        const tooLarge = new AppError('analysis_too_large');
        const deadline = setTimeout(() => abort(tooLarge), deadlineMs);
        try {
          const message: TextThreadMessage = { name, input };
          return (await run(message, signal)) as Output;
        } catch (error) {
          signal.throwIfAborted();
          if (isOutOfMemory(error)) throw tooLarge;
          throw error;
        } finally {
          clearTimeout(deadline);
          unlink();
          release();
        }
      };
    },
    close() {
      closed = true;
      return pool.destroy();
    },
  };
}

/** Tells whether a task was rejected because its thread was ended; the pool's errors have no codes. */
const isThreadEnd = (error: unknown): boolean =>
  error instanceof Error && error.message === 'Terminating worker thread';

/**
 * Tells whether a thread ran out of memory, by the error's code and not its class: an error of a thread arrives as a
 * copy.
 */
function isOutOfMemory(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === 'ERR_WORKER_OUT_OF_MEMORY';
}
