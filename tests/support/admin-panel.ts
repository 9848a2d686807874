import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import { makeAdmin, signUp } from './people.js';
import type { Stack } from './stack.js';

/** Registers and signs in a new administrator; returns the address. */
export async function signUpAdmin(page: Page, stack: Stack): Promise<string> {
  const email = await signUp(page.request, stack.outboxDir);
  await makeAdmin(stack, email);
  return email;
}

/** Opens the panel as a new administrator and waits until it lists them; returns their address. */
export async function openPanel(page: Page, stack: Stack): Promise<string> {
  const email = await signUpAdmin(page, stack);
  await page.goto('/admin');
  await page.getByRole('heading', { name: 'Admin Panel', level: 1 }).waitFor();
  await row(page, email).waitFor();
  return email;
}

/** Registers a new user in a browser context of their own. */
export async function openUser(
  browser: Browser,
  stack: Stack,
  path = '/dashboard',
): Promise<{ page: Page; email: string; context: BrowserContext }> {
  const context = await browser.newContext({ baseURL: stack.baseUrl });
  const page = await context.newPage();
  const email = await signUp(page.request, stack.outboxDir);
  await page.goto(path);
  return { page, email, context };
}

/** Searches the users table, since it shows only some users at a time. */
export const search = (page: Page, text: string): Promise<void> =>
  page.getByLabel('Search by name or e-mail').fill(text);
/** Locates a user's row in the users table. */
export const row = (page: Page, email: string): Locator => page.getByRole('row').filter({ hasText: email });
/** Locates the banner with a message about the last action. */
export const banner = (page: Page, text: string): Locator =>
  page.getByRole('status').getByText(text, { exact: true });
export const dialog = (page: Page, name: string): Locator => page.getByRole('dialog', { name });
export const overview = (page: Page): Locator => page.getByRole('region', { name: 'System overview' });
