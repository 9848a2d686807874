import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Locator } from '@playwright/test';
import { signUp } from '../support/people.js';
import { expect, test } from './fixtures.js';

/** Time (ms) in which a few pages are recognized on a machine that other work keeps busy. */
const RECOGNIZED = { timeout: 150_000 };

/** Drops a file on an area, as a user does who drags it from a folder. */
async function drop(area: Locator, path: string, type: string): Promise<void> {
  const [bytes, name] = [readFileSync(path).toString('base64'), basename(path)];
  const dataTransfer = await area.page().evaluateHandle(`(() => {
    const transfer = new DataTransfer();
    const content = Uint8Array.from(atob('${bytes}'), (char) => char.charCodeAt(0));
    transfer.items.add(new File([content], '${name}', { type: '${type}' }));
    return transfer;
  })()`);
  for (const event of ['dragenter', 'dragover', 'drop']) await area.dispatchEvent(event, { dataTransfer });
}

test('a scan that is dropped on risk assessment is recognized, and its risks are quoted from the recognized text', async ({
  page,
  stack,
}) => {
  test.setTimeout(240_000);
  await signUp(page.request, stack.outboxDir);
  await page.goto('/dashboard/risk-assessment');
  const area = page.getByRole('button', { name: /Drag & drop/ });
  await drop(area, 'tests/fixtures/documents/services-scan.pdf', 'application/pdf');
  await page.getByRole('button', { name: 'Analyze Uploaded' }).click();
  await expect(page.getByText(/Recognizing page [12] of 2/).first()).toBeVisible(RECOGNIZED);

  await expect(page.getByRole('button', { name: 'Analyze Another' })).toBeVisible(RECOGNIZED);
  const text = page.getByRole('region', { name: 'Document text' });
  await expect(text).toContainText('The Supplier may terminate this Agreement at any time without cause');
  const more = page.getByRole('button', { name: /^Show \d+ More$/ });
  if (await more.isVisible()) await more.click();
  const card = page.getByRole('article').filter({ hasText: 'without any limit' }).first();
  const quote = await card.locator('blockquote button').innerText();
  expect((await text.innerText()).replace(/\s+/g, ' ')).toContain(quote.replace(/\s+/g, ' ').trim());

  // Doubtful words are drawn, and the warning leads to one after the other.
  const doubtful = text.locator('[data-doubt]');
  const count = Number(await doubtful.last().getAttribute('data-doubt'));
  expect(count).toBeGreaterThan(1);
  await page.getByText('Not fully analyzed').click();
  await expect(page.getByText(`Doubtful places: ${String(count)}.`)).toBeVisible();
  await page.getByRole('button', { name: 'Show them in the text' }).click();
  await expect(text).toBeFocused();
  await expect(page.getByText(`1 of ${String(count)}`)).toBeVisible();
  await page.getByRole('button', { name: 'Next word that may have been misread' }).click();
  await expect(page.getByText(`2 of ${String(count)}`)).toBeVisible();
  await expect(page.locator('[data-doubt="2"]').first()).toBeInViewport();
});

test('a photograph that is dropped on the uploads is recognized', async ({ page, stack }) => {
  await signUp(page.request, stack.outboxDir);
  await page.goto('/dashboard/uploads');
  const area = page.getByRole('button', { name: /Drag & drop/ });
  await drop(area, 'tests/fixtures/documents/photo.jpg', 'image/jpeg');
  const list = page.getByRole('list', { name: 'Documents' });
  await expect(list.getByText(/Recognizing page 1 of 1/)).toBeVisible(RECOGNIZED);
  await expect(list.getByText('1 page', { exact: true })).toBeVisible(RECOGNIZED);
  await expect(list.getByRole('link', { name: 'Analyze photo.jpg' })).toBeVisible();
});
