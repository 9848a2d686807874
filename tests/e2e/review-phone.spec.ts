import type { Page } from '@playwright/test';
import { expectNoAxeViolationsInBothThemes } from '../support/axe.js';
import { makeReport } from '../support/review-report.js';
import { expect, test } from './fixtures.js';

const PHONE = { width: 390, height: 844 };
const cards = (page: Page) => page.getByRole('article');

test('on a phone the sheet has keys and buttons for its finding and for the steps between findings', async ({
  page,
  stack,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto(await makeReport(page, stack));
  await page.getByRole('button', { name: /^Show \d+ More$/ }).click();
  const lines = page.locator('li > button[data-item]');
  await lines.first().click();
  const sheet = page.getByRole('dialog');
  const card = sheet.getByRole('article');
  await expect(card).toBeFocused();
  const first = (await card.getAttribute('data-item')) ?? '';
  const second = (await lines.nth(1).getAttribute('data-item')) ?? '';

  await page.keyboard.press('e');
  await expect(sheet.getByRole('button', { name: 'Accepted', pressed: true })).toBeVisible();
  await page.keyboard.press('j');
  await expect(card).toHaveAttribute('data-item', second);
  await expect(card).toBeFocused();
  await page.keyboard.press('x');
  await page.keyboard.type('Agreed with the client.');
  // Escape leaves the form, and not the sheet with it.
  await page.keyboard.press('Escape');
  await expect(sheet.getByLabel('Why is it dismissed?')).toBeHidden();
  await page.keyboard.press('x');
  await page.keyboard.type('Agreed.');
  await page.keyboard.press('Control+Enter');
  await expect(card).toContainText('Dismissed: Agreed.');
  await page.keyboard.press('n');
  await page.keyboard.type('Ask on Sunday.');
  await page.keyboard.press('Control+Enter');
  await expect(card).toContainText('Note: Ask on Sunday.');
  await expectNoAxeViolationsInBothThemes(page);

  for (const name of ['Previous finding', 'Accept', 'Dismissed', 'Edit the note', 'Next finding']) {
    const box = await sheet
      .locator('[data-sheet-bar]')
      .getByRole('button', { name, exact: true })
      .boundingBox();
    expect(Math.min(box?.height ?? 0, box?.width ?? 0)).toBeGreaterThanOrEqual(48);
  }
  await sheet.getByRole('button', { name: 'Previous finding' }).click();
  await expect(card).toHaveAttribute('data-item', first);
  await sheet.getByRole('button', { name: 'Next finding' }).click();
  await expect(card).toHaveAttribute('data-item', second);
  await page.keyboard.press('k');
  await expect(card).toHaveAttribute('data-item', first);
  await page.keyboard.press('j');

  // However many findings were stepped through, one step back leads to the list, to the line of the last.
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page.locator(`button[data-item="${second}"]`)).toBeFocused();
  await expect(page.getByText(/^2 of \d+ reviewed$/).first()).toBeVisible();
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
