import type { Page } from '@playwright/test';
import { expectNoAxeViolationsInBothThemes } from '../support/axe.js';
import { signUp } from '../support/people.js';
import { analyzeAgain, makeReport } from '../support/review-report.js';
import { expect, test } from './fixtures.js';

const EMPLOYMENT = [
  'EMPLOYMENT CONTRACT between Najd Trading Company LLC (the "Employer") and Mr. Omar Haddad (the "Employee").',
  '1. Probation\nThe Employee shall be on probation for a period of twelve (12) months.',
  '2. Hours\nWorking hours are eight (8) hours per day, 48 hours per week.',
].join('\n\n');

const cards = (page: Page) => page.getByRole('article');
const reviewed = (page: Page) =>
  page
    .getByRole('banner')
    .or(page.getByRole('main'))
    .getByText(/^\d+ of \d+ reviewed$/)
    .first();

for (const { language, kept, reviewed, none, dismissed, open, undo } of [
  {
    language: 'en',
    kept: /^3 decisions and notes kept from the review of /,
    reviewed: /^2 of \d+ reviewed$/,
    none: /^0 of \d+ reviewed$/,
    dismissed: 'Dismissed: Agreed.',
    open: 'Open the Earlier Report',
    undo: 'Do Not Keep',
  },
  {
    language: 'ar',
    kept: /^نُقلت 3 قرارات وتعليقات من مراجعة /,
    reviewed: /^رُوجع 2 من \d+$/,
    none: /^رُوجع 0 من \d+$/,
    dismissed: 'Agreed.',
    open: 'فتح التقرير السابق',
    undo: 'التراجع عن النقل',
  },
] as const) {
  test(`the same text analyzed again keeps what was decided, ${language}`, async ({ page, stack }, info) => {
    const earlier = await makeReport(page, stack, language);
    const id = new URL(earlier, 'http://localhost').searchParams.get('report') ?? '';
    for (const [n, data] of [
      [1, { state: 'accepted', version: 0 }],
      [2, { state: 'dismissed', reason: 'Agreed.', version: 0 }],
      [3, { state: 'open', note: 'Ask on Sunday.', version: 0 }],
    ] as const)
      expect((await page.request.patch(`/risk/${id}/items/${String(n)}`, { data })).ok()).toBe(true);
    const again = await analyzeAgain(page, language);
    await page.goto(again);
    await expect(page.getByText(kept)).toBeVisible();
    await expect(page.getByText(reviewed).first()).toBeVisible();
    await expect(page.getByText(dismissed).first()).toBeVisible();
    await info.attach('kept', { body: await page.screenshot(), contentType: 'image/png' });
    await expectNoAxeViolationsInBothThemes(page);
    await page.getByRole('link', { name: open }).click();
    await expect(page).toHaveURL(new RegExp(id));
    await expect(page.getByText(kept)).toBeHidden();
    await expect(page.getByText(reviewed).first()).toBeVisible();
    await page.goBack();
    await page.getByRole('button', { name: undo }).click();
    await expect(page.getByText(none).first()).toBeVisible();
    await expect(page.getByText(kept)).toBeHidden();
    await page.reload();
    await expect(page.getByText(none).first()).toBeVisible();
  });
}

test('findings are accepted, dismissed with a reason and noted by keyboard, which a reload keeps', async ({
  page,
  stack,
}) => {
  await page.goto(await makeReport(page, stack));
  await expect(reviewed(page)).toHaveText(/^0 of/);
  const first = cards(page).first();
  await expect(first).toBeVisible();
  await page.keyboard.press('j');
  await expect(first).toBeFocused();
  await page.keyboard.press('e');
  await expect(first.getByRole('button', { name: 'Accepted', pressed: true })).toBeVisible();
  await expect(reviewed(page)).toHaveText(/^1 of/);

  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await page.getByLabel('Why is it dismissed?').press('Control+Enter');
  await expect(page.getByText('Give a reason.')).toBeVisible();
  await page.keyboard.type('Agreed with the client.');
  await page.keyboard.press('Control+Enter');
  const second = cards(page).nth(1);
  await expect(second).toBeFocused();
  await expect(second).toContainText('Dismissed: Agreed with the client.');
  await page.keyboard.press('n');
  await page.keyboard.type('Ask on Sunday.');
  await page.keyboard.press('Control+Enter');
  await expect(second).toContainText('Note: Ask on Sunday.');
  await expect(reviewed(page)).toHaveText(/^2 of/);

  await page.reload();
  await expect(cards(page).nth(1)).toContainText('Dismissed: Agreed with the client.');
  await expect(cards(page).nth(1)).toContainText('Note: Ask on Sunday.');
  await expect(reviewed(page)).toHaveText(/^2 of/);
  // The history says it too.
  await expect(page.getByRole('listitem').getByText(/^2 of \d+ reviewed$/)).toBeVisible();
});

