import { lazyScreen } from '../lib/lazy-screen.js';

/** By their paths below /dashboard/. Apart from the list of tools, whose icons no public page needs. */
export const toolScreens = {
  'risk-assessment': lazyScreen([], () => import('../features/risk/screen.js')),
};
