import { fold } from './arabic.js';
import { arabicNumber, arabicPeriods } from './arabic-values.js';
import { NUMBER_WORDS, numberInWords } from './numbers.js';
import { normalizeText } from './plain.js';
import { periods, type Unit } from './values.js';

const CURRENCIES: readonly (readonly [string, string])[] = [
  ['SAR', '\\bSAR\\b|\\bSR\\b|\\briyals?\\b|(?<![ء-ي])ريال|ر\\.س|\\ufdfc|\\u20c1'],
  ['USD', '\\bUSD\\b|\\$|\\bdollars?\\b|(?<![ء-ي])دولار'],
  ['EUR', '\\bEUR\\b|€|\\beuros?\\b|(?<![ء-ي])يورو'],
  ['GBP', '\\bGBP\\b|£|\\bpounds? sterling\\b'],
  ['AED', '\\bAED\\b|\\bdirhams?\\b|(?<![ء-ي])درهم'],
];
const MONTHS: readonly (readonly [string, string])[] = [
  ['1', 'January|يناير'], ['2', 'February|فبراير'], ['3', 'March|مارس'], ['4', 'April|ابريل'],
  ['5', 'May(?= \\d)|(?<=\\d )May|مايو'], ['6', 'June|يونيو|يونيه'], ['7', 'July|يوليو|يوليه'],
  ['8', 'August|اغسطس'], ['9', 'September|سبتمبر'], ['10', 'October|اكتوبر'], ['11', 'November|نوفمبر'],
  ['12', 'December|ديسمبر'],
]; // prettier-ignore
/** Shares and multiples in words. "Third parties" are none. */
const SHARES: readonly (readonly [string, string])[] = [
  ['half', '\\bhalf\\b|(?<![ء-ي])و?ب?(?:ال)?نصف(?![ء-ي])'],
  ['third', '\\b(?:one|two)[ -]thirds?\\b|(?<![ء-ي])و?ب?(?:ال)?ثلث(?:ي|ا|ان|ين)?(?![ء-ي])'],
  ['quarter', '\\b(?:one|three)[ -]quarters?\\b'],
  ['double', '\\b(?:double|twice|twofold)\\b|(?<![ء-ي])و?ب?(?:ال)?ضعف(?:ي|ا|ين|ان)?(?![ء-ي])'],
  ['treble', '\\b(?:triple|treble|threefold)\\b'],
];
const patterns = (list: readonly (readonly [string, string])[], flags: string) =>
  list.map(([name, source]) => [name, new RegExp(source, flags)] as const);
const CURRENCY = patterns(CURRENCIES, 'i');
const MONTH = patterns(
  MONTHS.map(([name, source]) => [name, `(?<![\\p{L}])(?:${source})(?!\\p{L})`]),
  'u',
);
const SHARE = patterns(SHARES, 'i');

const PERCENT =
  /(\d{1,9}(?:\.\d{1,9})?)\s{0,3}(?:\)\s{0,3})?(?:%|per ?cent\b|percent\b|بالمائه|بالمئه|بالماءه|في المائه|في المئه|في الماءه)|%\s{0,3}(\d{1,9}(?:\.\d{1,9})?)/gi;
const PERCENT_WORDS = new RegExp(
  `\\b(${NUMBER_WORDS})\\s{1,3}(?:\\([^()]{1,20}\\)\\s{0,3})?per ?cent\\b`,
  'gi',
);
const ARABIC_PERCENT = /\s(?:بالمائه|بالمئه|بالماءه|في المائه|في المئه|في الماءه)/;
const FACTORS: Record<string, number> = {
  thousand: 1e3, million: 1e6, billion: 1e9, الف: 1e3, الاف: 1e3, مليون: 1e6, ملايين: 1e6, مليار: 1e9,
}; // prettier-ignore
const FACTOR = Object.keys(FACTORS).join('|');
const NUMBER = new RegExp(
  `(?<![\\d.,])(\\d{1,3}(?:,\\d{3}){1,5}(?:\\.\\d{1,9})?|\\d{1,15}(?:\\.\\d{1,9}){0,4})(?:\\s{1,3}(${FACTOR})(?![\\p{L}]))?`,
  'giu',
);
const WORDS = new RegExp(`\\b(${NUMBER_WORDS})\\b(?:\\s{1,3}(million|billion)\\b)?`, 'gi');
/** Words after "two" that make it no value: the sides of a contract. */
const SIDES = /^\s{1,3}(?:parties|sides|companies)\b/i;

