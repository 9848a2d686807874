import type { Sentence } from '#workers/engines/text/sentences.js';
import type { Quantity } from '../quantities.js';
import type { RuleWords } from '../words.js';
import type { HoursPer } from './hours-units.js';

/** A quantity of hours of work: in a day or a week, in Ramadan or the rest of the year. */
export interface WorkHours extends Quantity {
  per: HoursPer;
  season: 'ordinary' | 'ramadan';
  /** True if its own words settle what it is of, so that it can break a rule. */
  isSure: boolean;
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
export function withRivals(
  found: readonly WorkHours[],
  all: readonly Quantity[],
  { text, lang }: Pick<Sentence, 'text' | 'lang'>,
  words: RuleWords,
): WorkHours[] {
  const isBare = words
    .matches({ text, lang }, FEWER[lang])
    .some(
      ({ index = 0, 0: { length } }) => !all.some(({ start, end }) => start < index + length && index < end),
    );
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
