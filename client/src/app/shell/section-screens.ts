import { part } from '../../lib/part.js';

/** What the shell shows beside the tools. */
export const sectionScreens = {
  home: part([], () => import('../../features/home/screen.js')),
  uploads: part([], () => import('../../features/documents/screen.js')),
  profile: part(['profile', 'auth'], () => import('../../features/profile/screen.js')),
  admin: part(['admin'], () => import('../../features/admin/screen.js')),
};
