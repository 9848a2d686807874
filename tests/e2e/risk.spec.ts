import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { codeFromOutbox, newEmail, PASSWORD, signUp } from '../support/people.js';
import { blockPartsFrom } from '../support/block.js';
import type { Stack } from '../support/stack.js';
import { until } from '../support/until.js';
import { expect, test } from './fixtures.js';
import { queryStack } from '../support/query-stack.js';

const CONTRACT = 'tests/fixtures/documents/contract.pdf';
const NAME = 'contract.pdf';
const HELD_AT = 9;

/** Signs a new user in and opens the risk screen. */
async function openRisk(page: Page, stack: Stack): Promise<string> {
  const email = await signUp(page.request, stack.outboxDir);
  await page.goto('/dashboard/risk-assessment');
  await expect(page.getByRole('heading', { name: 'Risk Assessment', level: 1 })).toBeVisible();
  return email;
}

async function analyzeUpload(
  page: Page,
  file: Parameters<ReturnType<Page['locator']>['setInputFiles']>[0] = CONTRACT,
) {
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('button', { name: 'Analyze Uploaded' }).click();
}

const partsOf = (stack: Stack, email: string) =>
  queryStack<{ seq: number; created_at: Date; found: number }>(
    stack,
    `select p.seq, p.created_at, jsonb_array_length(p.items) as found from job_parts p join users u on u.id = p.user_id where u.email = $1 order by p.seq`,
    [email],
  );
/** Waits until the blocked job can store no further part; returns its stored parts. */
const waitUntilBlockedParts = (stack: Stack, email: string) =>
  until(async () => {
    const parts = await partsOf(stack, email);
    return parts.length === HELD_AT && parts;
  });
const result = (page: Page) => page.getByRole('button', { name: 'Analyze Another' });
const panel = (page: Page) => page.getByRole('region', { name: `Progress of ${NAME}` });

test('a visitor registers, drops a contract and sees its risks beside the text', async ({ page, stack }) => {
  const email = newEmail();
  await page.goto('/dashboard/risk-assessment');
  await expect(page).toHaveURL(/\/auth/);
  await page.goto('/auth?form=register');
  const form = page.locator('form').filter({ has: page.getByLabel('First name') });
  await form.getByLabel('First name').fill('Layla');
  await form.getByLabel('Last name').fill('Haddad');
  await form.getByLabel('Email').fill(email);
  await form.getByRole('button', { name: 'Send code' }).click();
  await form.getByLabel('Verification code').fill(await codeFromOutbox(stack.outboxDir, email));
  await form.getByRole('button', { name: 'Verify' }).click();
  await expect(form.getByText('E-mail verified')).toBeVisible();
  await form.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Create account' }).click();

  await expect(page.getByText('Welcome, Layla')).toBeVisible();
  await expect(page.getByText('Your lawyer is ready for you')).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: /Risk Assessment/ })
    .click();
  // The dashboard of a new account has a file input of its own, which is there until the screen has changed.
  await expect(page.getByRole('heading', { name: 'Risk Assessment', level: 1 })).toBeVisible();
  await analyzeUpload(page);

  await expect(result(page)).toBeVisible();
  await expect(page.getByText('High Risk')).toBeVisible();
  await expect(page.getByText('built-in engine')).toBeVisible();
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(3);
  const usual = page.getByRole('button', { name: /^Usual clauses/i });
  await usual.click();
  const line = page
    .getByRole('region', { name: /^Usual clauses/ })
    .getByRole('listitem')
    .getByRole('button');
  await line.first().click();
  await expect(cards).toHaveCount(4);

  // Every mark covers the text that its card quotes.
  const text = page.getByRole('region', { name: 'Document text' });
  const quote = cards.locator('blockquote button').first();
  const words = (await quote.textContent())?.trim() ?? '';
  await quote.click();
  const mark = text
    .locator('mark')
    .filter({ hasText: words.slice(0, 40).split('\n')[0] })
    .first();
  await expect(mark).toBeInViewport();
  await usual.click();
  await expect(line).toHaveCount(0);
  await expect(cards).toHaveCount(3);
});

test('progress comes from real events, survives a reload and appears in a second tab', async ({
  page,
  context,
  stack,
}) => {
  const email = await openRisk(page, stack);
  const block = await blockPartsFrom(stack.databaseUrl, HELD_AT);
  try {
    await analyzeUpload(page);
    await expect(panel(page).getByText(/^Analyzing section \d+ of \d+$/)).toBeVisible();
    const parts = await waitUntilBlockedParts(stack, email);
    const found = parts.reduce((sum, part) => sum + part.found, 0);
    const soFar = new RegExp(`^${found} findings? so far$`);
    await expect(panel(page).getByText(soFar)).toBeVisible();
    await page.reload();
    await expect(panel(page).getByText(soFar)).toBeVisible();
    const second = await context.newPage();
    await second.goto('/dashboard');
    await second.getByRole('link', { name: /1 analysis running/ }).click();
    await expect(panel(second).getByText(soFar)).toBeVisible();
    await block.release();
    await expect(result(page)).toBeVisible();
    await expect(result(second)).toBeVisible();
  } finally {
    await block.release();
  }
});

