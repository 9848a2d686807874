import { fold } from '#workers/engines/text/arabic.js';
import type { Sentence } from '#workers/engines/text/sentences.js';
import type { RuleWords } from '../words.js';

const DAYS_A_WEEK = {
  en: '\\b(?:(?<five>five|5)|(?<six>six|6)|(?<seven>seven|7)|(?<four>four|4))(?: \\(\\d\\))? days (?:a|per|each|in (?:a|the)|every) week',
  ar: '(?<![ء-ي])(?:(?<five>خمسة|5)|(?<six>ستة|6)|(?<seven>سبعة|7)|(?<four>أربعة|4))(?:\\s?\\(\\d\\))? أيام (?:(?:في|من|كل) )?[ب]?(?:ال)?أسبوع',
} as const;
const COUNTS: Record<string, number> = { four: 4, five: 5, six: 6, seven: 7 };

const FROM_TO = {
  en: '\\b(?<first>Saturday|Sunday) (?:to|through|until|till|-) (?<last>Wednesday|Thursday)\\b',
  ar: '~(?<first>سبت|أحد) (?:إلى|حتى|-) (?:يوم )?(?:ال)?(?<last>أربعاء|خميس)#',
} as const;
const WEEKDAYS: Record<string, number> = { saturday: 0, sunday: 1, wednesday: 4, thursday: 5 };
const ARABIC_WEEKDAYS: Record<string, number> = Object.fromEntries(
  Object.entries({ سبت: 0, أحد: 1, أربعاء: 4, خميس: 5 }).map(([day, at]) => [fold(day), at]),
);

/** Returns on how many days of the week the sentence lets the worker work; null if it does not say. */
export function daysAWeek(sentence: Pick<Sentence, 'text' | 'lang'>, words: RuleWords): number | null {
  const { lang } = sentence;
  const groups = words.matches(sentence, DAYS_A_WEEK[lang])[0]?.groups ?? {};
  const named = Object.keys(COUNTS).find((name) => groups[name] !== undefined);
  if (named !== undefined) return COUNTS[named] ?? null;
  const { first = '', last = '' } = words.matches(sentence, FROM_TO[lang])[0]?.groups ?? {};
  const at = (day: string) => (lang === 'ar' ? ARABIC_WEEKDAYS[day] : WEEKDAYS[day.toLowerCase()]);
  const [from, to] = [at(first), at(last)];
  return from === undefined || to === undefined ? null : to - from + 1;
}
