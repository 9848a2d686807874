import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Language } from '#shared/contracts/common.js';
import { expectNoAxeViolationsInBothThemes } from '../support/axe.js';
import { docx, para } from '../support/docx.js';
import { linesPdf } from '../support/pdf.js';
import { signUp } from '../support/people.js';
import type { Stack } from '../support/stack.js';
import { expect, test } from './fixtures.js';

const PHONE = { width: 390, height: 844 };
const WIDE = { width: 1680, height: 1000 };

interface Upload {
  name: string;
  bytes: Buffer;
  language?: Language;
}

/** Signs a new user in, uploads a document and makes a risk report over the API; returns its address. */
async function makeReport(
  page: Page,
  stack: Stack,
  { name, bytes, language = 'en' }: Upload,
): Promise<string> {
  await signUp(page.request, stack.outboxDir);
  if (language !== 'en') await page.request.patch('/auth/me', { data: { language } });
  const file = { name, mimeType: 'application/octet-stream', buffer: bytes };
  const upload = await page.request.post('/documents/upload', { multipart: { file } });
  const { doc_id } = (await upload.json()) as { doc_id: string };
  const answer = await page.request.post('/risk', {
    headers: { 'Accept-Language': language },
    data: { doc_id, as_contract: true },
  });
  const { id } = (await answer.json()) as { id: string };
  return `/dashboard/risk-assessment?report=${id}`;
}

const LIABILITY =
  'The Customer shall be liable to the Supplier without limitation for all losses, including indirect losses and loss of profit.';
const FILLER =
  'The parties shall meet each month at the office of the Customer, review the services of the last month and plan those of the next.';
const CLAUSES = [
  'SERVICES AGREEMENT',
  'This Services Agreement is made on 1 March 2026 between Najd Trading Company LLC (the "Customer") and Tuwaiq Systems LLC (the "Supplier").',
  '1. Meetings',
  ...Array.from({ length: 12 }, (_, index) => `1.${index + 1} ${FILLER}`),
  '2. Liability',
  `2.1 ${LIABILITY}`,
  '3. Changes',
  '3.1 The Supplier may change the fees at any time in its sole discretion without the consent of the Customer.',
];
const row = (cells: readonly string[]) =>
  `<w:tr>${cells.map((text) => `<w:tc>${para(text)}</w:tc>`).join('')}</w:tr>`;
const TABLE = `<w:tbl>${row(['Service', 'Fee'])}${row(['Hosting', 'SAR 500'])}</w:tbl>`;
const WORD = (): Buffer => docx({ body: CLAUSES.map((text) => para(text)).join('') + TABLE });

/** Text of three pages; the liability stands on the second. */
const PDF = (): Buffer => {
  const page = (clause: string) => [
    ...Array.from(
      { length: 14 },
      (_, index) => `${clause}.${index + 1} The parties meet at place ${index} each month.`,
    ),
  ];
  return linesPdf([
    ['SERVICES AGREEMENT between Najd Trading (the "Customer") and Tuwaiq (the "Supplier")', ...page('1')],
    [
      ...page('2'),
      '3. Liability. The Customer shall be liable to the Supplier without limitation for',
      'all losses, including indirect losses and loss of profit.',
    ],
    page('4'),
  ]);
};

const text = (page: Page) => page.getByRole('region', { name: 'Document text' });

/** Returns the texts that are highlighted under a name of the CSS custom highlights. */
const highlightedTexts = (page: Page, name: string) =>
  page.evaluate<string[]>(
    `[...(CSS.highlights.get('${name}') ?? [])].map((range) => range.startContainer.data.slice(range.startOffset, range.endOffset))`,
  );

test('a document is set by its headings, clauses and tables, and the numbers in its margin open the findings', async ({
  page,
  stack,
}) => {
  await page.goto(await makeReport(page, stack, { name: 'services.docx', bytes: WORD() }));
  await expect(text(page).getByRole('heading', { name: '2. Liability', level: 4 })).toBeAttached();
  await expect(text(page).getByRole('row')).toHaveText([/Service\s*Fee/, /Hosting\s*SAR 500/]);
  const number = text(page).getByRole('button', { name: /^Finding \d+: .*liab/i });
  await number.focus();
  await page.keyboard.press('Enter');
  const card = page.getByRole('article').filter({ hasText: LIABILITY });
  await expect(card).toBeFocused();
  await expectNoAxeViolationsInBothThemes(page);
});

