import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import playwrightConfig from '../../playwright.config.js';
import type { Language } from '#shared/contracts/common.js';
import { blockPartsFrom } from '../support/block.js';
import { makeAdmin, signUp } from '../support/people.js';
import { startStack, type Stack } from '../support/stack.js';
import { profileStates } from './profile.js';
import { createT, WORDS, type Round } from './round.js';

const CONTRACT = 'tests/fixtures/documents/contract.pdf';
const ARABIC_CONTRACT = 'client/public/samples/services-agreement-ar.txt';
const SIZES = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
} satisfies Record<string, BrowserContextOptions>;
const LOCALES: Record<Language, string> = { en: 'en-US', ar: 'ar-SA' };
const PUBLIC = {
  home: '/',
  about: '/about',
  contact: '/contact',
  privacy: '/privacy',
  terms: '/terms',
  forgot: '/forgot-password',
  reset: '/reset-password?token=pictured',
  'reset-without-token': '/reset-password',
};

type File = Parameters<ReturnType<Page['locator']>['setInputFiles']>[0];

async function analyze({ page, t }: Round, file: File): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('button', { name: t('review.analyzeUploaded') }).click();
}
const another = ({ page, t }: Round) => page.getByRole('button', { name: t('review.another') });

async function publicPages({ page, shoot }: Round): Promise<void> {
  for (const [name, path] of Object.entries(PUBLIC)) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await shoot(name, { fullPage: true });
  }
}

async function signIn({ page, shoot, t }: Round): Promise<void> {
  await page.goto('/auth?form=login');
  await page.getByLabel(t('auth.email')).first().waitFor();
  await shoot('auth-login');
  await page.goto('/auth?form=register');
  await page.getByLabel(t('auth.firstName')).waitFor();
  await page
    .getByRole('button', { name: t('auth.createAccount') })
    .last()
    .click();
  await page.getByText(t('auth.firstName.required')).waitFor();
  await shoot('auth-register');
}

async function dashboard({ page, shoot, t }: Round): Promise<void> {
  await page.goto('/dashboard');
  await page.getByText(t('home.welcome')).waitFor();
  await shoot('dashboard');
  const menu = page.getByRole('button', { name: t('shell.menu') });
  if (await menu.isVisible()) await menu.click();
  await page
    .getByRole('button', { name: WORDS.en['shell.profileMenu'] })
    .or(page.getByRole('button', { name: WORDS.ar['shell.profileMenu'] }))
    .click();
  await page.getByRole('menu').waitFor();
  await shoot('profile-menu');
  await page.keyboard.press('Escape');
  await page.goto('/dashboard/uploads');
  await page.getByText('contract').first().waitFor();
  await shoot('uploads');
}

async function riskStates(round: Round): Promise<void> {
  const { page, stack, shoot, t } = round;
  await page.goto('/dashboard/risk-assessment');
  await page.getByText(t('reports.history.empty')).waitFor();
  await shoot('risk-empty');

  // A slow network, so that the upload is visible while it runs.
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  const line = (bytesPerSecond: number) =>
    network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: bytesPerSecond,
    });
  await line(20_000);
  const block = await blockPartsFrom(stack.databaseUrl, 5);
  await analyze(round, CONTRACT);
  await page.getByText(t('job.uploading')).waitFor();
  await shoot('risk-uploading');
  await line(-1);
  await page.getByRole('list', { name: t('review.findings') }).waitFor();
  await page.waitForTimeout(1_500);
  await shoot('risk-running');
  await block.release();
  await another(round).waitFor();
  await page.locator('mark').first().waitFor({ state: 'attached' });
  await shoot('risk-result');
  await page.locator('blockquote button').nth(1).click();
  await page.waitForTimeout(300);
  await shoot('risk-result-quote');
  await another(round).click();
  await page.getByRole('button', { name: t('reports.history.view') }).waitFor();
  await shoot('risk-history');
  await page.getByRole('button', { name: t('reports.history.delete') }).click();
  await page.getByRole('dialog').waitFor();
  await shoot('risk-delete-dialog');
  await page.keyboard.press('Escape');
  await analyze(round, {
    name: 'scan.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7\nnot much'),
  });
  await page.getByRole('alert').waitFor();
  await shoot('risk-failed');
  await analyze(round, ARABIC_CONTRACT);
  await another(round).waitFor();
  await page.locator('mark').first().waitFor({ state: 'attached' });
  await page.locator('blockquote button').first().click();
  await page.waitForTimeout(300);
  await shoot('risk-arabic-document');
}

/** Takes pictures of the admin panel after making the user an administrator: counts, queues, users and audit log. */
async function admin({ page, stack, shoot, t }: Round, email: string): Promise<void> {
  await makeAdmin(stack, email);
  await page.goto('/admin');
  const change = page.getByRole('button', { name: t('admin.user.makeAdminOne') }).first();
  await change.waitFor();
  await page.getByText(t('admin.queue.workers')).first().waitFor();
  await page.getByText(t('admin.audit.registered')).first().waitFor();
  await shoot('admin', { fullPage: true });
  await change.click();
  await page.getByRole('dialog').waitFor();
  await shoot('admin-dialog');
  await page.keyboard.press('Escape');
}

async function takeRound(browser: Browser, stack: Stack, folder: string, how: How): Promise<void> {
  const { language, size, colorScheme } = how;
  const context = await browser.newContext({
    ...SIZES[size],
    colorScheme,
    baseURL: stack.baseUrl,
    locale: LOCALES[language],
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const round: Round = {
    page,
    stack,
    language,
    t: createT(language),
    shoot: async (name, options = { fullPage: false }) => {
      const path = join(folder, `${name}-${language}-${size}-${colorScheme}.png`);
      await page.screenshot({ path, ...options });
    },
  };
  await publicPages(round);
  await signIn(round);
  const email = await signUp(page.request, stack.outboxDir);
  await page.request.patch('/auth/me', { data: { language } });
  await riskStates(round);
  await dashboard(round);
  await profileStates(round);
  await admin(round, email);
  await context.close();
  process.stdout.write(`${language}, ${size}, ${colorScheme}: done\n`);
}

interface How {
  language: Language;
  size: keyof typeof SIZES;
  colorScheme: 'light' | 'dark';
}

/**
 * Takes pictures of every screen in its states, in both languages or one, on phone and desktop, light and dark:
 * `npx tsx --conditions=lda-source tests/pictures/take.ts [FOLDER [en|ar]]`.
 */
async function main(folder: string, only: string | undefined): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const stack = await startStack();
  const browser = await chromium.launch(playwrightConfig.use?.launchOptions);
  try {
    // Another user, on whom the administrators of the pictures can act.
    const other = await browser.newContext({ baseURL: stack.baseUrl });
    await signUp(other.request, stack.outboxDir);
    await other.close();
    for (const language of ['en', 'ar'] as const) {
      if (only !== undefined && only !== language) continue;
      for (const size of ['desktop', 'phone'] as const) {
        for (const colorScheme of ['light', 'dark'] as const) {
          await takeRound(browser, stack, folder, { language, size, colorScheme });
        }
      }
    }
  } finally {
    await browser.close();
    await stack.stop();
  }
}

await main(process.argv[2] ?? 'docs/pictures', process.argv[3]);
