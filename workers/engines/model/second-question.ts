import { setTimeout as delay } from 'node:timers/promises';
import { AppError } from '#platform/errors.js';
import { PartFailure, RetryAfter } from '#workers/attempt/failures.js';
import type { ModelTiming } from './call-errors.js';

/** Longest time that a second question waits for an endpoint, ms. */
const PATIENCE_MS = 600_000;
/** Longest wait for an endpoint that does not say for how long it is away, ms. */
const LONGEST_PAUSE_MS = 120_000;

/**
 * Asks a question that follows an answer which was paid for and would be lost with its part. An endpoint that limits the rate, or
 * is away, is waited for within `patienceMs`, without a slot. Returns null if the question finally gets no answer.
 * @throws the signal's reason; errors that are not the model's.
 */
export async function askPatiently<T>(
  ask: () => Promise<T>,
  { laterMs, patienceMs = PATIENCE_MS }: ModelTiming,
  signal: AbortSignal,
): Promise<T | null> {
  const giveUpAt = performance.now() + patienceMs;
  for (let pause = laterMs; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
    try {
      return await ask();
    } catch (error) {
      signal.throwIfAborted();
      const ms = waitAfter(error, pause);
      if (ms === null || performance.now() + ms > giveUpAt) return null;
      await waited(ms, signal);
    }
  }
}

/**
 * Returns the time after which a failed question may be asked again, ms; null if it may not.
 * @throws errors that are not the model's.
 */
function waitAfter(error: unknown, pause: number): number | null {
  if (error instanceof RetryAfter) return error.ms;
  if (error instanceof PartFailure) return error.retryable ? pause : null;
  if (error instanceof AppError) return null;
  throw error;
}

async function waited(ms: number, signal: AbortSignal): Promise<void> {
  try {
    await delay(ms, undefined, { signal });
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  }
}
