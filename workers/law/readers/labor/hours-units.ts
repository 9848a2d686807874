import type { Sentence } from '#workers/engines/text/sentences.js';
import type { Quantity } from '../quantities.js';
import type { RuleWords } from '../words.js';
import { aroundOf } from './hours-around.js';

/** The time that hours are counted in. */
export type HoursPer = 'day' | 'week';
const PERS: readonly HoursPer[] = ['day', 'week'];
const PER = {
  day: {
    en: "^'?s?\\W{0,3}(?:of (?:actual )?(?:work|duty) |duty |work )?(?:shall be worked |are worked )?(?:(?:per|a|each|every|in (?:a|the|any|one|each)) (?:working )?day\\b|daily|/\\s?day)",
    ar: '^\\W{0,3}(?:(?:من (?:ال)?)?عمل )?(?:فعلية )?(?:عمل )?(?:يوميا|في اليوم|باليوم|لليوم|كل يوم|خلال اليوم|في كل يوم)',
  },
  week: {
    en: "^'?s?\\W{0,3}(?:of (?:actual )?(?:work|duty) |duty |work )?(?:shall be worked |are worked )?(?:(?:per|a|each|every|in (?:a|the|any|one|each)) (?:working )?week\\b|weekly|/\\s?week)",
    ar: '^\\W{0,3}(?:(?:من (?:ال)?)?عمل )?(?:فعلية )?(?:عمل )?(?:أسبوعيا|في الأسبوع|بالأسبوع|كل أسبوع|خلال الأسبوع|في كل أسبوع)',
  },
} as const;
const BEFORE = {
  day: {
    en: '\\b(?:daily|each day|every day|per day)[^.;,]{0,40}$',
    ar: '~(?:يومية|يوميا)#[^.;,]{0,30}$|~يوم (?:ال)?عمل#[^.;]{0,40}$',
  },
  week: { en: '\\b(?:weekly|each week|per week)[^.;,]{0,40}$', ar: '~(?:أسبوعية|أسبوعيا)#[^.;,]{0,30}$' },
} as const;
const WEEK = { en: '\\bweek(?:ly)?\\b', ar: '~(?:أسبوع|أسبوعي|أسبوعية|أسبوعيا)#' } as const;
/** No day has more hours, and no week of work. */
export const MOST_A_DAY = 24;
const MOST_A_WEEK = 84;
const UNITS = {
  day: {
    en: '\\b(?:day|daily|workday)\\b',
    ar: '~(?:يوم (?:ال)?عمل|يومي|يومية|يوميا|(?:دوام|ساعات) (?:ال)?يوم)#',
  },
  week: {
    en: '(?<!days (?:a|per|each|every|in a|in the|of the) |one )\\b(?:week|weekly)\\b(?! (?:rest|holiday|day))',
    ar: '(?<!أيام (?:في )?)~(?:أسبوع|أسبوعي|أسبوعية|أسبوعيا)#',
  },
} as const;
const LONGER_TIME = {
  en: '\\b(?:years?|annual\\w*|months?|monthly|weeks|fortnight\\w*|quarter\\w*)\\b',
  ar: '~(?:سنويا|سنوية|سنوي|شهريا|شهرية|أسبوعين|أسابيع)#|في (?:ال)?(?:سنة|شهر)(?! رمضان)',
} as const;
/** Returns the time that a quantity of hours is counted in: a day or of a week; null if its words do not tell. */
export function perOf(
  one: Quantity,
  { text, lang }: Pick<Sentence, 'text' | 'lang'>,
  words: RuleWords,
): HoursPer | null {
  const has = (source: string, part: string) => words.has({ text: part, lang }, source);
  const { ahead, own, behind, near } = aroundOf(one, text);
  const named = PERS.find((per) => has(PER[per][lang], behind));
  if (named !== undefined) return named;
  if (/hour$/i.test(text.slice(one.start, one.end)) && /^ (?:working |work )?(day|week)\b/i.test(behind))
    return /^ (?:working |work )?day/i.test(behind) ? 'day' : 'week';
  if (one.value > MOST_A_DAY)
    return one.value <= MOST_A_WEEK && has(WEEK[lang], text) && !has(LONGER_TIME[lang], `${near}`)
      ? 'week'
      : null;
  const last = (part: string) =>
    PERS.map((per) => ({
      per,
      at: words.matches({ text: part, lang }, UNITS[per][lang]).at(-1)?.index ?? -1,
    }))
      .filter(({ at }) => at >= 0)
      .sort((a, b) => b.at - a.at)[0]?.per ?? null;
  return PERS.find((per) => has(BEFORE[per][lang], ahead)) ?? last(own) ?? last(near);
}
