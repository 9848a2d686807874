import { expectWords } from '../lib/locale.js';
import type { WordsPart } from '../locales/catalogues.js';
import { toolScreens } from './tool-screens.js';

/** What is fetched when it is shown. */
export const screens = {
  layout: () => import('./public/layout.js'),
  home: () => import('../features/public/home.js'),
  about: () => import('../features/public/about.js'),
  contact: () => import('../features/public/contact.js'),
  privacy: () => import('../features/public/privacy.js'),
  terms: () => import('../features/public/terms.js'),
  forgot: () => import('../features/password/forgot.js'),
  reset: () => import('../features/password/reset.js'),
  auth: () => import('../features/auth/screen.js'),
  dashboard: () => import('./shell/dashboard.js'),
};

const PUBLIC: Record<string, () => Promise<unknown>> = {
  '/': screens.home,
  '/about': screens.about,
  '/contact': screens.contact,
  '/privacy': screens.privacy,
  '/terms': screens.terms,
  '/forgot-password': screens.forgot,
  '/reset-password': screens.reset,
};
const SECTIONS: Record<string, () => Promise<unknown>> = {
  '/dashboard': () => import('../features/home/screen.js'),
  '/dashboard/uploads': () => import('../features/documents/screen.js'),
  '/dashboard/profile': () => import('../features/profile/screen.js'),
  '/admin': () => import('../features/admin/screen.js'),
  ...Object.fromEntries(Object.entries(toolScreens).map(([path, load]) => [`/dashboard/${path}`, load])),
};

function partsOf(pathname: string): { words: WordsPart[]; loads: (() => Promise<unknown>)[] } {
  const page = PUBLIC[pathname];
  if (page !== undefined) return { words: ['public'], loads: [screens.layout, page] };
  if (pathname === '/auth') return { words: ['auth'], loads: [screens.auth] };
  const section = SECTIONS[pathname];
  if (section !== undefined) return { words: ['dashboard', 'errors'], loads: [screens.dashboard, section] };
  return { words: [], loads: [] };
}

/** Asks at once for all that an address needs; else one part after the other would ask for the next. */
export function beginWith(pathname: string): void {
  const { words, loads } = partsOf(pathname);
  expectWords(words);
  // One that does not come is asked for again where it is shown, and its failure is told there.
  for (const load of loads) load().catch(() => undefined);
}
