import type { Page } from '@playwright/test';
import { blockRequests } from '../support/block.js';
import { PASSWORD, signUp } from '../support/people.js';
import type { Stack } from '../support/stack.js';
import { expect, test } from './fixtures.js';

const CONTRACT = 'tests/fixtures/documents/contract.pdf';
const PHONE = { width: 390, height: 844 };

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

async function signIn(page: Page, stack: Stack): Promise<string> {
  const email = await signUp(page.request, stack.outboxDir);
  await page.goto('/dashboard');
  await expect(page.getByText('Welcome, Layla')).toBeVisible();
  return email;
}

test('a session that ends while a dialog is open is reported, and signing in returns to the same screen', async ({
  page,
  stack,
}) => {
  const email = await signIn(page, stack);
  await page.goto('/dashboard/uploads');
  await page.locator('input[type=file]').setInputFiles(CONTRACT);
  await page.getByRole('button', { name: 'Remove contract.pdf' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();

  await page.request.post('/auth/logout');
  await expect(
    page.getByText('Your session has ended. Sign in to pick up where you left off.'),
  ).toBeVisible();
  await expect(title(page, 'Sign in')).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard\/uploads$/);
});

test('signing out shows one sign-in form, which keeps what is typed at once', async ({ page, stack }) => {
  const email = await signIn(page, stack);
  let answer = () => Promise.resolve();
  await page.route('**/auth/logout', async (route) => {
    const response = await route.fetch();
    answer = () => route.fulfill({ response });
  });
  await page.getByRole('button', { name: 'Logout' }).click();
  // The end of the session has been announced, and the request that ended it is not answered yet.
  await expect(page.getByRole('button', { name: 'Logout' })).toBeHidden();
  await expect(page.getByLabel('Email')).toBeHidden();
  await answer();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Welcome, Layla')).toBeVisible();
});

test('a session that ends while the browser is offline is noticed once it is online again', async ({
  page,
  context,
  stack,
}) => {
  await signIn(page, stack);
  await context.setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  await page.request.post('/auth/logout');
  await context.setOffline(false);
  await expect(title(page, 'Sign in')).toBeVisible();
});

test('a section opened offline loads once the browser is online again, and the shell stays', async ({
  page,
  context,
  stack,
}) => {
  await signIn(page, stack);
  await context.setOffline(true);
  await page.getByRole('navigation').getByRole('link', { name: 'Risk Assessment' }).click();
  await expect(title(page, 'Risk Assessment')).toBeVisible();
  await expect(page.getByText('You are offline.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('button', { name: 'Analyze Selected' })).toBeVisible();
});

test('navigating away during an upload is not undone when the upload ends', async ({ page, stack }) => {
  await signIn(page, stack);
  await page.goto('/dashboard/risk-assessment');
  const line = await blockRequests(page, '**/documents/upload');
  await page.locator('input[type=file]').setInputFiles(CONTRACT);
  await page.getByRole('button', { name: 'Analyze Uploaded' }).click();
  await expect(page.getByText(/^Uploading/)).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Dashboard' }).click();
  await expect(title(page, 'Dashboard')).toBeVisible();
  await line.release();
  const reports = async () => {
    const answer = await page.request.get('/risk/history');
    return ((await answer.json()) as { history: unknown[] }).history.length;
  };
  await expect.poll(reports).toBe(1);
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('the longest name fits into a dialog on a phone', async ({ page, stack }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, stack);
  await page.goto('/dashboard/uploads');
  const name = `${'A'.repeat(96)}.txt`;
  await page.request.post('/documents/upload', {
    multipart: { file: { name, mimeType: 'text/plain', buffer: Buffer.from('The fees are ten riyals.') } },
  });
  await page.getByRole('button', { name: `Remove ${name}` }).click();
  const box = await page.getByRole('dialog').boundingBox();
  expect(box?.x).toBeGreaterThan(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(360);
});

test('a navigation drawer closes on navigation, also to the current page', async ({ page, stack }) => {
  await page.setViewportSize(PHONE);
  await signIn(page, stack);
  await page
    .getByRole('main')
    .getByRole('link', { name: /Risk Assessment/ })
    .click();
  await expect(title(page, 'Risk Assessment')).toBeVisible();
  const open = page.getByRole('button', { name: 'Open menu' });
  await open.click();
  await menu(page).getByRole('link', { name: 'Risk Assessment' }).click();
  await expect(menu(page)).toHaveCount(0);
  await open.click();
  await expect(menu(page)).toBeVisible();
  await page.goBack();
  await expect(menu(page)).toHaveCount(0);
  await expect(title(page, 'Dashboard')).toBeVisible();
});
