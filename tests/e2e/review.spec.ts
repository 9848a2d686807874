import type { Page } from '@playwright/test';
import type { Language } from '#shared/contracts/common.js';
import { expectNoAxeViolationsInBothThemes } from '../support/axe.js';
import { signUp } from '../support/people.js';
import type { Stack } from '../support/stack.js';
import { expect, test } from './fixtures.js';

const PHONE = { width: 390, height: 844 };
const CLAUSES = [
  'SERVICES AGREEMENT',
  'This Services Agreement is made on 1 March 2026 between Najd Trading Company LLC (the "Customer") and Tuwaiq Systems LLC (the "Supplier").',
  '1. Liability\nThe Customer shall be liable to the Supplier without limitation for all losses, including indirect losses and loss of profit.',
  '2. Termination\nThe Supplier may terminate this Agreement at any time without cause and without notice.',
  '3. Payment\nThe Customer shall pay each invoice within five (5) days. Late sums bear interest of two percent (2%) per day.',
  '4. Changes\nThe Supplier may change the fees at any time in its sole discretion without the consent of the Customer.',
  '5. Indemnity\nThe Customer shall indemnify and hold harmless the Supplier from and against any and all claims of any kind.',
  '6. Renewal\nThis Agreement renews automatically for successive periods of five (5) years.',
  '7. Assignment\nThe Supplier may assign this Agreement to any third party without the consent of the Customer.',
  'Signed by the Customer: ____________      Signed by the Supplier: ____________',
];

/** Signs a new user in and makes a risk report over the API; returns its address. */
async function makeReport(page: Page, stack: Stack, language: Language = 'en'): Promise<string> {
  await signUp(page.request, stack.outboxDir);
  if (language !== 'en') await page.request.patch('/auth/me', { data: { language } });
  const answer = await page.request.post('/risk', {
    headers: { 'Accept-Language': language },
    data: { document_text: CLAUSES.join('\n\n'), filename: 'services.txt' },
  });
  const { id } = (await answer.json()) as { id: string };
  return `/dashboard/risk-assessment?report=${id}`;
}

const cards = (page: Page) => page.getByRole('article');
const reviewed = (page: Page) =>
  page
    .getByRole('banner')
    .or(page.getByRole('main'))
    .getByText(/^\d+ of \d+ reviewed$/)
    .first();

test('findings are accepted, dismissed with a reason and noted by keyboard, which a reload keeps', async ({
  page,
  stack,
}) => {
  await page.goto(await makeReport(page, stack));
  await expect(reviewed(page)).toHaveText(/^0 of/);
  const first = cards(page).first();
  await expect(first).toBeVisible();
  await page.keyboard.press('j');
  await expect(first).toBeFocused();
  await page.keyboard.press('e');
  await expect(first.getByRole('button', { name: 'Accepted', pressed: true })).toBeVisible();
  await expect(reviewed(page)).toHaveText(/^1 of/);

  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await page.getByLabel('Why is it dismissed?').press('Control+Enter');
  await expect(page.getByText('Give a reason.')).toBeVisible();
  await page.keyboard.type('Agreed with the client.');
  await page.keyboard.press('Control+Enter');
  const second = cards(page).nth(1);
  await expect(second).toBeFocused();
  await expect(second).toContainText('Dismissed: Agreed with the client.');
  await page.keyboard.press('n');
  await page.keyboard.type('Ask on Sunday.');
  await page.keyboard.press('Control+Enter');
  await expect(second).toContainText('Note: Ask on Sunday.');
  await expect(reviewed(page)).toHaveText(/^2 of/);

  await page.reload();
  await expect(cards(page).nth(1)).toContainText('Dismissed: Agreed with the client.');
  await expect(cards(page).nth(1)).toContainText('Note: Ask on Sunday.');
  await expect(reviewed(page)).toHaveText(/^2 of/);
  // The history says it too.
  await expect(page.getByRole('listitem').getByText(/^2 of \d+ reviewed$/)).toBeVisible();
});

test('a decision is undone by key and by the button of its notice', async ({ page, stack }) => {
  await page.goto(await makeReport(page, stack));
  await expect(cards(page)).toHaveCount(3);
  for (const undo of [
    () => page.keyboard.press('u'),
    () => page.getByRole('button', { name: 'Undo' }).first().click(),
  ]) {
    await page.keyboard.press('j');
    await page.keyboard.press('e');
    await expect(reviewed(page)).toHaveText(/^1 of/);
    await undo();
    await expect(reviewed(page)).toHaveText(/^0 of/);
  }
});