test('a decision is undone by key and by the button of its notice', async ({ page, stack }) => {
  await page.goto(await makeReport(page, stack));
  await expect(cards(page)).toHaveCount(3);
  for (const undo of [
    () => page.keyboard.press('u'),
    () => page.getByRole('button', { name: 'Undo' }).click(),
  ]) {
    await page.keyboard.press('j');
    await page.keyboard.press('e');
    await expect(reviewed(page)).toHaveText(/^1 of/);
    await undo();
    await expect(reviewed(page)).toHaveText(/^0 of/);
    // Nothing is left to take back a second time.
    await expect(page.getByRole('button', { name: 'Undo' })).toBeHidden();
  }
});

test('a second window sees a decision, and the filter counts it', async ({ page, context, stack }) => {
  const address = await makeReport(page, stack);
  const second = await context.newPage();
  await second.goto(address);
  await expect(cards(second)).toHaveCount(3);
  await page.goto(address);
  await cards(page).nth(1).getByRole('button', { name: 'Accept' }).click();
  await expect(cards(second).nth(1).getByRole('button', { name: 'Accepted', pressed: true })).toBeVisible();
  await expect(reviewed(second)).toHaveText(/^1 of/);
  const title = (await cards(second).nth(1).getByRole('heading').textContent()) ?? '';
  await second.getByLabel('Decision').selectOption({ label: 'Accepted (1)' });
  await expect(cards(second)).toHaveCount(1);
  await expect(cards(second).getByRole('heading')).toHaveText(title);
  await second.getByLabel('Decision').selectOption('open');
  await expect(second.getByRole('heading', { name: title })).toBeHidden();
});

test('findings are searched, sorted, opened from their line and closed, and their keys are explained', async ({
  page,
  stack,
}) => {
  await page.goto(await makeReport(page, stack));
  await expect(cards(page)).toHaveCount(3);
  await page.keyboard.press('/');
  await page.keyboard.type('indemnify');
  await expect(page.getByText(/^\d+ findings? match/)).toBeAttached();
  await expect(cards(page).first()).toContainText(/indemn/i);
  await page.keyboard.press('Enter');
  await expect(cards(page).first()).toBeFocused();
  await page.getByLabel('Search findings').fill('zebra');
  await page.getByRole('button', { name: 'Show all findings' }).click();
  await expect(cards(page)).toHaveCount(3);

  await page.getByLabel('Sort', { exact: true }).selectOption('place');
  await page.getByRole('button', { name: /^Show \d+ More$/ }).click();
  const line = page.getByRole('main').locator('li > button[data-item]').first();
  const id = await line.getAttribute('data-item');
  await line.click();
  const opened = page.locator(`article[data-item="${id}"]`);
  await expect(opened).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(opened).toBeHidden();
  await expect(page.locator(`button[data-item="${id}"]`)).toBeFocused();

  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keys and legend' });
  await expect(help).toContainText('Dismiss with a reason');
  await expect(help).toContainText('Settle it before signing.');
  await expectNoAxeViolationsInBothThemes(page);
});

test('a finding has a link of its own, and is copied with its citation', async ({ page, context, stack }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(await makeReport(page, stack));
  const third = cards(page).nth(2);
  const copied = () => page.evaluate<string>('navigator.clipboard.readText()');
  await third.getByRole('button', { name: 'Copy with citation' }).click();
  await expect.poll(copied).toContain('services.txt');
  await third.getByRole('button', { name: 'Copy a link to this finding' }).click();
  await expect.poll(copied).toMatch(/^http\S+&finding=\d+$/);
  const link = await copied();
  await page.goto('/dashboard');
  await page.goto(link);
  await expect(cards(page).nth(2)).toBeFocused();
});

