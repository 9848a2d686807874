import type { Language } from '../contracts/common.js';

export type LengthUnit = 'hour' | 'day' | 'week' | 'month' | 'year';

/** Case of an Arabic length: as a subject or predicate, or after a preposition, a verb or a noun. */
type LengthCase = 'nominative' | 'oblique';

interface ArabicUnit {
  one: string;
  two: Record<LengthCase, string>;
  few: string;
  many: string;
  other: string;
}

const ARABIC_UNITS: Record<LengthUnit, ArabicUnit> = {
  hour: {
    one: 'ساعة واحدة',
    two: { nominative: 'ساعتان', oblique: 'ساعتين' },
    few: 'ساعات',
    many: 'ساعة',
    other: 'ساعة',
  },
  day: {
    one: 'يوم واحد',
    two: { nominative: 'يومان', oblique: 'يومين' },
    few: 'أيام',
    many: 'يوماً',
    other: 'يوم',
  },
  week: {
    one: 'أسبوع واحد',
    two: { nominative: 'أسبوعان', oblique: 'أسبوعين' },
    few: 'أسابيع',
    many: 'أسبوعاً',
    other: 'أسبوع',
  },
  month: {
    one: 'شهر واحد',
    two: { nominative: 'شهران', oblique: 'شهرين' },
    few: 'أشهر',
    many: 'شهراً',
    other: 'شهر',
  },
  year: {
    one: 'سنة واحدة',
    two: { nominative: 'سنتان', oblique: 'سنتين' },
    few: 'سنوات',
    many: 'سنة',
    other: 'سنة',
  },
};
const ARABIC_PLURALS = new Intl.PluralRules('ar');

/** Writes a length of time out: "30 days", "يومين", or "يومان" where the sentence needs the nominative. */
export function lengthInWords(
  { n, unit }: { n: number; unit: LengthUnit },
  lang: Language,
  inCase: LengthCase = 'oblique',
): string {
  if (lang === 'en') return `${n} ${unit}${n === 1 ? '' : 's'}`;
  const form = ARABIC_PLURALS.select(n);
  const units = ARABIC_UNITS[unit];
  if (form === 'two') return units.two[inCase];
  const counted = units[form === 'zero' ? 'other' : form];
  return form === 'one' ? counted : `${n} ${counted}`;
}
