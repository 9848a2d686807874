import { gregorianDay, HIJRI_DATE, HIJRI_ERA, hijriDayOf } from '../calendars.js';
import type { Value } from './value.js';

const MONTHS: readonly (readonly [string, string])[] = [
  ['january', 'يناير|كانون الثاني'],
  ['february', 'فبراير|شباط'],
  ['march', 'مارس|اذار'],
  ['april', 'ابريل|نيسان'],
  ['may', 'مايو|ايار'],
  ['june', 'يونيو|يونيه|حزيران'],
  ['july', 'يوليو|يوليه|تموز'],
  ['august', 'اغسطس|اب'],
  ['september', 'سبتمبر|ايلول'],
  ['october', 'اكتوبر|تشرين الاول'],
  ['november', 'نوفمبر|تشرين الثاني'],
  ['december', 'ديسمبر|كانون الاول'],
];
const NAMES = MONTHS.map(([english, arabic]) => `${english}|${arabic}`).join('|');
const DATES = [
  new RegExp(
    `(?<![\\d/])(?<day>\\d{1,2})(?:st|nd|rd|th)?\\s{1,3}(?:of\\s|day of\\s|من\\s(?:شهر\\s)?)?(?<month>${NAMES}),?\\s{1,3}(?:عام\\s|سنه\\s|لعام\\s)?(?<year>20\\d{2})`,
    'gi',
  ),
  new RegExp(`(?<month>${NAMES})\\s{1,3}(?<day>\\d{1,2})(?:st|nd|rd|th)?,?\\s{1,3}(?<year>20\\d{2})`, 'gi'),
  /(?<![\d/.-])(?<day>\d{1,2})[/.-](?<number>\d{1,2})[/.-](?<year>20\d{2})(?!\d)/g,
  /(?<![\d/.-])(?<year>20\d{2})[/.-](?<number>\d{1,2})[/.-](?<day>\d{1,2})(?!\d)/g,
];

const monthOf = (name: string) =>
  MONTHS.findIndex(
    ([english, arabic]) => english === name.toLowerCase() || arabic.split('|').includes(name),
  ) + 1;

const HIJRI = new RegExp(`(?<![\\d/.-])${HIJRI_DATE}(?!\\d)(?:${HIJRI_ERA})?`, 'gu');

/** Finds the dates of both calendars in a text in either language, which must be folded. */
export function datesIn(text: string): Value[] {
  const gregorian = DATES.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ 0: words, index, groups = {} }): Value => {
      const { day = '', month, number, year = '' } = groups;
      const inYear = month === undefined ? Number(number) : monthOf(month);
      // In figures, day and month may stand in either order.
      const [first = 0, second = 0] = [Number(day), inYear].sort((a, b) => a - b);
      const days = [gregorianDay(Number(year), inYear, Number(day))];
      if (month === undefined) days.push(gregorianDay(Number(year), Number(day), inYear));
      return {
        kind: 'date',
        key: `${String(first)}/${String(second)}/${year}`,
        number: Number(day),
        unit: '',
        days: days.filter((one) => one !== null),
        start: index,
        end: index + words.length,
      };
    }),
  );
  return [...gregorian, ...hijriDatesIn(text)];
}

function hijriDatesIn(text: string): Value[] {
  return [...text.matchAll(HIJRI)].flatMap(({ 0: words, index, groups = {} }): Value[] => {
    const day = hijriDayOf(groups);
    if (day === null) return [];
    const number = Number(groups['hd'] ?? groups['hd2'] ?? groups['hd3']);
    const span = { start: index, end: index + words.length };
    return [{ kind: 'date', key: `day ${String(day)}`, number, unit: '', days: [day], hijri: true, ...span }];
  });
}

/** Returns how many days lie between two dates, at the least that their writing allows. */
export const daysApart = (a: Value, b: Value): number =>
  Math.min(...(a.days ?? []).flatMap((day) => (b.days ?? []).map((other) => Math.abs(day - other))));

/** Tells whether two dates are one day: written alike, or that of both calendars. */
export const isSameDay = (a: Value, b: Value): boolean => a.key === b.key || daysApart(a, b) === 0;

/** Tells whether two dates differ by no more than the sighting of a moon may move a date of the Hijri calendar. */
export const isDayApart = (a: Value, b: Value): boolean =>
  (a.hijri === true || b.hijri === true) && daysApart(a, b) === 1;
