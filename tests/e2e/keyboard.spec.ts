import type { FileChooser, Page } from '@playwright/test';
import type { RiskHistoryItem } from '#shared/api/risk.js';
import { PASSWORD, signUp } from '../support/people.js';
import { tabTo } from '../support/tab-to.js';
import { expect, test } from './fixtures.js';

const CONTRACT = 'tests/fixtures/documents/contract.pdf';
/** Checks that an element has the focus after a step. */
async function expectFocus(page: Page, step: string): Promise<void> {
  const at = () => page.evaluate<string>(`document.activeElement?.tagName ?? 'BODY'`);
  await expect.poll(at, { message: `the focus after: ${step}` }).not.toBe('BODY');
}

test('risk assessment can be used by keyboard alone', async ({ page, browser, stack }) => {
  const context = await browser.newContext({ baseURL: stack.baseUrl });
  const email = await signUp(context.request, stack.outboxDir);
  await context.close();
  const press = async (step: string, ...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
    await expectFocus(page, step);
  };
  // Registered early: a key pressed right after could open the file chooser before the listener exists.
  const chooser = new Promise<FileChooser>((resolve) => page.once('filechooser', resolve));
  const main = page.getByRole('main');
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });

  // Sign in, from the screen's first tab stop: past the header, into the form.
  await page.goto('/auth?form=login');
  await expect(page.getByLabel('Email')).toBeVisible();
  await press('the skip link', 'Tab', 'Enter');
  await tabTo(page, page.getByLabel('Email'));
  await page.keyboard.type(email);
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Welcome, Layla')).toBeVisible();
  await expectFocus(page, 'signing in');

  // Choose a first document through the file chooser, then another tool of the sidebar.
  await page.keyboard.press('Tab');
  await tabTo(page, main.getByRole('link', { name: /Risk Assessment/ }));
  await press('opening the tool', 'Enter');
  await expect(page.getByRole('heading', { name: 'Risk Assessment', level: 1 })).toBeFocused();
  await tabTo(page, button(/^Drag & drop or click to upload/));
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(CONTRACT);
  await expect(button('Analyze Uploaded')).toBeVisible();
  await expectFocus(page, 'choosing a file');
  await tabTo(page, button('Analyze Uploaded'));
  await press('analyzing the file', 'Enter');
  await expect(button('Analyze Another')).toBeVisible();
  await expectFocus(page, 'the first result');
  await expect(main.getByRole('heading', { name: /^contract\s*\.pdf$/, level: 2 })).toBeFocused();

  // Go back and choose the same document from the dropdown.
  await tabTo(page, button('Analyze Another'));
  await press('another', 'Enter');
  await tabTo(page, button('Choose Document'));
  await press('opening the dropdown', 'Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await press('closing the dropdown', 'Escape');
  await expect(button('Choose Document')).toBeFocused();
  await press('opening the dropdown again', 'Space');
  await expect(page.getByRole('menuitemradio')).toBeFocused();
  await press('choosing the document', 'Enter');
  await tabTo(page, button('Analyze Selected'));
  await press('analyzing the document', 'Enter');
  await expect(button('Analyze Another')).toBeVisible();
  await expect(main.getByRole('heading', { name: /^contract\s*\.pdf$/, level: 2 })).toBeFocused();

  // Filter the findings by section and step through them with j and k.
  const cards = page.getByRole('article');
  const sections = page.getByRole('group', { name: /section/i }).getByRole('button');
  await tabTo(page, sections.nth(1));
  await press('filtering', 'Space');
  await expect(sections.nth(1)).toHaveAttribute('aria-pressed', 'true');
  await tabTo(page, sections.first(), 'Shift+Tab');
  await press('all sections', 'Enter');
  await expect(cards).toHaveCount(3);
  await press('the first finding', 'j');
  await expect(cards.first()).toBeFocused();
  await press('the second', 'j');
  await expect(cards.nth(1)).toBeFocused();
  await press('and back', 'k');
  await expect(cards.first()).toBeFocused();
  const help = page.getByRole('dialog', { name: 'Keys and legend' });
  await press('asking for the keys', '?');
  await tabTo(page, help.getByRole('button', { name: 'Turn off the keys' }));
  await press('turning the keys off', 'Enter', 'Escape');
  await expect(help).toBeHidden();
  await page.keyboard.press('j');
  await expect(cards.first()).toBeFocused();
  await tabTo(page, button('Keys and legend'), 'Shift+Tab');
  await press('opening the help', 'Enter');
  await tabTo(page, help.getByRole('button', { name: 'Turn on the keys' }));
  await press('turning them on', 'Enter', 'Escape');
  await press('the next finding', 'j');
  await expect(cards.nth(1)).toBeFocused();

  // Go from the quote to its mark in the text, and from the mark to its card.
  const text = page.getByRole('region', { name: 'Document text' });
  // The first card is of a clause that is missing, and has no quote.
  const quoted = cards.nth(1);
  await tabTo(page, quoted.locator('blockquote button'));
  await press('to the mark', 'Enter');
  const mark = text.locator('mark[data-quotes~="2"]').first();
  await expect(mark).toBeInViewport();
  await expect(mark).toBeFocused();
  await press('back to the card', 'Enter');
  await expect(quoted).toBeFocused();

  // The PDF is written after the analysis.
  const isWritten = async () => {
    const answer = await page.request.get('/risk/history');
    const { history } = (await answer.json()) as { history: RiskHistoryItem[] };
    return history.every(({ report_doc_id: pdf }) => pdf !== null);
  };
  await expect.poll(isWritten).toBe(true);
  await tabTo(page, button('PDF'), 'Shift+Tab');
  const download = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  expect((await download).suggestedFilename()).toBe('contract_risk_report.pdf');
  await expectFocus(page, 'the download');
  await expect(button('PDF')).toBeFocused();

  // In the history, open one report, delete one, and cancel a started deletion.
  await tabTo(page, button('Analyze Another'));
  await press('another', 'Enter');
  const views = button('View the report on contract.pdf');
  await expect(views).toHaveCount(2);
  await tabTo(page, views.first());
  await press('opening from history', 'Enter');
  await expect(main.getByRole('heading', { name: /^contract\s*\.pdf$/, level: 2 }).first()).toBeFocused();
  const remove = button('Delete the report on contract.pdf').last();
  await tabTo(page, remove);
  await press('asking', 'Enter');
  const dialog = page.getByRole('dialog', { name: 'Delete Risk Report' });
  await expect(dialog).toBeVisible();
  await press('thinking better of it', 'Escape');
  await expect(dialog).toBeHidden();
  await expect(remove).toBeFocused();
  await press('asking again', 'Space');
  await tabTo(page, dialog.getByRole('button', { name: 'Delete' }));
  await press('deleting', 'Enter');
  await expect(dialog).toBeHidden();
  await expect(button('Delete the report on contract.pdf')).toHaveCount(1);
  await expectFocus(page, 'the deletion');
  await tabTo(page, button('Analyze Another'), 'Shift+Tab');
  await press('coming back', 'Enter');
  await tabTo(page, button('Choose Document'));
});
