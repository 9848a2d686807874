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

/** Finds the Gregorian dates of a text in either language, which must be folded. */
export function datesIn(text: string): Value[] {
  return DATES.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ 0: words, index, groups = {} }) => {
      const { day = '', month, number, year = '' } = groups;
      const inYear = month === undefined ? Number(number) : monthOf(month);
      // In figures, day and month may stand in either order.
      const [first = 0, second = 0] = [Number(day), inYear].sort((a, b) => a - b);
      return {
        kind: 'date' as const,
        key: `${String(first)}/${String(second)}/${year}`,
        number: Number(day),
        unit: '',
        start: index,
        end: index + words.length,
      };
    }),
  );
}
