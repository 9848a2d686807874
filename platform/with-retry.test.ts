import { describe, expect, it, jest } from '@jest/globals';
import { withRetry } from './with-retry.js';

const never = new AbortController().signal;
const refused = new Error('refused');

/** Work that fails a number of times before it succeeds, and the delays that follow its failures. */
function failing(times: number) {
  const delays: number[] = [];
  let attempts = 0;
  return {
    attempt: () => (++attempts > times ? Promise.resolve('done') : Promise.reject(refused)),
    attempts: () => attempts,
    delays,
    onRetry: (_error: unknown, delayMs: number) => void delays.push(delayMs),
  };
}

describe('withRetry', () => {
  it('returns the result of the first attempt that succeeds, after delays that double up to the longest', async () => {
    const { attempt, delays, onRetry } = failing(4);
    expect(await withRetry(attempt, { signal: never, minMs: 1, maxMs: 4, onRetry })).toBe('done');
    expect(delays).toEqual([1, 2, 4, 4]);
  });

  it('an error that no attempt can mend is thrown at once', async () => {
    const { attempt, attempts, onRetry } = failing(1);
    const isRetryable = (error: unknown) => error !== refused;
    await expect(withRetry(attempt, { signal: never, isRetryable, onRetry })).rejects.toBe(refused);
    expect(attempts()).toBe(1);
  });

  it('the error is thrown where the next attempt would come too late', async () => {
    const { attempt, attempts, onRetry } = failing(Infinity);
    const late = { minMs: 60_000, withinMs: 50_000 };
    await expect(withRetry(attempt, { signal: never, ...late, onRetry })).rejects.toBe(refused);
    expect(attempts()).toBe(1);
  });

  it('a stop cuts the delay short, and one last attempt follows', async () => {
    const stop = new AbortController();
    const delay = { minMs: 60_000, maxMs: 60_000 };
    const onRetry = jest.fn(() => stop.abort());
    const { attempt } = failing(1);
    expect(await withRetry(attempt, { signal: stop.signal, ...delay, onRetry })).toBe('done');

    const { attempt: hopeless, attempts } = failing(Infinity);
    const again = new AbortController();
    const retried = withRetry(hopeless, { signal: again.signal, ...delay, onRetry: () => again.abort() });
    await expect(retried).rejects.toBe(refused);
    expect(attempts()).toBe(2);
  });

  it('an attempt that fails after the stop is the last one', async () => {
    const { attempt, attempts, onRetry } = failing(Infinity);
    await expect(withRetry(attempt, { signal: AbortSignal.abort(), onRetry })).rejects.toBe(refused);
    expect(attempts()).toBe(1);
  });
});
