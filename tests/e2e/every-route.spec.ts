import { readFileSync } from 'node:fs';
import { request, type Browser, type Page } from '@playwright/test';
import type { Language } from '#shared/contracts/common.js';
import { violationsOf } from '../support/axe.js';
import { sessionsOf, type Role, type Sessions } from '../support/roles.js';
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
const THEMES = ['light', 'dark'] as const;
/** Latin words that stand in Arabic too: the product, formats, the other language's name, and who is signed in. */
const NAMES = /^(?:LDA|PDF|DOCX?|TXT|English|Layla|Haddad|LH|[\w.+-]+@[\w.-]+|\W|\d)*$/;

interface Route {
  path: string;
  /** Where each role ends; itself where it is not named. */
  leads?: Partial<Record<Role, string>>;
  /** Looked at closely as this role: it sees most of it. The others are only led to where they belong. */
  closely?: Role;
  notFor?: Role;
  /** The specification's own words. */
  words?: readonly string[];
  sections?: number;
}

const SHELL = ['Dashboard', 'Risk Assessment', 'Logout', 'Layla Haddad'];
const TO_AUTH = { visitor: '/auth' };

const routesOf = (report: string): readonly Route[] => [
  {
    path: '/',
    closely: 'visitor',
    words: [
      'Home',
      'Services',
      'Contact',
      'About',
      'Login',
      'Register',
      'Privacy Policy',
      'Terms of Service',
    ],
  },
  {
    path: '/about',
    closely: 'visitor',
    words: ['Our Story', 'Our Mission', 'Innovation', 'Integrity', 'Global Reach', 'Expertise', 'Our Team'],
  },
  { path: '/contact', closely: 'visitor', words: ['Name', 'Email', 'Subject', 'Message'] },
  { path: '/privacy', closely: 'visitor', sections: 9 },
  { path: '/terms', closely: 'visitor', sections: 11 },
  {
    path: '/auth?form=login',
    closely: 'visitor',
    leads: { user: '/dashboard', admin: '/dashboard' },
    words: ['Email', 'Password'],
  },
  {
    path: '/auth?form=register',
    closely: 'visitor',
    leads: { user: '/dashboard', admin: '/dashboard' },
    words: ['First name', 'Last name', 'Email', 'Password', 'Verification code'],
  },
  { path: '/forgot-password', closely: 'visitor', words: ['Email', 'Send Reset Link'] },
  { path: '/reset-password', closely: 'visitor', words: ['Invalid or missing token.'] },
  { path: '/reset-password?token=x', closely: 'visitor', words: ['New Password', 'Confirm Password'] },
  { path: '/redirect', leads: { visitor: '/auth', user: '/dashboard', admin: '/admin' } },
  {
    path: '/dashboard',
    closely: 'user',
    leads: TO_AUTH,
    words: [...SHELL, 'Welcome, Layla', 'Your lawyer is ready for you', 'Recent uploads'],
  },
  { path: '/dashboard/uploads', closely: 'user', leads: TO_AUTH, words: SHELL },
  { path: '/dashboard/profile', closely: 'user', leads: TO_AUTH, words: SHELL },
  {
    path: '/dashboard/risk-assessment',
    closely: 'user',
    leads: TO_AUTH,
    words: [
      ...SHELL,
      'Choose Document',
      'Drag & drop or click to upload',
      'Accepted: PDF, DOCX (Text only)',
      'No history yet.',
    ],
  },
  {
    path: `/dashboard/risk-assessment?report=${report}`,
    closely: 'admin',
    // It is the administrator's own: others do not find it.
    notFor: 'user',
    leads: TO_AUTH,
    words: ['PDF', 'Analyze Another', 'High Risk', 'Medium Risk', 'Low Risk', 'All Sections', 'More'],
  },
  {
    path: '/admin',
    closely: 'admin',
    leads: { visitor: '/auth', user: '/dashboard' },
    words: [...SHELL, 'Admin Panel', 'Make Admin'],
  },
  { path: '/nowhere', leads: { visitor: '/', user: '/', admin: '/' } },
  { path: '/dashboard/unknown', leads: { visitor: '/auth', user: '/', admin: '/' } },
];

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

interface Looked {
  page: Page;
  language: Language;
  /** Takes what is wrong; all of it is told at the end. */
  wrong: (what: string) => void;
}

