import { lengthInWords } from '#shared/domain/lengths.js';
import type { Language } from '#shared/contracts/common.js';
import type { Sentence } from '#workers/engines/text/sentences.js';
import type { Span } from '#workers/engines/text/clause/stance.js';
import { quantitiesIn, type Quantity } from '../quantities.js';
import { ownersOf, type Owners } from '../owners.js';
import type { Reader } from '../reader.js';
import type { RuleWords } from '../words.js';

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
const WEEK = { en: '\\bweek(?:ly)?\\b', ar: '~(?:أسبوع|أسبوعية|أسبوعيا)#' } as const;
/** No day has more hours. */
const MOST_A_DAY = 24;
/** What hours of work can belong to: a time of the year, or something else than work. */
const OWNERS = {
  ramadan: {
    en: '(?<!\\b(?:outside|except(?: in)?|other than(?: in)?|save in) (?:\\w+ ){0,3})\\bRamadan\\b',
    ar: '(?<!(?:غير|خارج|عدا|باستثناء) (?:شهر )?)~رمضان#',
  },
  ordinary: {
    en: '\\b(?:outside (?:\\w+ ){0,3}Ramadan|(?:at )?(?:any|all) other times?|other (?:months|times|days)|rest of the year|ordinary|normal|regular|non-Muslims?|others)\\b',
    ar: '~(?:غير (?:شهر )?رمضان|خارج (?:شهر )?رمضان|بقية (?:ال)?(?:شهور|أشهر|سنة|عام)|باقي (?:ال)?(?:شهور|أشهر|سنة|عام)|سائر (?:ال)?(?:شهور|أشهر)|معتادة|عادية|غير (?:ال)?مسلمين)#',
  },
  rest: { en: '\\b(?:breaks?|rest|lunch|prayers?)\\b', ar: '~(?:راحة|استراحة|صلاة|غداء)#' },
} as const satisfies Owners<string>;
/** Words before hours by which the ordinary ones are shortened. */
const SHORTENED_BY = {
  en: '\\b(?:reduced|shortened|cut|lowered|decreased|less|reduction) (?:\\w+ ){0,6}?(?:by|of) $',
  ar: '~(?:أنقص|أنقصت|[يت]نقص|[يت]خفض|تخفيض|إنقاص|[يت]قلص|تقليص)#[^.;]{0,80}~(?:بمقدار|مقدار|بواقع) $',
} as const;
const DAYS_A_WEEK = {
  en: '\\b(?:(?<five>five|5)|(?<six>six|6)|(?<seven>seven|7)|(?<four>four|4))(?: \\(\\d\\))? days (?:a|per|each|in (?:a|the)|every) week',
  ar: '(?<![ء-ي])(?:(?<five>خمسة|5)|(?<six>ستة|6)|(?<seven>سبعة|7)|(?<four>أربعة|4))(?:\\s?\\(\\d\\))? أيام (?:(?:في|من|كل) )?[ب]?(?:ال)?أسبوع',
} as const;
const COUNTS: Record<string, number> = { four: 4, five: 5, six: 6, seven: 7 };

export type HoursPer = 'day' | 'week';

/** A quantity of hours of work: in a day or a week, in Ramadan or the rest of the year. */
export interface WorkHours extends Quantity {
  per: HoursPer;
  season: 'ordinary' | 'ramadan';
}

function perOf({ start, end, value }: Quantity, { text, lang }: Sentence, words: RuleWords): HoursPer | null {
  const has = (source: string, part: string) => words.has({ text: part, lang }, source);
  const behind = text.slice(end, end + 60);
  const ahead = text.slice(Math.max(0, start - 70), start);
  const named = (['day', 'week'] as const).find((per) => has(PER[per][lang], behind));
  if (named !== undefined) return named;
  if (value > MOST_A_DAY) return has(WEEK[lang], text) ? 'week' : null;
  return (['day', 'week'] as const).find((per) => has(BEFORE[per][lang], ahead)) ?? null;
}

