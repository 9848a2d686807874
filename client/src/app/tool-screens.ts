import { part } from '../lib/part.js';

/** By their paths below /dashboard/. Apart from the list of tools, whose icons no public page needs. */
export const toolScreens = {
  'risk-assessment': part([], () => import('../features/risk/screen.js')),
};
