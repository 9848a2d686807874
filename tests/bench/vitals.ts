import { readFileSync } from 'node:fs';
import { chromium, request, type Browser, type CDPSession, type Page } from '@playwright/test';
import type { Language } from '#shared/contracts/common.js';
import playwrightConfig from '../../playwright.config.js';
import { sessionsOf, type Role, type Sessions } from '../support/roles.js';
import { startStack, type Stack } from '../support/stack.js';

/** Lighthouse's "slow 4G", applied to each packet, and its mid-range phone: 1.6 Mbit/s down, 150 ms round trip, CPU 4x slower. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const CPU_SLOWDOWN = 4;
const ROUNDS = 5;
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };
/** Browser locale of each language, by which the server chooses the page's language. */
const LOCALES: Record<Language, string> = { en: 'en-US', ar: 'ar-SA' };
const GOALS = { publicLcp: 2_000, dashboardLcp: 2_500, cls: 0.05, inp: 200 };
const SAMPLE = 'client/samples/services-agreement.txt';

/** Script that records the browser's own measurements from the first paint on. Runs in the page. */
const WATCH = `(() => {
  const seen = (window.__vitals = { lcp: 0, cls: 0, inp: 0, what: '' });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      seen.lcp = entry.startTime;
      seen.what = entry.element ? entry.element.tagName.toLowerCase() : '';
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) seen.cls += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.interactionId) seen.inp = Math.max(seen.inp, entry.duration);
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 });
})()`;

interface Vitals {
  lcp: number;
  cls: number;
  /** Slowest interaction; null if the page has none of those that are tried. */
  inp: number | null;
  what: string;
}

interface Measured {
  path: string;
  as: Role;
  /** Interactions to perform once the page is at rest. */
  use?: (page: Page) => Promise<void>;
}

const typeInto = async (page: Page, selector: string, text: string) => {
  await page.locator(selector).first().click();
  await page.keyboard.type(text, { delay: 60 });
};
const turnLanguage = (page: Page) => page.locator('button[lang]').first().click();

const pagesOf = (report: string): readonly Measured[] => [
  {
    path: '/',
    as: 'visitor',
    use: async (page) => {
      await page.locator('header button[aria-haspopup="dialog"]').click();
      await page.getByRole('dialog').waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
      await page.locator('header button:not([lang]):not([aria-haspopup])').first().click();
      await turnLanguage(page);
    },
  },
  {
    path: '/auth?form=login',
    as: 'visitor',
    use: async (page) => {
      await typeInto(page, 'input[type=email]', 'layla@example.com');
      await typeInto(page, 'input[type=password]', 'Riyadh-2026!');
    },
  },
  { path: '/privacy', as: 'visitor' },
  {
    path: '/dashboard',
    as: 'user',
    use: async (page) => {
      await page.locator('header button[aria-haspopup="dialog"]').click();
      await page.getByRole('dialog').waitFor();
      await page.getByRole('dialog').locator('button[aria-haspopup="menu"]').click();
      const radios = page.getByRole('menuitemradio');
      await radios.last().click();
      await page.locator('html[data-theme="dark"]').waitFor();
    },
  },
  {
    path: `/dashboard/risk-assessment?report=${report}`,
    as: 'admin',
    use: async (page) => {
      const chips = page.getByRole('group').locator('button[aria-pressed]');
      await chips.nth(1).click();
      await chips.first().click();
      await page.keyboard.press('j');
      await page.keyboard.press('j');
    },
  },
  { path: '/admin', as: 'admin' },
];

async function throttle(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return session;
}

/** Makes one first visit, with nothing stored, until the page is at rest; then performs the interactions. */
async function visit(
  browser: Browser,
  baseURL: string,
  { session, language }: { session: Sessions[Role]; language: Language },
  { path, use }: Measured,
): Promise<Vitals> {
  const locale = LOCALES[language];
  const context = await browser.newContext({ ...PHONE, baseURL, locale, storageState: session });
  try {
    const page = await context.newPage();
    await page.addInitScript(WATCH);
    await throttle(page);
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    // Read before the interactions: after the first input no paint counts for LCP any more.
    const loaded = await page.evaluate<{ lcp: number; cls: number; what: string }>('window.__vitals');
    await use?.(page);
    // An event is reported only after the frame that it caused.
    await page.evaluate(
      'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))',
    );
    const used = await page.evaluate<{ cls: number; inp: number }>('window.__vitals');
    return { lcp: loaded.lcp, cls: used.cls, inp: use === undefined ? null : used.inp, what: loaded.what };
  } finally {
    await context.close();
  }
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

async function makeReport(stack: Stack, session: Sessions[Role]): Promise<string> {
  const api = await request.newContext({ baseURL: stack.baseUrl, storageState: session });
  const file = { name: 'agreement.txt', mimeType: 'text/plain', buffer: readFileSync(SAMPLE) };
  const stored = (await (await api.post('/documents/upload', { multipart: { file } })).json()) as {
    doc_id: string;
  };
  const answer = await api.post('/risk', { data: { doc_id: stored.doc_id } });
  const { id } = (await answer.json()) as { id: string };
  await api.dispose();
  return id;
}

/** Measures LCP, CLS and INP of first visits on a mid-range phone over slow 4G: `npm run bench -- vitals [--json]`. */
export async function run(args: string[]): Promise<number> {
  const stack = await startStack();
  const browser = await chromium.launch(playwrightConfig.use?.launchOptions);
  const results = [];
  try {
    for (const language of ['en', 'ar'] satisfies Language[]) {
      const sessions = await sessionsOf(stack, language);
      const pages = pagesOf(await makeReport(stack, sessions.admin));
      for (const page of pages) {
        const rounds: Vitals[] = [];
        for (let round = 0; round < ROUNDS; round += 1) {
          rounds.push(await visit(browser, stack.baseUrl, { session: sessions[page.as], language }, page));
        }
        const inps = rounds.flatMap(({ inp }) => inp ?? []);
        const result = {
          language,
          path: page.path.split('?report=')[0] ?? '',
          lcp_ms: Math.round(median(rounds.map(({ lcp }) => lcp))),
          lcp_goal_ms: page.as === 'visitor' ? GOALS.publicLcp : GOALS.dashboardLcp,
          lcp_of: rounds[0]?.what ?? '',
          cls: Math.round(median(rounds.map(({ cls }) => cls)) * 1000) / 1000,
          inp_ms: inps.length === 0 ? null : Math.round(median(inps)),
        };
        results.push(result);
        if (!args.includes('--json')) {
          process.stdout.write(
            `${`${language} ${result.path}`.padEnd(32)} LCP ${String(result.lcp_ms).padStart(5)} ms of ${result.lcp_goal_ms} (${result.lcp_of})   ` +
              `CLS ${result.cls.toFixed(3)}   INP ${result.inp_ms === null ? '-' : `${result.inp_ms} ms`}\n`,
          );
        }
      }
    }
  } finally {
    await browser.close();
    await stack.stop();
  }
  const met = results.every(
    ({ lcp_ms, lcp_goal_ms, cls, inp_ms }) =>
      lcp_ms <= lcp_goal_ms && cls <= GOALS.cls && (inp_ms ?? 0) <= GOALS.inp,
  );
  if (args.includes('--json')) process.stdout.write(`${JSON.stringify({ results, goals: GOALS, met })}\n`);
  else process.stdout.write(`Goals ${met ? 'met' : 'missed'}.\n`);
  return met ? 0 : 1;
}