/** A page that was just resized is laid out anew in the frames that follow. */
async function expectNoSidewaysScroll(page: Page, when: string, wrong: Looked['wrong']): Promise<void> {
  const over = () => page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');
  const fits = expect.poll(over).toBe(0);
  await fits.catch(async () => wrong(`scrolls sideways ${when}, by ${await over()} px`));
}

async function lookClosely(
  { page, language, wrong }: Looked,
  { words = [], sections }: Route,
): Promise<void> {
  if (language === 'en') {
    for (const word of words)
      await expect.soft(page.getByText(word).locator('visible=true').first()).toBeVisible();
  }
  if (sections !== undefined) await expect(page.locator('main section > h2')).toHaveCount(sections);
  for (const text of await untranslated(page, language)) wrong(`not translated: ${text}`);

  await page.keyboard.press('Tab');
  const first = await page.evaluate<string | null>(`document.activeElement.getAttribute('href')`);
  if (first !== '#content') wrong(`the first Tab reaches ${String(first)}, no skip link`);

  for (const colorScheme of THEMES) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const violation of await violationsOf(page)) wrong(`axe, ${colorScheme}: ${violation}`);
  }
  await page.evaluate(`document.documentElement.style.fontSize = '200%'`);
  await expectNoSidewaysScroll(page, 'with text of 200 %', wrong);
  await page.evaluate(`document.documentElement.style.fontSize = ''`);
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(page, 'at 320 px', wrong);
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

async function walk(
  browser: Browser,
  stack: Stack,
  {
    language,
    role,
    session,
    routes,
  }: { language: Language; role: Role; session: Sessions[Role]; routes: readonly Route[] },
): Promise<string[]> {
  const all: string[] = [];
  let at = '';
  const wrong = (what: string) => all.push(`${language}, ${role}, ${at}: ${what}`);
  const context = await browser.newContext({
    baseURL: stack.baseUrl,
    storageState: session,
    reducedMotion: 'reduce',
    viewport: DESKTOP,
  });
  const page = await context.newPage();
  listen(page, stack, wrong);
  let asked = 0;
  page.on('request', (sent) => (asked += new URL(sent.url()).pathname === WHO ? 1 : 0));
  for (const route of routes) {
    if (route.notFor === role) continue;
    at = route.path;
    asked = 0;
    await page.goto(route.path);
    const end = route.leads?.[role] ?? route.path;
    await expect(page, at).toHaveURL(
      (url) => (end.includes('?') ? url.pathname + url.search : url.pathname) === end,
    );
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    if (asked !== 1) wrong(`asks ${asked} times who is signed in`);
    const { lang, dir } = await page.evaluate<{ lang: string; dir: string }>(
      '({ lang: document.documentElement.lang, dir: document.documentElement.dir })',
    );
    if (lang !== language || dir !== (language === 'ar' ? 'rtl' : 'ltr')) wrong(`is in ${lang}, ${dir}`);
    await expect.soft(page, at).toHaveTitle(language === 'ar' ? /[\u0621-\u064a].* · LDA$/ : /\w.* · LDA$/);
    if (route.closely === role) await lookClosely({ page, language, wrong }, route);
  }
  await context.close();
  return all;
}

/** A report of the administrator's, so that one screen has a result to show. */
async function makeReport(stack: Stack, session: Sessions[Role], file: string): Promise<string> {
  const api = await request.newContext({ baseURL: stack.baseUrl, storageState: session });
  const stored = await api.post('/documents/upload', {
    multipart: { file: { name: 'agreement.txt', mimeType: 'text/plain', buffer: readFileSync(file) } },
  });
  const { doc_id } = (await stored.json()) as { doc_id: string };
  const answer = await api.post('/risk', { data: { doc_id } });
  const { id } = (await answer.json()) as { id: string };
  await api.dispose();
  return id;
}

// Nothing of so many visits is worth a trace of them all.
test.use({ trace: 'off' });

for (const language of ['en', 'ar'] satisfies Language[]) {
  test(`every route, every role, both themes (${language})`, async ({ browser, stack }) => {
    test.setTimeout(240_000);
    const sessions = await sessionsOf(stack, language);
    const routes = routesOf(await makeReport(stack, sessions.admin, CONTRACTS[language]));
    const roles = Object.keys(sessions) as Role[];
    const found = await Promise.all(
      roles.map((role) => walk(browser, stack, { language, role, session: sessions[role], routes })),
    );
    expect(found.flat()).toEqual([]);
  });
}
