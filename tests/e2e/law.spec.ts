import type { Page } from '@playwright/test';
import { expectNoAxeViolationsInBothThemes } from '../support/axe.js';
import { signUp } from '../support/people.js';
import { startStack, type Stack } from '../support/stack.js';
import { expect, test as base } from './fixtures.js';

/** Has a stack of its own: the laws are loaded only where they are needed. */
const test = base.extend<object, { stack: Stack }>({
  stack: [
    // Playwright reads a fixture's dependencies from the pattern of its first parameter, so it must be a pattern.
    async ({}, use) => {
      const stack = await startStack({ env: { LOAD_LAWS: 'yes' } });
      await use(stack);
      await stack.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

/** Time (ms) in which the laws are loaded on a machine that other work keeps busy. */
const LOADING_MS = 120_000;
const LABOR = '/dashboard/law/labor-m51-1426';

const field = (page: Page) => page.getByRole('searchbox');
const sidewaysScroll = (page: Page) =>
  page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');

test('the list is there once the laws are loaded; it is filtered and leads to a law', async ({
  page,
  stack,
}) => {
  await signUp(page.request, stack.outboxDir);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Saudi law', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'All laws and regulations' })).toBeVisible({
    timeout: LOADING_MS,
  });
  const shown = page.getByText(/^\d+ laws and regulations · /);
  const all = Number.parseInt((await shown.textContent()) ?? '', 10);
  expect(all).toBeGreaterThan(700);
  await page.getByLabel('State of the text').selectOption('Repealed');
  await expect(page).toHaveURL(/state=repealed/);
  // The address is there before the list: until then there are two Enforcement Laws.
  await expect(page.getByRole('link', { name: 'Labor Law' })).toBeHidden();
  await expect(page.getByRole('link', { name: /^Enforcement Law/ })).toBeVisible();
  await expectNoAxeViolationsInBothThemes(page);
  await page.getByLabel('State of the text').selectOption('Any state');
  await page.getByRole('link', { name: 'Labor Law', exact: true }).click();

  await expect(page).toHaveURL(LABOR);
  await expect(page).toHaveTitle('Labor Law · Saudi law · LDA');
  await expect(page.getByText('Royal Decree M/51 of 23/8/1426H')).toBeVisible();
  await expect(page.getByRole('link', { name: /^https:\/\/laws\.boe\.gov\.sa/ })).toHaveAttribute(
    'rel',
    'noopener noreferrer',
  );
  await expectNoAxeViolationsInBothThemes(page);
  await field(page).fill('فترة التجربة');
  await expect(page).toHaveURL(/\?q=/);
  await expect(page.getByRole('link', { name: 'Article 53, Labor Law' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Article 1', exact: true })).toBeVisible();
});

test('a search by keyboard leads to an article and back; it is copied with its citation', async ({
  page,
  context,
  stack,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signUp(page.request, stack.outboxDir);
  await page.goto('/dashboard/law');
  await expect(page.getByRole('heading', { name: 'All laws and regulations' })).toBeVisible({
    timeout: LOADING_MS,
  });
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('المادة 77 من نظام العمل');
  await page.keyboard.press('Enter');
  const first = page.getByRole('link', { name: 'Article 77, Labor Law' });
  await expect(first).toBeVisible();
  await expect(page.locator('mark').first()).toBeVisible();
  await expectNoAxeViolationsInBothThemes(page);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('main').locator('a:focus')).toBeVisible();
  await first.focus();
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(`${LABOR}/77`);
  const text = page.getByRole('group', { name: 'Text' });
  await expect(text).toHaveAttribute('dir', 'rtl');
  await expect(text).toContainText('أجر خمسة عشر يوماً');
  await page.getByRole('button', { name: 'Copy text and citation' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await page.evaluate<string>('navigator.clipboard.readText()');
  expect(copied).toContain('أجر خمسة عشر يوماً');
  expect(copied).toContain('Labor Law, Article 77 (Royal Decree M/51 of 23/8/1426H), as held by LDA');
  await page.getByRole('link', { name: /^Next article/ }).click();
  await expect(page.getByRole('heading', { name: 'Article 78' })).toBeVisible();
  await expectNoAxeViolationsInBothThemes(page);
  await page.goBack();
  await page.goBack();
  await expect(first).toBeFocused();
});

test('in Arabic on a phone the search, a law and an article fit, and a text that was amended says so', async ({
  page,
  stack,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await signUp(page.request, stack.outboxDir);
  await page.request.patch('/auth/me', { data: { language: 'ar' } });
  await page.goto('/dashboard/law');
  await expect(page.getByRole('heading', { name: 'جميع الأنظمة واللوائح' })).toBeVisible({
    timeout: LOADING_MS,
  });
  expect(await sidewaysScroll(page)).toBe(0);
  await field(page).fill('zzzz qqqq');
  await expect(page.getByText('لم يُعثر على مادة', { exact: true })).toBeVisible();
  await field(page).fill('مكافأة نهاية الخدمة');
  const result = page.getByRole('link', { name: 'المادة 84، نظام العمل' });
  await expect(result).toBeVisible();
  expect(await sidewaysScroll(page)).toBe(0);
  await result.click();
  await expect(page.getByRole('heading', { name: 'المادة 84' })).toBeVisible();
  await expect(page).toHaveTitle(/^المادة 84، نظام العمل · /);
  expect(await sidewaysScroll(page)).toBe(0);
  await expectNoAxeViolationsInBothThemes(page);
  await page.goto(LABOR);
  await expect(page.getByRole('link', { name: 'المادة 79 مكرر' })).toBeVisible();
  expect(await sidewaysScroll(page)).toBe(0);

  await page.goto('/dashboard/law/civil-procedure-m1-1435/169');
  await expect(page.getByText('هذا النص سابق لتعديل')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'التعديلات' })).toBeVisible();
  expect(await sidewaysScroll(page)).toBe(0);
  await expectNoAxeViolationsInBothThemes(page);

  await page.goto('/dashboard/law/nothing');
  await expect(page.getByText('هذا النظام ليس في المكتبة.')).toBeVisible();
});
