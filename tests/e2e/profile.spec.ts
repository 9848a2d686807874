import type { Page } from '@playwright/test';
import { openPanel, row } from '../support/admin-panel.js';
import { expectNoAxeViolations } from '../support/axe.js';
import { blockRequests } from '../support/block.js';
import { codeFromOutbox, newEmail, PASSWORD, signUp } from '../support/people.js';
import { expect, test } from './fixtures.js';

const NEXT = 'Jeddah-2027?';
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0';

const save = (page: Page) => page.getByRole('button', { name: 'Save changes' }).click();
const edit = (page: Page) => page.getByRole('button', { name: 'Edit profile' }).click();

test('a user changes their name and their e-mail address, which must be verified', async ({
  page,
  stack,
}) => {
  const email = await signUp(page.request, stack.outboxDir);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: /Profile menu/ }).click();
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profile');
  await expect(page.getByRole('main').getByText(email)).toBeVisible();
  await expectNoAxeViolations(page);

  await edit(page);
  await expectNoAxeViolations(page);
  await page.getByLabel('First name').fill('');
  await save(page);
  await expect(page.getByText('Please fill in all fields with valid values.')).toBeVisible();
  await page.getByLabel('First name').fill('Noura');

  // Another account has this address.
  const other = await page.context().browser()?.newContext({ baseURL: stack.baseUrl });
  if (other === undefined) throw new Error('no browser');
  const taken = await signUp(other.request, stack.outboxDir);
  await other.close();
  await page.getByLabel('Email').fill(taken);
  await expect(page.getByText('Email already registered').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeDisabled();

  const next = newEmail();
  await page.getByLabel('Email').fill(next);
  await expect(page.getByRole('button', { name: 'Send code' })).toBeEnabled();
  await save(page);
  await expect(page.getByText('Please verify your new e-mail address first.')).toBeVisible();
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByLabel('Verification code').fill(await codeFromOutbox(stack.outboxDir, next));
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText('E-mail verified')).toBeVisible();
  await save(page);
  await expect(page.getByRole('main').getByText(next)).toBeVisible();
  expect(await (await page.request.get('/auth/me')).json()).toMatchObject({
    first_name: 'Noura',
    email: next,
  });
});

test('a new password ends the other sessions, and a single session can be ended too', async ({
  page,
  stack,
  browser,
}) => {
  const email = await signUp(page.request, stack.outboxDir);
  const elsewhere = await browser.newContext({
    baseURL: stack.baseUrl,
    userAgent: FIREFOX,
  });
  const signInElsewhere = async () => {
    const response = await elsewhere.request.post('/auth/login', { data: { email, password: PASSWORD } });
    expect(response.status()).toBe(200);
  };
  const statusElsewhere = async () => (await elsewhere.request.get('/auth/me')).status();

  await signInElsewhere();
  await page.goto('/dashboard/profile');
  await expect(page.getByText('This session')).toHaveCount(1);
  await page.getByRole('button', { name: 'End session: Firefox on Windows' }).click();
  const dialog = page.getByRole('dialog', { name: 'End session' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect(await statusElsewhere()).toBe(200);
  await page.getByRole('button', { name: 'End session: Firefox on Windows' }).click();
  await dialog.getByRole('button', { name: 'End session', exact: true }).click();
  await expect(page.getByText('You are not signed in anywhere else.')).toBeVisible();
  expect(await statusElsewhere()).toBe(401);

  await signInElsewhere();
  await edit(page);
  await page.getByLabel('Change password').check();
  await save(page);
  await expect(page.getByText('Please enter your current password.')).toBeVisible();
  await page.getByLabel('Current password').fill('wrong-1A');
  await page.getByLabel('New password', { exact: true }).fill('weak');
  await save(page);
  await expect(
    page.getByText('New password must be ≥ 8 chars and include uppercase, number, symbol.'),
  ).toBeVisible();
  await page.getByLabel('New password', { exact: true }).fill(NEXT);
  await expect(page.getByRole('meter')).toHaveAttribute('aria-valuenow', '4');
  // Green, like a low risk.
  await expect(page.getByRole('meter').locator('div')).toHaveClass(/bg-low/);
  await page.getByLabel('Confirm new password').fill(`${NEXT}x`);
  await save(page);
  await expect(page.getByText('New passwords do not match.')).toBeVisible();
  await page.getByLabel('Confirm new password').fill(NEXT);
  await save(page);
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeEnabled();
  await page.getByLabel('Current password').fill(PASSWORD);
  // A second click before the first answer would send the old password again, which is wrong by then.
  const line = await blockRequests(page, '**/auth/me');
  await page.getByRole('button', { name: 'Save changes' }).dblclick();
  await line.release();
  await expect(page.getByRole('button', { name: 'Edit profile' })).toBeVisible();
  await expect(page.getByText('You are not signed in anywhere else.')).toBeVisible();
  expect(await statusElsewhere()).toBe(401);
  const again = await elsewhere.request.post('/auth/login', { data: { email, password: NEXT } });
  expect(again.status()).toBe(200);
  await elsewhere.close();
});

test('profile changes made in one window appear in the others at once', async ({ page, stack, browser }) => {
  const email = await signUp(page.request, stack.outboxDir);
  const other = await page.context().newPage();
  await other.goto('/dashboard/profile');
  await expect(other.getByText('This session')).toHaveCount(1);
  const panel = await browser.newPage({ baseURL: stack.baseUrl });
  await openPanel(panel, stack);
  await expect(row(panel, email).getByText('Layla Haddad')).toBeVisible();

  await page.goto('/dashboard/profile');
  await edit(page);
  await page.getByLabel('First name').fill('Noura');
  await save(page);
  await expect(other.getByRole('navigation').getByText('Noura Haddad')).toBeVisible();
  await expect(row(panel, email).getByText('Noura Haddad')).toBeVisible();

  const elsewhere = await browser.newContext({ baseURL: stack.baseUrl, userAgent: FIREFOX });
  await elsewhere.request.post('/auth/login', { data: { email, password: PASSWORD } });
  await expect(other.getByText('Firefox on Windows')).toBeVisible();
  await elsewhere.request.post('/auth/logout');
  await expect(other.getByText('Firefox on Windows')).toHaveCount(0);
  await elsewhere.close();

  await page.request.patch('/auth/me', { data: { language: 'ar' } });
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('الملف الشخصي');
  await panel.close();
});
