import { lengthInWords } from '#shared/domain/lengths.js';
import type { Language } from '#shared/contracts/common.js';
import type { Sentence } from '#workers/engines/text/sentences.js';
import type { Span } from '#workers/engines/text/clause/stance.js';
import { quantitiesIn, type Quantity } from '../quantities.js';
import { fold } from '#workers/engines/text/arabic.js';
import type { LawReading, Reader } from '../reader.js';
import { hourQuantities } from './hours-quantities.js';
import { hoursOwners } from './hours-owners.js';
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
const WEEK = { en: '\\bweek(?:ly)?\\b', ar: '~(?:أسبوع|أسبوعي|أسبوعية|أسبوعيا)#' } as const;
/** No day has more hours, and no week of work. */
const MOST_A_DAY = 24;
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
/** Words in front of hours that tell what they are instead of hours of work as they stand. */
const AHEAD = {
  /** Hours by which the ordinary ones are shortened. */
  less: {
    en: '\\b(?:reduc\\w+|shorten\\w*|cut|lower\\w*|decreas\\w+|less)\\b[^.;]{0,60}\\b(?:by|of) (?:at least |not less than )?$',
    ar: '~(?:أ[نخ][قف][صض]ت?|[يت](?:نقص|خفض|قلص|قل|قصر)|أقل|تخفيض|إنقاص|تقليص)#[^.;]{0,60}(?:~(?:بمقدار|مقدار|بواقع) )$',
  },
  /** Hours that no longer hold. */
  former: {
    en: '\\bfrom (?:the |its |their )?(?:usual |normal |ordinary |present |current )?$',
    ar: '(?<![ء-ي])من (?:\\(?\\d+\\)? ?)?$',
  },
  /** Hours that are named to be set against others. */
  against: {
    en: '\\b(?:instead of|rather than|in place of|as against|as opposed to|against|compared (?:with|to)|(?<!(?:more|less|fewer|longer|other) )than) (?:the |its |their )?(?:usual |normal |ordinary )?$',
    ar: '(?:بدلا من|عوضا عن|بدل|مقابل|مقارنة ب) ?$',
  },
  /** What must not be done: its hours are nobody's. */
  forbidden: {
    en: '\\b(?:(?:may|shall|must|will|can) (?:not|never)|cannot|no (?:\\w+ )?(?:{employee}|one|person) (?:may|shall|is|can)|nor) (?:(?!more|exceed|over|beyond|in excess)\\w+ ){0,8}$',
    ar: '(?<![ء-ي])(?:ولا|لا|ألا|عدم) ?(?:يجوز|يحق|جواز)?[^.;,]{0,10}(?:تشغيل|تكليف|إلزام|إجبار|يشغل|يكلف|يعمل)(?:(?!أكثر|تزيد|يزيد|تتجاوز|يتجاوز)[^.;,]){0,40}$',
  },
  /** A cap on all hours, which the law puts at ten a day and sixty a week. */
  cap: {
    en: '\\b(?:more than|exceed|over|beyond|in excess of|up to|maximum(?: of)?|at most) $',
    ar: '(?:على|عن|[يت]تجاوز|[يت]جاوز|أقصاه|أقصاها|أقصى|أكثر من) ?$',
  },
} as const;
const SHORTER = {
  en: '^ (?:shorter|less|fewer|earlier)\\b',
  ar: '^ (?:أقل|أقصر)',
} as const;
/** Verbs of shortening right in front of the length, and a length that begins with "by". */
const SHORTENS = {
  ar: '~(?:أنقص|أنقصت|[يت](?:نقص|قل|خفض|قلص)|تخفض|أقل)#',
} as const;
const DAYS_A_WEEK = {
  en: '\\b(?:(?<five>five|5)|(?<six>six|6)|(?<seven>seven|7)|(?<four>four|4))(?: \\(\\d\\))? days (?:a|per|each|in (?:a|the)|every) week',
  ar: '(?<![ء-ي])(?:(?<five>خمسة|5)|(?<six>ستة|6)|(?<seven>سبعة|7)|(?<four>أربعة|4))(?:\\s?\\(\\d\\))? أيام (?:(?:في|من|كل) )?[ب]?(?:ال)?أسبوع',
} as const;
const COUNTS: Record<string, number> = { four: 4, five: 5, six: 6, seven: 7 };

