import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from '@jest/globals';
import { Redis } from 'ioredis';
import { describeOnRedis } from '#tests/support/redis.js';
import { until } from '#tests/support/until.js';

const answers = async (url: string) => {
  const client = new Redis(url, { lazyConnect: true, retryStrategy: () => null });
  client.on('error', () => undefined);
  return client.connect().then(
    () => client.quit().then(() => true),
    () => false,
  );
};

describeOnRedis('a temporary Redis', () => {
  it('a temporary Redis ends with the process that started it, also when that is killed', async () => {
    const script = `
      import { startTemporaryRedis } from './scripts/lib/temporary-redis.mjs';
      console.log((await startTemporaryRedis()).url);
      setInterval(() => {}, 1000);
    `;
    const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [said] = (await once(child.stdout, 'data')) as [Buffer];
    const url = said.toString().trim();
    expect(await answers(url)).toBe(true);
    child.kill('SIGKILL');
    await until(async () => !(await answers(url)));
  });
});
