import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { Database } from '#platform/db/client.js';
import type { RateLimits } from '#platform/rate-limits/rate-limits.js';
import { until } from '#tests/support/until.js';

/** A rate limit backend that was started for one suite. */
export interface RateLimitsBackend {
  /** Opens the shared counters again, as another process would. */
  open(): Promise<RateLimits> | RateLimits;
  /** The database in whose transactions accounts are erased. */
  db: Database;
  close(): Promise<void>;
}

const MINUTE = 60_000;

/** Declares the tests that rate limits must pass, on any backend. */
export function describeRateLimits(name: string, start: () => Promise<RateLimitsBackend>): void {
  describe(name, () => {
    let backend: RateLimitsBackend;
    let limits: RateLimits;

    beforeAll(async () => {
      backend = await start();
      limits = await backend.open();
    });
    afterAll(async () => {
      await limits.close();
      await backend.close();
    });

    it('an exhausted rate limit refuses, and says when to retry', async () => {
      const limit = limits.create('down', { points: 2, perMs: MINUTE });
      expect(await limit.take('a')).toBe(1);
      await limit.check('a');
      expect(await limit.take('a')).toBe(0);
      const refusal = { code: 'rate_limited', retryAfter: 60 };
      await expect(limit.check('a')).rejects.toMatchObject(refusal);
      await expect(limit.take('a')).rejects.toMatchObject(refusal);
      expect(await limit.take('b')).toBe(1);
    });

    it('a rate limit refuses with the error code that it was created with', async () => {
      const limit = limits.create('code', { points: 1, perMs: MINUTE }, 'export_limit');
      await limit.take('a');
      await expect(limit.take('a')).rejects.toMatchObject({ code: 'export_limit' });
    });

    it('a consumed point can be given back, and a counter can be reset', async () => {
      const limit = limits.create('back', { points: 1, perMs: MINUTE });
      await limit.take('a');
      await limit.giveBack('a');
      await limit.take('a');
      await limit.clear('a');
      expect(await limit.take('a')).toBe(0);
    });

    it('counters are shared by all processes, and separate for each limit name', async () => {
      const other = await backend.open();
      const limit = { points: 1, perMs: MINUTE };
      await limits.create('shared', limit).take('a');
      await expect(other.create('shared', limit).take('a')).rejects.toMatchObject({ code: 'rate_limited' });
      await other.create('another', limit).take('a');
      await other.close();
    });

    it('a counter starts again when its window is over, and expired counters can be removed', async () => {
      const limit = limits.create('over', { points: 1, perMs: 1_000 });
      await limit.take('a');
      await until(() =>
        limit.check('a').then(
          () => true,
          () => false,
        ),
      );
      await limits.removeExpired();
      expect(await limit.take('a')).toBe(0);
    });

    it("erasing an account removes that user's counters and nobody else's", async () => {
      const [gone, stays] = [randomUUID(), randomUUID()];
      const each = ['export', 'own-password'].map((one) => limits.create(one, { points: 1, perMs: MINUTE }));
      for (const limit of each) for (const user of [gone, stays]) await limit.take(user);
      await backend.db.transaction((tx) => limits.forget(gone, tx));
      for (const limit of each) {
        await limit.check(gone);
        await expect(limit.check(stays)).rejects.toMatchObject({ code: 'rate_limited' });
      }
    });

    it('a rate limit backend answers a ping', async () => {
      await limits.ping();
    });
  });
}
