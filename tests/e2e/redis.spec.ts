import { test as base } from '@playwright/test';
import { startTemporaryRedis } from '../../scripts/lib/temporary-redis.mjs';
import { findRedisServer } from '../../scripts/lib/redis-server.mjs';
import { blockPartsFrom } from '../support/block.js';
import { signUp } from '../support/people.js';
import { queryStack } from '../support/query-stack.js';
import { startStack, type Stack } from '../support/stack.js';
import { startTcpProxy, type TcpProxy } from '../support/tcp-proxy.js';
import { until } from '../support/until.js';
import { expect } from './fixtures.js';

const NAME = 'contract.pdf';
const HELD_AT = 9;
const UNAVAILABLE = 'The service cannot be reached at the moment.';

/** A stack of its own, whose Redis can be taken away. */
const test = base.extend<object, { redis: TcpProxy; stack: Stack }>({
  redis: [
    async ({}, use) => {
      const server = await startTemporaryRedis();
      if (server === undefined) throw new Error('No redis-server on this machine.');
      const proxy = await startTcpProxy(server.url);
      await use(proxy);
      await proxy.close();
      await server.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  stack: [
    async ({ redis }, use) => {
      const stack = await startStack({ env: { REDIS_URL: redis.url } });
      await use(stack);
      await stack.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ stack }, use) => use(stack.baseUrl),
});

test.skip(findRedisServer() === undefined, 'No redis-server on this machine.');

test('while Redis is away the screen says so, and afterwards the report is there without a reload', async ({
  page,
  context,
  stack,
  redis,
}) => {
  const email = await signUp(page.request, stack.outboxDir);
  await page.goto('/dashboard/risk-assessment');
  const block = await blockPartsFrom(stack.databaseUrl, HELD_AT);
  try {
    await page.locator('input[type=file]').setInputFiles(`tests/fixtures/documents/${NAME}`);
    await page.getByRole('button', { name: 'Analyze Uploaded' }).click();
    const panel = page.getByRole('region', { name: `Progress of ${NAME}` });
    await expect(panel.getByText(/^Analyzing section \d+ of \d+$/)).toBeVisible();
    const other = await context.newPage();
    await other.goto('/dashboard');
    await expect(other.getByRole('link', { name: /1 analysis running/ })).toBeVisible();

    redis.refuse();
    redis.cut();
    for (const shown of [page, other])
      await expect(shown.getByText(UNAVAILABLE)).toBeVisible({ timeout: 60_000 });
    await expect(panel).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    // A page that is opened now waits where it is, and sends nobody to the sign-in page.
    const late = await context.newPage();
    await late.goto('/dashboard/risk-assessment');
    await expect(late.getByText(UNAVAILABLE)).toBeVisible({ timeout: 60_000 });

    // What runs goes on, and ends while nobody can be told.
    await block.release();
    await until(async () => {
      const jobs = await queryStack<{ status: string }>(
        stack,
        `select status from jobs j join users u on u.id = j.user_id where email = $1 and kind = 'risk'`,
        [email],
      );
      return jobs.length === 1 && jobs[0]?.status === 'completed';
    }, 60_000);

    redis.restore();
    const analyzeAnother = { name: 'Analyze Another' };
    await expect(page.getByRole('button', analyzeAnother)).toBeVisible({ timeout: 60_000 });
    await expect(other.getByText(`Risk Assessment: ${NAME} is ready.`)).toHaveCount(1, { timeout: 60_000 });
    await expect(late.getByRole('button', { name: `View the report on ${NAME}` })).toBeVisible({
      timeout: 60_000,
    });
    for (const shown of [page, other, late]) await expect(shown.getByText(UNAVAILABLE)).toHaveCount(0);
    await expect(other.getByText(`Risk Assessment: ${NAME} is ready.`)).toHaveCount(1);
    await expect(page.getByText(`Risk Assessment: ${NAME} is ready.`)).toHaveCount(0);
  } finally {
    await block.release();
    redis.restore();
  }
});
