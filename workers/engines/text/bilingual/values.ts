import type { Language } from '#shared/contracts/common.js';
import { folded } from '../arabic.js';
import { NUMBER_WORDS, numberInWords } from '../numbers.js';
import { normalizeText } from '../plain.js';
import { ARABIC_NUMBER_WORDS, arabicNumberOf } from '../values/arabic-numbers.js';
import { arabicQuantities } from '../values/arabic-quantities.js';
import { englishQuantities } from '../values/english-quantities.js';
import type { Quantity } from '../values/value.js';
import { datesIn } from './dates.js';
import type { Value, ValueKind } from './value.js';

const KINDS: Partial<Record<Quantity['kind'], ValueKind>> = {
  amount: 'amount',
  duration: 'duration',
  rate: 'percentage',
};
/** Units that are a multiple of a smaller one, whatever the day on which they begin. */
const SMALLER: Readonly<Record<string, readonly [number, string]>> = {
  week: [7, 'day'],
  year: [12, 'month'],
};

/** Finds the amounts, durations, percentages and dates of a text in one language. */
export function valuesIn(text: string, lang: Language): Value[] {
  const { text: flat, offsets } = folded(normalizeText(text));
  const at = (offset: number) => offsets[offset] ?? text.length;
  // A vowel sign belongs to the letter before it.
  const endOf = (last: number) =>
    last + 1 + (/^\p{M}*/u.exec(text.slice(last + 1, last + 4))?.[0].length ?? 0);
  const quantities = (lang === 'en' ? englishQuantities(flat) : arabicQuantities(flat)).flatMap((one) =>
    valueOf(flat, one),
  );
  const dates = datesIn(flat);
  const apart = quantities.filter(
    ({ start, end }) => !dates.some((date) => start < date.end && date.start < end),
  );
  return [...apart, ...dates]
    .map((value) => ({ ...value, start: at(value.start), end: endOf(at(value.end - 1)) }))
    .sort((a, b) => a.start - b.start);
}

/** A number in figures behind its words: "one half percent (0.5%)". */
const IN_FIGURES = /\(\s?%?\s?(\d[\d,.]*)\s?%?\s?\)/;

/** What shows that a number is the end of a larger one, or a part of it: no number of its own. A day of a month is no length of time. */
const CONTINUED = /(?:\b(?:million|billion|thousand)\s(?:and\s)?|\bhalf\s(?:an?|of\sone)\s|نصف\s|ربع\s)$/i;

function valueOf(flat: string, { kind, state, value, unit, start, end }: Quantity): Value[] {
  const named = KINDS[kind];
  if (named === undefined || state !== 'given') return [];
  const words = flat.slice(start, end);
  if (/^(?:ال)?يوم$/.test(words) || CONTINUED.test(flat.slice(Math.max(0, start - 20), start))) return [];
  const figures = named === 'percentage' ? IN_FIGURES.exec(words)?.[1] : undefined;
  const read = figures === undefined ? value : Number(figures.replaceAll(',', ''));
  const [times, base] = named === 'duration' ? (SMALLER[unit] ?? [1, unit]) : [1, unit];
  return [{ kind: named, key: `${String(read * times)} ${base}`, unit, number: read, start, end }];
}

/** A single unit or half of one needs no number in words: "one month" is «شهر», "half" is «نصف». */
const UNNUMBERED: Readonly<Record<string, Record<Language, RegExp>>> = {
  day: { en: /\b(?:day|daily)\b/i, ar: /يوم/ },
  week: { en: /\bweek(?:ly)?\b/i, ar: /اسبوع/ },
  month: { en: /\bmonth(?:ly)?\b/i, ar: /شهر/ },
  year: { en: /\b(?:year|annual)(?:ly)?\b/i, ar: /سن[هوي]|عام/ },
};
/** Parts of a whole, which either text may write as a percentage, of a year, or of a million. */
const FRACTIONS: readonly (readonly [share: number, Record<Language, RegExp>])[] = [
  [0.75, { en: /\bthree[\s-]quarters?\b/i, ar: /ثلاثه ارباع/ }],
  [0.5, { en: /\b(?:half|semi-?annual(?:ly)?)\b/i, ar: /نصف/ }],
  [0.25, { en: /\b(?:one|a)[\s-]quarter\b|\bquarter(?:ly)?\b/i, ar: /(?<![ء-ي])[وب]?(?:ال)?ربع(?!ا|ون|ين)/ }],
];
const WHOLES = [1, 100, 12, 1_000_000];

/** Tells whether a text names the number of a value somewhere, be it as another kind of value or without its unit. */
export function isNamedIn(value: Value, text: string, lang: Language): boolean {
  const { kind, key, number, unit } = value;
  const flat = folded(normalizeText(text)).text;
  // A date of the Hijri calendar alone, such as that of a decree, is often left out of the English text.
  if (kind === 'date')
    return (
      datesIn(flat).length === 0 &&
      (value.hijri === true || key.split('/').every((part) => figuresIn(flat, lang).has(part)))
    );
  if (number === 1 && kind === 'duration' && UNNUMBERED[unit]?.[lang].test(flat)) return true;
  const isPart = ([share, words]: (typeof FRACTIONS)[number]) =>
    WHOLES.some((whole) => number === share * whole) && words[lang].test(flat);
  if (FRACTIONS.some(isPart)) return true;
  return figuresIn(flat, lang).has(String(number));
}

/** Returns every number of a folded text as plain figures, in figures and in words. */
function figuresIn(flat: string, lang: Language): Set<string> {
  const plain = [...flat.matchAll(/\d[\d,]*(?:\.\d+)?/g)].map(([figure]) =>
    String(Number(figure.replaceAll(',', ''))),
  );
  const [pattern, read] =
    lang === 'en'
      ? [new RegExp(`(?<![\\w-])${NUMBER_WORDS}(?![\\w-])`, 'gi'), numberInWords]
      : [new RegExp(`(?<![ء-ي])[وف]?[بلك]?(?:${ARABIC_NUMBER_WORDS})`, 'g'), arabicNumberOf];
  const inWords = [...flat.matchAll(pattern)].flatMap(([words]) => {
    const value = readings(words)
      .map(read)
      .find((one) => one !== null);
    return value === undefined || value === null ? [] : [String(value)];
  });
  return new Set([...plain, ...inWords, ...(lang === 'en' ? millionsIn(flat) : [])]);
}

/** A number in words, with and without the letters that may be joined to its front. */
const readings = (words: string) => [words, words.replace(/^[وف]?[بلك]?/, ''), words.replace(/^[وف]/, '')];

const MILLIONS = new RegExp(
  `(?<![\\w-])(${NUMBER_WORDS})\\s(million|billion)(?:\\s(?:and\\s)?(${NUMBER_WORDS}))?(?![\\w-])`,
  'gi',
);

/** Returns the English numbers in words that are larger than thousands: "one million five hundred thousand". */
function millionsIn(flat: string): string[] {
  return [...flat.matchAll(MILLIONS)].flatMap(([, high = '', scale = '', low]) => {
    const [times, rest] = [numberInWords(high), low === undefined ? 0 : numberInWords(low)];
    if (times === null || rest === null) return [];
    return [String(times * (scale.toLowerCase() === 'million' ? 1e6 : 1e9) + rest)];
  });
}
