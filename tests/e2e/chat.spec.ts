import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectNoAxeViolations, expectNoAxeViolationsInBothThemes } from '../support/axe.js';
import { docxText } from '../support/docx-text.js';
import { pdfText } from '../support/pdf-text.js';
import { signUp } from '../support/people.js';
import type { Stack } from '../support/stack.js';
import { expect, test } from './fixtures.js';

const PHONE = { width: 390, height: 844 };
const QUESTION = 'What is the notice period in the agreement?';
const AGREEMENT = `SERVICES AGREEMENT

1. Parties
This agreement is made between Najd Trading Company (the Client) and Tuwaiq Software LLC (the Supplier).

2. Term and termination
The term of this agreement is two years. Either party may terminate it by giving sixty (60) days written notice.

3. Fees
The Client pays the Supplier SAR 45,000 a month within thirty (30) days of receipt of an invoice.
`;
const FILE = { name: 'services.txt', mimeType: 'text/plain', buffer: Buffer.from(AGREEMENT) };

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const field = (page: Page, name = 'Your question') => page.getByRole('textbox', { name });
const talk = (page: Page) => page.getByRole('region', { name: 'Conversation' });
const session = /\/dashboard\/chatbot\?session=[0-9a-f-]{36}$/;

/** Signs a new user in, stores a document and opens the assistant with the document attached. */
async function open(page: Page, stack: Stack, language: 'en' | 'ar' = 'en'): Promise<void> {
  await signUp(page.request, stack.outboxDir);
  if (language !== 'en') await page.request.patch('/auth/me', { data: { language } });
  const uploaded = await page.request.post('/documents/upload', { multipart: { file: FILE } });
  const { doc_id: id } = (await uploaded.json()) as { doc_id: string };
  await page.goto(`/dashboard/chatbot?document=${id}`);
  await expect(page.getByRole('textbox')).toBeVisible();
}

async function ask(page: Page, question = QUESTION): Promise<void> {
  await field(page).fill(question);
  await page.keyboard.press('Enter');
  await expect(talk(page).getByText(question)).toBeVisible();
  await expect(button(page, 'Answer again')).toBeVisible();
}

const source = (page: Page) => page.getByRole('complementary', { name: 'Source 1' });

