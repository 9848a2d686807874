import { afterAll, afterEach, beforeAll, describe, jest } from '@jest/globals';
import { describeOnRedis, testRedis, type TestRedis } from '#tests/support/redis.js';
import { declareChat } from './chat.js';
import { startTwoServers, type TwoServers } from './harness.js';
import { declareJobs } from './jobs.js';
import { declareOperations } from './operations.js';
import { declareSessions } from './sessions.js';

jest.setTimeout(240_000);

function declareAll(openRedis: () => Promise<TestRedis | undefined>): void {
  let redis: TestRedis | undefined;
  let started: TwoServers;
  beforeAll(async () => {
    redis = await openRedis();
    started = await startTwoServers(redis?.url);
  });
  afterEach(() => started.closeWindows());
  afterAll(async () => {
    await started.close();
    await redis?.close();
  });
  const product = () => started;
  describe('jobs', () => declareJobs(product));
  describe('the assistant', () => declareChat(product));
  describe('administration', () => declareOperations(product));
  describe('sessions', () => declareSessions(product));
}

describe('two servers and two workers on PostgreSQL', () => declareAll(() => Promise.resolve(undefined)));
describeOnRedis('two servers and two workers on Redis', () => declareAll(testRedis));
