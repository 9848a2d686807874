import { arabicPattern, fold } from './arabic.js';
import type { Period, Unit } from './values.js';
import { isNoticeLength } from './values/length-nouns.js';

const UNITS: readonly (readonly [Unit, number, one: string, two: string, many: string])[] = [
  ['hour', 1 / 24, 'ساعة', 'ساعتين|ساعتان', 'ساعات'],
  ['day', 1, 'يوما|يوم', 'يومين|يومان', 'ايام'],
  ['week', 7, 'أسبوعا|أسبوع', 'أسبوعين|أسبوعان', 'أسابيع'],
  ['month', 30, 'شهرا|شهر', 'شهرين|شهران', 'أشهر|شهور'],
  ['year', 365, 'سنة|عاما|عام', 'سنتين|سنتان|عامين|عامان', 'سنوات|سنين|أعوام'],
];

const NUMBERS: Record<string, number> = Object.fromEntries(
  (
    [
      [1, 'واحد واحدا واحدة'], [2, 'اثنين اثنان اثنتين اثنتان اثني اثنا اثنتا اثنتي'], [3, 'ثلاثة ثلاث ثلاثا'], [4, 'أربعة أربع أربعا'],
      [5, 'خمسة خمس خمسا'], [6, 'ستة ست ستا'], [7, 'سبعة سبع سبعا'], [8, 'ثمانية ثماني ثمان ثمانيا'], [9, 'تسعة تسع تسعا'],
      [10, 'عشرة عشر عشرا'], [11, 'أحد إحدى'], [20, 'عشرين عشرون'], [30, 'ثلاثين ثلاثون'], [40, 'أربعين أربعون'],
      [50, 'خمسين خمسون'], [60, 'ستين ستون'], [70, 'سبعين سبعون'], [80, 'ثمانين ثمانون'], [90, 'تسعين تسعون'],
      [100, 'مائة مئة'], [200, 'مائتين مئتين مائتا مئتا مائتان مئتان'],
      [300, 'ثلاثمائة ثلاثمئة'], [400, 'أربعمائة أربعمئة'], [500, 'خمسمائة خمسمئة'], [600, 'ستمائة ستمئة'],
      [700, 'سبعمائة سبعمئة'], [800, 'ثمانمائة ثمانمئة'], [900, 'تسعمائة تسعمئة'],
    ] as const
  ).flatMap(([value, words]) => words.split(' ').map((word) => [fold(word), value] as const)),
); // prettier-ignore

const WORD = `(?:${Object.keys(NUMBERS)
  .sort((a, b) => b.length - a.length)
  .join('|')})(?![ء-ي])`;
/** At most a dozen words: no number has more. See `NUMBER_WORDS`. */
const WORDS = `${WORD}(?: و?${WORD}){0,12}`;

/** Returns the value of an Arabic number in words, which must be folded: "خمسه واربعين" is 45. */
export function arabicNumber(words: string): number | null {
  let total = 0;
  let last = 0;
  for (const part of words.trim().split(/\s+/)) {
    const value = NUMBERS[part] ?? (part.startsWith('و') ? NUMBERS[part.slice(1)] : undefined);
    if (value === undefined) return null;
    if (value === 10 && last > 0 && last < 10) total += 10;
    else if (value === 11) total += 1;
    else if (value === 10 && last === 11) total += 10;
    else total += value;
    last = value;
  }
  return total > 0 ? total : null;
}

const UNIT = UNITS.map(([, , one, two, many]) => `${many}|${two}|${one}`).join('|');
const LENGTH = arabicPattern(
  // White space before a figure belongs to the match from its first character, so that no other match begins within
  // it.
  `(?<![ء-ي])[وف]?[بل]?(?:ال)?(?:(${WORDS}) )?(?:(?:\\(\\s*|(?<!(?<![ء-ي])\\s)\\s+|)(\\d{1,4})\\s*(?:\\)\\s*)?)?(?:\\((${WORDS})\\) )?(?:ال)?(${UNIT})#(?: (ال)?(${WORD}))?`,
  'g',
);
/** Number of characters before a length of time or a number that are enough to classify it. */
const BEFORE_CHARS = 100;
const ALONE = arabicPattern(
  '(?:خلال|[يت]تجاوز|[يت]زيد على|[يت]زيد عن|أقصاه|أقصاها|لمدة|مدة|مدته|مدتها|قبل|بعد|كل|مهلة|عن|غضون) (?:ال)?$',
);

