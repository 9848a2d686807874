import { readFileSync } from 'node:fs';
import { request, type Browser, type Page } from '@playwright/test';
import type { Language } from '#shared/contracts/common.js';
import { violationsInBothThemes, type Theme } from '../support/axe.js';
import { sessionsOf, type Role, type Sessions } from '../support/roles.js';
import { SCREENS, type Screen } from '../support/screens.js';
import type { Stack } from '../support/stack.js';
import { expect, test } from './fixtures.js';

const CONTRACTS: Record<Language, string> = {
  en: 'client/samples/services-agreement.txt',
  ar: 'client/public/samples/services-agreement-ar.txt',
};
const MESSAGE_ID =
  /^(?:app|action|error|auth|public|shell|home|documents|reports|review|risk|compliance|law|job|admin|profile)\.[a-zA-Z.]+$/;
/** Path that the page's HTML preloads, beside the first script. */
const WHO = '/auth/me';
const DESKTOP = { width: 1280, height: 720 };
const PHONE = { width: 320, height: 700 };
const ROLES = ['visitor', 'user', 'admin'] as const satisfies Role[];
const LANGUAGES = ['en', 'ar'] as const satisfies Language[];
/**
 * Viewport and first theme of the axe checks. A screen has the same elements in both languages, so axe runs on a
 * desktop in one language and on a phone in the other: with all rules in one theme, and the color rules in the other.
 */
const AXE = {
  en: { viewport: DESKTOP, theme: 'light' },
  ar: { viewport: PHONE, theme: 'dark' },
} as const satisfies Record<Language, { viewport: typeof DESKTOP; theme: Theme }>;
/** Latin texts that stay Latin on Arabic pages: product, formats, the other language's name, the signed-in user. */
const NAMES = /^(?:LDA|PDF|DOCX?|TXT|English|Layla|Haddad|LH|[\w.+-]+@[\w.-]+|\W|\d)*$/;

/** Script that lists the texts of a page, and tells for each whether it is marked as another language. Runs in the page. */
const TEXTS = `(() => {
  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const within = walker.currentNode.parentElement;
    const text = walker.currentNode.textContent.trim();
    if (text !== '' && within.checkVisibility())
      texts.push({ text, apart: within.closest('bdi, [lang="en"], [dir="ltr"], option') !== null });
  }
  return texts;
})()`;

/** Returns untranslated texts: ids of messages, and purely Latin texts on an Arabic page. */
async function untranslated(page: Page, language: Language): Promise<string[]> {
  const texts = await page.evaluate<{ text: string; apart: boolean }[]>(TEXTS);
  return texts
    .filter(({ text, apart }) => {
      if (MESSAGE_ID.test(text)) return true;
      // File names, addresses and quotes keep their own language, and are marked with it.
      if (language === 'en' || apart) return false;
      return /[A-Za-z]{2}/.test(text) && !/[\u0621-\u064a]/.test(text) && !NAMES.test(text);
    })
    .map(({ text }) => text);
}

/** Browser page of one role in one language, reused for all screens. */
interface OpenPage {
  page: Page;
  role: Role;
  language: Language;
  /** Number of requests to `/auth/me` since the page was last opened. */
  asked: number;
  /** Records a problem; all of them are reported at the end. */
  wrong: (what: string) => void;
}

/** Checks that a page does not scroll sideways; retries, because a resized page is laid out in later frames. */
async function expectNoSidewaysScroll({ page, wrong }: OpenPage, when: string): Promise<void> {
  const over = () => page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');
  const fits = expect.poll(over).toBe(0);
  await fits.catch(async () => wrong(`scrolls sideways ${when}, by ${await over()} px`));
}

async function examine(opened: OpenPage, { words = [], sections, heading }: Screen): Promise<void> {
  const { page, language, wrong } = opened;
  await expect(page.getByRole('main').locator('.pulse')).toHaveCount(0);
  if (language === 'en') {
    for (const word of words)
      await expect.soft(page.getByText(word).locator('visible=true').first()).toBeVisible();
  }
  const title = page.getByRole('heading', { level: 1 });
  if (heading !== undefined) await expect.soft(title).toHaveText(heading[language]);
  if (language === 'ar') await expect.soft(title).toHaveText(/[\u0621-\u064a]/);
  if (sections !== undefined) await expect(page.locator('main section > h2')).toHaveCount(sections);
  for (const text of await untranslated(page, language)) wrong(`not translated: ${text}`);

  await page.keyboard.press('Tab');
  const first = await page.evaluate<string | null>(`document.activeElement.getAttribute('href')`);
  if (first !== '#content') wrong(`the first Tab reaches ${String(first)}, no skip link`);

  await page.evaluate(`document.documentElement.style.fontSize = '200%'`);
  await expectNoSidewaysScroll(opened, 'with text of 200 %');
  await page.evaluate(`document.documentElement.style.fontSize = ''`);
  await page.setViewportSize(PHONE);
  await expectNoSidewaysScroll(opened, 'at 320 px');
  await page.setViewportSize(AXE[language].viewport);
  for (const violation of await violationsInBothThemes(page, AXE[language].theme)) wrong(`axe, ${violation}`);
  await expect(title).toBeVisible();
  await page.setViewportSize(DESKTOP);
}

/**
 * Records errors of the browser. Two are expected: the 401 for a visitor without a session, and the warning that a
 * preloaded answer was not used within seconds; the number of requests shows whether it was used.
 */