export type HoursPer = 'day' | 'week';
const PERS: readonly HoursPer[] = ['day', 'week'];
/** Ramadan, and words that say that it begins. */
export const RAMADAN_NAMED = { en: '\\bRamadan\\b', ar: '~رمضان(?:ي|ية)?#' } as const;
const RAMADAN_COMES = {
  en: '\\bRamadan (?:begins|comes|starts|arrives)\\b',
  ar: '~(?:حل|دخل|جاء|أقبل|حلول|[يت]حل) (?:شهر )?رمضان',
} as const;

/** A quantity of hours of work: in a day or a week, in Ramadan or the rest of the year. */
export interface WorkHours extends Quantity {
  per: HoursPer;
  season: 'ordinary' | 'ramadan';
  /** True if its own words settle what it is of, so that it can break a rule. */
  isSure: boolean;
}

const BEHIND_CHARS = 60;
const AHEAD_CHARS = 110;
const STOP = /[;؛:]|\((?!\d+\))|\.\s|,(?!\s?(?:if|in|for)\b)/g;

/** Returns what stands in front of a quantity and behind it, and its own part of the sentence. */
function aroundOf({ start, end }: Span, text: string) {
  const ahead = text.slice(Math.max(0, start - AHEAD_CHARS), start);
  const from = [...ahead.matchAll(STOP)].at(-1);
  const own = from === undefined ? ahead : ahead.slice(from.index + 1);
  const behind = text.slice(end, end + BEHIND_CHARS);
  return { ahead, own, behind, near: behind.split(/[;؛,،()]|\.\s|\s(?:and|but)\s/)[0] ?? '' };
}

