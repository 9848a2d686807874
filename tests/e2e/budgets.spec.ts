import { gzipSync } from 'node:zlib';
import type { Browser, Page, Response } from '@playwright/test';
import type { Language } from '#shared/contracts/common.js';
import { sessionsOf, type Role, type Sessions } from '../support/roles.js';
import { SCREENS } from '../support/screens.js';
import type { Stack } from '../support/stack.js';
import { expect, test } from './fixtures.js';

interface Weight {
  /** Size of the scripts in KB, each file compressed by itself, as sent. */
  script: number;
  /** Size of the scripts that are only prefetched, with `<link rel="prefetch">`. */
  prefetched: number;
  scripts: number;
  stylesheet: number;
  font: number;
  /** Scripts that the page's HTML does not name, so that another script had to request them. */
  late: string[];
}

/** Scripts that may be requested late, because nothing shown depends on them. */
const MAY_COME_LATE = /\/socket-[^/]+\.js$/;
const LOCALES: Record<Language, string> = { en: 'en-US', ar: 'ar-SA' };

/** Bytes of each file, cached because all routes fetch the same files. */
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

/** Opens a browser context in a language without a file cache, so that each visit fetches like a first one. */
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
 * Opens a route, waits until the network is idle without touching the page, and measures every file that was fetched:
 * the entry, its preloads, and lazy chunks that load without user action.
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

test('the first visit to each route stays within its budget, and the page names all of its scripts', async ({
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
