import type { Sentence } from '#workers/engines/text/sentences.js';
import type { RuleWords } from '../words.js';

const REST = {
  en: '\\b(?:breaks?|rest(?! of)|lunch|meals?|prayers?)\\b',
  ar: '~(?:راحة|استراحة|غداء|طعام|صلاة)#',
} as const;
const HALF_AN_HOUR = {
  en: '\\bhalf an hour\\b|\\b(?:30|thirty)(?: \\(30\\))?[- ]minutes?\\b',
  ar: '~نصف ساعة#|~(?:30|ثلاثين|ثلاثون) دقيقة#',
} as const;
/** Returns how many hours of the day may be rest within the hours that are named, and none where they are set apart. */
export function restIn({ text, lang }: Pick<Sentence, 'text' | 'lang'>, words: RuleWords): number {
  const rests = words.matches({ text, lang }, REST[lang]);
  if (rests.length === 0) return 0;
  const isHalf = words.has({ text, lang }, HALF_AN_HOUR[lang]);
  return isHalf ? 0.5 : 1;
}