/** Returns every quantity of hours in a sentence that it says of work, each with its time of the year. */
export function hoursOfWork(sentence: Sentence, words: RuleWords): WorkHours[] {
  const { text, lang } = sentence;
  const all = quantitiesIn(text, lang, 'hours');
  const owners = ownersOf(sentence, all, OWNERS, words);
  const found: WorkHours[] = [];
  for (const [at, one] of all.entries()) {
    const owner = owners[at] ?? 'ordinary';
    const base = found.find(({ per }) => per === 'day');
    const isLess = words.has({ text: text.slice(0, one.start), lang }, SHORTENED_BY[lang]);
    const per = isLess ? 'day' : perOf(one, sentence, words);
    if (isLess && base !== undefined) {
      base.season = 'ordinary';
      found.push({ ...one, value: base.value - one.value, per: 'day', season: 'ramadan' });
    } else if (per !== null && owner !== 'rest' && !isLess) found.push({ ...one, per, season: owner });
  }
  return found;
}

/** Returns the first quantity of hours in a day or a week outside Ramadan. */
const ordinary = (per: HoursPer, sentence: Sentence, words: RuleWords): Quantity | null =>
  hoursOfWork(sentence, words).find((one) => one.per === per && one.season === 'ordinary') ?? null;

/** Returns the places of all that readers of hours look at in a sentence: hours, days of the week, and the times of the year. */
export const hoursRead = (sentence: Sentence, words: RuleWords): Span[] => [
  ...quantitiesIn(sentence.text, sentence.lang, 'hours'),
  ...quantitiesIn(sentence.text, sentence.lang, 'days').filter(({ value }) => value <= 7),
  ...words
    .matches(sentence, OWNERS.ramadan[sentence.lang])
    .map(({ index = 0, 0: text }) => ({ start: index, end: index + text.length })),
];

/** Returns on how many days of the week the sentence lets the worker work; null if it does not say. */
export function daysAWeek(sentence: Sentence, words: RuleWords): number | null {
  const groups = words.matches(sentence, DAYS_A_WEEK[sentence.lang])[0]?.groups ?? {};
  const named = Object.keys(COUNTS).find((name) => groups[name] !== undefined);
  return named === undefined ? null : (COUNTS[named] ?? null);
}

/** Breaks that are said not to be part of the hours, so that the hours are those of work alone. */
const NOT_INCLUDED = {
  en: '\\b(?:not (?:including|counting)|exclud\\w+|exclusive of|(?:does|do|shall|will) not (?:include|count))\\b[^.;]{0,40}\\b(?:breaks?|rest|lunch|prayers?)\\b',
  ar: '(?<![ء-ي])و?(?:لا [يت](?:دخل|شمل|حتسب|تضمن)|دون احتساب|باستثناء)[^.;]{0,30}~(?:راحة|استراحة|صلاة)#',
} as const;

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
    const { text, lang } = sentence;
    const told = { text: text.replace(words.pattern(NOT_INCLUDED[lang], lang, 'g'), ''), lang };
    if (!words.has(sentence, needs[lang]) || words.has(told, unless[lang])) return null;
    const read = hoursRead(sentence, words);
    const daily = ordinary('day', sentence, words);
    const days = daysAWeek(sentence, words);
    const weekly = ordinary('week', sentence, words);
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
    if (inWeek !== null)
      return { answer: 'keeps', at, read, says: says('week', inWeek, week), compares: true };
    if (daily === null) return { answer: 'keeps', at, read };
    if (daily.value <= day)
      return { answer: 'keeps', at, read, says: says('day', daily.value, day), compares: true };
    // Where Ramadan is measured by the day, so is the rest of the year.
    const isByDay = hoursOfWork(sentence, words).some((one) => one.per === 'day' && one.season === 'ramadan');
    return {
      answer: isByDay || daily.value >= day + 2 ? 'breaks' : 'doubtful',
      at,
      says: says('day', daily.value, day),
    };
  };