function canonicalPeriod(n: number, unit: Unit): string {
  if (unit === 'year') return `period:${n * 12} months`;
  if (unit === 'month') return `period:${n} months`;
  if (unit === 'hour') return `period:${n} hours`;
  return `period:${unit === 'week' ? n * 7 : n} days`;
}

/** The values that a text names: periods, percentages, numbers, currencies, months of a date, shares. */
export interface NamedValues {
  /** Each in one form, whatever the language and spelling: "period:30 days", "percent:5", "number:1000". */
  all: Set<string>;
  /** Every number in it, also those of periods and percentages. */
  numbers: Set<string>;
}

/**
 * Finds all values that a text of a few thousand characters names, in figures or in words, English or Arabic. "One"
 * alone is none.
 */
export function namedValues(text: string): NamedValues {
  let rest = fold(normalizeText(text));
  const all = new Set<string>();
  const numbers = new Set<string>();
  const take = (start: number, end: number) => {
    rest = `${rest.slice(0, start)}${'|'.repeat(end - start)}${rest.slice(end)}`;
  };
  const add = (kind: 'percent' | 'number', n: number | string) => {
    all.add(`${kind}:${n}`);
    numbers.add(`number:${n}`);
  };

  for (const { n, unit, start, end } of [...periods(rest), ...arabicPeriods(rest)]) {
    all.add(canonicalPeriod(n, unit));
    numbers.add(`number:${n}`);
    take(start, end);
  }
  for (const match of [...rest.matchAll(PERCENT)]) {
    add('percent', Number(match[1] ?? match[2]));
    take(match.index, match.index + match[0].length);
  }
  for (const match of [...rest.matchAll(PERCENT_WORDS)]) {
    const n = numberInWords(match[1] ?? '');
    if (n !== null) add('percent', n);
    take(match.index, match.index + match[0].length);
  }
  for (const [name, pattern] of CURRENCY) if (pattern.test(rest)) all.add(`currency:${name}`);
  for (const [name, pattern] of MONTH) if (pattern.test(rest)) all.add(`month:${name}`);
  for (const [name, pattern] of SHARE) if (pattern.test(rest)) all.add(`share:${name}`);
  for (const match of [...rest.matchAll(NUMBER)]) {
    const written = (match[1] ?? '').replaceAll(',', '');
    const factor = FACTORS[match[2]?.toLowerCase() ?? ''] ?? 1;
    // "12.3.4" numbers a clause.
    const n = Number(written);
    add('number', Number.isNaN(n) ? written : n * factor);
    take(match.index, match.index + match[0].length);
  }
  for (const { 0: whole, 1: words = '', 2: factor, index } of [...rest.matchAll(WORDS)]) {
    const value = numberInWords(words);
    if (value === null || value === 1) continue;
    if (value === 2 && SIDES.test(rest.slice(index + whole.length, index + whole.length + 20))) continue;
    add('number', value * (FACTORS[factor?.toLowerCase() ?? ''] ?? 1));
  }
  for (const { n, isPercent } of arabicNumbersIn(rest)) add(isPercent ? 'percent' : 'number', n);
  return { all, numbers };
}

/** Longest number in words. */
const MOST_WORDS = 12;
/** "احد" alone is "one of", and "واحد" is "one". */
const NO_NUMBER = /^و?(?:احد|احدي|واحد|واحده)$/;

/** Finds numbers in Arabic words. */
function arabicNumbersIn(folded: string): { n: number; isPercent: boolean }[] {
  const found: { n: number; isPercent: boolean }[] = [];
  let run: string[] = [];
  const close = (end: number) => {
    const n =
      run.length === 0 || (run.length === 1 && NO_NUMBER.test(run[0] ?? ''))
        ? null
        : arabicNumber(run.join(' '));
    if (n !== null)
      found.push({ n, isPercent: new RegExp(`^${ARABIC_PERCENT.source}`).test(folded.slice(end, end + 12)) });
    run = [];
  };
  let end = 0;
  for (const { 0: word, index } of folded.matchAll(/[ء-ي]{1,40}/g)) {
    const isNext = /^\s{1,3}$/.test(folded.slice(end, index));
    if (run.length > 0 && (!isNext || run.length >= MOST_WORDS)) close(end);
    if (arabicNumber(word) !== null) run.push(word);
    else if (run.length > 0) close(end);
    end = index + word.length;
  }
  close(end);
  return found;
}

/** Returns the values that a text names and the words it rests on do not. */
export function valuesWithout(text: string, ground: string): string[] {
  const { all } = namedValues(text);
  if (all.size === 0) return [];
  const borne = namedValues(ground);
  return [...all].filter((value) => !borne.all.has(value) && !borne.numbers.has(value));
}
