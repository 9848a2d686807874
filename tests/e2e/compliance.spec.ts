import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Language } from '#shared/contracts/common.js';
import { signUp } from '../support/people.js';
import type { Stack } from '../support/stack.js';
import { expect, test } from './fixtures.js';

const PHONE = { width: 390, height: 844 };
const QUOTE =
  'The Second Party shall be on probation for a period of twelve (12) months from the commencement date.';
const CONTRACT = [
  'EMPLOYMENT CONTRACT',
  'This Employment Contract is made on 1 March 2026 between Najd Trading Company LLC (the "First Party", the "Employer") and Mr. Omar Haddad (the "Second Party", the "Employee").',
  'The Employer shall pay the Employee. The Employee shall work with care. The Employer may give instructions. The Employee will follow them.',
  `1. Probation\n${QUOTE}`,
  '2. Confidentiality\nThe Employee shall keep the trade secrets of the Employer.',
  'Signed by the Employer: ____________      Signed by the Employee: ____________',
].join('\n\n');
const LETTER = [
  'Dear Ms Haddad,',
  'Thank you for your message about the warehouse. We are writing to remind you of the goods.',
  'Please let us know by Friday when they will be collected.',
  'Kind regards,',
  'Omar Saleh',
].join('\n\n');

const textFile = (name: string, text: string) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(text),
});
const another = (page: Page) => page.getByRole('button', { name: 'Analyze Another' });
const probation = (page: Page) => page.getByRole('article', { name: 'Length of probation' });

async function openCompliance(page: Page, stack: Stack): Promise<void> {
  await signUp(page.request, stack.outboxDir);
  await page.goto('/dashboard/compliance');
  await expect(page.getByRole('heading', { name: 'Compliance', level: 1 })).toBeVisible();
}

async function checkUpload(page: Page, file: ReturnType<typeof textFile>): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('button', { name: 'Analyze Uploaded' }).click();
  await expect(another(page)).toBeVisible();
}

async function storeContract(page: Page): Promise<string> {
  const file = textFile('employment.txt', CONTRACT);
  const stored = await page.request.post('/documents/upload', { multipart: { file } });
  return ((await stored.json()) as { doc_id: string }).doc_id;
}

/** Checks a stored contract over the API; returns the id of its report. */
async function checkStored(page: Page, language: Language): Promise<string> {
  const answer = await page.request.post('/compliance/check', {
    headers: { 'Accept-Language': language },
    data: { doc_id: await storeContract(page) },
  });
  return ((await answer.json()) as { report_id: string }).report_id;
}

test('an employment contract is checked: its issue leads to the text and back, and its score is explained', async ({
  page,
  stack,
}) => {
  await openCompliance(page, stack);
  const id = await checkStored(page, 'en');
  await page.goto(`/dashboard/compliance?report=${id}`);
  await expect(page.getByText('Recognized and checked as: Employment contract')).toBeVisible();
  await expect(page.getByText(/^100 less 20 for/)).toBeVisible();
  const card = probation(page);
  await expect(card).toContainText('Issue found');
  await expect(card).toContainText('SA-LAB-07');

  await card.getByTitle('Show in the text').click();
  const mark = page.getByRole('region', { name: 'Document text' }).locator('mark').filter({ hasText: QUOTE });
  await expect(mark).toBeInViewport();
  await expect(mark).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(card).toBeFocused();

  await card.getByText('Article 53 of the Labor Law').click();
  await expect(card.getByText('Text in Arabic, the official language:')).toBeVisible();

  const toggle = page.getByRole('button', { name: /Issue found$/ });
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  for (const shown of await page.getByRole('article').all()) await expect(shown).toContainText('Issue found');
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
});

test('a clause that was not understood is listed to be read, leads to the text and back, and counts for nothing', async ({
  page,
  stack,
}) => {
  await openCompliance(page, stack);
  const clause =
    'The Employer may deduct from the wage the value of any damage, as he estimates it, without a maximum.';
  const file = textFile('deductions.txt', `${CONTRACT}\n\n3. Damage\n${clause}`);
  const stored = await page.request.post('/documents/upload', { multipart: { file } });
  const { doc_id } = (await stored.json()) as { doc_id: string };
  const answer = await page.request.post('/compliance/check', { data: { doc_id } });
  const report = (await answer.json()) as {
    report_id: string;
    issues: { status: string }[];
    to_read: { subject: string; extracted_text_snippet: string }[];
    basis: { concerned: number; understood: number };
  };
  await page.goto(`/dashboard/compliance?report=${report.report_id}`);
  await expect(
    page.getByText(
      /clauses that concern a rule were understood\.|clauses that concern a rule was understood\./,
    ),
  ).toBeVisible();
  const list = page.getByRole('region', { name: `To be read by you (${report.to_read.length})` });
  await expect(list).toContainText(report.to_read[0]?.subject ?? '');
  const counted = report.issues.filter(
    ({ status }) => status === 'issue found' || status === 'warning',
  ).length;
  await expect(page.getByText(`0 of ${counted} reviewed`).first()).toBeVisible();
  await expect(
    page
      .getByLabel('Decision')
      .locator('option')
      .filter({ hasText: `Open (${counted})` }),
  ).toBeAttached();

  const quote = list.getByRole('button').first();
  const words = (await quote.textContent()) ?? '';
  await quote.press('Enter');
  const mark = page
    .getByRole('region', { name: 'Document text' })
    .locator('mark')
    .filter({ hasText: words })
    .first();
  await expect(mark).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(list.locator(':focus')).toContainText(words);
});

