import type { Language } from '#shared/contracts/common.js';
import type { LengthUnit } from '#shared/domain/lengths.js';
import { arabicNumber, arabicPeriods } from '#workers/engines/text/arabic-values.js';
import { arabicPattern } from '#workers/engines/text/arabic.js';
import { NUMBER_WORDS, numberInWords } from '#workers/engines/text/numbers.js';
import { phrasePattern } from '#workers/engines/text/plain.js';
import { periods } from '#workers/engines/text/values.js';

/** A quantity in a sentence, in days, hours, percent, riyals or years of age. */
export interface Quantity {
  value: number;
  /** How a length of time is written: its number and unit. */
  length?: { n: number; unit: LengthUnit };
  start: number;
  end: number;
}

export type Measure = 'days' | 'hours' | 'percent' | 'riyals' | 'years-of-age' | 'count';

const HOURS: Record<LengthUnit, number> = { hour: 1, day: 24, week: 168, month: 720, year: 8_760 };

function lengths(text: string, lang: Language, measure: 'days' | 'hours'): Quantity[] {
  return (lang === 'ar' ? arabicPeriods(text) : periods(text))
    .filter(({ unit }) => (unit === 'hour') === (measure === 'hours'))
    .map(({ n, unit, days, start, end }) => ({
      value: measure === 'hours' ? n * HOURS[unit] : days,
      length: { n, unit },
      start,
      end,
    }));
}

const FIGURE = '\\d{1,3}(?:[,٬]\\d{3}){1,4}(?:\\.\\d{1,2})?|\\d{1,9}(?:\\.\\d{1,3})?';
const ARABIC_WORDS = '[ء-ي]{2,12}(?: و?[ء-ي]{2,12}){0,4}?';
const SOURCES: Record<'percent' | 'riyals' | 'years-of-age' | 'count', Record<Language, string>> = {
  percent: {
    en: `(?:(?<words>${NUMBER_WORDS})\\s?)?(?:\\(?\\s?(?<figure>${FIGURE})\\s?\\)?\\s?)?(?:%\\)?|per\\s?cent\\b)`,
    ar: `(?:(?<figure>${FIGURE})\\s?\\)?\\s?(?:%|بالمائة|بالمئة|في المائة|في المئة)|%\\s?(?<after>${FIGURE})|(?<words>${ARABIC_WORDS}) (?:بالمائة|بالمئة|في المائة|في المئة))`,
  },
  riyals: {
    en: `(?:SAR|SR\\.?|Saudi Riyals?)\\s?(?<figure>${FIGURE})|(?<after>${FIGURE})\\s?\\)?\\s?(?:Saudi )?(?:riyals?|SAR|SR)\\b`,
    ar: `(?<figure>${FIGURE})\\s?\\)?\\s?(?:ريالا|ريالات|ريال|ر\\.س)`,
  },
  'years-of-age': {
    en: `(?:aged?(?: of)?|under(?: the age of)?|below(?: the age of)?) (?:(?<words>${NUMBER_WORDS})\\s?)?\\(?(?<figure>\\d{1,2})?\\)?`,
    ar: `(?:سن|عمر|عن|دون|بلغ|بلوغ|أتم|يتم|إتمام) (?:ال)?(?:(?<figure>\\d{1,2})|(?<words>${ARABIC_WORDS})) (?:سنة|عاما|عام)`,
  },
  count: { en: `(?<words>${NUMBER_WORDS})|(?<figure>${FIGURE})`, ar: `(?<figure>${FIGURE})` },
};

function numberIn(
  { figure, after, words }: Record<string, string | undefined>,
  lang: Language,
): number | null {
  const written = figure ?? after;
  if (written !== undefined) return Number(written.replace(/[,٬]/g, ''));
  if (words === undefined) return null;
  return lang === 'ar' ? arabicNumber(words) : numberInWords(words);
}

/** Returns how many characters of Arabic words stand ahead of the number in them. */
function wordsAhead(words = ''): number {
  const starts = [...words.matchAll(/(?<![ء-ي])[ء-ي]/g)].map(({ index }) => index);
  return starts.find((start) => arabicNumber(words.slice(start)) !== null) ?? 0;
}

/** Returns how long lengths of time are together, in the unit that all are written in, else in days. */
export function sumOf(lengths: readonly Quantity[]): NonNullable<Quantity['length']> {
  const [first, ...others] = lengths.map(({ length }) => length);
  if (first !== undefined && others.every((one) => one?.unit === first.unit))
    return { n: first.n + others.reduce((sum, one) => sum + (one?.n ?? 0), 0), unit: first.unit };
  return { n: Math.round(lengths.reduce((sum, { value }) => sum + value, 0)), unit: 'day' };
}

/** Returns every quantity of one measure in a text, plain English or folded Arabic, in its order. */
export function quantitiesIn(text: string, lang: Language, measure: Measure): Quantity[] {
  if (measure === 'days' || measure === 'hours') return lengths(text, lang, measure);
  const source = SOURCES[measure][lang];
  const pattern = lang === 'ar' ? arabicPattern(source, 'g') : phrasePattern(source, 'gi');
  return [...text.matchAll(pattern)].flatMap((match) => {
    const groups = match.groups ?? {};
    const ahead = lang === 'ar' ? wordsAhead(groups['words']) : 0;
    const words = groups['words']?.slice(ahead);
    const value = numberIn(words === undefined ? groups : { ...groups, words }, lang);
    return value === null || Number.isNaN(value)
      ? []
      : [{ value, start: match.index + ahead, end: match.index + match[0].length }];
  });
}
