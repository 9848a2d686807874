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
  /^(?:app|action|error|auth|public|shell|home|documents|risk|job|admin|profile)\.[a-zA-Z.]+$/;
/** Asked for by the page's own text, beside the first script. */
const WHO = '/auth/me';
const DESKTOP = { width: 1280, height: 720 };
const PHONE = { width: 320, height: 700 };
const ROLES = ['visitor', 'user', 'admin'] as const satisfies Role[];
const LANGUAGES = ['en', 'ar'] as const satisfies Language[];
/**
 * A screen is the same elements in both languages: axe runs on a desktop in one and on a phone in the other, each time
 * by all rules in one theme and by those of colors in the other.
 */
const AXE = {
  en: { viewport: DESKTOP, theme: 'light' },
  ar: { viewport: PHONE, theme: 'dark' },
} as const satisfies Record<Language, { viewport: typeof DESKTOP; theme: Theme }>;
/** Latin words that stand in Arabic too: the product, formats, the other language's name, and who is signed in. */
const NAMES = /^(?:LDA|PDF|DOCX?|TXT|English|Layla|Haddad|LH|[\w.+-]+@[\w.-]+|\W|\d)*$/;

/** Texts that stand alone on a page, with whether they are set apart as another language's. Runs in the page. */
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

/** What nobody translated: the id of a message, or Latin words alone on an Arabic page. */
async function untranslated(page: Page, language: Language): Promise<string[]> {
  const texts = await page.evaluate<{ text: string; apart: boolean }[]>(TEXTS);
  return texts
    .filter(({ text, apart }) => {
      if (MESSAGE_ID.test(text)) return true;
      // Names of files, addresses and quotes keep their own language, and say so.
      if (language === 'en' || apart) return false;
      return /[A-Za-z]{2}/.test(text) && !/[\u0621-\u064a]/.test(text) && !NAMES.test(text);
    })
    .map(({ text }) => text);
}

/** A browser's page of one role in one language, which stays open from screen to screen. */
interface OpenPage {
  page: Page;
  role: Role;
  language: Language;
  /** How often the page asked who is signed in, since it was last opened. */
  asked: number;
  /** Takes what is wrong; all of it is told at the end. */
  wrong: (what: string) => void;
}

/** A page that was just resized is laid out anew in the frames that follow. */
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
 * What a browser complains of. No complaint is that a visitor has no session, which is answered with 401, or that the
 * script took seconds to come to what was asked for ahead: whether it is used is seen by how often it is asked for.
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
    // A page that is left ends what it was still asking for.
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

/** The screen's address; where it shows a result, the administrator has made it. */
async function addressOf(stack: Stack, { path, resultOf }: Screen, language: Language): Promise<string> {
  if (resultOf === undefined) return path;
  const name = `${language} ${path}`;
  const id = reports.get(name) ?? (await makeReport(stack, resultOf, language));
  reports.set(name, id);
  return path + id;
}

async function makeReport(
  stack: Stack,
  { endpoint, body }: NonNullable<Screen['resultOf']>,
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
  const { id } = (await answer.json()) as { id: string };
  await api.dispose();
  return id;
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
  test(`${screen.path} in both languages and themes, for every role`, async ({ browser, stack }) => {
    complaints = [];
    at = screen.path;
    // The two languages side by side, the roles one after the other.
    const walk = async (language: Language) => {
      const address = await addressOf(stack, screen, language);
      for (const [place, role] of ROLES.entries()) {
        if (screen.resultOf !== undefined && role === 'user') continue;
        // Where a role is led to does not depend on the language: from screen to screen it takes turns.
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
