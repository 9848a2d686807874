import type { Page } from '@playwright/test';
import { expectNoAxeViolations, expectNoAxeViolationsInBothThemes, showTheme } from '../support/axe.js';
import { blockPartsFrom } from '../support/block.js';
import { codeFromOutbox, newEmail, PASSWORD, signUp } from '../support/people.js';
import type { Stack } from '../support/stack.js';
import { expect, test } from './fixtures.js';

const ARABIC_CONTRACT = 'client/public/samples/services-agreement-ar.txt';
const ENGLISH_CONTRACT = 'client/samples/services-agreement.txt';
/** Greeting with the Latin name in Unicode direction isolates. */
const WELCOME = 'مرحباً، \u2068Layla\u2069';
/** Returns a script for the page that measures the gap, px, between a file name's extension and the text before it. */
const gapBeforeExtensionScript = (filename: string) => `(() => {
  const element = document.querySelector('[title="${filename}"]');
  const stem = element.querySelector('bdi').getBoundingClientRect();
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (!walker.currentNode.textContent.startsWith('.')) walker.nextNode();
  const dot = document.createRange();
  dot.setStart(walker.currentNode, 0);
  dot.setEnd(walker.currentNode, 1);
  const { left, right } = dot.getBoundingClientRect();
  return Math.max(left - stem.right, stem.left - right);
})()`;
const ARABIC_LETTERS = /[\u0621-\u064a]/;

async function expectArabic(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
}

/** Registers a new user whose language is Arabic; returns the e-mail address. */
async function signUpInArabic(page: Page, stack: Stack): Promise<string> {
  const email = await signUp(page.request, stack.outboxDir);
  const response = await page.request.patch('/auth/me', { data: { language: 'ar' } });
  expect(await response.json()).toMatchObject({ email, language: 'ar' });
  return email;
}

async function analyze(page: Page, file: string): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('button', { name: 'تحليل الملف المرفوع' }).click();
}
const analyzeAnotherButton = (page: Page) => page.getByRole('button', { name: 'تحليل مستند آخر' });

test('a visitor with an English browser switches to Arabic, registers and signs in', async ({
  page,
  stack,
}) => {
  const email = newEmail();
  await page.goto('/auth?form=register');
  await page.getByLabel('First name').fill('Layla');
  await page.getByRole('button', { name: 'العربية' }).click();
  await expectArabic(page);
  await expect(page).toHaveTitle('إنشاء حساب · LDA');
  // The typed values are kept.
  await expect(page.getByLabel('الاسم الأول')).toHaveValue('Layla');
  await page.getByLabel('اسم العائلة').fill('الحداد');
  await page.getByLabel('البريد الإلكتروني').focus();
  await expect(page.getByRole('alert')).toHaveText('أدخل الاسم بحروف لاتينية فقط');
  await page.getByLabel('اسم العائلة').fill('Haddad');
  await page.getByLabel('البريد الإلكتروني').fill(email);
  await page.getByRole('button', { name: 'إرسال الرمز' }).click();
  await page.getByLabel('رمز التحقق').fill(await codeFromOutbox(stack.outboxDir, email));
  await page.getByRole('button', { name: 'تأكيد' }).click();
  await expect(page.getByText('أُكّد البريد الإلكتروني')).toBeVisible();
  await page.getByLabel('كلمة المرور', { exact: true }).fill(PASSWORD);
  // The typed password does not run under the button that reveals it.
  const clearOfButton = await page.evaluate<boolean>(`(() => {
    const input = document.querySelector('input[type=password]');
    const button = input.parentElement.querySelector('button').getBoundingClientRect();
    return button.right <= input.getBoundingClientRect().left + parseFloat(getComputedStyle(input).paddingLeft);
  })()`);
  expect(clearOfButton).toBe(true);
  await expectNoAxeViolationsInBothThemes(page);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'إنشاء حساب', exact: true }).click();
  await expect(page.getByText(WELCOME)).toBeVisible();

  await page.getByRole('button', { name: 'تسجيل الخروج' }).click();
  await expect(page.getByRole('heading', { name: 'تسجيل الدخول' })).toBeVisible();
  await page.getByLabel('البريد الإلكتروني').fill(email);
  await page.getByLabel('كلمة المرور', { exact: true }).fill('wrong');
  await page.getByRole('button', { name: 'تسجيل الدخول', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText('البريد الإلكتروني أو كلمة المرور غير صحيحة');
  await expectNoAxeViolationsInBothThemes(page);
  await page.getByLabel('كلمة المرور', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'تسجيل الدخول', exact: true }).click();
  await expect(page.getByText(WELCOME)).toBeVisible();
});

