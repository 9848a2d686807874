import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Language } from '#shared/contracts/common.js';
import { expectNoAxeViolations, expectNoAxeViolationsInBothThemes } from '../support/axe.js';
import { blockPartsFrom } from '../support/block.js';
import { signUp } from '../support/people.js';
import type { Stack } from '../support/stack.js';
import { tabTo } from '../support/tab-to.js';
import { unzip } from '../support/unzip.js';
import { expect, test } from './fixtures.js';

const PHONE = { width: 390, height: 844 };
const WORD_FILE = 'tests/fixtures/documents/lease.docx';
const TEXT =
  'In the event that the Supplier fails to deliver, the Customer may terminate. Payment is due thirty (30) days subsequent to delivery.';
const CLEAR =
  'If the Supplier fails to deliver, the Customer may terminate. Payment is due thirty (30) days after delivery.';
const KEPT =
  'If the Supplier fails to deliver, the Customer may terminate. Payment is due thirty (30) days subsequent to delivery.';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const text = (page: Page) => page.getByRole('region', { name: 'Text', exact: true });
const card = (page: Page, at: number) => page.getByRole('article').nth(at - 1);
const overflow = (page: Page) =>
  page.evaluate<number>('document.documentElement.scrollWidth - document.documentElement.clientWidth');

async function open(page: Page, stack: Stack, language: Language = 'en'): Promise<void> {
  await signUp(page.request, stack.outboxDir);
  if (language !== 'en') await page.request.patch('/auth/me', { data: { language } });
  await page.goto('/dashboard/rephrasing');
  await expect(page.getByRole('textbox')).toBeVisible();
}

async function rephraseText(page: Page): Promise<void> {
  await page.getByLabel('Your text').fill(TEXT);
  await button(page, 'Clear').click();
  await button(page, 'Rephrase').click();
  await expect(text(page)).toHaveText(CLEAR);
}

/** Rephrases a text over the API; returns the address of the result. */
async function makeRephrasing(page: Page, language: Language, document_text: string): Promise<string> {
  const answer = await page.request.post('/rephrase', {
    headers: { 'Accept-Language': language },
    data: { document_text, style: 'clear' },
  });
  return `/dashboard/rephrasing?report=${((await answer.json()) as { id: string }).id}`;
}

/** Downloads a Word file of the open result; returns its name and the XML of its document. */
async function download(page: Page, name: string): Promise<{ name: string; xml: string }> {
  await expect(button(page, name)).not.toHaveAttribute('aria-disabled');
  const started = page.waitForEvent('download');
  await button(page, name).click();
  const file = await started;
  const parts = await unzip(readFileSync(await file.path()));
  return { name: file.suggestedFilename(), xml: parts.get('word/document.xml')?.toString('utf8') ?? '' };
}

test('a typed text is rephrased, copied, and follows a dismissed change, in another window too', async ({
  page,
  context,
  stack,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, stack);
  await button(page, 'Rephrase').press('Enter');
  await expect(page.getByText('Please enter text or choose a document.')).toBeVisible();
  await rephraseText(page);
  await expect(page.getByText('Rephrased by the built-in engine')).toBeVisible();

  const copied = () => page.evaluate<string>('navigator.clipboard.readText()');
  await button(page, 'Copy').click();
  await expect(button(page, 'Copied')).toBeVisible();
  expect(await copied()).toBe(CLEAR);
  await expect(button(page, 'Copy')).toBeVisible();

  const other = await context.newPage();
  await other.goto(page.url());
  await expect(text(other)).toHaveText(CLEAR);
  await card(page, 2).getByRole('button', { name: 'Dismiss' }).click();
  await expect(text(page)).toHaveText(KEPT);
  await expect(page.getByText('2 changes · 1 dismissed')).toBeVisible();
  await expect(text(other)).toHaveText(KEPT);
  await button(page, 'Copy').click();
  await expect.poll(copied).toBe(KEPT);
  // The file is written again, with what was decided.
  await expect(page.getByText('The Word files are being written…')).toBeVisible();
  const { name, xml } = await download(page, 'Word');
  expect(name).toBe('In the event that the Supplier fails to_rephrased.docx');
  expect(xml).toContain('subsequent to delivery');
});

