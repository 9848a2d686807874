import { describe } from '@jest/globals';
import { Redis } from 'ioredis';

const server = process.env['TEST_REDIS_URL'];

/** Declares tests that need a Redis; without one on this machine they are skipped. */
export const describeOnRedis = server === undefined ? describe.skip : describe;

export interface TestRedis {
  /** Address of a database that no other test uses. */
  url: string;
  /** Removes everything from this database, as if Redis had lost its disk. */
  wipe(): Promise<void>;
  close(): Promise<void>;
}

/** Takes an unused database of the run's Redis: one for each test file. Database 0 counts those that were given out. */
export async function testRedis(): Promise<TestRedis> {
  if (server === undefined) throw new Error('No Redis: this test belongs into describeOnRedis.');
  const counter = new Redis(server);
  const url = `${server}/${await counter.incr('databases given out')}`;
  await counter.quit();
  const client = new Redis(url);
  return {
    url,
    async wipe() {
      await client.flushdb();
    },
    async close() {
      await client.flushdb();
      await client.quit();
    },
  };
}
