import { lengthInWords } from '#shared/domain/lengths.js';
import type { Language } from '#shared/contracts/common.js';
import { fold } from '#workers/engines/text/arabic.js';
import type { Sentence } from '#workers/engines/text/sentences.js';
import type { LawReading, Reader } from '../reader.js';
import type { RuleWords } from '../words.js';
import { daysAWeek } from './days-a-week.js';
import { hoursOfWork, hoursRead } from './hours-of-work.js';
import { restIn } from './hours-rest.js';
import type { HoursPer } from './hours-units.js';

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