test('a second window sees a decision, and the filter counts it', async ({ page, context, stack }) => {
  const address = await makeReport(page, stack);
  const second = await context.newPage();
  await second.goto(address);
  await expect(cards(second)).toHaveCount(3);
  await page.goto(address);
  await cards(page).nth(1).getByRole('button', { name: 'Accept' }).click();
  await expect(cards(second).nth(1).getByRole('button', { name: 'Accepted', pressed: true })).toBeVisible();
  await expect(reviewed(second)).toHaveText(/^1 of/);
  const title = (await cards(second).nth(1).getByRole('heading').textContent()) ?? '';
  await second.getByLabel('Decision').selectOption({ label: 'Accepted (1)' });
  await expect(cards(second)).toHaveCount(1);
  await expect(cards(second).getByRole('heading')).toHaveText(title);
  await second.getByLabel('Decision').selectOption('open');
  await expect(second.getByRole('heading', { name: title })).toBeHidden();
});

test('findings are searched, sorted, opened from their line and closed, and their keys are explained', async ({
  page,
  stack,
}) => {
  await page.goto(await makeReport(page, stack));
  await expect(cards(page)).toHaveCount(3);
  await page.keyboard.press('/');
  await page.keyboard.type('indemnify');
  await expect(page.getByText(/^\d+ findings? match/)).toBeAttached();
  await expect(cards(page).first()).toContainText(/indemn/i);
  await page.keyboard.press('Enter');
  await expect(cards(page).first()).toBeFocused();
  await page.getByLabel('Search findings').fill('zebra');
  await page.getByRole('button', { name: 'Show all findings' }).click();
  await expect(cards(page)).toHaveCount(3);

  await page.getByLabel('Sort', { exact: true }).selectOption('place');
  await page.getByRole('button', { name: /^Show \d+ More$/ }).click();
  const line = page.getByRole('main').locator('li > button[data-item]').first();
  const id = await line.getAttribute('data-item');
  await line.click();
  const opened = page.locator(`article[data-item="${id}"]`);
  await expect(opened).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(opened).toBeHidden();
  await expect(page.locator(`button[data-item="${id}"]`)).toBeFocused();

  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keys and legend' });
  await expect(help).toContainText('Dismiss with a reason');
  await expect(help).toContainText('Settle it before signing.');
  await expectNoAxeViolationsInBothThemes(page);
});

test('a finding has a link of its own, and is copied with its citation', async ({ page, context, stack }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(await makeReport(page, stack));
  const third = cards(page).nth(2);
  const copied = () => page.evaluate<string>('navigator.clipboard.readText()');
  await third.getByRole('button', { name: 'Copy with citation' }).click();
  await expect.poll(copied).toContain('services.txt');
  await third.getByRole('button', { name: 'Copy a link to this finding' }).click();
  await expect.poll(copied).toMatch(/^http\S+&finding=\d+$/);
  const link = await copied();
  await page.goto('/dashboard');
  await page.goto(link);
  await expect(cards(page).nth(2)).toBeFocused();
});

test('the first finding is on the first screen, at 1100 x 800 and at 200 % zoom', async ({ page, stack }) => {
  const address = await makeReport(page, stack);
  for (const size of [
    { width: 1100, height: 800 },
    { width: 550, height: 400 },
  ]) {
    await page.setViewportSize(size);
    await page.goto(address);
    await expect(cards(page).first().getByRole('heading')).toBeInViewport();
    expect(await page.evaluate<number>('scrollY')).toBe(0);
  }
});

test('on an Arabic phone list, clause and card are steps of the history', async ({ page, stack }) => {
  await page.setViewportSize(PHONE);
  await page.goto(await makeReport(page, stack, 'ar'));
  await expect(cards(page)).toHaveCount(3);
  const quoted = cards(page)
    .filter({ has: page.locator('blockquote button') })
    .first();
  await quoted.locator('blockquote button').click();
  await expect(quoted).toBeHidden();
  const mark = page.locator('mark').first();
  await expect(page.locator('mark').and(page.locator(':focus'))).toBeInViewport();
  await mark.click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('article')).toBeVisible();
  await sheet.getByRole('button', { name: 'اعتماد' }).click();
  await expect(sheet.getByRole('button', { name: 'معتمدة', pressed: true })).toBeVisible();
  await expectNoAxeViolationsInBothThemes(page);
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(mark).toBeVisible();
  await page.goBack();
  await expect(quoted).toBeVisible();
  await expect(page.getByText(/^رُوجع 1 من \d+$/).first()).toBeVisible();

  await page.getByRole('button', { name: /^عرض .* أخرى$|^عرض ملاحظتين أخريين$/ }).click();
  await page.locator('li > button[data-item]').first().click();
  await expect(sheet.getByRole('article')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  expect(await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth')).toBe(0);
});
