import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { expectNoAxeViolations } from '../support/axe.js';
import { signUpAdmin } from '../support/admin-panel.js';
import { appCode, STEP_MS, wrongAppCode } from '../support/authenticator.js';
import { pauseClock } from '../support/block.js';
import { PASSWORD, signUp } from '../support/people.js';
import { expect, test } from './fixtures.js';

/** Expression for the page's width, including overflowing content. */
const WIDTH = 'document.documentElement.scrollWidth';

const card = (page: Page) => page.getByRole('region', { name: 'Two-step verification' });
const press = (page: Page, name: string) => card(page).getByRole('button', { name, exact: true }).click();
const codesOf = (page: Page) => card(page).getByRole('listitem').allTextContents();

/** Turns two-step verification on, from the profile screen up to the recovery codes. */
async function turnOn(page: Page): Promise<{ secret: string; codes: string[] }> {
  await page.goto('/dashboard/profile');
  await press(page, 'Turn on');
  await card(page).getByLabel('Current password').fill(PASSWORD);
  await press(page, 'Continue');
  await expect(card(page).getByRole('img', { name: /^QR code/ })).toBeVisible();
  const shown = await card(page)
    .getByText(/^[A-Z2-7]{4}( [A-Z2-7]{4}){7}$/)
    .textContent();
  const secret = (shown ?? '').replaceAll(' ', '');
  await card(page).getByLabel('Code from your authenticator app').fill(appCode(secret));
  await press(page, 'Turn on');
  await expect(card(page).getByRole('listitem')).toHaveCount(10);
  return { secret, codes: await codesOf(page) };
}

async function done(page: Page): Promise<void> {
  await card(page).getByLabel('I have saved these codes').check();
  await press(page, 'Done');
}

/** Signs out, and submits address and password again. */
async function giveAddressAndPassword(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL(/\/auth$/);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).first().click();
  await expect(page.getByLabel('Code from your authenticator app')).toBeFocused();
}
const signIn = (page: Page) => page.locator('form').getByRole('button', { name: 'Sign in' }).click();

test('a user turns two-step verification on, and signs in with the app and with a recovery code', async ({
  page,
  stack,
}) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const email = await signUp(page.request, stack.outboxDir);

  await page.goto('/dashboard/profile');
  await expect(card(page).getByText('Off', { exact: true })).toBeVisible();
  await press(page, 'Turn on');
  await expect(card(page).getByRole('heading', { level: 3 })).toBeFocused();
  await press(page, 'Continue');
  await expect(card(page).getByText('Please enter your current password.')).toBeVisible();
  await card(page).getByLabel('Current password').fill('wrong-1A');
  await press(page, 'Continue');
  await expect(card(page).getByText('Your current password is incorrect.')).toBeVisible();
  await expectNoAxeViolations(page);
  await press(page, 'Cancel');

  const { secret, codes } = await turnOn(page);
  expect(codes.every((code) => /^[0-9A-Z]{5}-[0-9A-Z]{5}$/.test(code))).toBe(true);
  await expectNoAxeViolations(page);
  const [file] = await Promise.all([page.waitForEvent('download'), press(page, 'Download')]);
  expect(file.suggestedFilename()).toBe('lda-recovery-codes.txt');
  const text = await readFile(await file.path(), 'utf8');
  for (const code of codes) expect(text).toContain(code);
  expect(text).toContain(email);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const clock = await pauseClock(page);
  await press(page, 'Copy');
  await expect(card(page).getByRole('button', { name: 'Copied' })).toBeVisible();
  await clock.release();
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe(codes.join('\n'));
  // The dialog cannot be finished before the codes are saved.
  await press(page, 'Done');
  await expect(card(page).getByText('Save the codes first, then confirm here.')).toBeVisible();
  await done(page);
  await expect(card(page).getByText('On', { exact: true })).toBeVisible();
  await expect(card(page).getByText('10 recovery codes are left.')).toBeVisible();
  await expectNoAxeViolations(page);

  await giveAddressAndPassword(page, email);
  await expectNoAxeViolations(page);
  await page.getByLabel('Code from your authenticator app').fill(wrongAppCode(secret));
  await signIn(page);
  await expect(page.getByText('Invalid code')).toBeVisible();
  await expectNoAxeViolations(page);
  // The code of the current time step was used to turn it on; the code of the next step is accepted a little early.
  await page
    .getByLabel('Code from your authenticator app')
    .fill(appCode(secret, new Date(Date.now() + STEP_MS)));
  await signIn(page);
  await expect(page).toHaveURL(/\/dashboard/);

  await giveAddressAndPassword(page, email);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await expect(page.getByLabel('Recovery code')).toBeFocused();
  await expectNoAxeViolations(page);
  await page.getByLabel('Recovery code').fill((codes[0] ?? '').toLowerCase());
  await signIn(page);
  await expect(page).toHaveURL(/\/dashboard/);
  await page.goto('/dashboard/profile');
  await expect(card(page).getByText('9 recovery codes are left.')).toBeVisible();

  await press(page, 'Generate new recovery codes');
  await card(page).getByLabel('Current password').fill(PASSWORD);
  await press(page, 'Continue');
  await expect(card(page).getByRole('listitem')).toHaveCount(10);
  expect(await codesOf(page)).not.toContain(codes[1]);
  await done(page);
  await expect(card(page).getByText('10 recovery codes are left.')).toBeVisible();

  await press(page, 'Turn off');
  await card(page).getByLabel('Current password').fill(PASSWORD);
  await press(page, 'Turn off');
  await expect(card(page).getByText('Off', { exact: true })).toBeVisible();
  const answer = await page.request.post('/auth/login', { data: { email, password: PASSWORD } });
  expect(answer.status()).toBe(200);
});

