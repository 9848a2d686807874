import type { Language } from '#shared/contracts/common.js';
import { expectMessages } from '../lib/locale.js';
import { lazyScreen, type LazyScreen } from '../lib/lazy-screen.js';
import { tools } from '../tools.js';
import { sectionScreens } from './shell/section-screens.js';

/** What is fetched when it is shown. */
export const screens = {
  layout: lazyScreen(['public'], () => import('./public/layout.js')),
  home: lazyScreen([], () => import('../features/public/home.js')),
  about: lazyScreen(['pages'], () => import('../features/public/about.js')),
  contact: lazyScreen(['pages'], () => import('../features/public/contact.js')),
  privacy: lazyScreen(['policies'], () => import('../features/public/privacy.js')),
  terms: lazyScreen(['policies'], () => import('../features/public/terms.js')),
  forgot: lazyScreen(['auth'], () => import('../features/password/forgot.js')),
  reset: lazyScreen(['auth'], () => import('../features/password/reset.js')),
  auth: lazyScreen(['auth'], () => import('../features/auth/screen.js')),
  dashboard: lazyScreen(['dashboard', 'errors'], () => import('./shell/dashboard.js')),
};

const publicPage = (page: LazyScreen): LazyScreen[] => [screens.layout, page];
const section = (screen: LazyScreen): LazyScreen[] => [screens.dashboard, screen];

/**
 * What the page at an address is made of. Read here when a page begins, and by the build, which has the server
 * name its files in the page itself.
 */
export const addresses: Readonly<Record<string, readonly LazyScreen[]>> = {
  '/': publicPage(screens.home),
  '/about': publicPage(screens.about),
  '/contact': publicPage(screens.contact),
  '/privacy': publicPage(screens.privacy),
  '/terms': publicPage(screens.terms),
  '/forgot-password': publicPage(screens.forgot),
  '/reset-password': publicPage(screens.reset),
  '/auth': [screens.auth],
  '/dashboard': section(sectionScreens.home),
  '/dashboard/uploads': section(sectionScreens.uploads),
  '/dashboard/profile': section(sectionScreens.profile),
  '/admin': section(sectionScreens.admin),
  ...Object.fromEntries(tools.map(({ path, screen }) => [`/dashboard/${path}`, section(screen)])),
};

/** Asks at once for all that an address needs; else one part after the other would ask for the next. */
export async function preload(pathname: string, language: Language): Promise<void> {
  const parts = addresses[pathname] ?? [];
  expectMessages(parts.flatMap(({ words }) => words));
  // One that does not come is asked for again where it is shown, and its failure is told there.
  await Promise.allSettled(parts.map(({ fetch }) => fetch(language)));
}
