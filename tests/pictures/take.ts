import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type BrowserContextOptions, type Page } from '@playwright/test';
import playwrightConfig from '../../playwright.config.js';
import { holdParts } from '../support/hold-parts.js';
import { signUp } from '../support/people.js';
import { startStack, type Stack } from '../support/stack.js';

const CONTRACT = 'tests/fixtures/documents/contract.pdf';
const SIZES = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
} satisfies Record<string, BrowserContextOptions>;

type Shoot = (name: string) => Promise<void>;

const analyze = async (
  page: Page,
  file: Parameters<ReturnType<Page['locator']>['setInputFiles']>[0] = CONTRACT,
) => {
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('button', { name: 'Analyze Uploaded' }).click();
};
const another = (page: Page) => page.getByRole('button', { name: 'Analyze Another' });

async function signIn(page: Page, shoot: Shoot): Promise<void> {
  await page.goto('/auth?form=login');
  await page.getByLabel('Email').first().waitFor();
  await shoot('auth-login');
  await page.goto('/auth?form=register');
  await page.getByLabel('First name').waitFor();
  await shoot('auth-register');
}

async function dashboard(page: Page, shoot: Shoot): Promise<void> {
  await page.goto('/dashboard');
  await page.getByText('Welcome, Layla').waitFor();
  await shoot('dashboard');
  await page.goto('/dashboard/uploads');
  await page.getByText('contract.pdf').or(page.getByText('No documents uploaded yet.')).first().waitFor();
  await shoot('uploads');
}

async function riskStates(page: Page, stack: Stack, shoot: Shoot): Promise<void> {
  await page.goto('/dashboard/risk-assessment');
  await page.getByText('No history yet.').waitFor();
  await shoot('risk-empty');

  // A slow line, so that the upload is seen on its way.
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
  const hold = await holdParts(stack.databaseUrl, 5);
  await analyze(page);
  await page.getByText(/^Uploading/).waitFor();
  await shoot('risk-uploading');
  await line(-1);
  await page.getByText(/findings? so far/).waitFor();
  await page.waitForTimeout(1_500);
  await shoot('risk-running');
  await hold.release();
  await another(page).waitFor();
  await page.locator('mark').first().waitFor({ state: 'attached' });
  await shoot('risk-result');
  await page.locator('blockquote button').nth(1).click();
  await page.waitForTimeout(300);
  await shoot('risk-result-quote');
  await another(page).click();
  await page.getByRole('button', { name: /View the report/ }).waitFor();
  await shoot('risk-history');
  await page.getByRole('button', { name: /Delete the report/ }).click();
  await page.getByRole('dialog').waitFor();
  await shoot('risk-delete-dialog');
  await page.keyboard.press('Escape');
  await analyze(page, {
    name: 'scan.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7\nnot much'),
  });
  await page.getByRole('alert').waitFor();
  await shoot('risk-failed');
}

/** `npm run pictures [-- FOLDER]`: every screen in its states, on phone and desktop, light and dark. */
async function main(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const stack = await startStack();
  const browser = await chromium.launch(playwrightConfig.use?.launchOptions);
  try {
    for (const [size, options] of Object.entries(SIZES)) {
      for (const colorScheme of ['light', 'dark'] as const) {
        const context = await browser.newContext({
          ...options,
          colorScheme,
          baseURL: stack.baseUrl,
          locale: 'en-US',
          reducedMotion: 'reduce',
        });
        const page = await context.newPage();
        const shoot: Shoot = async (name) => {
          await page.screenshot({ path: join(folder, `${name}-${size}-${colorScheme}.png`) });
        };
        await signIn(page, shoot);
        await signUp(page.request, stack.outboxDir);
        await riskStates(page, stack, shoot);
        await dashboard(page, shoot);
        await context.close();
        process.stdout.write(`${size}, ${colorScheme}: done\n`);
      }
    }
  } finally {
    await browser.close();
    await stack.stop();
  }
}

await main(process.argv[2] ?? 'docs/pictures');
