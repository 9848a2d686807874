import type { Page } from '@playwright/test';
import { startFakeModel, type FakeModel } from '../fakes/model.js';
import { signUp } from '../support/people.js';
import { startStack, type Stack } from '../support/stack.js';
import { until } from '../support/until.js';
import { expect, test as base } from './fixtures.js';
import { queryStack } from '../support/query-stack.js';

const CONTRACT = 'tests/fixtures/documents/contract.pdf';
const NAME = 'contract.pdf';
const KEY = 'sk-a-key-for-tests-only';
/** Concurrent calls of analyses; the contract needs somewhat more than twice as many calls. */
const SLOTS = 2;

const test = base.extend<{ model: FakeModel }, { endpoint: FakeModel; stack: Stack }>({
  endpoint: [
    async ({}, use) => {
      const endpoint = await startFakeModel({ latencyMs: 20 });
      await use(endpoint);
      await endpoint.close();
    },
    { scope: 'worker' },
  ],
  stack: [
    async ({ endpoint }, use) => {
      const stack = await startStack({
        env: {
          OPENAI_BASE_URL: endpoint.url,
          OPENAI_API_KEY: KEY,
          LLM_MODEL: 'fake-1',
          // One call is kept free for the assistant.
          LLM_CONCURRENCY: String(SLOTS + 1),
          LLM_TIMEOUT_SECONDS: '20',
        },
      });
      await use(stack);
      await stack.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  /** The endpoint, reset for each test: correct answers, nothing held, no recorded calls. */
  model: async ({ endpoint }, use) => {
    endpoint.calls.length = 0;
    endpoint.setFaults(null);
    await use(endpoint);
    endpoint.release();
  },
});

async function openRisk(page: Page, stack: Stack): Promise<string> {
  const email = await signUp(page.request, stack.outboxDir);
  await page.goto('/dashboard/risk-assessment');
  return email;
}
async function analyzeUpload(page: Page) {
  await page.locator('input[type=file]').setInputFiles(CONTRACT);
  await page.getByRole('button', { name: 'Analyze Uploaded' }).click();
}
const result = (page: Page) => page.getByRole('button', { name: 'Analyze Another' });
const panel = (page: Page) => page.getByRole('region', { name: `Progress of ${NAME}` });
const storedParts = async (stack: Stack, email: string) =>
  (
    await queryStack(stack, `select 1 from job_parts p join users u on u.id = p.user_id where u.email = $1`, [
      email,
    ])
  ).length;
/** Number of answers for each passage. */
const answers = (model: FakeModel) => {
  const counts = new Map<string, number>();
  for (const { passage, state, fault } of model.calls)
    if (state === 'answered' && fault === null) counts.set(passage, (counts.get(passage) ?? 0) + 1);
  return [...counts.values()];
};

test('the language model analyzes a contract, and every quote is found in its text', async ({
  page,
  stack,
  model,
}) => {
  await openRisk(page, stack);
  await analyzeUpload(page);
  await expect(result(page)).toBeVisible();
  await expect(page.getByText('Analyzed by the language model')).toBeVisible();
  await expect(page.getByText('fake-1')).toBeVisible();
  await expect(page.getByText('High Risk')).toBeVisible();
  await page.getByRole('button', { name: /^Show \d+ More$/ }).click();
  await page.locator('li > button[data-item]').first().click();
  const cards = page.getByRole('article');
  await expect(cards.nth(3)).toBeVisible();
  await expect(page.getByText('Quote not found in the document text')).toHaveCount(0);
  const quote = cards.locator('blockquote button').first();
  const words = (await quote.textContent())?.trim() ?? '';
  await quote.click();
  await expect(
    page
      .getByRole('region', { name: 'Document text' })
      .locator('mark')
      .filter({ hasText: words.replace(/\s+/g, ' ').slice(0, 40) })
      .first(),
  ).toBeInViewport();
  expect(model.calls.length).toBeGreaterThan(2 * SLOTS);
  expect(model.calls.every(({ authorization }) => authorization === `Bearer ${KEY}`)).toBe(true);
});

test('what the model says without words of the text to bear it is left out, and said to be', async ({
  page,
  stack,
  model,
}) => {
  const invented = {
    kind: 'indemnity',
    severity: 'high',
    title: 'A clause that nobody wrote',
    statements: [{ text: 'It burdens one side.', quote: 'The Customer shall hand over its firstborn.' }],
    bearer: null,
    holder: null,
    recommendation: 'Strike it.',
  };
  model.answerWith(() => JSON.stringify({ findings: [invented], covers: [] }));
  await openRisk(page, stack);
  await analyzeUpload(page);
  await expect(result(page)).toBeVisible();
  model.answerWith(null);
  await expect(page.getByText('A clause that nobody wrote')).toHaveCount(0);
  await expect(page.getByText('Not fully analyzed')).toBeVisible();
  await expect(
    page.getByText(/reported what could not be confirmed by the words of the text: Indemnity/).first(),
  ).toBeVisible();
});

test('a job whose worker was killed repeats only the calls that had no answer', async ({
  page,
  stack,
  model,
}) => {
  model.holdAfter(3);
  const email = await openRisk(page, stack);
  await analyzeUpload(page);
  await until(async () => (await storedParts(stack, email)) === 3);
  await until(() => model.calls.length === 3 + SLOTS);
  await expect(panel(page).getByText(/findings? so far/)).toBeVisible();
  await stack.restartWorker();
  await until(() => model.calls.filter(({ state }) => state === 'aborted').length === SLOTS);
  model.release();
  await expect(result(page)).toBeVisible({ timeout: 40_000 });
  expect(answers(model).every((count) => count === 1)).toBe(true);
  expect(model.calls.length - answers(model).length).toBeLessThanOrEqual(SLOTS);
  expect(await storedParts(stack, email)).toBe(answers(model).length);
});

test('cancelling aborts the running model calls, and no others follow', async ({ page, stack, model }) => {
  model.holdAfter(3);
  const email = await openRisk(page, stack);
  await analyzeUpload(page);
  await until(async () => (await storedParts(stack, email)) === 3);
  await until(() => model.calls.length === 3 + SLOTS);
  await panel(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Analysis cancelled.').first()).toBeVisible();
  await until(() => model.calls.filter(({ state }) => state === 'aborted').length === SLOTS);
  expect(model.calls).toHaveLength(3 + SLOTS);
  await expect(page.getByText('No history yet.')).toBeVisible();
});

test('an unusable model is reported, and a retry continues where the job stopped', async ({
  page,
  stack,
  model,
}) => {
  // After three sections the key is refused; the concurrent call hangs and is aborted with the job.
  model.holdAfter(3);
  model.script(null, null, null, '401', 'hang');
  const email = await openRisk(page, stack);
  await analyzeUpload(page);
  await until(async () => (await storedParts(stack, email)) === 3);
  await until(() => model.calls.length === 3 + SLOTS);
  const finished = model.calls.slice(0, 3).map(({ passage }) => passage);
  model.release();
  await expect(page.getByRole('alert')).toContainText(
    'Risk analysis failed: The language model was unavailable or gave no usable answer. Please try again later.',
  );
  await expect(page.getByRole('alert')).toContainText('Stopped at: Analyze');
  expect(await storedParts(stack, email)).toBe(3);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(result(page)).toBeVisible();
  const asked = model.calls.slice(3).map(({ passage }) => passage);
  expect(asked.filter((passage) => finished.includes(passage))).toEqual([]);
  expect(await storedParts(stack, email)).toBe(new Set([...finished, ...asked]).size);
});

test('the result names the sections that the model refused', async ({ page, stack, model }) => {
  model.script(null, 'refusal');
  await openRisk(page, stack);
  await analyzeUpload(page);
  await expect(result(page)).toBeVisible();
  await page.getByText('Not fully analyzed').click();
  await expect(page.getByText('The language model declined to analyze this section.').first()).toBeVisible();
});