test('two-step verification can be set up by keyboard alone, on a narrow phone in Arabic', async ({
  page,
  stack,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
  await signUp(page.request, stack.outboxDir);
  await page.request.patch('/auth/me', { data: { language: 'ar' } });
  await page.goto('/dashboard/profile');
  const region = page.getByRole('region', { name: 'التحقق بخطوتين' });
  await region.getByRole('button', { name: 'تفعيل' }).focus();
  await page.keyboard.press('Enter');
  await expect(region.getByRole('heading', { level: 3 })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(region.getByRole('img')).toBeVisible();
  await expect(region.getByRole('heading', { level: 3 })).toBeFocused();
  await expectNoAxeViolations(page);
  expect(await page.evaluate(WIDTH)).toBe(320);
  const secret = ((await region.getByText(/^[A-Z2-7]{4}( [A-Z2-7]{4}){7}$/).textContent()) ?? '').replaceAll(
    ' ',
    '',
  );
  await region.getByRole('textbox').focus();
  await page.keyboard.type(appCode(secret));
  await page.keyboard.press('Enter');
  await expect(region.getByRole('heading', { level: 3 })).toBeFocused();
  await expect(region.getByRole('listitem')).toHaveCount(10);
  await expectNoAxeViolations(page);
  expect(await page.evaluate(WIDTH)).toBe(320);
  await region.getByRole('checkbox').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(region.getByText('مفعّل', { exact: true })).toBeVisible();
});

test('an administrator turns two-step verification off for a user who lost their phone', async ({
  page,
  browser,
  stack,
}) => {
  const context = await browser.newContext({ baseURL: stack.baseUrl });
  const theirs = await context.newPage();
  const email = await signUp(theirs.request, stack.outboxDir);
  await turnOn(theirs);
  await done(theirs);

  const admin = await signUpAdmin(page, stack);
  await page.goto('/admin');
  const row = (of: string) => page.getByRole('row').filter({ hasText: of });
  await expect(row(email).getByText('Two-step')).toBeVisible();
  await expect(row(admin).getByRole('button', { name: /^Turn off two-step/ })).toHaveCount(0);
  await row(email)
    .getByRole('button', { name: `Turn off two-step verification for ${email}` })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Turn off two-step verification' });
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Turn off' }).click();
  await expect(
    page.getByRole('status').getByText(`Two-step verification is now off for ${email}.`),
  ).toBeVisible();
  await expect(row(email).getByText('Two-step')).toHaveCount(0);
  await expect(row(email).getByRole('button', { name: /^Turn off two-step/ })).toHaveCount(0);
  await expect(page.getByText(`${admin} turned off two-step verification for ${email}`)).toBeVisible();

  // The user's window was signed out at once.
  await expect(theirs).toHaveURL(/\/auth/);
  const answer = await context.request.post('/auth/login', { data: { email, password: PASSWORD } });
  expect(answer.status()).toBe(200);
  await context.close();
});