test('cancelling an analysis stops its work and leaves no report', async ({ page, stack }) => {
  const email = await openRisk(page, stack);
  const block = await blockPartsFrom(stack.databaseUrl, HELD_AT);
  try {
    await analyzeUpload(page);
    await waitUntilBlockedParts(stack, email);
    await panel(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText('Analysis cancelled.').first()).toBeVisible();
    await expect(panel(page)).toBeHidden();
  } finally {
    await block.release();
  }
  await expect(page.getByText('No history yet.')).toBeVisible();
  const jobs = await queryStack(
    stack,
    `select status from jobs j join users u on u.id = j.user_id where email = $1 and kind = 'risk'`,
    [email],
  );
  expect(jobs).toEqual([{ status: 'cancelled' }]);
});

test('a job continues seconds after its worker was killed, and repeats no finished part', async ({
  page,
  stack,
}) => {
  const email = await openRisk(page, stack);
  const block = await blockPartsFrom(stack.databaseUrl, HELD_AT);
  let before: Awaited<ReturnType<typeof partsOf>> = [];
  try {
    await analyzeUpload(page);
    before = await waitUntilBlockedParts(stack, email);
    await stack.restartWorker();
  } finally {
    await block.release();
  }
  await expect(result(page)).toBeVisible({ timeout: 40_000 });
  const after = await partsOf(stack, email);
  expect(after.slice(0, HELD_AT)).toEqual(before);
  expect(after.map(({ seq }) => seq)).toEqual([...after.keys()]);
  const reports = await queryStack(
    stack,
    `select r.id from reports r join users u on u.id = r.user_id where email = $1`,
    [email],
  );
  expect(reports).toHaveLength(1);
});

test('a failed analysis shows where and why it failed, and can be retried', async ({ page, stack }) => {
  await openRisk(page, stack);
  await queryStack(
    stack,
    `create or replace function refuse_report() returns trigger language plpgsql as $$ begin raise exception 'disk full'; end $$;
     create or replace trigger refuse_report before insert on reports for each row execute function refuse_report()`,
  );
  try {
    await analyzeUpload(page);
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('Risk analysis failed: Something went wrong.', { timeout: 40_000 });
    await expect(alert).toContainText('Stopped at: Analyze');
    await expect(page.getByText('Request ID')).toBeVisible();
  } finally {
    await queryStack(stack, 'drop trigger refuse_report on reports');
  }
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(result(page)).toBeVisible({ timeout: 40_000 });
});

test('an unreadable document is refused with advice on what to do', async ({ page, stack }) => {
  await openRisk(page, stack);
  const broken = readFileSync(CONTRACT).subarray(0, 700);
  await analyzeUpload(page, { name: 'half.pdf', mimeType: 'application/pdf', buffer: broken });
  await expect(page.getByRole('alert')).toContainText('The document is damaged and could not be read.');
  await expect(page.getByRole('alert')).toContainText('Stopped at: Extract text');
});

test('a report in the history can be viewed, and is deleted only after confirmation', async ({
  page,
  stack,
}) => {
  await openRisk(page, stack);
  await analyzeUpload(page);
  await expect(result(page)).toBeVisible();
  await result(page).click();
  await page.getByRole('button', { name: `View the report on ${NAME}` }).click();
  await expect(result(page)).toBeVisible();
  await page.getByRole('button', { name: `Delete the report on ${NAME}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete Risk Report' });
  await expect(dialog).toContainText(
    'Are you sure you want to delete this risk assessment report? This action cannot be undone.',
  );
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  const second = await page.context().newPage();
  await second.goto('/dashboard/risk-assessment');
  await expect(second.getByRole('button', { name: `View the report on ${NAME}` })).toBeVisible();
  await page.getByRole('button', { name: `Delete the report on ${NAME}` }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No history yet.')).toBeVisible();
  await expect(result(page)).toBeHidden();
  await expect(second.getByText('No history yet.')).toBeVisible();
});

test('starting an analysis without a document asks for one', async ({ page, stack }) => {
  await openRisk(page, stack);
  await expect(page.getByRole('button', { name: /^Analyze/ })).toBeDisabled();
});
