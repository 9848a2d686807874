import type { Page } from '@playwright/test';
import { expectClean, expectCleanInBothThemes, showTheme } from '../support/axe.js';
import { blockParts } from '../support/block.js';
import { codeFromOutbox, newEmail, PASSWORD, signUp } from '../support/people.js';
import type { Stack } from '../support/stack.js';
import { expect, test } from './fixtures.js';

const ARABIC_CONTRACT = 'client/public/samples/services-agreement-ar.txt';
const ENGLISH_CONTRACT = 'client/samples/services-agreement.txt';
/** Greeting with the Latin name in Unicode direction isolates. */
const WELCOME = 'مرحباً، \u2068Layla\u2069';
/** Script that measures the distance, px, between the dot of a file's name and the text before it. Runs in the page. */
const dotToStem = (name: string) => `(() => {
  const name = document.querySelector('[title="${name}"]');
  const stem = name.querySelector('bdi').getBoundingClientRect();
  const walker = document.createTreeWalker(name, NodeFilter.SHOW_TEXT);
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

/** Registers a new user whose language is Arabic; returns the address. */
async function signUpInArabic(page: Page, stack: Stack): Promise<string> {
  const email = await signUp(page.request, stack.outboxDir);
  const changed = await page.request.patch('/auth/me', { data: { language: 'ar' } });
  expect(await changed.json()).toMatchObject({ email, language: 'ar' });
  return email;
}

async function analyze(page: Page, file: string): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('button', { name: 'تحليل الملف المرفوع' }).click();
}
const another = (page: Page) => page.getByRole('button', { name: 'تحليل مستند آخر' });

test('a visitor registers and signs in in Arabic with a browser set to English', async ({ page, stack }) => {
  const email = newEmail();
  await page.goto('/auth?form=register');
  const name = page.getByLabel('First name');
  await name.fill('Layla');
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
  const free = await page.evaluate<boolean>(`(() => {
    const input = document.querySelector('input[type=password]');
    const button = input.parentElement.querySelector('button').getBoundingClientRect();
    return button.right <= input.getBoundingClientRect().left + parseFloat(getComputedStyle(input).paddingLeft);
  })()`);
  expect(free).toBe(true);
  await expectCleanInBothThemes(page);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'إنشاء حساب', exact: true }).click();
  await expect(page.getByText(WELCOME)).toBeVisible();

  await page.getByRole('button', { name: 'تسجيل الخروج' }).click();
  await expect(page.getByRole('heading', { name: 'تسجيل الدخول' })).toBeVisible();
  await page.getByLabel('البريد الإلكتروني').fill(email);
  await page.getByLabel('كلمة المرور', { exact: true }).fill('wrong');
  await page.getByRole('button', { name: 'تسجيل الدخول', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText('البريد الإلكتروني أو كلمة المرور غير صحيحة');
  await expectCleanInBothThemes(page);
  await page.getByLabel('كلمة المرور', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'تسجيل الدخول', exact: true }).click();
  await expect(page.getByText(WELCOME)).toBeVisible();
});

// The screen has the same elements with both documents, so axe checks one theme with each.
for (const { document, file, dir, theme } of [
  { document: 'an Arabic document', file: ARABIC_CONTRACT, dir: 'rtl', theme: 'light' },
  { document: 'an English document', file: ENGLISH_CONTRACT, dir: 'ltr', theme: 'dark' },
] as const) {
  test(`risk assessment in Arabic shows the risks of ${document}`, async ({ page, stack }) => {
    await signUpInArabic(page, stack);
    await page.goto('/dashboard/risk-assessment');
    await expectArabic(page);
    await expect(page.getByRole('heading', { name: 'تقييم المخاطر', level: 1 })).toBeVisible();
    await expect(page.getByText('لا توجد تقارير سابقة بعد.')).toBeVisible();
    await analyze(page, file);

    await expect(another(page)).toBeVisible();
    await expect(page.getByText('أجرى التحليل: المحرك المدمج')).toBeVisible();
    const more = page.getByRole('button', { name: /^عرض .* أخرى$|^عرض ملاحظتين أخريين$/ });
    await more.click();
    const cards = page.getByRole('article');
    await expect(cards.nth(3)).toBeVisible();
    for (const card of await cards.all()) {
      // The report's texts are Arabic for documents in either language.
      const said = card.locator('h3, p:not(:has(bdi))');
      for (const words of await said.allTextContents()) expect(words).toMatch(ARABIC_LETTERS);
    }
    // Quotes keep the document's language and direction.
    const quotes = cards.locator('blockquote:has(button)');
    for (const quote of await quotes.all()) await expect(quote).toHaveAttribute('dir', dir);
    await quotes.first().getByRole('button').click();
    const mark = page.getByRole('region', { name: 'نص المستند' }).locator('mark').first();
    await expect(mark).toBeInViewport();
    await expect(mark.locator('xpath=ancestor::p')).toHaveAttribute('dir', dir);
    await showTheme(page, theme);
    await expectClean(page);

    await another(page).click();
    const listed = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'عرض' }) });
    await expect(listed).toContainText(/(?:خطر|مخاطر|خطراً)/);
    await expect(listed.locator('time')).toHaveText(/^\d+ [\u0621-\u064a]+ 20\d\d\S* \d\d:\d\d\s[صم]$/);
    await listed.getByRole('button', { name: /^حذف تقرير/ }).click();
    await expectClean(page);
    await page.getByRole('dialog').getByRole('button', { name: 'حذف' }).click();
    await expect(page.getByText('لا توجد تقارير سابقة بعد.')).toBeVisible();
  });
}

test('an analysis continues while its owner switches the language, which the account keeps', async ({
  page,
  browser,
  stack,
}) => {
  const email = await signUp(page.request, stack.outboxDir);
  await page.goto('/dashboard/risk-assessment');
  const block = await blockParts(stack.databaseUrl, 2);
  try {
    await page.locator('input[type=file]').setInputFiles('tests/fixtures/documents/contract.pdf');
    await page.getByRole('button', { name: 'Analyze Uploaded' }).click();
    await expect(page.getByText(/^Analyzing section/)).toBeVisible({ timeout: 30_000 });
    const address = page.url();
    const saved = page.waitForResponse((response) => response.request().method() === 'PATCH');
    await page.getByRole('button', { name: /Profile menu/ }).click();
    await page.getByRole('menuitemradio', { name: 'العربية' }).click();
    await expectArabic(page);
    await expect(page.getByText(/^جارٍ تحليل القسم \d+ من \d+$/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'تحليل واحد جارٍ' })).toBeVisible();
    expect(page.url()).toBe(address);
    expect((await saved).status()).toBe(200);
  } finally {
    await block.release();
  }
  await expect(another(page)).toBeVisible();

  const elsewhere = await browser.newContext({ baseURL: stack.baseUrl, locale: 'en-US' });
  const second = await elsewhere.newPage();
  await second.goto('/auth');
  await second.getByLabel('Email').fill(email);
  await second.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await second.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(second.getByText(WELCOME)).toBeVisible();
  await elsewhere.close();
});

test('on a phone in Arabic the menu opens from the right, and only Arabic messages are fetched', async ({
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
  await expectCleanInBothThemes(page);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
  await context.close();
});

test('the extension of a file name is shown next to the name in both text directions', async ({
  page,
  stack,
}) => {
  await signUpInArabic(page, stack);
  const names = ['عقد إيجار.txt', 'عقد توزيع - Distribution.txt', 'Lease (عقد).txt'];
  for (const name of names) {
    const file = { name, mimeType: 'text/plain', buffer: Buffer.from(`The parties agree: ${name}`) };
    const stored = await page.request.post('/documents/upload', { multipart: { file } });
    expect(stored.status()).toBe(201);
  }
  await page.goto('/dashboard/uploads');
  for (const name of names) {
    const shown = page.getByTitle(name, { exact: true });
    await expect(shown).toHaveText(name);
    expect(await page.evaluate<number>(dotToStem(name)), name).toBeLessThan(4);
  }
});
