import { RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import type { StorePart } from '#platform/store-part.js';
import type { Db } from '#platform/db/client.js';
import { AppError } from '#platform/errors.js';
import type { ErrorCode } from '#shared/contracts/errors.js';

/** A number of points per key, in a window that begins with the first use. */
export interface RateLimit {
  /**
   * Takes one point; returns how many are left.
   * @throws AppError if none was left.
   */
  take(key: string): Promise<number>;
  /**
   * Checks that a point is left, and takes none.
   * @throws AppError if none is left.
   */
  check(key: string): Promise<void>;
  /** Gives back a point for an action that turned out not to count. */
  giveBack(key: string): Promise<void>;
  clear(key: string): Promise<void>;
}

/** Rate limits shared by all servers. They use real time, so changing the injected clock resets no limit. */
export interface RateLimits {
  /** The part of the system that stores them, as /readyz names it. */
  readonly part: StorePart;
  /**
   * Creates a limit whose refusals carry this code. Keys are chosen by the caller: a user's id, or a hash of typed
   * text.
   */
  create(name: string, limit: { points: number; perMs: number }, code?: ErrorCode): RateLimit;
  /**
   * Removes the counters of a user from every limit. `tx` is the transaction that erases the account: a store in
   * the same database takes part in it; an external store throws if it is unavailable.
   */
  forget(userId: string, tx: Db): Promise<void>;
  /** Removes expired counters, if the store does not do so by itself. */
  removeExpired(): Promise<void>;
  /** Resolves if the counters can be read now. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** Wraps one of rate-limiter-flexible's limiters, with any store, as a limit. */
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
