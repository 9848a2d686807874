import { readTogether } from '../together.js';

/** Reads that a rule is kept where several things are said together. */
export const kept = (asked: Omit<Parameters<typeof readTogether>[0], 'answer'>) =>
  readTogether({ ...asked, answer: 'keeps' });

/** Words by which a clause that sounds fair takes back what it gives. */
export const WITHOUT = {
  en: '\\b(?:waiv\\w+|need not|notwithstanding|even if)\\b',
  ar: '~(?:[يت]تنازل|تنازل|ولو|حتى لو|لا [يت]شترط)#',
};