// The screen has the same elements with both documents, so axe checks one theme with each.
for (const { document, file, dir, theme } of [
  { document: 'an Arabic document', file: ARABIC_CONTRACT, dir: 'rtl', theme: 'light' },
  { document: 'an English document', file: ENGLISH_CONTRACT, dir: 'ltr', theme: 'dark' },
] as const) {
  test(`risk assessment in Arabic shows, lists and deletes the report on ${document}`, async ({
    page,
    stack,
  }) => {
    await signUpInArabic(page, stack);
    await page.goto('/dashboard/risk-assessment');
    await expectArabic(page);
    await expect(page.getByRole('heading', { name: 'تقييم المخاطر', level: 1 })).toBeVisible();
    await expect(page.getByText('لا توجد تقارير سابقة بعد.')).toBeVisible();
    await analyze(page, file);

    await expect(analyzeAnotherButton(page)).toBeVisible();
    await expect(page.getByText('أجرى التحليل: المحرك المدمج')).toBeVisible();
    const showMoreButton = page.getByRole('button', { name: /^عرض .* أخرى$|^عرض ملاحظتين أخريين$/ });
    await showMoreButton.click();
    await page.locator('li > button[data-item]').first().click();
    const cards = page.getByRole('article');
    await expect(cards.nth(3)).toBeVisible();
    for (const card of await cards.all()) {
      // The report's texts are Arabic for documents in either language; a paragraph with a bdi names a part of the
      // document, in the document's language.
      const texts = card.locator('h3, p:not(:has(bdi))');
      for (const text of await texts.allTextContents()) expect(text).toMatch(ARABIC_LETTERS);
    }
    // Quotes keep the document's language and direction.
    const quotes = cards.locator('blockquote:has(button)');
    for (const quote of await quotes.all()) await expect(quote).toHaveAttribute('dir', dir);
    const words = (await quotes.first().innerText()).trim().slice(0, 25);
    await quotes.first().getByRole('button').click();
    const marks = page.getByRole('region', { name: 'نص المستند' }).locator('mark');
    const mark = marks.filter({ hasText: words }).first();
    await expect(mark).toBeInViewport();
    await expect(mark.locator('xpath=ancestor::p')).toHaveAttribute('dir', dir);
    await showTheme(page, theme);
    await expectNoAxeViolations(page);

    await analyzeAnotherButton(page).click();
    const historyItem = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'عرض' }) });
    await expect(historyItem).toContainText(/(?:خطر|مخاطر|خطراً)/);
    await expect(historyItem.locator('time')).toHaveText(/^\d+ [\u0621-\u064a]+ 20\d\d\S* \d\d:\d\d$/);
    await historyItem.getByRole('button', { name: /^حذف تقرير/ }).click();
    await expectNoAxeViolations(page);
    await page.getByRole('dialog').getByRole('button', { name: 'حذف' }).click();
    await expect(page.getByText('لا توجد تقارير سابقة بعد.')).toBeVisible();
  });
}

test('an analysis continues while the user switches the language, and the language is saved to the account', async ({
  page,
  browser,
  stack,
}) => {
  const email = await signUp(page.request, stack.outboxDir);
  await page.goto('/dashboard/risk-assessment');
  const block = await blockPartsFrom(stack.databaseUrl, 2);
  try {
    await page.locator('input[type=file]').setInputFiles('tests/fixtures/documents/contract.pdf');
    await page.getByRole('button', { name: 'Analyze Uploaded' }).click();
    await expect(page.getByText(/^Analyzing section/)).toBeVisible({ timeout: 30_000 });
    const url = page.url();
    const patchResponse = page.waitForResponse((response) => response.request().method() === 'PATCH');
    await page.getByRole('button', { name: /Profile menu/ }).click();
    await page.getByRole('menuitemradio', { name: 'العربية' }).click();
    await expectArabic(page);
    await expect(page.getByText(/^جارٍ تحليل القسم \d+ من \d+$/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'تحليل واحد جارٍ' })).toBeVisible();
    expect(page.url()).toBe(url);
    expect((await patchResponse).status()).toBe(200);
  } finally {
    await block.release();
  }
  await expect(analyzeAnotherButton(page)).toBeVisible();

  const otherContext = await browser.newContext({ baseURL: stack.baseUrl, locale: 'en-US' });
  const otherPage = await otherContext.newPage();
  await otherPage.goto('/auth');
  await otherPage.getByLabel('Email').fill(email);
  await otherPage.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await otherPage.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(otherPage.getByText(WELCOME)).toBeVisible();
  await otherContext.close();
});

test('on a phone in Arabic the menu opens from the right, and only the Arabic catalogue is loaded', async ({
  browser,
  stack,
}) => {
  const context = await browser.newContext({
    baseURL: stack.baseUrl,
    locale: 'ar-SA',
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await signUpInArabic(page, stack);
  await page.goto('/dashboard');
  await expectArabic(page);
  await expect(page.getByText(WELCOME)).toBeVisible();
  expect(fetched.filter((path) => /\/ar(-\w+)?-[\w-]+\.js$/.test(path)).length).toBeGreaterThan(0);
  expect(fetched.filter((path) => /\/en(-\w+)?-[\w-]+\.js$/.test(path))).toEqual([]);

  await page.getByRole('button', { name: 'فتح القائمة' }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer).toBeVisible();
  await expect
    .poll(async () => {
      const box = await drawer.boundingBox();
      return box === null ? null : Math.round(box.x + box.width);
    })
    .toBe(390);
  await expectNoAxeViolationsInBothThemes(page);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
  await context.close();
});

test("on an Arabic page, a file name's extension stays beside it, for Arabic, Latin and mixed names", async ({
  page,
  stack,
}) => {
  await signUpInArabic(page, stack);
  const names = ['عقد إيجار.txt', 'عقد توزيع - Distribution.txt', 'Lease (عقد).txt'];
  for (const name of names) {
    const file = { name, mimeType: 'text/plain', buffer: Buffer.from(`The parties agree: ${name}`) };
    const response = await page.request.post('/documents/upload', { multipart: { file } });
    expect(response.status()).toBe(201);
  }
  await page.goto('/dashboard/uploads');
  for (const name of names) {
    const fileName = page.getByTitle(name, { exact: true });
    await expect(fileName).toHaveText(name);
    expect(await page.evaluate<number>(gapBeforeExtensionScript(name)), name).toBeLessThan(4);
  }
});
