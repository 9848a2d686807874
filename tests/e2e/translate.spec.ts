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
const WORD_FILE = 'tests/fixtures/documents/consulting.docx';
/** Terms that the dictionary of the built-in engine has, and a word that none has. */
const ENGLISH = 'arbitration agreement';
const UNKNOWN_WORD = 'flibberty';
const ARABIC_LETTERS = /[\u0621-\u064a]{3}/;

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const source = (page: Page) => page.getByLabel('Source text');
const text = (page: Page) => page.getByRole('region', { name: 'Text', exact: true });
const overflow = (page: Page) =>
  page.evaluate<number>('document.documentElement.scrollWidth - document.documentElement.clientWidth');

async function open(page: Page, stack: Stack, language: Language = 'en'): Promise<void> {
  await signUp(page.request, stack.outboxDir);
  if (language !== 'en') await page.request.patch('/auth/me', { data: { language } });
  await page.goto('/dashboard/translation');
  await expect(page.getByRole('textbox')).toBeVisible();
}

async function translateText(page: Page, words: string): Promise<void> {
  await source(page).fill(words);
  await button(page, 'Translate').click();
  await expect(text(page)).toBeVisible();
}

/** Translates a text over the API. */
const makeTranslation = (page: Page, document_text: string) =>
  page.request.post('/translate', { data: { document_text, target_lang: 'arabic' } });

