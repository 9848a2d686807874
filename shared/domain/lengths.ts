import type { Language } from '../contracts/common.js';

export type LengthUnit = 'hour' | 'day' | 'week' | 'month' | 'year';

interface ArabicUnit {
  one: string;
  two: string;
  few: string;
  many: string;
  other: string;
}

/** Units in the form that follows a preposition or a verb. */
const ARABIC_UNITS: Record<LengthUnit, ArabicUnit> = {
  hour: { one: 'ساعة واحدة', two: 'ساعتين', few: 'ساعات', many: 'ساعة', other: 'ساعة' },
  day: { one: 'يوم واحد', two: 'يومين', few: 'أيام', many: 'يوماً', other: 'يوم' },
  week: { one: 'أسبوع واحد', two: 'أسبوعين', few: 'أسابيع', many: 'أسبوعاً', other: 'أسبوع' },
  month: { one: 'شهر واحد', two: 'شهرين', few: 'أشهر', many: 'شهراً', other: 'شهر' },
  year: { one: 'سنة واحدة', two: 'سنتين', few: 'سنوات', many: 'سنة', other: 'سنة' },
};
const ARABIC_PLURALS = new Intl.PluralRules('ar');

/** Writes a length of time out: "30 days", "يومين". */
export function lengthInWords({ n, unit }: { n: number; unit: LengthUnit }, lang: Language): string {
  if (lang === 'en') return `${n} ${unit}${n === 1 ? '' : 's'}`;
  const form = ARABIC_PLURALS.select(n);
  const counted = ARABIC_UNITS[unit][form === 'zero' ? 'other' : form];
  return form === 'one' || form === 'two' ? counted : `${n} ${counted}`;
}
