import { readFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { search } from '../support/admin-panel.js';
import { expectNoAxeViolations } from '../support/axe.js';
import { queryStack } from '../support/query-stack.js';
import { makeAdmin, PASSWORD, signUp } from '../support/people.js';
import type { Stack } from '../support/stack.js';
import { unzip } from '../support/unzip.js';
import { expect, test } from './fixtures.js';

const CONTRACT = 'tests/fixtures/documents/contract.pdf';

const data = (page: Page) => page.getByRole('region', { name: 'Your data' });
const closing = (page: Page) => page.getByRole('dialog', { name: 'Close your account?' });
const inNewBrowser = async (browser: Browser, stack: Stack, email: string): Promise<Page> => {
  const context = await browser.newContext({ baseURL: stack.baseUrl });
  const page = await context.newPage();
  const answer = await page.request.post('/auth/login', { data: { email, password: PASSWORD } });
  expect(answer.status()).toBe(200);
  return page;
};
/** Blocks exports before they write their first bytes; the rest of the product continues. Returns the release. */
async function holdExports(stack: Stack): Promise<() => Promise<void>> {
  await queryStack(
    stack,
    `create table held_exports (id int);
     create function hold_exports() returns trigger language plpgsql as $$ begin
       while exists (select 1 from pg_class where relname = 'held_exports')
         and exists (select 1 from jobs where kind = 'export' and status = 'running' and cancel_requested_at is null) loop
         perform pg_sleep(0.05);
       end loop;
       return new; end $$;
     create trigger hold_exports before insert on blob_chunks for each row execute function hold_exports();`,
  );
  return async () => {
    // In this order: the blocked insert notices that the table is gone, and only then releases the table of the trigger.
    await queryStack(stack, 'drop table held_exports');
    await queryStack(stack, 'drop function hold_exports cascade');
  };
}

test('a user exports and downloads all of their data, with the progress shown in every window', async ({
  page,
  browser,
  stack,
}) => {
  const email = await signUp(page.request, stack.outboxDir);
  await page.goto('/dashboard/uploads');
  await page.locator('input[type=file]').setInputFiles(CONTRACT);
  await expect(page.getByRole('button', { name: 'Download contract.pdf' })).toBeVisible();

  await page.goto('/dashboard/profile');
  const second = await inNewBrowser(browser, stack, email);
  await second.goto('/dashboard/profile');
  await expect(data(second).getByRole('button', { name: 'Export my data' })).toBeVisible();
  await expectNoAxeViolations(page);

  const release = await holdExports(stack);
  try {
    await data(page).getByRole('button', { name: 'Export my data' }).click();
    // The other window shows the progress without a reload, this one also after a reload.
    for (const window of [page, second]) {
      await expect(data(window).getByRole('progressbar')).toBeVisible();
      await expect(window.getByRole('link', { name: 'Export in progress' })).toHaveAttribute(
        'href',
        '/dashboard/profile',
      );
    }
    await page.reload();
    await expect(data(page).getByRole('progressbar')).toBeVisible();
    await expect(data(page).getByText('You can leave this page; the export will continue.')).toBeVisible();
    await expectNoAxeViolations(page);
  } finally {
    await release();
  }
  for (const window of [page, second]) {
    await expect(data(window).getByRole('link', { name: 'Download' })).toBeVisible();
    await expect(data(window).getByText(/^Available until /)).toBeVisible();
  }
  await expectNoAxeViolations(page);

  const downloading = page.waitForEvent('download');
  await data(page).getByRole('link', { name: 'Download' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^lda-export-\d{4}-\d\d-\d\d\.zip$/);
  const files = await unzip(readFileSync(await download.path()));
  expect(files.get('documents/contract.pdf')?.equals(readFileSync(CONTRACT))).toBe(true);
  expect(files.get('README.txt')?.toString()).toContain(email);
  await second.context().close();
});

test('an export can be cancelled, shows a failure, and can be retried', async ({ page, stack }) => {
  await signUp(page.request, stack.outboxDir);
  await page.goto('/dashboard/profile');
  const release = await holdExports(stack);
  try {
    await data(page).getByRole('button', { name: 'Export my data' }).click();
    await data(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(data(page).getByRole('button', { name: 'Export my data' })).toBeVisible();
  } finally {
    await release();
  }
  await data(page).getByRole('button', { name: 'Export my data' }).click();
  await expect(data(page).getByRole('link', { name: 'Download' })).toBeVisible();
  await queryStack(
    stack,
    `update jobs set status = 'failed', error_code = 'internal', error = 'Something went wrong.', result_id = null
     where kind = 'export' and status = 'completed'`,
  );
  await page.reload();
  await expect(data(page).getByRole('alert')).toContainText('The export failed: Something went wrong.');
  await expectNoAxeViolations(page);
  await data(page).getByRole('button', { name: 'Retry' }).click();
  await expect(data(page).getByRole('link', { name: 'Download' })).toBeVisible();
});

test('closing an account signs every window out at once, and an administrator restores it', async ({
  page,
  browser,
  stack,
}) => {
  const email = await signUp(page.request, stack.outboxDir);
  const second = await inNewBrowser(browser, stack, email);
  await second.goto('/dashboard');
  await expect(second.getByText('Welcome, Layla')).toBeVisible();
  await page.goto('/dashboard/profile');

  await page.getByRole('button', { name: 'Close my account' }).click();
  await expectNoAxeViolations(page);
  // The dialog offers the export before closing.
  await closing(page).getByRole('button', { name: 'Export my data first' }).click();
  await expect(closing(page)).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Your data' })).toBeFocused();

  await page.getByRole('button', { name: 'Close my account' }).click();
  const confirm = closing(page).getByRole('button', { name: 'Close account' });
  await confirm.click();
  await expect(closing(page).getByText('Please enter your current password.')).toBeVisible();
  await closing(page).getByLabel('Current password').fill('wrong-1A');
  await confirm.click();
  await expect(closing(page).getByText('Your current password is incorrect.')).toBeVisible();
  await expectNoAxeViolations(page);
  await closing(page).getByLabel('Current password').fill(PASSWORD);
  await confirm.click();
  await expect(second).toHaveURL(/\/auth/);
  await expect(page.getByRole('status').getByText('Your account is closed')).toBeVisible();
  await expect(page).toHaveURL(/\/\?account=closed$/);
  await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByText('Your account is closed')).toBeHidden();

  // Signing in is refused with the message for a wrong password.
  await second.goto('/auth');
  const signIn = async () => {
    await second.getByLabel('Email').fill(email);
    await second.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await second.getByRole('button', { name: 'Sign in', exact: true }).click();
  };
  await signIn();
  await expect(second.getByText('Invalid e-mail / password combination')).toBeVisible();

  const context = await browser.newContext({ baseURL: stack.baseUrl });
  const admin = await context.newPage();
  const adminEmail = await signUp(admin.request, stack.outboxDir);
  await makeAdmin(stack, adminEmail);
  await admin.goto('/admin');
  await search(admin, email);
  await admin.getByRole('button', { name: `Restore ${email}` }).click();
  await admin
    .getByRole('dialog', { name: 'Restore account' })
    .getByRole('button', { name: 'Restore' })
    .click();
  await expect(admin.getByText(`The account ${email} has been restored.`)).toBeVisible();
  await signIn();
  await expect(second.getByText('Welcome, Layla')).toBeVisible();
  await context.close();
  await second.context().close();
});

test('the last administrator sees why the account cannot be closed', async ({ page, stack }) => {
  const email = await signUp(page.request, stack.outboxDir);
  await queryStack(stack, `update users set role = case when email = $1 then 'admin' else 'user' end`, [
    email,
  ]);
  await page.goto('/dashboard/profile');
  await page.getByRole('button', { name: 'Close my account' }).click();
  await closing(page).getByLabel('Current password').fill(PASSWORD);
  await closing(page).getByRole('button', { name: 'Close account' }).click();
  await expect(closing(page).getByText('There must be at least one administrator.')).toBeVisible();
});
