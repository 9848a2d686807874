import { lengthInWords } from '#shared/domain/lengths.js';
import type { Language } from '#shared/contracts/common.js';
import type { Sentence } from '#workers/engines/text/sentences.js';
import { quantitiesIn, type Quantity } from '../quantities.js';
import type { Reader } from '../reader.js';
import type { RuleWords } from '../words.js';

const PER = {
  day: {
    en: '^\\W{0,3}(?:of (?:actual )?work )?(?:(?:per|a|each|every|in (?:a|the|any|one|each)) (?:working )?day\\b|daily|/\\s?day)',
    ar: '^\\W{0,3}(?:(?:من (?:ال)?)?عمل )?(?:فعلية )?(?:عمل )?(?:يوميا|في اليوم|باليوم|لليوم|كل يوم|خلال اليوم|في كل يوم)',
  },
  week: {
    en: '^\\W{0,3}(?:of (?:actual )?work )?(?:(?:per|a|each|every|in (?:a|the|any|one|each)) (?:working )?week\\b|weekly)',
    ar: '^\\W{0,3}(?:(?:من (?:ال)?)?عمل )?(?:فعلية )?(?:عمل )?(?:أسبوعيا|في الأسبوع|بالأسبوع|كل أسبوع|خلال الأسبوع|في كل أسبوع)',
  },
} as const;
const BEFORE = {
  day: { en: '\\b(?:daily|each day|every day|per day)[^.;,]{0,40}$', ar: '~(?:يومية|يوميا)#[^.;,]{0,30}$' },
  week: { en: '\\b(?:weekly|each week|per week)[^.;,]{0,40}$', ar: '~(?:أسبوعية|أسبوعيا)#[^.;,]{0,30}$' },
} as const;
const DAYS_A_WEEK = {
  en: '\\b(?:(?<five>five|5)|(?<six>six|6)|(?<seven>seven|7)|(?<four>four|4))(?: \\(\\d\\))? days (?:a|per|each|in (?:a|the)|every) week',
  ar: '(?<![ء-ي])(?:(?<five>خمسة|5)|(?<six>ستة|6)|(?<seven>سبعة|7)|(?<four>أربعة|4))(?:\\s?\\(\\d\\))? أيام (?:(?:في|من|كل) )?[ب]?(?:ال)?أسبوع',
} as const;
const COUNTS: Record<string, number> = { four: 4, five: 5, six: 6, seven: 7 };

export type HoursPer = 'day' | 'week';

/** Returns the first quantity of hours in a day or a week. */
export function hoursPer(per: HoursPer, { text, lang }: Sentence, words: RuleWords): Quantity | null {
  const has = (source: string, part: string) => words.has({ text: part, lang }, source);
  return (
    quantitiesIn(text, lang, 'hours').find(
      ({ start, end }) =>
        has(PER[per][lang], text.slice(end, end + 50)) ||
        has(BEFORE[per][lang], text.slice(Math.max(0, start - 70), start)),
    ) ?? null
  );
}

/** Returns on how many days of the week the sentence lets the worker work; null if it does not say. */
export function daysAWeek(sentence: Sentence, words: RuleWords): number | null {
  const groups = words.matches(sentence, DAYS_A_WEEK[sentence.lang])[0]?.groups ?? {};
  const named = Object.keys(COUNTS).find((name) => groups[name] !== undefined);
  return named === undefined ? null : (COUNTS[named] ?? null);
}

interface HoursRule {
  needs: Record<Language, string>;
  unless: Record<Language, string>;
  day: number;
  week: number;
}

const hoursInArabic = (n: number) => lengthInWords({ n, unit: 'hour' }, 'ar');
const inWords = (per: HoursPer, value: number) =>
  per === 'day'
    ? { en: `${value} hours a day`, ar: `${hoursInArabic(value)} في اليوم` }
    : { en: `${value} hours a week`, ar: `${hoursInArabic(value)} في الأسبوع` };

/**
 * Compares working hours with the bounds of the law. The employer may keep to a measure by the day or by the week, so that a
 * long day breaks the rule only if the week is too long as well, or nothing is said of the week.
 */
export const workingHours =
  ({ needs, unless, day, week }: HoursRule): Reader =>
  (sentence, words) => {
    if (!words.has(sentence, needs[sentence.lang]) || words.has(sentence, unless[sentence.lang])) return null;
    const daily = hoursPer('day', sentence, words);
    const days = daysAWeek(sentence, words);
    const weekly = hoursPer('week', sentence, words);
    const reckoned = daily !== null && days !== null ? daily.value * days : null;
    const inWeek = weekly?.value ?? reckoned;
    const found = weekly ?? daily;
    if (found === null) return null;
    const at = { start: found.start, end: found.end };
    const says = (per: HoursPer, value: number, bound: number) => ({
      en: `The clause sets ${inWords(per, value).en}; the law allows at most ${bound}.`,
      ar: `يحدد البند ${inWords(per, value).ar}، والحد الأعلى في النظام ${bound}.`,
    });
    if (inWeek !== null && inWeek > week) return { answer: 'breaks', at, says: says('week', inWeek, week) };
    if (inWeek !== null) return { answer: 'keeps', at, says: says('week', inWeek, week), compares: true };
    if (daily === null) return { answer: 'keeps', at };
    if (daily.value <= day)
      return { answer: 'keeps', at, says: says('day', daily.value, day), compares: true };
    return {
      answer: daily.value >= day + 2 ? 'breaks' : 'doubtful',
      at,
      says: says('day', daily.value, day),
    };
  };
