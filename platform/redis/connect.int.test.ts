import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { createLogger } from '#platform/log.js';
import { describeOnRedis } from '#tests/support/redis.js';
import { startTcpProxy } from '#tests/support/tcp-proxy.js';
import { startTemporaryRedis } from '../../scripts/lib/temporary-redis.mjs';
import { createRedis, requireRedis, type RedisHandle } from './connect.js';

describeOnRedis('the first connection to Redis', () => {
  let server: { url: string; stop(): Promise<void> };
  let lines: { level: number; msg: string }[] = [];
  const opened: RedisHandle[] = [];

  beforeAll(async () => {
    // Of its own: its settings are changed.
    const started = await startTemporaryRedis();
    if (started === undefined) throw new Error('no redis-server');
    server = started;
  });
  afterEach(async () => {
    for (const handle of opened.splice(0)) await handle.close();
    lines = [];
  });
  afterAll(() => server.stop());

  const log = createLogger('test', 'info', {
    write: (line) => void lines.push(JSON.parse(line) as (typeof lines)[number]),
  });
  async function open(url: string): Promise<RedisHandle> {
    const handle = createRedis(url, { name: 'lda-test', log });
    opened.push(handle);
    await requireRedis(handle, log);
    return handle;
  }

  it('a connection has its name, and a prefix with the number of its database', async () => {
    const { client, prefix } = await open(`${server.url}/3`);
    expect(prefix).toBe('lda-3');
    expect(await client.client('GETNAME')).toBe('lda-test');
    expect(lines).toEqual([]);
  });

  it('a Redis that may evict keys is warned about', async () => {
    const { client } = await open(server.url);
    await client.config('SET', 'maxmemory-policy', 'allkeys-lru');
    await open(server.url);
    await client.config('SET', 'maxmemory-policy', 'noeviction');
    expect(lines).toMatchObject([{ level: 40, policy: 'allkeys-lru' }]);
  });

  it('a start without Redis says which setting is wrong and never its password', async () => {
    const { client } = await open(server.url);
    await client.config('SET', 'requirepass', 'right');
    const { host } = new URL(server.url);
    await expect(open(server.url)).rejects.toThrow('The Redis that REDIS_URL names refuses us (NOAUTH');
    await expect(open(`redis://:guessed@${host}`)).rejects.toThrow('refuses us (WRONGPASS');
    await expect(open(`redis://:right@${host}/9999`)).rejects.toThrow('refuses us (ERR DB index');
    await client.config('SET', 'requirepass', '');
    await expect(open('redis://:guessed@127.0.0.1:1')).rejects.toThrow(
      'The Redis that REDIS_URL names cannot be reached (ECONNREFUSED).',
    );
    expect(JSON.stringify(lines)).not.toMatch(/guessed|right/);
  }, 60_000);

  it('a command does not wait while Redis is away, but fails, and works again when it is back', async () => {
    const proxy = await startTcpProxy(server.url);
    const { client } = await open(proxy.url);
    proxy.refuse();
    proxy.cut();
    // What was sent before the loss was noticed fails with it.
    await expect(client.set('late', 'yes')).rejects.toThrow();
    await expect(client.set('late', 'yes')).rejects.toThrow();
    proxy.restore();
    await new Promise((resolve) => client.once('ready', resolve));
    expect(await client.get('late')).toBeNull();
    expect(lines.map(({ msg }) => msg)).toEqual([
      'the connection to Redis broke',
      'the connection to Redis is back',
    ]);
    await opened.pop()?.close();
    await proxy.close();
  });
});
