import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.js';
import { pauseClock } from '../support/block.js';
import { PASSWORD, resetLinkFromOutbox, signUp } from '../support/people.js';
import { expect, test } from './fixtures.js';

test.describe('a browser set to Arabic', () => {
  test.use({ locale: 'ar-SA' });

  test('a first visit is shown in the browser’s language', async ({ page }) => {
    for (const path of ['/', '/reset-password?token=x']) {
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
      await expect(page.locator('h1')).toHaveText(/[\u0621-\u064a]/);
    }
  });
});

test('the home page links to the services and pages through the testimonials', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Explore our services' }).click();
  await expect(page.locator('#services')).toBeInViewport({ ratio: 0.5 });
  const cards = page.locator('#services').getByRole('link');
  await expect(cards).toHaveCount(4);
  for (const card of await cards.all()) await expect(card).toHaveAttribute('href', '/dashboard');

  const quotes = page.locator('#clients figure');
  const previous = page.getByRole('button', { name: 'Previous testimonials' });
  const next = page.getByRole('button', { name: 'Next testimonials' });
  for (const [width, each] of [
    [1280, 3],
    [800, 2],
    [390, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    await expect(quotes).toHaveCount(each);
    await expect(previous).toBeDisabled();
    for (let turn = 1; turn < 6 / each; turn += 1) await next.click();
    await expect(page.getByText(`Page ${6 / each} of ${6 / each}`)).toBeVisible();
    await expect(next).toBeDisabled();
    await previous.click();
    await expect(next).toBeEnabled();
  }
  // A page number that the wider window does not have becomes its last page.
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.getByText('Page 2 of 2')).toBeVisible();
  // The focus never stays on a disabled button.
  await previous.press('Enter');
  await expect(next).toBeFocused();
  await next.press('Enter');
  await expect(previous).toBeFocused();
});

test('section links work on the home page and from other pages; a phone has them in a drawer', async ({
  page,
}) => {
  await page.goto('/about');
  const member = page.locator('#our-team').getByRole('link').first();
  await expect(member).toHaveAttribute('target', '_blank');
  await page.getByRole('button', { name: 'Read our story' }).click();
  await expect(page.locator('#our-story')).toBeInViewport();
  await page.getByRole('banner').getByRole('link', { name: 'Services' }).click();
  await expect(page).toHaveURL(/\/#services$/);
  await expect(page.locator('#services')).toBeInViewport({ ratio: 0.5 });

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('link', { name: 'Login' })).toBeVisible();
  await expectNoAxeViolations(page);
  await drawer.getByRole('link', { name: 'Contact' }).click();
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact us');
});

