import { gzipSync } from 'node:zlib';
import type { Browser, Page, Response } from '@playwright/test';
import type { Language } from '#shared/contracts/common.js';
import { sessionsOf, type Role, type Sessions } from '../support/roles.js';
import { SCREENS } from '../support/screens.js';
import type { Stack } from '../support/stack.js';
import { expect, test } from './fixtures.js';

interface Weight {
  /** KB, each file compressed by itself, as it travels. */
  script: number;
  /** Scripts that the page only asks to have at hand, with `<link rel="prefetch">`. */
  prefetched: number;
  scripts: number;
  stylesheet: number;
  font: number;
  /** What the page's own text did not name, so that a script had to come first to ask for it. */
  late: string[];
}

/** Nothing that is shown waits for it. */
const MAY_COME_LATE = /\/socket-[^/]+\.js$/;
const LOCALES: Record<Language, string> = { en: 'en-US', ar: 'ar-SA' };

/** Bytes of each file, which is the same on every route that fetches it. */
const sizes = new Map<string, Promise<number>>();
function sizeOf(response: Response, type: string, pathname: string): Promise<number> {
  const measure = async () => {
    const body = await response.body();
    return type === 'font' ? body.length : gzipSync(body).length;
  };
  const size = sizes.get(pathname) ?? measure();
  sizes.set(pathname, size);
  return size;
}

const kb = (bytes: number) => Math.round((bytes / 1024) * 10) / 10;

/** A browser of somebody who reads this language, which keeps no file: each visit fetches as a first one does. */
async function openBrowser(
  browser: Browser,
  stack: Stack,
  { session, language }: { session: Sessions[Role]; language: Language },
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: stack.baseUrl,
    storageState: session,
    locale: LOCALES[language],
  });
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.setCacheDisabled', { cacheDisabled: true });
  return page;
}

/**
 * Opens a route, leaves it alone until the network rests, and weighs every file that it has fetched: the entry, what it
 * preloads, and the lazy parts that came without anybody's doing.
 */
async function weigh(page: Page, path: string): Promise<Weight> {
  const files = new Map<string, Promise<{ kind: string; bytes: number }>>();
  const collect = (response: Response) => {
    const request = response.request();
    const type = request.resourceType();
    const { pathname } = new URL(response.url());
    const isScript = type === 'script' || pathname.endsWith('.js');
    if (!isScript && type !== 'stylesheet' && type !== 'font') return;
    const look = async () => {
      const bytes = await sizeOf(response, type, pathname);
      const ahead = (await request.headerValue('sec-purpose'))?.includes('prefetch') === true;
      const kind = ahead ? 'prefetched' : isScript ? 'script' : type;
      return { kind, bytes };
    };
    files.set(pathname, look());
  };
  page.on('response', collect);
  const html = (await (await page.goto(path))?.text()) ?? '';
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const seen = await Promise.all(files.values());
  page.off('response', collect);
  const bytesOf = (kind: string) => seen.filter((file) => file.kind === kind).map(({ bytes }) => bytes);
  const sum = (kind: string) => kb(bytesOf(kind).reduce((total, bytes) => total + bytes, 0));
  return {
    script: sum('script'),
    prefetched: sum('prefetched'),
    scripts: bytesOf('script').length,
    stylesheet: sum('stylesheet'),
    font: sum('font'),
    late: [...files.keys()].filter(
      (file) => file.endsWith('.js') && !html.includes(`"${file}"`) && !MAY_COME_LATE.test(file),
    ),
  };
}

test('no route weighs more than its budget at the first visit, and its page names all of it', async ({
  browser,
  stack,
}) => {
  const over: string[] = [];
  const writeLine = (...[name, ...cells]: [string, ...(string | number)[]]) => {
    const line = cells.map((cell) => String(cell).padStart(11)).join('');
    process.stdout.write(`${name.padEnd(30)}${line}\n`);
  };
  writeLine('KB, gzip', 'JavaScript', 'budget', 'files', 'prefetched', 'CSS', 'fonts');
  const measure = async (language: Language) => {
    const sessions = await sessionsOf(stack, language);
    const pages = new Map<Role, Page>();
    for (const { path, role, budget } of SCREENS) {
      if (role === undefined || budget === undefined) continue;
      const page =
        pages.get(role) ?? (await openBrowser(browser, stack, { session: sessions[role], language }));
      pages.set(role, page);
      const weight = await weigh(page, path);
      const { script, scripts, prefetched, stylesheet, font } = weight;
      writeLine(`${language} ${path}`, script, budget, scripts, prefetched, stylesheet, font);
      if (script > budget) over.push(`${language} ${path}: ${script} KB of ${budget}`);
      for (const file of weight.late) over.push(`${language} ${path}: its page does not name ${file}`);
    }
    for (const page of pages.values()) await page.context().close();
  };
  await Promise.all([measure('en'), measure('ar')]);
  expect(over).toEqual([]);
});
