import type { Page } from '@playwright/test';
import { banner, dialog, openPanel, openUser, overview, row, signUpAdmin } from '../support/admin-panel.js';
import { blockPartsFrom } from '../support/block.js';
import { queryStack } from '../support/query-stack.js';
import { expect, test } from './fixtures.js';

const CONTRACT = 'tests/fixtures/documents/contract.pdf';

async function analyze(page: Page): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(CONTRACT);
  await page.getByRole('button', { name: 'Analyze Uploaded' }).click();
}

const queue = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const definition = (within: ReturnType<Page['locator']>, term: string) =>
  within.locator('div', { has: within.page().getByText(term, { exact: true }) }).locator('dd');

const countOf = async (page: Page, label: string): Promise<number> => {
  const text = await definition(overview(page), label).locator('span').first().textContent();
  return Number(text);
};

test('the admin panel updates counts and queues while a user works', async ({ page, browser, stack }) => {
  await openPanel(page, stack);
  const documents = await countOf(page, 'Documents');
  const reports = await countOf(page, 'Risk assessments');
  const analysis = queue(page, 'Analysis');
  await expect(definition(analysis, 'Workers running')).toHaveText('1');
  await expect(definition(analysis, 'Active')).toHaveText('0');
  await expect(definition(overview(page), 'Documents')).toContainText('Unchanged since opened');

  const user = await openUser(browser, stack, '/dashboard/risk-assessment');
  const block = await blockPartsFrom(stack.databaseUrl, 3);
  try {
    await analyze(user.page);
    await expect.poll(() => countOf(page, 'Documents')).toBe(documents + 1);
    await expect(definition(overview(page), 'Documents')).toContainText('Last changed');
    await expect(definition(analysis, 'Active')).toHaveText('1');
  } finally {
    await block.release();
  }
  await expect(user.page.getByRole('button', { name: 'Analyze Another' })).toBeVisible();
  await expect.poll(() => countOf(page, 'Risk assessments')).toBe(reports + 1);
  await expect(definition(analysis, 'Active')).toHaveText('0');
  // A screen reader announces the change in one sentence.
  await expect(
    page.getByRole('status').filter({ hasText: `Risk assessments: ${reports + 1}` }),
  ).toBeAttached();
  await user.context.close();
});

test('a paused queue holds jobs until it is resumed', async ({ page, browser, stack }) => {
  await openPanel(page, stack);
  const analysis = queue(page, 'Analysis');
  await analysis.getByRole('button', { name: 'Pause' }).click();
  await dialog(page, 'Pause the queue').getByRole('button', { name: 'Pause' }).click();
  await expect(banner(page, 'The Analysis queue is paused.')).toBeVisible();
  await expect(analysis.getByText('Paused', { exact: true })).toBeVisible();

  const user = await openUser(browser, stack, '/dashboard/risk-assessment');
  await analyze(user.page);
  await expect(definition(analysis, 'Waiting')).toHaveText('1');
  await expect(definition(analysis, 'Longest wait')).toHaveText(/^\d+s$/);

  await analysis.getByRole('button', { name: 'Resume' }).click();
  await dialog(page, 'Resume the queue').getByRole('button', { name: 'Resume' }).click();
  await expect(banner(page, 'The Analysis queue is running again.')).toBeVisible();
  await expect(user.page.getByRole('button', { name: 'Analyze Another' })).toBeVisible({ timeout: 40_000 });
  await expect(definition(analysis, 'Waiting')).toHaveText('0');
  await user.context.close();
});

test('a failed job is shown with its reason and can be retried', async ({ page, browser, stack }) => {
  // Other tests of this run may have left failed jobs.
  await queryStack(stack, `delete from jobs where status = 'failed'`);
  await openPanel(page, stack);
  await expect(page.getByRole('heading', { name: 'Recent failures' })).toBeHidden();
  const user = await openUser(browser, stack, '/dashboard/risk-assessment');
  await queryStack(
    stack,
    `create function refuse_admin() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$;
     create trigger refuse_admin before insert on reports for each row execute function refuse_admin();`,
  );
  const failures = page.getByRole('region', { name: 'Recent failures' });
  try {
    await analyze(user.page);
    await expect(failures.getByText(user.email)).toBeVisible({ timeout: 40_000 });
    await expect(failures.getByText('Something went wrong.')).toBeVisible();
  } finally {
    await queryStack(stack, 'drop function refuse_admin cascade');
  }
  await failures.getByRole('button', { name: `Retry Risk Assessment for ${user.email}` }).click();
  await expect(banner(page, `The job for ${user.email} has been restarted.`)).toBeVisible();
  await expect(failures).toBeHidden();
  await expect(user.page.getByRole('button', { name: 'Analyze Another' })).toBeVisible({ timeout: 40_000 });
  await user.context.close();
});

test('sections and actions of the admin panel that fail show an error and can be retried', async ({
  page,
  browser,
  stack,
}) => {
  const broken = [
    '/admin/users',
    '/admin/metrics/users',
    '/admin/queues',
    '/admin/audit*',
    '/admin/jobs/failed',
  ];
  for (const path of broken) {
    await page.route(`**${path}`, (route) =>
      route.fulfill({ status: 403, json: { detail: 'No.', code: 'x' } }),
    );
  }
  // Without the socket the counts must be fetched.
  await page.routeWebSocket('**/socket.io/**', (socket) => socket.close());
  await page.route('**/socket.io/**', (route) => route.abort());
  await signUpAdmin(page, stack);
  await page.goto('/admin');
  await expect(page.getByText('Failed to fetch users')).toBeVisible();
  await expect(page.getByText('Failed to fetch metrics')).toBeVisible();
  await expect(page.getByText('Failed to load admin data')).toHaveCount(3);
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toHaveCount(5);
  for (const path of broken) await page.unroute(`**${path}`);
  // The panel refetches some of them by itself, so the number of remaining buttons is not predictable.
  await expect(async () => {
    if ((await again.count()) > 0) await again.first().click({ timeout: 1_000 });
    expect(await again.count()).toBe(0);
  }).toPass();
  await expect(overview(page).getByText('Documents')).toBeVisible();

  const user = await openUser(browser, stack);
  await page.reload();
  const change = row(page, user.email).getByRole('button', { name: 'Make Admin' });
  const confirm = dialog(page, 'Make Admin').getByRole('button', { name: 'Make Admin' });
  await page.route('**/role?*', (route) => route.abort());
  await change.click();
  await confirm.click();
  await expect(dialog(page, 'Make Admin').getByText('Failed to change role')).toBeVisible();
  await page.unroute('**/role?*');
  await queryStack(stack, 'delete from users where email = $1', [user.email]);
  await confirm.click();
  await expect(dialog(page, 'Make Admin').getByText('Failed to update role')).toBeVisible();
  await expect(dialog(page, 'Make Admin').getByText('Not found.')).toBeVisible();
  await user.context.close();
});