test('the outline leads to headings by keyboard and follows the reader', async ({ page, stack }) => {
  const address = await makeReport(page, stack, { name: 'services.docx', bytes: WORD() });
  await page.goto(address);
  const open = page.getByRole('button', { name: 'Outline', exact: true });
  const outline = page.getByRole('navigation', { name: 'Outline' });
  await expect(outline).toBeHidden();
  await open.press('Enter');
  await expect(outline.getByRole('button', { name: /^2\. Liability 1 finding$/ })).toBeVisible();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(outline).toBeHidden();
  await expect(text(page).getByRole('heading', { name: '2. Liability' })).toBeInViewport();
  await open.press('Enter');
  await page.keyboard.press('Escape');
  await expect(open).toBeFocused();

  await page.setViewportSize(WIDE);
  await expect(outline).toBeVisible();
  await text(page).evaluate((box) => {
    box.scrollTop = 0;
  });
  await expect(outline.locator('[aria-current]')).toContainText('SERVICES AGREEMENT');
  await outline.getByRole('button', { name: '3. Changes' }).click();
  await expect(outline).toBeVisible();
  await expect(text(page).getByRole('heading', { name: '3. Changes' })).toBeInViewport();
  await expectNoAxeViolationsInBothThemes(page);
});

test('the text is searched, whatever the forms of its Arabic letters', async ({ page, stack }) => {
  const bytes = readFileSync(join('tests', 'fixtures', 'contracts', 'lease-ar.txt'));
  await page.goto(await makeReport(page, stack, { name: 'lease.txt', bytes }));
  const field = page.getByRole('searchbox', { name: 'Search the text' });
  const status = page.getByRole('search', { name: 'Search the text' }).getByRole('status');
  await field.fill('الاجره');
  await expect(status).toHaveText(/^1 of \d+$/);
  const count = Number((await status.textContent())?.split(' ').at(-1));
  expect(count).toBeGreaterThan(3);
  await field.press('Enter');
  await expect(status).toHaveText(`2 of ${count}`);
  await field.press('Shift+Enter');
  await field.press('Shift+Enter');
  await expect(status).toHaveText(`${count} of ${count}`);
  const highlighted = async () => [
    await highlightedTexts(page, 'text-match'),
    await highlightedTexts(page, 'text-match-current'),
  ];
  const [all, current] = await highlighted();
  expect(all).toHaveLength(count);
  expect(current).toHaveLength(1);
  expect(new Set(all)).toContain('الأجرة');
  await field.fill('nothing of the kind');
  await expect(status).toHaveText('No matches');
  await field.press('Escape');
  await expect(field).toHaveValue('');
  expect(await highlighted()).toEqual([[], []]);
});

test('the page of the open finding is shown as it is in the PDF, with the quote highlighted', async ({
  page,
  stack,
}) => {
  const violations: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) violations.push(message.text());
  });
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto(await makeReport(page, stack, { name: 'services.pdf', bytes: PDF() }));
  const card = page.getByRole('article').filter({ hasText: 'shall be liable' }).first();
  await expect(text(page).getByText('Page 2', { exact: true })).toBeAttached();
  expect(requested.filter((path) => /pdf-view|pdf\.worker/.test(path))).toEqual([]);

  await card.getByRole('blockquote').getByRole('button').click();
  await page.getByRole('button', { name: 'Page', exact: true }).click();
  await expect(page.getByRole('img', { name: 'Page 2 of 3' })).toBeVisible();
  const quoted = () => highlightedTexts(page, 'page-quote');
  await expect.poll(async () => (await quoted()).join(' ')).toContain('indirect losses');
  await expectNoAxeViolationsInBothThemes(page);

  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page.getByRole('img', { name: 'Page 3 of 3' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next page' })).toBeDisabled();
  await expect.poll(quoted).toEqual([]);
  await page.getByRole('button', { name: 'Text', exact: true }).click();
  await expect(text(page).getByText('Page 3', { exact: true })).toBeInViewport();
  expect(violations).toEqual([]);
});

test('a PDF that cannot be loaded or drawn says what to do', async ({ page, stack }) => {
  await page.goto(await makeReport(page, stack, { name: 'services.pdf', bytes: PDF() }));
  const pageButton = page.getByRole('button', { name: 'Page', exact: true });
  await page.route('**/documents/download/*', (route) => route.fulfill({ status: 200, body: 'no PDF' }));
  await pageButton.click();
  const notice = page.getByRole('alert').filter({ hasText: 'This page cannot be shown here.' });
  await expect(notice.getByRole('button', { name: 'Download the PDF' })).toBeVisible();
  await page.getByRole('button', { name: 'Text', exact: true }).click();
  await expect(text(page).locator('mark').first()).toBeVisible();
});

test('on a phone the text has its outline, its search and its pages', async ({ page, stack }) => {
  await page.setViewportSize(PHONE);
  const address = await makeReport(page, stack, { name: 'services.pdf', bytes: PDF(), language: 'ar' });
  await page.goto(`${address}&view=text`);
  await page.getByRole('searchbox', { name: 'البحث في النص' }).fill('LOSSES');
  await expect(page.getByRole('search', { name: 'البحث في النص' }).getByRole('status')).toHaveText('1 من 2');
  await page.getByRole('button', { name: 'الصفحة', exact: true }).click();
  await expect(page.locator('.pdf-page canvas')).toBeVisible();
  expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(
    PHONE.width,
  );
  await expectNoAxeViolationsInBothThemes(page);
});
