import type { Page } from '@playwright/test';
import { expectNoAxeViolations, showTheme } from '../support/axe.js';
import { makeAdmin, signUp } from '../support/people.js';
import { queryStack } from '../support/query-stack.js';
import type { Stack } from '../support/stack.js';
import { expect, test } from './fixtures.js';

const CONTRACT = 'tests/fixtures/documents/contract.pdf';
const PHONE = { width: 390, height: 844 };
const OFFER_AR = /^إعادة القراءة: /;
const MARK = 'AS AN EARLIER READER SAW IT';

const document = (page: Page) => page.getByRole('list', { name: 'Documents' }).getByRole('listitem');
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Read document again' });
const progress = (page: Page) => page.getByRole('progressbar', { name: 'Reading contract.pdf again' });
const text = (page: Page) => page.getByRole('region', { name: 'Document text' });

/** Uploads and analyzes a contract as an earlier version of the reader read it; returns the address of the report. */
async function olderReport(page: Page, stack: Stack): Promise<string> {
  await page.goto('/dashboard/uploads');
  await page.locator('input[type=file]').setInputFiles(CONTRACT);
  await expect(page.getByRole('link', { name: 'Analyze contract.pdf' })).toBeVisible();
  const [row] = await queryStack<{ id: string }>(
    stack,
    `update documents set reader_version = null, read_at = null
     where id = (select max(id) from documents where origin = 'upload') returning id`,
  );
  const id = row?.id ?? '';
  // Earlier readers knew no blocks.
  await queryStack(
    stack,
    `update document_texts set content = content || $2, map = map - 'blocks' where document_id = $1`,
    [id, `\n${MARK}`],
  );
  const answer = await page.request.post('/risk', { data: { doc_id: id } });
  const { id: report } = (await answer.json()) as { id: string };
  return `/dashboard/risk-assessment?report=${report}`;
}

test('a document is read again by keyboard, in its place, and the report on its old text stays as it was', async ({
  page,
  stack,
}) => {
  const email = await signUp(page.request, stack.outboxDir);
  await makeAdmin(stack, email);
  const report = await olderReport(page, stack);
  await page.goto('/dashboard/uploads');
  await expect(document(page)).toContainText('Read by an earlier version of the reader.');
  await expectNoAxeViolations(page);

  await page.request.post('/admin/queues/cpu/pause');
  try {
    const button = page.getByRole('button', { name: 'Read contract.pdf again' });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toContainText('your reports stay unchanged');
    await expectNoAxeViolations(page);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(button).toBeFocused();

    await page.getByRole('button', { name: 'Read again: contract.pdf' }).press('Enter');
    await dialog(page).getByRole('button', { name: 'Read again' }).press('Enter');
    await expect(progress(page)).toBeVisible();
    await page.setViewportSize(PHONE);
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Stop reading contract.pdf again' }).press('Enter');
    await expect(page.getByText('contract.pdf was not read again. Its text is unchanged.')).toBeVisible();
    await expect(progress(page)).toHaveCount(0);

    await button.press('Enter');
    await dialog(page).getByRole('button', { name: 'Read again' }).press('Enter');
    await expect(progress(page)).toBeVisible();
  } finally {
    await page.request.post('/admin/queues/cpu/resume');
  }
  await expect(page.getByText('contract.pdf has been read again.')).toBeVisible();
  await expect(document(page)).toHaveCount(1);
  await expect(document(page)).toContainText(/Read again .* \d{4}/);
  await expect(document(page)).not.toContainText('earlier version');
  expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(report);
  await expect(text(page)).toContainText(MARK);
  await expect(page.getByText('This document has been read again since.')).toBeVisible();
  for (const theme of ['light', 'dark'] as const) {
    await showTheme(page, theme);
    await expectNoAxeViolations(page);
  }
  await page.getByRole('link', { name: 'Analyze the new text' }).click();
  await page.getByRole('button', { name: 'Analyze Selected' }).click();
  await expect(page).toHaveURL(/\?report=/);
  await expect(text(page)).not.toContainText(MARK);
  await expect(page.getByText('This document has been read again since.')).toHaveCount(0);
});

test('a reading that fails leaves the document as it was and says why, in Arabic too', async ({
  page,
  stack,
}) => {
  await signUp(page.request, stack.outboxDir);
  await olderReport(page, stack);
  await queryStack(
    stack,
    `update blob_chunks set bytes = convert_to(repeat('x', length(bytes)), 'UTF8')
     where blob_id = (select blob_id from documents where id = (select max(id) from documents where origin = 'upload'))`,
  );
  await page.request.patch('/auth/me', { data: { language: 'ar' } });
  await page.setViewportSize(PHONE);
  await page.goto('/dashboard/uploads');
  await page.getByRole('button', { name: OFFER_AR }).click();
  await expectNoAxeViolations(page);
  await page.getByRole('dialog').getByRole('button', { name: 'إعادة القراءة' }).click();
  const reason = page.getByRole('alert').filter({ hasText: 'تعذّرت إعادة القراءة' });
  await expect(reason).toContainText('ولم يتغيّر النص الذي قُرئ من قبل');
  await expectNoAxeViolations(page);
  expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
  await page.getByRole('button', { name: 'إخفاء' }).click();
  await expect(reason).toHaveCount(0);
  await expect(page.getByRole('button', { name: OFFER_AR })).toBeVisible();
});