function perOf(
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

type Role = keyof typeof AHEAD | null;

function roleOf(one: Quantity, { text, lang }: Pick<Sentence, 'text' | 'lang'>, words: RuleWords): Role {
  const has = (source: string, part: string) => words.has({ text: part, lang }, source);
  const { ahead, own, behind } = aroundOf(one, text);
  const isShort = one.value <= 4;
  if (has(AHEAD.less[lang], ahead) || (isShort && has(SHORTER[lang], behind))) return 'less';
  if (lang === 'ar' && isShort && has(SHORTENS.ar, own) && !/(?:علي|عن|الي) $/.test(ahead)) return 'less';
  const isTo =
    lang === 'en' ? /^[^.;]{0,40}\bto\b|^ to\b/i.test(behind) : /^[^.;]{0,20}الي(?![ء-ي])/.test(behind);
  if (has(AHEAD.former[lang], ahead) && isTo) return 'former';
  return (['against', 'forbidden', 'cap'] as const).find((role) => has(AHEAD[role][lang], ahead)) ?? null;
}

/** Returns every quantity of hours in a sentence that it says of work, each with its time of the year. */
export function hoursOfWork(
  sentence: Pick<Sentence, 'text' | 'lang' | 'around'>,
  words: RuleWords,
): WorkHours[] {
  const { text, lang } = sentence;
  const all = hourQuantities(text, lang);
  const owners = hoursOwners(sentence, all, words);
  const found: WorkHours[] = [];
  const less: (Quantity & { isSure: boolean })[] = [];
  for (const [at, one] of all.entries()) {
    const { owner, isSure, goesOn = false } = owners[at] ?? { owner: 'else', isSure: false };
    const role = roleOf(one, sentence, words);
    if (role === 'less') {
      less.push({ ...one, isSure: owner === 'ramadan' && (isSure || goesOn) });
      continue;
    }
    const before = found.at(-1);
    const inherited = one.value <= MOST_A_DAY && before?.per === 'day' ? 'day' : null;
    const per = perOf(one, sentence, words) ?? inherited;
    if (per === null || owner === 'else' || role === 'former') continue;
    const isCap = role === 'cap' && one.value === (per === 'day' ? 10 : 60);
    const goesOnSurely = goesOn && before?.isSure === true && before.per !== per;
    found.push({
      ...one,
      per,
      season: role === 'against' ? 'ordinary' : owner,
      isSure:
        (isSure || goesOnSurely) &&
        role !== 'against' &&
        role !== 'forbidden' &&
        !isCap &&
        !isSupposed(one, sentence, words),
    });
  }
  for (const { isSure, ...one } of less) {
    const base = baseOf(found, sentence, words);
    if (base !== null)
      found.push({ ...one, value: base.value - one.value, per: base.per, season: 'ramadan', isSure });
  }
  return withRivals(found, all, sentence, words);
}

/** Most hours of a day and a week, in Ramadan and the rest of the year. */
export const MOST: Record<WorkHours['season'], Record<HoursPer, number>> = {
  ordinary: { day: 8, week: 48 },
  ramadan: { day: 6, week: 36 },
};
/** A number without a noun that can be of the hours in Ramadan. */
const FEWER = {
  en: '(?<!\\()\\b(?:six|five|6|5|thirty(?:[- ](?:six|five))?|36|35|30)\\b(?! ?\\)? (?:\\(\\d\\) )?(?:days?|minutes?))',
  ar: '(?<!\\()~(?:ست|ستا|ستة|خمس|خمسا|6|5|36|35|30|ثلاثين|ثلاثون)#(?! ?\\)? (?:أيام|دقيقة|دقائق))',
} as const;

/**
 * Makes hours unsure that others of the sentence speak against: of two lengths in the same unit the shorter is Ramadan's, and of two
 * for the rest of the year one may be of something else than the worker's time.
 */
function withRivals(
  found: readonly WorkHours[],
  all: readonly Quantity[],
  { text, lang }: Pick<Sentence, 'text' | 'lang'>,
  words: RuleWords,
): WorkHours[] {
  const isBare = words
    .matches({ text, lang }, FEWER[lang])
    .some(({ index = 0, 0: { length } }) => !all.some(({ start, end }) => start < index + length && index < end));
  const isAgainst = (one: WorkHours, other: WorkHours) =>
    other.per === one.per &&
    other.value <= MOST[one.season][one.per] &&
    (one.season === other.season || (one.season === 'ramadan' && !other.isSure));
  return found.map((one) =>
    one.value > MOST[one.season][one.per] &&
    ((isBare && one.season === 'ramadan') || found.some((other) => isAgainst(one, other)))
      ? { ...one, isSure: false }
      : one,
  );
}

/** Tells whether hours are only supposed, as in "if he works ten hours"; that Ramadan comes is no condition. */
function isSupposed({ start }: Span, sentence: Pick<Sentence, 'text' | 'lang'>, words: RuleWords): boolean {
  const { within = null } = words.stance(sentence, start);
  if (within?.kind !== 'condition') return false;
  const ahead = sentence.text.slice(within.span.start, start);
  return !words.has({ text: ahead, lang: sentence.lang }, RAMADAN_COMES[sentence.lang]);
}

/** Returns the one ordinary day, of the sentence or else of its clause, that Ramadan shortens. */
function baseOf(
  found: readonly WorkHours[],
  { text, lang, around }: Pick<Sentence, 'text' | 'lang' | 'around'>,
  words: RuleWords,
): WorkHours | null {
  const days = found.filter(({ per, season }) => per === 'day' && season === 'ordinary');
  const [first] = days;
  const only = found.filter(({ per }) => per === 'day');
  // "In Ramadan the day, which is eight hours, is an hour shorter."
  if (first === undefined && only[0] !== undefined && only.length === 1) {
    Object.assign(only[0], { season: 'ordinary', isSure: false });
    return only[0];
  }
  if (first !== undefined) return days.every(({ value }) => value === first.value) ? first : null;
  const clause = lang === 'ar' ? fold(around) : around;
  const rest = clause.replace(text, ' ');
  if (rest === clause) return null;
  const [other, ...more] = hoursOfWork({ text: rest, lang, around: '' }, words).filter(
    ({ per }) => per === 'day',
  );
  return other === undefined || more.length > 0 ? null : other;
}

/** Returns the places of all that readers of hours look at in a sentence: hours, days of the week, and the times of the year. */
export const hoursRead = (sentence: Sentence, words: RuleWords): Span[] => [
  ...hourQuantities(sentence.text, sentence.lang),
  ...quantitiesIn(sentence.text, sentence.lang, 'days').filter(({ value }) => value <= 7),
  ...words
    .matches(sentence, RAMADAN_NAMED[sentence.lang])
    .map(({ index = 0, 0: text }) => ({ start: index, end: index + text.length })),
];

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

const REST = {
  en: '\\b(?:breaks?|rest(?! of)|lunch|meals?|prayers?)\\b',
  ar: '~(?:راحة|استراحة|غداء|طعام|صلاة)#',
} as const;
const HALF_AN_HOUR = {
  en: '\\bhalf an hour\\b|\\b(?:30|thirty)(?: \\(30\\))?[- ]minutes?\\b',
  ar: '~نصف ساعة#|~(?:30|ثلاثين|ثلاثون) دقيقة#',
} as const;
/** Breaks that are said not to be part of the hours, so that the hours are those of work alone. */
const NOT_INCLUDED = {
  en: '\\b(?:not (?:including|counting)|exclud\\w+|exclusive of|besides|in addition to|(?:does|do|shall|will) not (?:include|count))\\b[^.;]{0,40}\\b(?:breaks?|rest|lunch|prayers?)\\b',
  ar: '(?<![ء-ي])و?(?:لا [يت](?:دخل|شمل|حتسب|تضمن)|دون احتساب|باستثناء|خلاف|عدا)[^.;]{0,30}~(?:راحة|استراحة|صلاة)#',
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
    const resting = restIn(told, words);
    const all = hoursOfWork(sentence, words).filter(({ season }) => season === 'ordinary');
    const first = (per: HoursPer) => {
      const those = all.filter((one) => one.per === per).sort((a, b) => b.value - a.value);
      return those[0] ?? null;
    };
    const [daily, weekly] = [first('day'), first('week')];
    const found = weekly ?? daily;
    if (found === null) return null;
    const clause = { text: lang === 'ar' ? fold(sentence.around) : sentence.around, lang };
    const days = daysAWeek(sentence, words) ?? daysAWeek(clause, words);
    const net = daily === null ? null : daily.value - resting;
    const reckoned = net !== null && days !== null ? net * days : null;
    const inWeek =
      weekly === null ? reckoned : weekly.value - (weekly.value > week ? resting * (days ?? 6) : 0);
    const at = { start: found.start, end: found.end };
    const says = (per: HoursPer, value: number, bound: number) => ({
      en: `The clause sets ${inWords(per, value).en}; the law allows at most ${bound}.`,
      ar: `يحدد البند ${inWords(per, value).ar}، والحد الأعلى في النظام ${bound}.`,
    });
    const breaks = (per: HoursPer, value: number, bound: number): LawReading | null =>
      found.isSure ? { answer: 'breaks', at, says: says(per, value, bound) } : null;
    if (inWeek !== null && inWeek > week) return breaks('week', weekly?.value ?? inWeek, week);
    if (weekly !== null && weekly.value > week) return null;
    if (inWeek !== null)
      return { answer: 'keeps', at, read, says: says('week', inWeek, week), compares: resting === 0 };
    if (net === null || daily === null) return { answer: 'keeps', at, read };
    if (daily.value <= day)
      return { answer: 'keeps', at, read, says: says('day', daily.value, day), compares: true };
    if (net <= day || !daily.isSure || isWeekKept(clause, week, words)) return null;
    // Where Ramadan is measured by the day, so is the rest of the year.
    const isByDay = hoursOfWork(sentence, words).some((one) => one.per === 'day' && one.season === 'ramadan');
    return {
      answer: isByDay || net >= day + 2 ? 'breaks' : 'doubtful',
      at,
      says: says('day', daily.value, day),
    };
  };

/** Returns how many hours of the day may be rest within the hours that are named, and none where they are set apart. */
export function restIn({ text, lang }: Pick<Sentence, 'text' | 'lang'>, words: RuleWords): number {
  const rests = words.matches({ text, lang }, REST[lang]);
  if (rests.length === 0) return 0;
  const isHalf = words.has({ text, lang }, HALF_AN_HOUR[lang]);
  return isHalf ? 0.5 : 1;
}

/** Tells whether the clause around has a week within the bound, so that a long day may be lawful. */
const isWeekKept = (
  { text, lang }: Pick<Sentence, 'text' | 'lang'>,
  most: number,
  words: RuleWords,
): boolean =>
  hoursOfWork({ text, lang, around: '' }, words).some(
    ({ per, season, value }) => per === 'week' && season === 'ordinary' && value <= most,
  );

/** A reader of long hours that answers only of those which the sentence surely says of ordinary work. */
export const ofOrdinaryHours =
  (read: Reader): Reader =>
  (sentence, words) => {
    const reading = read(sentence, words);
    if (reading === null) return null;
    const { start, end } = reading.at;
    const isOrdinary = hoursOfWork(sentence, words).some(
      (one) => one.isSure && one.season === 'ordinary' && one.start < end && start < one.end,
    );
    return isOrdinary ? reading : null;
  };