test('a Word file is uploaded, rephrased and downloaded clean and with tracked changes', async ({
  page,
  stack,
}) => {
  await open(page, stack);
  await button(page, 'Document').click();
  await expect(page.getByText('PDF, DOCX (Text only)')).toBeVisible();
  await page.locator('input[type=file]').setInputFiles(WORD_FILE);
  await button(page, 'Concise').click();
  await button(page, 'Rephrase').click();
  await expect(page.getByRole('heading', { name: /^lease\s*\.docx$/ })).toBeVisible();

  const clean = await download(page, 'Word');
  expect(clean.name).toBe('lease_rephrased.docx');
  expect(clean.xml).not.toMatch(/<w:(ins|del) /);
  const tracked = await download(page, 'Tracked changes');
  expect(tracked.name).toBe('lease_rephrased_tracked.docx');
  expect(tracked.xml).toMatch(/<w:ins [^>]*w:author="LDA"/);
  expect(tracked.xml).toMatch(/<w:del [^>]*w:author="LDA"/);

  await button(page, 'Changes').click();
  await expect(text(page).locator('del').first()).toBeVisible();
  await expectNoAxeViolationsInBothThemes(page);
  await button(page, 'Side by side').click();
  await expect(text(page).locator('ins').first()).toBeVisible();
  await expectNoAxeViolationsInBothThemes(page);

  // The upload was stored as a document, which can be chosen now.
  await button(page, 'Rephrase Another').click();
  await button(page, 'Document').click();
  await button(page, 'Choose Document').click();
  await expect(page.getByRole('menuitemradio').filter({ hasText: 'lease' })).toBeVisible();
});

test('a long text shows its changes while it is rephrased, and can be cancelled', async ({ page, stack }) => {
  const clause = `${TEXT} The parties shall commence the work prior to the date that they agree on.`;
  const long = Array.from({ length: 60 }, (_, n) => `Article ${String(n + 1)}\n${`${clause} `.repeat(5)}`);
  const block = await blockPartsFrom(stack.databaseUrl, 2);
  try {
    await open(page, stack);
    await page.getByLabel('Your text').fill(long.join('\n\n'));
    await button(page, 'Clear').click();
    await button(page, 'Rephrase').click();
    const panel = page.getByRole('region', { name: /^Progress of/ });
    await expect(panel.getByText(/^\d+ changes so far$/)).toBeVisible();
    await expect(panel.getByText(/^Rephrasing section \d+ of \d+$/)).toBeVisible();
    await expectNoAxeViolations(page);
    await panel.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText('Rephrasing cancelled.').first()).toBeVisible();
    await expect(page.getByText('No history yet.')).toBeVisible();
  } finally {
    await block.release();
  }
});