function listen(page: Page, stack: Stack, wrong: (what: string) => void): void {
  page.on('pageerror', (error) => wrong(`thrown: ${error.message}`));
  page.on('console', (message) => {
    const text = message.text();
    const isSession = message.location().url.endsWith(WHO) && text.includes('401');
    const isLate = text.includes(`${WHO} was preloaded`);
    if (['error', 'warning'].includes(message.type()) && !isSession && !isLate) wrong(`console: ${text}`);
  });
  page.on('request', (sent) => {
    const { origin, protocol } = new URL(sent.url());
    if (origin !== stack.baseUrl && protocol.startsWith('http')) wrong(`asks another host: ${sent.url()}`);
  });
  page.on('requestfailed', (failed) => {
    // Leaving a page aborts its pending requests.
    const why = failed.failure()?.errorText ?? '';
    if (why !== 'net::ERR_ABORTED') wrong(`failed: ${failed.url()} ${why}`);
  });
}

let sessions: Record<Language, Sessions>;
let complaints: string[] = [];
let at = '';
const openPages = new Map<string, OpenPage>();
const reports = new Map<string, string>();

async function pageOf(browser: Browser, stack: Stack, role: Role, language: Language): Promise<OpenPage> {
  const name = `${language}, ${role}`;
  const known = openPages.get(name);
  if (known !== undefined) return known;
  const context = await browser.newContext({
    baseURL: stack.baseUrl,
    storageState: sessions[language][role],
    reducedMotion: 'reduce',
    viewport: DESKTOP,
  });
  const page = await context.newPage();
  const wrong = (what: string) => complaints.push(`${name}, ${at}: ${what}`);
  const opened = { page, role, language, asked: 0, wrong };
  listen(page, stack, wrong);
  page.on('request', (sent) => (opened.asked += new URL(sent.url()).pathname === WHO ? 1 : 0));
  openPages.set(name, opened);
  return opened;
}

/** Returns the screen's address; for a screen with a result, the administrator's report is created first. */
async function addressOf(stack: Stack, { path, resultOf }: Screen, language: Language): Promise<string> {
  if (resultOf === undefined) return path;
  const name = `${language} ${path}`;
  const id = reports.get(name) ?? (await makeReport(stack, resultOf, language));
  reports.set(name, id);
  return path + id;
}

async function makeReport(
  stack: Stack,
  { endpoint, body, reportId = 'id' }: NonNullable<Screen['resultOf']>,
  language: Language,
): Promise<string> {
  const storageState = sessions[language].admin;
  const api = await request.newContext({ baseURL: stack.baseUrl, storageState });
  const buffer = readFileSync(CONTRACTS[language]);
  const stored = await api.post('/documents/upload', {
    multipart: { file: { name: 'agreement.txt', mimeType: 'text/plain', buffer } },
  });
  const { doc_id: documentId } = (await stored.json()) as { doc_id: string };
  const answer = await api.post(endpoint, { data: body(documentId) });
  const made = (await answer.json()) as Record<string, string>;
  await api.dispose();
  return made[reportId] ?? '';
}

async function visit(opened: OpenPage, address: string, leads: Screen['leads']): Promise<void> {
  const { page, role, language, wrong } = opened;
  opened.asked = 0;
  const answer = await page.goto(address);
  if (answer?.status() !== 200) wrong(`answers ${String(answer?.status())}`);
  const end = leads?.[role] ?? address;
  await expect(page, at).toHaveURL(
    (url) => (end.includes('?') ? url.pathname + url.search : url.pathname) === end,
  );
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  // On a busy machine the browser may report its request after the page has become idle.
  await expect.poll(() => opened.asked, { message: at }).toBeGreaterThan(0);
  if (opened.asked !== 1) wrong(`asks ${opened.asked} times who is signed in`);
  const { lang, dir } = await page.evaluate<{ lang: string; dir: string }>(
    '({ lang: document.documentElement.lang, dir: document.documentElement.dir })',
  );
  if (lang !== language || dir !== (language === 'ar' ? 'rtl' : 'ltr')) wrong(`is in ${lang}, ${dir}`);
  await expect.soft(page, at).toHaveTitle(language === 'ar' ? /[\u0621-\u064a].* · LDA$/ : /\w.* · LDA$/);
}

test.beforeAll(async ({ stack }) => {
  const [en, ar] = await Promise.all([sessionsOf(stack, 'en'), sessionsOf(stack, 'ar')]);
  sessions = { en, ar };
});
test.afterAll(async () => {
  for (const { page } of openPages.values()) await page.context().close();
});

for (const [index, screen] of SCREENS.entries()) {
  test(`${screen.path} works in both languages and themes, for every role`, async ({ browser, stack }) => {
    complaints = [];
    at = screen.path;
    // The languages run in parallel, the roles in sequence.
    const walk = async (language: Language) => {
      const address = await addressOf(stack, screen, language);
      for (const [place, role] of ROLES.entries()) {
        if (screen.resultOf !== undefined && role === 'user') continue;
        // A redirect does not depend on the language, so the screens alternate between the languages.
        if (role !== screen.role && LANGUAGES[(index + place) % 2] !== language) continue;
        const opened = await pageOf(browser, stack, role, language);
        await visit(opened, address, screen.leads);
        if (role === screen.role) await examine(opened, screen);
      }
    };
    await Promise.all(LANGUAGES.map(walk));
    expect(complaints).toEqual([]);
  });
}