test('the header offers dashboard, profile and logout to a signed-in user', async ({ page, stack }) => {
  await page.goto('/');
  const banner = page.getByRole('banner');
  await expect(banner.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/auth?form=login');
  await expect(banner.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/auth?form=register');
  await expect(banner.getByRole('link', { name: 'Dashboard' })).toHaveCount(0);
  await signUp(page.request, stack.outboxDir);
  await page.reload();
  await expect(banner.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  await expect(banner.getByRole('link', { name: 'Login' })).toHaveCount(0);
  const avatar = banner.getByRole('button', { name: 'Layla Haddad’s account' });
  await expect(avatar).toHaveText('LH');
  await avatar.click();
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  await expect(page).toHaveURL(/\/dashboard\/profile$/);
  await page.goto('/');
  await avatar.click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/auth/);
  expect((await page.request.get('/auth/me')).status()).toBe(401);
});

test('two windows of a browser that sign in one after the other both stay signed in', async ({
  browser,
  stack,
}) => {
  const account = await browser.newContext({ baseURL: stack.baseUrl });
  const email = await signUp(account.request, stack.outboxDir);
  const context = await browser.newContext({ baseURL: stack.baseUrl });
  const [first, second] = [await context.newPage(), await context.newPage()];
  await first.goto('/auth');
  await second.goto('/auth');
  const signIn = async (page: Page) => {
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.locator('form').getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByText('Welcome, Layla')).toBeVisible();
  };
  await signIn(first);
  // The second sign-in ends the session of the first window; the browser has a new session by then.
  const ended = first.waitForURL(/\/auth$/);
  await signIn(second);
  await ended;
  await expect(first.getByText('Welcome, Layla')).toBeVisible();
  await context.close();
  await account.close();
});

test('the contact form sends only complete messages, and an error can be dismissed', async ({ page }) => {
  await page.goto('/contact');
  const send = page.getByRole('button', { name: 'Send message' });
  await page.getByLabel('Name').fill('Layla');
  await page.getByLabel('Email').fill('layla@');
  await page.getByLabel('Subject').fill('A question');
  await expect(send).toBeDisabled();
  await page.getByLabel('Message', { exact: true }).fill('How does it work?');
  await send.click();
  await expect(page.getByText('Write a valid e-mail')).toBeVisible();
  await page.getByLabel('Email').fill('layla@example.com');

  await page.route('**/contact', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await send.click();
  await expect(page.getByText('Unable to send message')).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByText('Unable to send message')).toBeHidden();
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('How does it work?');

  await page.unroute('**/contact');
  await send.click();
  await expect(page.getByText('Thank you! Your message has been sent.')).toBeVisible();
  await page.getByRole('button', { name: 'Send another message' }).click();
  await expect(page.getByLabel('Name')).toHaveValue('');
  await expect(page.getByLabel('Name')).toBeFocused();
  await expect(send).toBeDisabled();
});

test('registration requires consent', async ({ page }) => {
  await page.goto('/auth?form=register');
  await page.getByRole('button', { name: 'Create account' }).last().click();
  await expect(page.getByText('Please confirm your age and accept the terms')).toBeVisible();
  const terms = page.getByRole('link', { name: 'Terms of Service' });
  await expect(terms).toHaveAttribute('target', '_blank');
  await page.goto('/auth?form=login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page).toHaveURL(/\/forgot-password$/);
});

test('a forgotten password can be reset through the mailed link', async ({ page, stack, browser }) => {
  const context = await browser.newContext({ baseURL: stack.baseUrl });
  const email = await signUp(context.request, stack.outboxDir);

  await page.goto('/reset-password');
  await expect(page.getByText('Invalid or missing token.')).toBeVisible();
  await page.getByRole('link', { name: 'Request a new link' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page.getByText('If that email exists, a reset link has been sent.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link')).toHaveAttribute('href', '/auth?form=login');

  const link = await resetLinkFromOutbox(stack.outboxDir, email);
  await page.goto(link);
  const strength = page.getByRole('meter');
  const reset = page.getByRole('button', { name: 'Reset password' });
  await expect(reset).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByLabel('New Password').fill('Jeddah');
  await expect(strength).toHaveAttribute('aria-valuenow', '1');
  await reset.click();
  await expect(
    page.getByText(
      'Password must include at least 8 characters, one uppercase letter, one number, and one special character.',
    ),
  ).toBeVisible();
  await page.getByLabel('New Password').fill('Jeddah#2026');
  await expect(strength).toHaveAttribute('aria-valuenow', '4');
  await page.getByLabel('Confirm Password').fill('Jeddah#2025');
  await reset.click();
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await page.getByLabel('Confirm Password').fill('Jeddah#2026');
  const clock = await pauseClock(page);
  await reset.click();
  await expect(page.getByText('Password reset! Redirecting to login...')).toBeVisible();
  await clock.release();
  await expect(page).toHaveURL(/\/auth/);

  expect((await context.request.get('/auth/me')).status()).toBe(401);
  await context.close();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('Jeddah#2026');
  await page.locator('form').getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Welcome, Layla')).toBeVisible();

  // The link can be used only once.
  await page.goto(link);
  await expect(page.getByText('This link has expired or has already been used.')).toBeVisible();
  await expect(page.getByLabel('New Password')).toHaveCount(0);
});

test('a visitor chooses the dark theme, and it is kept', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-theme', 'light');
  await page.getByRole('button', { name: 'Switch to dark theme' }).click();
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await page.goto('/auth');
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: 'Switch to light theme' }).click();
  await expect(root).toHaveAttribute('data-theme', 'light');
});

test('with reduced motion a theme change applies at once, without color transitions', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await page.evaluate(`{
    globalThis.fades = 0;
    document.addEventListener('transitionrun', () => { globalThis.fades += 1; });
  }`);
  await page.getByRole('button', { name: 'Switch to dark theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const fades = await page.evaluate(`new Promise((done) => {
    requestAnimationFrame(() => requestAnimationFrame(() => done(globalThis.fades)));
  })`);
  expect(fades).toBe(0);
});
