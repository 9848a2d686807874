import { describe } from '@jest/globals';
import { testDatabase, type TestDatabase } from './database.js';
import { describeOnRedis, testRedis } from './redis.js';

/** What the carriers of one test file stand on. */
export interface TestBackend {
  database: TestDatabase;
  /** Undefined if the database carries everything. */
  redisUrl: string | undefined;
  /** Removes every entry of every queue, as if the queue had lost its disk. */
  wipeQueues(): Promise<void>;
  close(): Promise<void>;
}

async function startPostgres(): Promise<TestBackend> {
  const database = await testDatabase();
  return {
    database,
    redisUrl: undefined,
    async wipeQueues() {
      await database.pool.query('delete from bullmq.job');
    },
    close: () => database.close(),
  };
}

async function startRedis(): Promise<TestBackend> {
  const [database, redis] = await Promise.all([testDatabase(), testRedis()]);
  return {
    database,
    redisUrl: redis.url,
    wipeQueues: () => redis.wipe(),
    async close() {
      await redis.close();
      await database.close();
    },
  };
}

/** Declares tests that every backend of the carriers must pass; `start` is for `beforeAll`. */
export function describeOnEachBackend(
  name: string,
  declare: (start: () => Promise<TestBackend>, backend: 'PostgreSQL' | 'Redis') => void,
): void {
  describe(`${name} on PostgreSQL`, () => declare(startPostgres, 'PostgreSQL'));
  describeOnRedis(`${name} on Redis`, () => declare(startRedis, 'Redis'));
}