test('a question about a document is answered with its passage, and the conversation stays after a reload', async ({
  page,
  context,
  stack,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, stack);
  await expect(page.getByRole('heading', { name: 'LDA Assistant', level: 1 })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Attached documents' })).toContainText('services.txt');
  await expect(button(page, 'Send')).toBeDisabled();
  await ask(page);
  await expect(page).toHaveURL(session);
  await expect(talk(page)).toContainText('sixty (60) days');
  await expect(page.getByRole('list', { name: 'Suggested questions' })).toBeHidden();

  await button(page, 'Source 1: services.txt').first().click();
  await expect(source(page).locator('mark').first()).toBeInViewport();
  await expect(source(page)).toContainText('Najd Trading Company');
  await expectNoAxeViolationsInBothThemes(page);
  await page.goBack();
  await expect(source(page)).toBeHidden();
  await page.goForward();
  await page.reload();
  await expect(source(page).locator('mark').first()).toBeVisible();
  await source(page).getByRole('button', { name: 'Close the source' }).click();
  await expect(page).toHaveURL(session);
  await expect(talk(page).getByText(QUESTION)).toBeVisible();

  await button(page, 'Copy').click();
  await expect(button(page, 'Copied')).toBeVisible();
  expect(await page.evaluate<string>('navigator.clipboard.readText()')).toContain('sixty (60) days');
  await button(page, 'Detach services.txt').click();
  await expect(page.getByRole('list', { name: 'Attached documents' })).toBeHidden();
});

test('a conversation is saved as a Word file and a PDF with its sources', async ({ page, stack }) => {
  await open(page, stack);
  await ask(page);
  const save = async (format: string) => {
    const saved = page.waitForEvent('download');
    await button(page, 'Export').click();
    await page.getByRole('menuitem', { name: format, exact: true }).click();
    const file = await saved;
    return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
  };
  const word = await save('Word');
  expect(word.name).toMatch(/\.docx$/);
  expect(await docxText(word.bytes)).toContain('sixty (60) days written notice');
  const pdf = await save('PDF');
  expect(pdf.name).toMatch(/\.pdf$/);
  expect((await pdfText(pdf.bytes)).replace(/\s+/g, ' ')).toContain('sixty (60) days written notice');
});

test('a question is changed and asked again by keyboard, in two windows at once', async ({
  page,
  context,
  stack,
}) => {
  await open(page, stack);
  await field(page).fill('Who are');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('the parties?');
  await expect(field(page)).toHaveValue('Who are\nthe parties?');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(session);
  await expect(field(page)).toBeFocused();
  await expect(button(page, 'Answer again')).toBeVisible();
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(talk(other)).toContainText('the parties?');

  await button(page, 'Edit').press('Enter');
  await expect(field(page, 'Changed question')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('How much is paid a month?');
  await page.keyboard.press('Enter');
  for (const one of [page, other]) {
    await expect(talk(one)).toContainText('SAR 45,000');
    await expect(talk(one)).not.toContainText('the parties?');
  }
  await button(page, 'Answer again').press('Enter');
  await expect(talk(other)).toContainText('SAR 45,000');
  await expect(button(page, 'Answer again')).toBeVisible();
});

test('an answer is stopped, and a question that does not arrive is not lost', async ({ page, stack }) => {
  await open(page, stack);
  await stack.workers[0]?.kill();
  try {
    await field(page).fill(QUESTION);
    await button(page, 'Send').click();
    await expect(button(page, 'Edit')).toBeDisabled();
    await button(page, 'Stop').click();
    await expect(talk(page)).toContainText('Stopped before the end.');
  } finally {
    stack.workers[0]?.start();
  }
  await page.route('**/chatbot', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await field(page).fill('Who are the parties?');
  await page.keyboard.press('Enter');
  await expect(talk(page).getByText(/^⚠️ No connection to the server/)).toBeVisible();
  await expect(talk(page).getByText('Who are the parties?')).toBeVisible();
  await page.unroute('**/chatbot');
  await button(page, 'Try again').click();
  await expect(talk(page).getByText(/^⚠️/)).toBeHidden();
  await expect(button(page, 'Answer again')).toBeVisible();
});

test('documents are attached from the store and from a file, and detached', async ({ page, stack }) => {
  await open(page, stack);
  await button(page, 'Attach documents').click();
  const dialog = page.getByRole('dialog', { name: 'Attach documents' });
  await expect(dialog.getByRole('checkbox', { name: 'services.txt' })).toBeChecked();
  await dialog.getByRole('checkbox', { name: 'services.txt' }).uncheck();
  await dialog.locator('input[type=file]').setInputFiles({ ...FILE, name: 'second.txt' });
  await expect(dialog.getByRole('checkbox', { name: 'second.txt' })).toBeChecked();
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(button(page, 'Attach documents')).toBeFocused();
  const attached = page.getByRole('list', { name: 'Attached documents' });
  await expect(attached).toContainText('second.txt');
  await expect(attached).not.toContainText('services.txt');
  await ask(page);
  await expect(button(page, 'Source 1: second.txt').first()).toBeVisible();
});

test('the history lists conversations, and removing the open one opens the next, then a draft', async ({
  page,
  stack,
}) => {
  await open(page, stack);
  await ask(page, 'Who are the parties?');
  await button(page, 'New Chat').click();
  await expect(page).toHaveURL(/\/dashboard\/chatbot$/);
  await ask(page);
  await page.getByRole('tab', { name: 'History' }).click();
  const list = page.getByRole('region', { name: 'Conversations' });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await expect(list.getByRole('listitem').first()).toContainText(QUESTION);
  await expect(list.getByText('Today')).toHaveCount(2);
  await expectNoAxeViolationsInBothThemes(page);
  for (const title of [QUESTION, 'Who are the parties?']) {
    await button(page, `Delete “${title}”`).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(button(page, `Delete “${title}”`)).toBeHidden();
  }
  await expect(list).toContainText('No conversations yet.');
  await page.getByRole('tab', { name: 'Chat' }).click();
  await expect(talk(page)).toContainText('Hello, I am the LDA Assistant');
});

test('whoever reads earlier messages stays there, and jumps to the latest', async ({ page, stack }) => {
  await page.setViewportSize(PHONE);
  await open(page, stack);
  for (const question of [QUESTION, 'Who are the parties?', 'How much is paid a month?'])
    await ask(page, question);
  const end = () =>
    talk(page).evaluate(
      ({ scrollHeight, scrollTop, clientHeight }) => scrollHeight - scrollTop - clientHeight,
    );
  await expect.poll(end).toBeLessThanOrEqual(48);
  await expect(button(page, 'Jump to latest')).toBeHidden();
  // Only the conversation scrolls, not the page.
  expect(
    await page.evaluate<number>(
      'document.documentElement.scrollHeight - document.documentElement.clientHeight',
    ),
  ).toBe(0);
  await talk(page).evaluate((box) => {
    box.scrollTop = 0;
  });
  await button(page, 'Jump to latest').click();
  await expect.poll(end).toBeLessThanOrEqual(48);
  await expect(talk(page)).toBeFocused();
});

test('on a phone in Arabic the source is a sheet, and nothing is wider than 320 px', async ({
  page,
  stack,
}) => {
  await page.setViewportSize(PHONE);
  await open(page, stack, 'ar');
  await page.getByRole('textbox').fill(QUESTION);
  await page.keyboard.press('Enter');
  await expect(button(page, 'إجابة جديدة')).toBeVisible();
  await button(page, /^المصدر 1: /)
    .first()
    .click();
  const sheet = page.getByRole('dialog', { name: 'المصدر 1' });
  await expect(sheet.locator('mark', { hasText: 'sixty (60) days' })).toBeInViewport();
  await expectNoAxeViolationsInBothThemes(page);
  await page.goBack();
  await expect(sheet).toBeHidden();
  await page.setViewportSize({ width: 320, height: 640 });
  expect(
    await page.evaluate<number>(
      'document.documentElement.scrollWidth - document.documentElement.clientWidth',
    ),
  ).toBe(0);
});
