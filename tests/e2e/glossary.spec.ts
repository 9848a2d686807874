import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectNoAxeViolationsInBothThemes } from '../support/axe.js';
import { signUp } from '../support/people.js';
import { expect, test } from './fixtures.js';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('terms are imported with errors by term, added, deleted, brought back and used', async ({
  page,
  stack,
}) => {
  await signUp(page.request, stack.outboxDir);
  await page.goto('/dashboard/translation');
  await page.getByRole('link', { name: 'My terms' }).click();
  await expect(page.getByText('No terms yet.')).toBeVisible();
  const csv = 'English,Arabic,Note\nflibberty,كلمة خاصة,mine\nطرف,party,\nFlibberty,أخرى,\n';
  const file = { name: 'terms.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) };
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByText('1 term imported.')).toBeVisible();
  await expect(page.getByText(/^Term 2: .*is not English\./)).toBeVisible();
  await expect(page.getByText('Term 3: The English term is in the list already.')).toBeVisible();

  await button(page, 'Add Term').click();
  const dialog = page.getByRole('dialog', { name: 'Add Term' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('The English term is missing.')).toBeVisible();
  await dialog.getByLabel('English').fill('gizmo');
  await dialog.getByLabel('Arabic').fill('أداة');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expectNoAxeViolationsInBothThemes(page);

  await button(page, 'Delete flibberty').click();
  await expect(button(page, 'Delete flibberty')).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('row').nth(1)).toContainText('flibberty');

  const saved = page.waitForEvent('download');
  await button(page, 'Export CSV').click();
  const exported = readFileSync(await (await saved).path(), 'utf8');
  expect(exported).toContain('"flibberty","كلمة خاصة","mine"');
  expect(exported).toContain('"gizmo","أداة",""');

  await page.getByRole('link', { name: 'Back to translation' }).click();
  await page.getByLabel('Source text').fill('flibberty');
  await button(page, 'Translate').click();
  await expect(page.getByRole('region', { name: 'Text', exact: true })).toContainText('كلمة خاصة');
});
