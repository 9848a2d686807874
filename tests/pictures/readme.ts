import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import playwrightConfig from '../../playwright.config.js';
import { PASSWORD } from '#server/seed/scenarios.js';
import { blockPartsFrom } from '../support/block.js';
import { startStack, type Stack } from '../support/stack.js';
import { createT } from './round.js';
import { askAboutNotice, checkEmployment, rephraseLease, translateContract } from './work.js';

const DESKTOP: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };
const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
};
const [en, ar] = [createT('en'), createT('ar')];

/** Creates the sample people and documents with `npm run seed`. */
function seed(stack: Stack): void {
  const env = {
    ...process.env,
    DATABASE_URL: stack.databaseUrl,
    DATA_DIR: mkdtempSync(join(tmpdir(), 'lda-pictures-')),
  };
  execFileSync(process.execPath, ['dist/server/seed/main.js', 'demo', '--yes'], { env, stdio: 'inherit' });
}

interface Picture {
  name: string;
  path: string;
  /** Name before the `@` of the account to sign in with; a visitor if absent. */
  as?: string;
  options?: BrowserContextOptions;
  /** Prepares the page; the picture is taken when it resolves. */
  ready: (page: Page) => Promise<unknown>;
}

const openReport = async (page: Page, file: string, view: RegExp) => {
  await page.getByRole('listitem').filter({ hasText: file }).getByRole('button', { name: view }).click();
  await page.locator('mark').first().waitFor({ state: 'attached' });
};
/** Shows a finding's quote in the text; `number` counts from 0. */
const showQuote = async (page: Page, number: number) => {
  await page.locator('blockquote button').nth(number).click();
  await page.waitForTimeout(500);
};
/** Name of the picture of a running analysis, which is not ready before its job is held up. */
const RUNNING = 'risk-running';
const heading = (page: Page) => page.getByRole('heading', { level: 1 }).waitFor();

const PICTURES: readonly Picture[] = [
  { name: 'home', path: '/', ready: heading },
  {
    name: 'home-arabic-phone-dark',
    path: '/',
    options: { ...PHONE, colorScheme: 'dark', locale: 'ar-SA' },
    ready: heading,
  },
  {
    name: 'risk-result',
    path: '/dashboard/risk-assessment',
    as: 'james',
    ready: async (page) => {
      await openReport(page, 'Services agreement', en('reports.history.view'));
      await showQuote(page, 1);
    },
  },
  {
    name: 'risk-arabic-document',
    path: '/dashboard/risk-assessment',
    as: 'noura',
    ready: async (page) => {
      await openReport(page, 'عقد إيجار تجاري', ar('reports.history.view'));
      await showQuote(page, 0);
    },
  },
  {
    name: 'risk-phone-dark',
    path: '/dashboard/risk-assessment',
    as: 'james',
    options: { ...PHONE, colorScheme: 'dark' },
    ready: (page) => openReport(page, 'Services agreement', en('reports.history.view')),
  },
  {
    name: 'compliance-result',
    path: '/dashboard/compliance',
    as: 'james',
    ready: async (page) => {
      const id = await checkEmployment(page);
      await page.goto(`/dashboard/compliance?report=${id}`);
      await page.locator('mark').first().waitFor({ state: 'attached' });
      await showQuote(page, 0);
    },
  },
  {
    name: 'rephrase-result',
    path: '/dashboard/rephrasing',
    as: 'james',
    ready: async (page) => {
      await page.goto(`/dashboard/rephrasing?report=${await rephraseLease(page)}`);
      await page.getByRole('button', { name: en('rephrase.view.changes') }).click();
      await page.keyboard.press('j');
      await page.locator('[data-change][aria-current]').waitFor();
      // The files are written by then.
      await page.getByText(en('rephrase.files.waiting')).waitFor({ state: 'hidden' });
    },
  },
  {
    name: 'translate-result',
    path: '/dashboard/translation',
    as: 'james',
    ready: async (page) => {
      await page.goto(`/dashboard/translation?report=${await translateContract(page)}`);
      await page.locator('[dir=rtl]').first().waitFor();
    },
  },
  {
    name: 'chat-answer',
    path: '/dashboard/chatbot',
    as: 'james',
    ready: askAboutNotice,
  },
  {
    name: 'law-article',
    path: '/dashboard/law/labor-m51-1426/77',
    as: 'noura',
    ready: (page) => page.getByRole('group', { name: ar('law.article.text') }).waitFor(),
  },
  {
    name: 'admin',
    path: '/admin',
    as: 'admin',
    ready: (page) => page.getByText(en('admin.queue.workers')).first().waitFor(),
  },
];

/** Waits until the laws are loaded. */
async function untilLawsLoaded(browser: Browser, stack: Stack): Promise<void> {
  const page = await openAs(browser, stack, { name: 'laws', path: '/', as: 'james', ready: heading });
  for (;;) {
    const answer = await page.request.get('/law');
    if (((await answer.json()) as { loaded: boolean }).loaded) break;
    await page.waitForTimeout(1_000);
  }
  await page.context().close();
}

async function openAs(browser: Browser, stack: Stack, { as, path, options = DESKTOP }: Picture) {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options, baseURL: stack.baseUrl });
  if (as !== undefined) {
    const data = { email: `${as}@lda.example`, password: PASSWORD };
    const answer = await context.request.post('/auth/login', { data });
    if (!answer.ok()) throw new Error(`${as} was not let in: ${answer.status()}`);
  }
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

/** Takes the picture of a running analysis. */
async function takeRunning(browser: Browser, stack: Stack, folder: string): Promise<void> {
  const page = await openAs(browser, stack, {
    name: RUNNING,
    path: '/dashboard/risk-assessment',
    as: 'sarah',
    ready: heading,
  });
  const block = await blockPartsFrom(stack.databaseUrl, 5);
  try {
    await page.locator('input[type=file]').setInputFiles('client/public/samples/services-agreement-en.pdf');
    await page.getByRole('button', { name: en('review.analyzeUploaded') }).click();
    await page.getByRole('list', { name: en('review.findings') }).waitFor();
    await page.waitForTimeout(1_500);
    await page.screenshot({ path: join(folder, `${RUNNING}.png`) });
  } finally {
    await block.release();
  }
}

/** Takes the pictures of the README, with the people of `npm run seed`: `npx tsx --conditions=lda-source tests/pictures/readme.ts [FOLDER [NAME]]`. */
async function main(folder: string, only: string | undefined): Promise<void> {
  const stack = await startStack({ env: { LOAD_LAWS: 'yes' } });
  const browser = await chromium.launch(playwrightConfig.use?.launchOptions);
  try {
    seed(stack);
    await untilLawsLoaded(browser, stack);
    for (const picture of PICTURES) {
      if (only !== undefined && only !== picture.name) continue;
      const page = await openAs(browser, stack, picture);
      await picture.ready(page);
      await page.waitForLoadState('networkidle');
      await page.screenshot({ path: join(folder, `${picture.name}.png`) });
      await page.context().close();
      process.stdout.write(`${picture.name}\n`);
    }
    if (only === undefined || only === RUNNING) await takeRunning(browser, stack, folder);
  } finally {
    await browser.close();
    await stack.stop();
  }
}

await main(process.argv[2] ?? 'docs/pictures', process.argv[3]);