test('previous rephrasings are listed, viewed, downloaded and deleted after a confirmation', async ({
  page,
  stack,
}) => {
  await open(page, stack);
  for (const n of [1, 2, 3, 4, 5, 6])
    await makeRephrasing(page, 'en', `Notice ${String(n)}. Begin prior to noon.`);
  await page.reload();
  const view = page.getByRole('button', { name: 'View the rephrasing of Pasted text.txt' });
  await expect(view).toHaveCount(5);
  await button(page, 'Show more').click();
  await expect(view).toHaveCount(6);
  await button(page, 'Show less').click();
  await expect(view).toHaveCount(5);
  await view.first().click();
  await expect(text(page)).toHaveText('Notice 6. Begin before noon.');

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the rephrasing of Pasted text.txt' }).first().click();
  expect((await saved).suggestedFilename()).toBe('Pasted text_rephrased.docx');

  const remove = page.getByRole('button', { name: 'Delete the rephrasing of Pasted text.txt' }).first();
  await remove.click();
  const dialog = page.getByRole('dialog', { name: 'Delete Rephrasing' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(text(page)).toHaveText('Notice 6. Begin before noon.');
  await remove.click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('textbox')).toBeVisible();
  await expect(view).toHaveCount(5);
  await expect(page.getByRole('button', { name: 'Show more' })).toBeHidden();
});

test('a rephrasing takes the whole width of a wide sheet, and no empty one follows it', async ({
  page,
  stack,
}) => {
  await signUp(page.request, stack.outboxDir);
  await page.setViewportSize({ width: 1280, height: 860 });
  await page.goto(await makeRephrasing(page, 'en', TEXT));
  await expect(text(page)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  expect((await text(page).boundingBox())?.width).toBeGreaterThan(1000);
  const sheet = await page.pdf({ format: 'A4', landscape: true });
  expect(sheet.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test('the screen of rephrasing is in Arabic, and paragraphs keep their own direction', async ({
  page,
  stack,
}) => {
  await open(page, stack, 'ar');
  await expect(page.getByRole('heading', { name: 'إعادة الصياغة', level: 1 })).toBeVisible();
  for (const style of ['رسمي', 'واضح', 'مقنع', 'موجز']) await expect(button(page, style)).toBeVisible();
  await page.goto(await makeRephrasing(page, 'ar', `يتم دفع الأجرة خلال شهر.\n\n${TEXT}`));
  const shown = page.getByRole('region', { name: 'النص', exact: true });
  await expect(shown.locator('p').first()).toHaveAttribute('dir', 'rtl');
  await expect(shown.locator('p').last()).toHaveAttribute('dir', 'ltr');
  await button(page, 'التغييرات').click();
  await expect(shown.locator('del').filter({ hasText: 'In the event that' })).toBeVisible();
  await expect(page.getByText('عبارة أقصر').first()).toBeVisible();
  await expectNoAxeViolations(page);
  await page.setViewportSize(PHONE);
  expect(await overflow(page)).toBe(0);
});

test('on a phone a change is chosen in the text and decided above it, and nothing is cut off', async ({
  page,
  stack,
}) => {
  await page.setViewportSize(PHONE);
  await open(page, stack);
  expect(await overflow(page)).toBe(0);
  await rephraseText(page);
  await text(page).getByText('after', { exact: true }).click();
  const bar = page.getByRole('group', { name: 'Change 2 of 2' });
  await expect(bar).toContainText('subsequent to');
  await bar.getByRole('button', { name: 'Dismiss' }).click();
  await expect(text(page)).toHaveText(KEPT);
  await button(page, 'Side by side').click();
  // One side stands below the other.
  const side = (name: string) => text(page).getByRole('paragraph').filter({ hasText: name });
  const [original, revised] = [side('Original'), side('Rephrased')];
  await expect(original).toBeVisible();
  const top = async (of: typeof original) => (await of.boundingBox())?.y ?? 0;
  expect(await top(revised)).toBeGreaterThan(await top(original));
  await expectNoAxeViolations(page);
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await overflow(page)).toBe(0);
  }
});

test('a text can be rephrased and its changes decided by keyboard alone', async ({ page, stack }) => {
  await open(page, stack);
  await tabTo(page, button(page, 'Clear'));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByLabel('Your text'));
  await page.keyboard.type(TEXT);
  await tabTo(page, button(page, 'Rephrase'));
  await page.keyboard.press('Enter');
  await expect(text(page)).toHaveText(CLEAR);
  await expect(page.getByRole('heading', { name: /^In the event that/, level: 2 })).toBeFocused();

  await page.keyboard.press('j');
  await page.keyboard.press('j');
  const bar = page.getByRole('group', { name: 'Change 2 of 2' });
  await expect(bar).toBeFocused();
  await page.keyboard.press('x');
  await expect(text(page)).toHaveText(KEPT);
  await page.keyboard.press('u');
  await expect(text(page)).toHaveText(CLEAR);
  await page.keyboard.press('k');
  await page.keyboard.press('e');
  await expect(page.getByRole('group', { name: 'Change 1 of 2' })).toContainText('Accepted');
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keys and legend' });
  await expect(help).toContainText('Next change');
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  await tabTo(page, button(page, 'Changes'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(text(page).locator('del')).toHaveText(['In the event that', 'subsequent to']);
  await tabTo(page, button(page, 'Rephrase Another'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Your text')).toBeVisible();
});