test('a report is kept in the history, downloaded under its id, viewed and deleted', async ({
  page,
  stack,
}) => {
  await openCompliance(page, stack);
  await checkUpload(page, textFile('employment.txt', CONTRACT));
  const id = new URL(page.url()).searchParams.get('report') ?? '';
  await expect(page.getByText(`Report ID: ${id}`)).toBeVisible();
  const inHistory = page.getByRole('button', { name: 'Download the report on employment.txt' });
  await expect(inHistory).toBeVisible();
  for (const button of [inHistory, page.getByRole('button', { name: 'PDF', exact: true })]) {
    const started = page.waitForEvent('download');
    await button.click();
    const download = await started;
    expect(download.suggestedFilename()).toBe(`compliance_report_${id}.pdf`);
    expect(readFileSync(await download.path()).toString('latin1')).toMatch(/^%PDF-/);
  }
  await another(page).click();
  await expect(page.getByText(/^[1-9]\d* issues?$/)).toBeVisible();
  await expect(page.getByText(/^Score \d+$/)).toBeVisible();
  await page.getByRole('button', { name: 'View the report on employment.txt' }).click();
  await expect(probation(page)).toBeVisible();

  await page.getByRole('button', { name: 'Delete the report on employment.txt' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete Compliance Report' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(probation(page)).toBeVisible();
  await page.getByRole('button', { name: 'Delete the report on employment.txt' }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No history yet.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Analyze Selected' })).toBeVisible();
});

test('a stored document is checked as the kind that is chosen, and again as another', async ({
  page,
  stack,
}) => {
  await openCompliance(page, stack);
  await storeContract(page);
  await page.reload();
  await page.getByRole('button', { name: 'Analyze Selected' }).press('Enter');
  await expect(page.getByText('Please select or upload a document.')).toBeVisible();
  await page.getByRole('button', { name: 'Choose Document' }).click();
  await page.getByRole('menuitemradio').filter({ hasText: 'employment' }).click();
  await page.getByLabel('Kind of document').selectOption('Confidentiality agreement');
  await page.getByRole('button', { name: 'Analyze Selected' }).click();
  const scope = page.getByText(/^Checked as you chose:/);
  await expect(scope).toHaveText('Checked as you chose: Confidentiality agreement');
  await expect(probation(page)).toBeHidden();

  await scope.click();
  await page.getByLabel('Check as another kind').selectOption('Employment contract');
  await page.getByRole('button', { name: 'Check Again' }).click();
  await expect(scope).toHaveText('Checked as you chose: Employment contract');
  await expect(probation(page)).toBeVisible();
});

test('a letter is told not to be checked, and can be checked as a contract all the same', async ({
  page,
  stack,
}) => {
  await openCompliance(page, stack);
  await checkUpload(page, textFile('letter.txt', LETTER));
  const notice = page.getByRole('region', { name: 'This document was not checked.' });
  await expect(notice).toContainText('It looks like a letter.');
  await expect(page.getByText('Compliance score')).toBeHidden();
  await expect(page.getByText('Not checked', { exact: true })).toBeVisible();
  await notice.getByLabel('Check as another kind').selectOption('Other contract');
  await notice.getByRole('button', { name: 'Check Again' }).click();
  await expect(page.getByText('Checked as you chose: Other contract')).toBeVisible();
});

test('an Arabic report on a phone shows answers and text in turn', async ({ page, stack }) => {
  await page.setViewportSize(PHONE);
  await openCompliance(page, stack);
  await page.request.patch('/auth/me', { data: { language: 'ar' } });
  const id = await checkStored(page, 'ar');
  await page.goto(`/dashboard/compliance?report=${id}`);
  await expect(page.getByRole('heading', { name: 'الامتثال', level: 1 })).toBeVisible();
  const card = page.getByRole('article', { name: 'مدة فترة التجربة' });
  await expect(card).toContainText('مخالفة');
  await expect(card.locator('blockquote')).toHaveAttribute('dir', 'ltr');
  await card.locator('blockquote button').click();
  await expect(card).toBeHidden();
  await expect(page.locator('mark').filter({ hasText: QUOTE })).toBeInViewport();
  expect(await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth')).toBe(0);
});

test('the rules are listed by law, searched and filtered by kind of document', async ({ page, stack }) => {
  await openCompliance(page, stack);
  await page.getByRole('link', { name: 'What is checked' }).click();
  await expect(page.getByRole('heading', { name: 'What is checked', level: 1 })).toBeVisible();
  const labor = page.getByRole('region', { name: 'Labor Law' });
  await expect(labor).toContainText('Royal Decree M/51');
  await expect(labor).toContainText('SA-LAB-07');
  await page.getByLabel('Search the rules').fill('length of probation sa-lab-07');
  await expect(page.getByRole('status').filter({ hasText: /^1 of \d+ rules/ })).toBeVisible();
  await page.getByLabel('Rules that apply to').selectOption('Lease');
  await expect(page.getByText('No rule matches.')).toBeVisible();
  await page.getByLabel('Rules that apply to').selectOption('Employment contract');
  await expect(labor).toContainText('Length of probation');
  await page.getByRole('link', { name: 'Check a document' }).click();
  await expect(page.getByRole('heading', { name: 'Compliance', level: 1 })).toBeVisible();
});