/** Finds every length of time in a folded Arabic sentence: "ثلاثين (30) يوما", "سنتين", "لمده شهر". */
export function arabicPeriods(text: string): Period[] {
  const found: Period[] = [];
  for (const match of text.matchAll(LENGTH)) {
    const [, before, digits, inside, name = '', article, number] = match;
    const unit = UNITS.find(([, , one, two, many]) =>
      [one, two, many].some((forms) => fold(forms).split('|').includes(name)),
    );
    if (unit === undefined) continue;
    const dual = fold(unit[3]).split('|').includes(name) ? 2 : null;
    // "Within the years" names no number of them.
    const isMany = fold(unit[4]).split('|').includes(name);
    // "The three years", but not "Monday", which is written like "the two".
    const words = before ?? inside ?? (article === undefined || isMany ? number : undefined);
    const single =
      !isMany && ALONE.test(text.slice(Math.max(0, match.index - BEFORE_CHARS), match.index)) ? 1 : null;
    const n =
      digits !== undefined ? Number(digits) : words !== undefined ? arabicNumber(words) : (dual ?? single);
    if (n === null || n === 0 || (unit[0] === 'year' && n > 120)) continue;
    const end = match.index + match[0].length;
    found.push({ n, unit: unit[0], days: n * unit[1], start: match.index, end });
  }
  return found;
}

/** Returns the length of time nearest to a place, within `reach` characters. */
export const arabicPeriodNear = (text: string, place: number, reach = 100): Period | null =>
  nearest(arabicPeriods(text), place, reach);

function nearest(periods: readonly Period[], place: number, reach: number): Period | null {
  let best: Period | null = null;
  let gap = reach;
  for (const period of periods) {
    const distance = Math.max(period.start - place, place - period.end, 0);
    if (distance < gap) [best, gap] = [period, distance];
  }
  return best;
}

const NOTICE = arabicPattern('~(?:إشعار|إخطار|إنذار|تبليغ|يشعر|يخطر|أشعر|أخطر)');

/** Returns the notice period: the first period after a word for notice, else the nearest before it. */
export function arabicNotice(text: string): Period | null {
  const place = NOTICE.exec(text);
  if (place === null) return null;
  const end = place.index + place[0].length;
  const periods = arabicPeriods(text).filter((period) => isNoticeLength(text, period, 'ar'));
  const behind = periods.find(({ start }) => start >= end && start < end + 110);
  return behind ?? nearest(periods, end, 60);
}

const MONEY = arabicPattern(
  '((?=\\d)(?<!\\d,*)\\d[\\d,]*(?:\\.\\d+)?)\\s*(?:\\)\\s*)?(?:(مليون|ألف) )?(?:ريالات|ريالا|ريال|ر\\.س|دولارا?|درهما?|دينارا?|SAR|USD)(?: سعودي[اة]?| أمريكي[اة]?)?',
);

/** Returns the first amount of money, as the folded text writes it and as a number. */
export function arabicMoney(text: string): { written: string; value: number } | null {
  const match = MONEY.exec(text);
  if (match === null) return null;
  const factor = match[2] === undefined ? 1 : match[2].startsWith('م') ? 1e6 : 1e3;
  const value = Number((match[1] ?? '').replaceAll(',', '')) * factor;
  return value > 0 ? { written: match[0].replace(/\s+/g, ' ').replace(')', '').trim(), value } : null;
}

const PERCENT = arabicPattern(
  `(\\d{1,3}(?:\\.\\d+)?)\\s*(?:\\)\\s*)?(?:%|بالمائة|بالمئة|في المائة|في المئة)|%\\s*(\\d{1,3}(?:\\.\\d+)?)`,
);
const PERCENT_WORDS = arabicPattern(`(${WORDS}) (?:بالمائة|بالمئة|في المائة|في المئة)`);

/** Returns the first percentage of a sentence. */
export function arabicPercent(text: string): number | null {
  const match = PERCENT.exec(text);
  const digits = match?.[1] ?? match?.[2];
  if (digits !== undefined) return Number(digits);
  const words = PERCENT_WORDS.exec(text)?.[1];
  return words === undefined ? null : arabicNumber(words);
}

const UNFINISHED = /(?:الف|مليون|و)\s*$/;
const TWICE = arabicPattern(`(?<![ء-ي])[بل]?(${WORDS})\\s*\\(\\s*(\\d{1,4})\\s*\\)`, 'g');

/** Finds a number in words whose figures say a different number. */
export function arabicNumberConflict(text: string): { start: number; end: number; words: string } | null {
  for (const match of text.matchAll(TWICE)) {
    const value = arabicNumber(match[1] ?? '');
    const figure = Number(match[2]);
    // "الف ومائه (1100)" begins before the words that were matched.
    if (
      value === null ||
      value === figure ||
      UNFINISHED.test(text.slice(Math.max(0, match.index - BEFORE_CHARS), match.index))
    )
      continue;
    return { start: match.index, end: match.index + match[0].length, words: match[0].replace(/\s+/g, ' ') };
  }
  return null;
}
