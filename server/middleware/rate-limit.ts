import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { Request } from 'express';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '#platform/errors.js';
import type { Deps } from '#server/deps.js';
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

/**
 * The one place that knows where counters are kept. They are shared by all servers, and run by real time:
 * a clock that is moved forgives nothing.
 */
export function createRateLimit(
  { pool }: Pick<Deps, 'pool'>,
  name: string,
  { points, perMs }: { points: number; perMs: number },
  code: ErrorCode = 'rate_limited',
): RateLimit {
  const limiter = new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    // The sweep's: one process removes what has run out, and not each limit of each server for itself.
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points,
    duration: perMs / 1000,
  });
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
      if (state && state.consumedPoints >= points) throw refusal(state);
    },
    async giveBack(key) {
      await limiter.reward(key);
    },
    async clear(key) {
      await limiter.delete(key);
    },
  };
}

/** Who asks, as far as can be told: an IPv6 subscriber owns a whole /64. */
export function ipKey({ ip = 'unknown' }: Pick<Request, 'ip'>): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped !== undefined) return mapped;
  return isIPv6(ip) ? `${network64(ip)}::/64` : ip;
}

function network64(ip: string): string {
  const [head = '', tail] = (ip.split('%', 1)[0] ?? ip).toLowerCase().split('::', 2);
  const groups = head === '' ? [] : head.split(':');
  if (tail !== undefined) {
    const last = tail === '' ? [] : tail.split(':');
    while (groups.length + last.length < 8) groups.push('0');
    groups.push(...last);
  }
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/** An address as a key: what was typed may be anything, and is nobody else's business. */
export function emailKey(normalizedEmail: string): string {
  return createHash('sha256').update(normalizedEmail).digest('hex');
}
