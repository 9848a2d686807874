import type { Language } from '#shared/contracts/common.js';
import { sectionAddress } from '#shared/domain/page-address.js';
import { registerMessages } from '../lib/locale.js';
import { lazyScreen, type LazyScreen } from '../lib/lazy-screen.js';
import { toolPages, tools } from '../tools.js';
import { sectionScreens } from './shell/section-screens.js';

/** The screens that are fetched when they are first shown. */
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
 * The screens that make up the page at each address; one that ends in `/*` is that of a whole section. `preload` reads it when a page is opened, and the build reads
 * it so that the server can name a page's files in its HTML.
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
  '/dashboard/law/*': section(sectionScreens.law),
  '/dashboard/profile': section(sectionScreens.profile),
  '/admin': section(sectionScreens.admin),
  ...Object.fromEntries(
    [...tools, ...toolPages].map(({ path, screen }) => [`/dashboard/${path}`, section(screen)]),
  ),
};

/** Preloads all screens of an address in parallel; otherwise each would be fetched only after the one around it. */
export async function preload(pathname: string, language: Language): Promise<void> {
  const parts = addresses[pathname] ?? addresses[sectionAddress(pathname)] ?? [];
  registerMessages(parts.flatMap(({ words }) => words));
  // A screen that cannot be fetched is retried where it is shown, and its failure is shown there.
  await Promise.allSettled(parts.map(({ fetch }) => fetch(language)));
}
