import { afterAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { SessionData } from 'express-session';
import { createLogger } from '#platform/log.js';
import { createRedis, requireRedis, type RedisHandle } from '#platform/redis/connect.js';
import { describeSessionStore } from '#tests/carriers/sessions.js';
import { describeOnRedis, testRedis, type TestRedis } from '#tests/support/redis.js';
import { until } from '#tests/support/until.js';
import { createRedisSessionStore } from './redis.js';
import type { SessionStore } from './session-store.js';

const log = createLogger('test', 'silent');

describeOnRedis('with a Redis', () => {
  const opened: (RedisHandle | TestRedis)[] = [];
  async function open(): Promise<{ store: SessionStore; client: RedisHandle['client'] }> {
    const redis = await testRedis();
    const handle = createRedis(redis.url, { name: 'lda-test', log });
    opened.push(handle, redis);
    await requireRedis(handle, log);
    return { store: createRedisSessionStore(handle), client: handle.client };
  }
  afterAll(async () => {
    for (const one of opened) await one.close();
  });

  describeSessionStore('sessions in Redis', async () => (await open()).store);

  describe('what Redis keeps of sessions', () => {
    const write = (store: SessionStore, sid: string, data: object, expires: Date) =>
      new Promise<void>((resolve, reject) =>
        store.set(
          sid,
          { cookie: { originalMaxAge: 1, expires }, ...data } as SessionData,
          (error?: unknown) => (error instanceof Error ? reject(error) : resolve()),
        ),
      );

    it('sessions leave nothing behind in Redis once they have expired', async () => {
      const { store, client } = await open();
      const [user, soon] = [randomUUID(), new Date(Date.now() + 300)];
      const verifiedEmail = { email: 'nora@example.com', at: 0 };
      for (const sid of ['one', 'other'])
        await write(store, sid, { passport: { user }, verifiedEmail }, soon);
      expect(await store.countSignedIn()).toBe(2);
      expect((await client.keys('*')).join(' ')).not.toContain('nora');
      await until(async () => (await client.keys('*')).length === 0);
      expect(await store.countSignedIn()).toBe(0);
    });

    it('an expired session is removed from the index of a user who goes on using others', async () => {
      const { store, client } = await open();
      const user = randomUUID();
      await write(store, 'short', { passport: { user } }, new Date(Date.now() + 200));
      await until(async () => (await store.findSignedIn(['short'])).size === 0);
      await write(store, 'long', { passport: { user } }, new Date(Date.now() + 60_000));
      const [index = ''] = await client.keys(`*:user:${user}`);
      expect(await client.zrange(index, '0', '-1')).toEqual(['long']);
      expect(await client.pttl(index)).toBeGreaterThan(50_000);
    });
  });
});