test('a text is translated, copied, swapped and translated back, and a changed text clears the result', async ({
  page,
  context,
  stack,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, stack);
  await expect(button(page, 'English -> Arabic')).toHaveAttribute('aria-pressed', 'true');
  await expect(button(page, 'Translate')).toBeDisabled();
  await button(page, 'Translate').press('Enter');
  await expect(page.getByText('Please enter text or choose a document.')).toBeVisible();

  await translateText(page, ENGLISH);
  await expect(text(page)).toHaveText(ARABIC_LETTERS);
  await expect(text(page).getByRole('paragraph')).toHaveAttribute('dir', 'rtl');
  const arabic = (await text(page).textContent()) ?? '';
  await button(page, 'Copy').click();
  await expect(button(page, 'Copied')).toBeVisible();
  expect(await page.evaluate<string>('navigator.clipboard.readText()')).toBe(arabic);
  await expect(button(page, 'Copy')).toBeVisible();

  // The translation becomes the source of the other direction; the result is cleared.
  await tabTo(page, button(page, 'Swap Directions'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(source(page)).toHaveValue(arabic);
  await expect(button(page, 'Arabic -> English')).toHaveAttribute('aria-pressed', 'true');
  await expect(text(page)).toBeHidden();
  await button(page, 'Translate').click();
  await expect(text(page)).toHaveText(/arbitration/i);
  await expect(text(page).getByRole('paragraph')).toHaveAttribute('dir', 'ltr');

  await source(page).press('End');
  await page.keyboard.type('.');
  await expect(text(page)).toBeHidden();
  await expect(source(page)).toBeFocused();
  await expect(source(page)).toHaveValue(`${arabic}.`);
  await button(page, 'Translate').click();
  await expect(text(page)).toBeVisible();
  await button(page, 'English -> Arabic').click();
  await expect(text(page)).toBeHidden();
});

test('a draft says what it is, marks what is not translated, and leads through its doubts by key', async ({
  page,
  stack,
}) => {
  await open(page, stack);
  await translateText(page, `${ENGLISH}\n\nThe ${UNKNOWN_WORD} gizmo wobbles quietly.\n\n${ENGLISH}`);
  await expect(page.getByText(/^Draft, made without a language model\./)).toBeVisible();
  await expect(text(page).locator('mark', { hasText: UNKNOWN_WORD }).first()).toBeVisible();
  await text(page).focus();
  await page.keyboard.press('j');
  const bar = page.getByRole('group', { name: 'Paragraph 1 of 1' });
  await expect(bar).toBeFocused();
  await expect(bar).toContainText('This paragraph was not translated.');
  await expect(text(page).locator('[aria-current]')).toContainText(UNKNOWN_WORD);
  await button(page, 'Side by side').click();
  await expect(text(page)).toContainText(`The ${UNKNOWN_WORD} gizmo`);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys and legend' })).toContainText('Not translated');
  await page.keyboard.press('Escape');
  await expectNoAxeViolationsInBothThemes(page);
});

test('a Word file is translated and downloaded in every form, and its direction is that of the language', async ({
  page,
  stack,
}) => {
  await open(page, stack);
  await button(page, 'Document').click();
  await expect(button(page, 'Translate Document')).toBeDisabled();
  await page.locator('input[type=file]').setInputFiles('tests/fixtures/documents/lease.docx');
  await button(page, 'Clear File').click();
  await expect(button(page, 'Translate Document')).toBeDisabled();
  await page.locator('input[type=file]').setInputFiles(WORD_FILE);
  await button(page, 'Translate Document').click();
  await expect(page.getByRole('heading', { name: /^consulting\s*\.docx$/ })).toBeVisible();

  await expect(page.getByText('The files are being written…')).toBeHidden();
  const started = page.waitForEvent('download');
  await button(page, 'Download Translated Document').click();
  const file = await started;
  expect(file.suggestedFilename()).toBe('translated_consulting.docx');
  const parts = await unzip(readFileSync(await file.path()));
  const xml = parts.get('word/document.xml')?.toString('utf8') ?? '';
  expect(xml).toContain('<w:bidi');
  expect(xml).toMatch(ARABIC_LETTERS);
  for (const [form, name] of [
    ['Word, both languages', 'translated_consulting_bilingual.docx'],
    ['PDF', 'translated_consulting.pdf'],
    ['Plain text', 'translated_consulting.txt'],
  ] as const) {
    const saved = page.waitForEvent('download');
    await button(page, 'Other formats').click();
    await page.getByRole('menuitem', { name: form, exact: true }).click();
    expect((await saved).suggestedFilename()).toBe(name);
  }
  await expectNoAxeViolationsInBothThemes(page);
  await button(page, 'Side by side').click();
  await expect(text(page)).toContainText('CONSULTING AGREEMENT');
  await expectNoAxeViolationsInBothThemes(page);

  // The upload was stored as a document, which can be chosen now.
  await button(page, 'Translate Another').click();
  await button(page, 'Document').click();
  await button(page, 'Choose Document').click();
  await expect(page.getByRole('menuitemradio').filter({ hasText: 'consulting' })).toBeVisible();
});

test('a long text shows its paragraphs while it is translated, and can be cancelled', async ({
  page,
  stack,
}) => {
  const long = Array.from({ length: 80 }, (_, n) => `Article ${String(n + 1)}. ${`${ENGLISH} `.repeat(60)}`);
  const block = await blockPartsFrom(stack.databaseUrl, 2);
  try {
    await open(page, stack);
    await source(page).fill(long.join('\n\n'));
    await button(page, 'Translate').click();
    const panel = page.getByRole('region', { name: /^Progress of/ });
    await expect(panel.getByText(/^\d+ paragraphs? so far$/)).toBeVisible();
    await expect(panel.getByText(/^Translating section \d+ of \d+$/)).toBeVisible();
    await expect(panel.getByRole('listitem').filter({ hasText: ENGLISH }).first()).toBeVisible();
    await expectNoAxeViolations(page);
    await panel.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText('Translation cancelled.').first()).toBeVisible();
    await expect(page.getByText('No history yet.')).toBeVisible();
  } finally {
    await block.release();
  }
});

test('previous translations are listed, opened, downloaded and deleted after a confirmation', async ({
  page,
  stack,
}) => {
  await open(page, stack);
  for (let n = 1; n <= 6; n += 1) await makeTranslation(page, `${ENGLISH} ${String(n)}`);
  await page.reload();
  const view = page.getByRole('button', { name: /^View the translation translated_/ });
  await expect(view).toHaveCount(5);
  await button(page, 'Show more').click();
  await expect(view).toHaveCount(6);
  await view.first().click();
  await expect(text(page)).toHaveText(ARABIC_LETTERS);
  await expect(source(page)).toHaveValue(`${ENGLISH} 6`);
  await view.last().click();
  await expect(source(page)).toHaveValue(`${ENGLISH} 1`);

  const saved = page.waitForEvent('download');
  await page
    .getByRole('button', { name: /^Download the translation/ })
    .last()
    .click();
  expect((await saved).suggestedFilename()).toBe('translated_Pasted text.txt');

  const remove = page.getByRole('button', { name: /^Delete the translation/ }).last();
  await remove.click();
  const dialog = page.getByRole('dialog', { name: 'Delete Translation' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(text(page)).toBeVisible();
  await remove.click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(text(page)).toBeHidden();
  await expect(view).toHaveCount(5);
});

test('the screen is in Arabic on a phone, with each text in its own direction, and nothing is cut off', async ({
  page,
  stack,
}) => {
  await page.setViewportSize(PHONE);
  await open(page, stack, 'ar');
  await expect(page.getByRole('heading', { name: 'الترجمة', level: 1 })).toBeVisible();
  await page.getByLabel('النص الأصلي').fill(`${ENGLISH}\n\nThe ${UNKNOWN_WORD} gizmo wobbles quietly.`);
  await expect(page.getByLabel('النص الأصلي')).toHaveAttribute('dir', 'ltr');
  await button(page, 'ترجمة').click();
  const shown = page.getByRole('region', { name: 'النص', exact: true });
  await expect(shown.getByRole('paragraph').first()).toHaveAttribute('dir', 'rtl');
  await expect(page.getByText(/^مسودة أُعدّت دون نموذج لغوي/)).toBeVisible();
  await button(page, 'جنباً إلى جنب').click();
  // One side stands below the other.
  const top = async (label: string) =>
    (await shown.getByText(label, { exact: true }).locator('visible=true').first().boundingBox())?.y ?? 0;
  expect(await top('الترجمة')).toBeGreaterThan(await top('الأصل'));
  await expectNoAxeViolations(page);
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await overflow(page)).toBe(0);
  }
  await page.goto('/dashboard/translation/terms');
  await expect(page.getByText('لا مصطلحات بعد.')).toBeVisible();
  expect(await overflow(page)).toBe(0);
});
