import { readFileSync } from 'node:fs';
import type { Download, Page } from '@playwright/test';
import { blockReports } from '../support/block.js';
import { signUp } from '../support/people.js';
import type { Stack } from '../support/stack.js';
import { expect, test } from './fixtures.js';

const NAME = 'contract.pdf';
const REPORT = 'contract_risk_report.pdf';
const NOT_YET = 'PDF not available yet. Please try again in a moment.';

async function openRisk(page: Page, stack: Stack): Promise<void> {
  await signUp(page.request, stack.outboxDir);
  await page.goto('/dashboard/risk-assessment');
}

const another = (page: Page) => page.getByRole('button', { name: 'Analyze Another' });
const pdfButton = (page: Page) => page.getByRole('button', { name: 'PDF', exact: true });
const inHistory = (page: Page) => page.getByRole('button', { name: `Download the report on ${NAME}` });

async function analyze(page: Page): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(`tests/fixtures/documents/${NAME}`);
  await page.getByRole('button', { name: 'Analyze Uploaded' }).click();
  await expect(another(page)).toBeVisible();
}

async function isPdf(download: Download): Promise<boolean> {
  return (
    readFileSync(await download.path())
      .subarray(0, 5)
      .toString() === '%PDF-'
  );
}

/** Presses the button until the download starts, closing the "not ready yet" notice each time. */
async function downloadFrom(page: Page, button: ReturnType<Page['getByRole']>): Promise<Download> {
  const started = page.waitForEvent('download');
  await expect(async () => {
    if (await page.getByRole('dialog').isVisible()) await page.getByRole('button', { name: 'OK' }).click();
    await button.click({ timeout: 1_000 });
    await Promise.race([
      started,
      page
        .getByText(NOT_YET)
        .waitFor()
        .then(() => Promise.reject(new Error(NOT_YET))),
    ]);
  }).toPass();
  return started;
}

test('a report can be downloaded as PDF from its result and from the history', async ({ page, stack }) => {
  await openRisk(page, stack);
  await analyze(page);
  for (const button of [pdfButton(page), inHistory(page)]) {
    const download = await downloadFrom(page, button);
    expect(download.suggestedFilename()).toBe(REPORT);
    expect(await isPdf(download)).toBe(true);
  }
});

test('a report says when its PDF is not ready yet, and offers it later without a reload', async ({
  page,
  stack,
}) => {
  await openRisk(page, stack);
  const block = await blockReports(stack.databaseUrl);
  try {
    await analyze(page);
    for (const button of [pdfButton(page), inHistory(page)]) {
      await button.click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toContainText(NOT_YET);
      await dialog.getByRole('button', { name: 'OK' }).click();
      await expect(dialog).toBeHidden();
    }
  } finally {
    await block.release();
  }
  const download = await downloadFrom(page, pdfButton(page));
  expect(download.suggestedFilename()).toBe(REPORT);
});

for (const [language, name] of [
  ['English', 'Sample services agreement.pdf'],
  ['العربية', 'عقد خدمات تجريبي.txt'],
] as const) {
  test(`a user without documents is offered a sample contract and analyzes it (${language})`, async ({
    page,
    stack,
  }) => {
    await openRisk(page, stack);
    await expect(page.getByRole('heading', { name: 'Try a sample contract' })).toBeVisible();
    await page.getByRole('button', { name: language }).click();
    await expect(another(page)).toBeVisible();
    // Arabic file names are wrapped in direction marks.
    await expect(
      page.getByRole('button', { name: new RegExp(`View the report on .?${name}`) }),
    ).toBeVisible();
    await another(page).click();
    await expect(page.getByRole('button', { name: 'Choose Document' })).toBeVisible();
    await expect(page.getByText('Try a sample contract')).toBeHidden();
  });
}

test('analyzing a document again says which parts were unchanged', async ({ page, stack }) => {
  await openRisk(page, stack);
  const clause = (n: number, words: string) =>
    `${n}. Clause ${n}. ${words} `.padEnd(700, `Filler words of clause ${n}. `);
  const send = async (name: string, last: string) => {
    const text = [...[1, 2, 3].map((n) => clause(n, 'The Supplier delivers.')), clause(4, last)].join('\n\n');
    await page
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
    await page.getByRole('button', { name: 'Analyze Uploaded' }).click();
    await expect(another(page)).toBeVisible();
  };
  await send('first.txt', 'The Customer pays.');
  await expect(page.getByText(/unchanged since an earlier analysis/)).toBeHidden();
  await another(page).click();
  await send('second.txt', 'The Customer pays after ninety (90) days.');
  await expect(page.getByText('3 of 4 sections unchanged since an earlier analysis')).toBeVisible();
});

test('a printed report contains its findings and not the document text, even if the screen shows the text', async ({
  page,
  stack,
}) => {
  await page.setViewportSize({ width: 700, height: 900 });
  await openRisk(page, stack);
  await analyze(page);
  const link = page.getByTitle('Show in the text');
  const finding = page.getByRole('article').filter({ has: link }).first();
  await finding.getByTitle('Show in the text').click();
  await expect(finding).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(finding).toBeVisible();
  await expect(page.getByRole('region', { name: 'Document text' })).toBeHidden();
});
