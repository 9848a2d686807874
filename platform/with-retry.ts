import { setTimeout as delay } from 'node:timers/promises';

interface RetryOptions {
  /** Aborted when attempts must end: an attempt that fails then is the last one. */
  signal: AbortSignal;
  /** Maximum time from the first attempt to the beginning of the last one, ms; unlimited by default. */
  withinMs?: number;
  /** Delay before the second attempt, ms; doubled with each further one up to `maxMs`. */
  minMs?: number;
  maxMs?: number;
  /** Tells whether another attempt may succeed; by default any error is retried. */
  isRetryable?(error: unknown): boolean;
  /** Called before each delay. */
  onRetry(error: unknown, delayMs: number): void;
}

/**
 * Returns the result of the first attempt that succeeds, with exponential delays between attempts. An abort of the signal
 * cuts a delay short, and one last attempt follows at once: a stop does not lose what could be written by then.
 * @throws the error of the last attempt.
 */
export async function withRetry<T>(
  attempt: () => Promise<T>,
  {
    signal,
    withinMs = Infinity,
    minMs = 250,
    maxMs = 2_000,
    isRetryable = () => true,
    onRetry,
  }: RetryOptions,
): Promise<T> {
  const startedAt = performance.now();
  for (let delayMs = minMs; ; delayMs = Math.min(maxMs, 2 * delayMs)) {
    try {
      return await attempt();
    } catch (error) {
      const elapsedMs = performance.now() - startedAt;
      if (signal.aborted || !isRetryable(error) || elapsedMs + delayMs > withinMs) throw error;
      onRetry(error, delayMs);
    }
    await delay(delayMs, undefined, { signal }).catch(() => undefined);
  }
}
