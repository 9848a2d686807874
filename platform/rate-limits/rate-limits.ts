import { RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import type { Db } from '#platform/db/client.js';
import { AppError } from '#platform/errors.js';
import type { ErrorCode } from '#shared/contracts/errors.js';

/** So many points for each key in a window that begins with the first. */
export interface RateLimit {
  /** Counts one; how many are left after it. @throws AppError where that is one too many. */
  take(key: string): Promise<number>;
  /** @throws AppError where nothing is left; counts nothing. */
  check(key: string): Promise<void>;
  /** Gives one back that turned out not to count. */
  giveBack(key: string): Promise<void>;
  clear(key: string): Promise<void>;
}

/** Counters that all servers share. They run by real time: a clock that is moved forgives nothing. */
export interface RateLimits {
  /** Makes a limit whose refusals carry this code. Keys are the caller's: a user's id, or a hash of what was typed. */
  create(name: string, limit: { points: number; perMs: number }, code?: ErrorCode): RateLimit;
  /**
   * Removes the counters under a user's id, of every limit. `tx` is the transaction that erases the account: a store
   * in the same database takes part in it, and one elsewhere throws where it is away.
   */
  forget(userId: string, tx: Db): Promise<void>;
  /** Removes what has run out, where the store does not do so by itself. */
  removeExpired(): Promise<void>;
  /** Resolves where the counters can be read now. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** Makes a limit of one of rate-limiter-flexible's limiters, whatever it counts in. */
export function limitBy(limiter: RateLimiterAbstract, code: ErrorCode = 'rate_limited'): RateLimit {
  const refusal = (left: RateLimiterRes) =>
    new AppError(code, { retryAfter: Math.max(1, Math.ceil(left.msBeforeNext / 1000)) });
  return {
    async take(key) {
      try {
        return (await limiter.consume(key)).remainingPoints;
      } catch (error) {
        throw error instanceof RateLimiterRes ? refusal(error) : error;
      }
    },
    async check(key) {
      const state = await limiter.get(key);
      if (state && state.consumedPoints >= limiter.points) throw refusal(state);
    },
    async giveBack(key) {
      await limiter.reward(key);
    },
    async clear(key) {
      await limiter.delete(key);
    },
  };
}
