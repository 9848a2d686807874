import { lazyScreen } from '../../lib/lazy-screen.js';

/** What the shell shows beside the tools. */
export const sectionScreens = {
  home: lazyScreen(['reports'], () => import('../../features/home/screen.js')),
  uploads: lazyScreen([], () => import('../../features/documents/screen.js')),
  profile: lazyScreen(['profile', 'auth'], () => import('../../features/profile/screen.js')),
  admin: lazyScreen(['admin'], () => import('../../features/admin/screen.js')),
};
