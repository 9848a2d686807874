import { lazyScreen } from '../../lib/lazy-screen.js';

/** The dashboard screens that belong to no tool. */
export const sectionScreens = {
  home: lazyScreen(['reports'], () => import('../../features/home/screen.js')),
  uploads: lazyScreen([], () => import('../../features/documents/screen.js')),
  law: lazyScreen(['law'], () => import('../../features/law/screen.js')),
  profile: lazyScreen(['profile', 'auth'], () => import('../../features/profile/screen.js')),
  admin: lazyScreen(['admin'], () => import('../../features/admin/screen.js')),
};