test('the first finding is on the first screen, at 1100 x 800 and at 200 % zoom', async ({ page, stack }) => {
  const address = await makeReport(page, stack);
  const answer = await page.request.post('/compliance/check', {
    data: { document_text: EMPLOYMENT, document_type: 'employment' },
  });
  const { report_id: id } = (await answer.json()) as { report_id: string };
  for (const size of [
    { width: 1100, height: 800 },
    { width: 550, height: 400 },
  ]) {
    await page.setViewportSize(size);
    for (const at of [address, `/dashboard/compliance?report=${id}`]) {
      await page.goto(at);
      await expect(cards(page).first().getByRole('heading')).toBeInViewport();
      expect(await page.evaluate<number>('scrollY')).toBe(0);
    }
  }
});

test('at 1100 x 800 the lines show whole titles', async ({ page, stack }) => {
  await page.setViewportSize({ width: 1100, height: 800 });
  await page.goto(await makeReport(page, stack));
  await page.getByRole('button', { name: /^Show \d+ More$/ }).click();
  const titles = page.locator('li > button[data-item] > span[title]');
  await expect(titles.first()).toBeVisible();
  const cut = await titles.evaluateAll((all) =>
    all
      .filter(
        ({ scrollHeight, clientHeight, scrollWidth, clientWidth }) =>
          scrollHeight > clientHeight + 1 || scrollWidth > clientWidth,
      )
      .map(({ textContent }) => textContent),
  );
  expect(cut).toEqual([]);
});

test('the list ends with what is not there and with the legend, which paper shows open', async ({
  page,
  stack,
}) => {
  await page.goto(await makeReport(page, stack));
  const notFound = page.getByText('What was looked for and is not there');
  const kind = page.getByRole('listitem').filter({ hasText: 'Retention of title' });
  const meaning = page.getByText('Settle it before signing.');
  await expect(notFound).toBeVisible();
  await expect(kind).toBeHidden();
  await notFound.click();
  await expect(kind).toBeVisible();
  await notFound.click();
  await page.getByText('Legend', { exact: true }).click();
  await expect(meaning).toBeVisible();
  await expectNoAxeViolationsInBothThemes(page);
  await page.getByText('Legend', { exact: true }).click();
  await expect(meaning).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await page.evaluate("dispatchEvent(new Event('beforeprint'))");
  await expect(meaning).toBeVisible();
  await expect(kind).toBeVisible();
  await page.evaluate("dispatchEvent(new Event('afterprint'))");
  await expect(meaning).toBeHidden();
});

for (const [device, viewport] of [
  ['a wide screen', { width: 1280, height: 800 }],
  ['a phone', { width: 390, height: 844 }],
] as const)
  test(`a clause that was not understood is shown in the text by the keyboard, on ${device}`, async ({
    page,
    stack,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto(await makeReport(page, stack));
    await page.locator('summary').filter({ hasText: 'Not understood, to be read' }).focus();
    await page.keyboard.press('Enter');
    const clause = page.getByRole('listitem').filter({ hasText: 'Insurance duty' }).getByRole('button');
    await expect(clause).toBeVisible();
    await expectNoAxeViolationsInBothThemes(page);
    await clause.focus();
    await page.keyboard.press('Enter');
    const paragraph = page
      .locator('[data-start]')
      .filter({ hasText: 'look at the insurance of the building' });
    await expect(paragraph.first()).toBeInViewport();
    await expect.poll(() => page.evaluate("CSS.highlights.get('passage')?.size ?? 0")).toBe(1);
  });

test('a compliance report names the rules on which the document is silent, and compares what a kept rule counts', async ({
  page,
  stack,
}) => {
  await signUp(page.request, stack.outboxDir);
  const answer = await page.request.post('/compliance/check', {
    data: { document_text: EMPLOYMENT, document_type: 'employment' },
  });
  const { report_id: id } = (await answer.json()) as { report_id: string };
  await page.goto(`/dashboard/compliance?report=${id}`);
  await page.getByText(/^\d+ rules on which the document is silent$/).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'SA-LAB-27' })).toBeVisible();
  await page.getByRole('button', { name: /^Rules that the document keeps/ }).click();
  await page
    .getByRole('button', { name: /Working hours/ })
    .first()
    .click();
  await expect(page.getByText('The clause sets 48 hours a week; the law allows at most 48.')).toBeVisible();
});
