import { queryStack } from '../support/query-stack.js';
import { signUp } from '../support/people.js';
import type { Stack } from '../support/stack.js';
import { expect, test } from './fixtures.js';

const BOARD = '/admin/queues/board';

const setRole = (stack: Stack, email: string, role: 'admin' | 'user') =>
  queryStack(stack, 'update users set role = $2 where email = $1', [email, role]);

test('an administrator inspects the entries of the queues on the queue board', async ({
  page,
  context,
  stack,
}) => {
  const email = await signUp(page.request, stack.outboxDir);
  await setRole(stack, email, 'admin');
  const paused = await page.request.post('/admin/queues/analysis/pause');
  expect(paused.status()).toBe(204);
  const work = await page.request.post('/risk', {
    data: { document_text: '1. Term. This secret agreement ends in 2027.' },
    headers: { Prefer: 'respond-async' },
  });
  const { id } = (await work.json()) as { id: string };

  const foreign: string[] = [];
  const troubles: string[] = [];
  context.on('request', (request) => {
    if (!request.url().startsWith(stack.baseUrl) && !request.url().startsWith('data:'))
      foreign.push(request.url());
  });
  context.on('console', (message) => {
    if (message.type() === 'error' || message.text().includes('Content Security Policy')) {
      troubles.push(message.text());
    }
  });
  context.on('weberror', (error) => troubles.push(error.error().message));
  context.on('response', (response) => {
    if (response.status() >= 400) troubles.push(`${response.status()} ${response.url()}`);
  });

  await page.goto('/admin');
  const [board] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'Open the queue board' }).click(),
  ]);
  await expect(board).toHaveURL(new RegExp(`${BOARD}/?$`));
  for (const name of ['interactive', 'analysis', 'cpu']) {
    await expect(board.getByRole('link', { name }).first()).toBeVisible();
  }
  await board.goto(`${BOARD}/queue/analysis?status=prioritized`);
  await expect(board.getByText(id).first()).toBeVisible();
  expect(await board.locator('body').innerText()).not.toContain('secret agreement');

  expect(foreign).toEqual([]);
  expect(troubles).toEqual([]);

  // The board's routes that change a queue do not exist.
  for (const path of ['queues/analysis/empty', 'queues/pause', 'queues/analysis/clean/completed']) {
    expect((await page.request.put(`${BOARD}/api/${path}`)).status()).toBe(404);
  }
  // The role is checked with every request, also of an open page.
  await setRole(stack, email, 'user');
  expect((await page.request.get(`${BOARD}/api/queues`)).status()).toBe(403);
  await setRole(stack, email, 'admin');
  await page.request.post('/admin/queues/analysis/resume');
});

test('the queue board redirects other users and refuses their API requests', async ({ page, stack }) => {
  await page.goto(BOARD);
  await expect(page).toHaveURL(/\/auth/);
  expect((await page.request.get(`${BOARD}/api/queues`)).status()).toBe(401);
  await signUp(page.request, stack.outboxDir);
  await page.goto(BOARD);
  await expect(page).toHaveURL(/\/dashboard$/);
  expect((await page.request.get(`${BOARD}/api/queues`)).status()).toBe(403);
  expect((await page.request.get(`${BOARD}/static/css/none.css`)).status()).toBe(403);
});
