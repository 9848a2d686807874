import { arabicPattern } from '#workers/engines/text/arabic.js';
import { phrasePattern } from '#workers/engines/text/plain.js';
import { NUMBER_WORDS } from '#workers/engines/text/numbers.js';
import type { Language } from '#shared/contracts/common.js';
import { quantitiesIn, type Quantity } from '../quantities.js';
import { READ_CHARS } from '../words.js';

/** A number of hours whose noun stands elsewhere: "8 per day", "thirty (30)". */
const BARE: Record<Language, RegExp> = {
  en: phrasePattern(
    `(?<![\\w.,/:$-])(?:(?<n>\\d{1,2}(?:\\.\\d{1,2})?)(?= (?:(?:per|a|each|every|in (?:a|the|each)) (?:working )?(?:day|week)|daily|weekly)\\b)|(?:${NUMBER_WORDS}) \\((?<inside>\\d{1,2})\\)(?=\\s?(?:[,.;)]|$| and\\b)))`,
    'gi',
  ),
  ar: arabicPattern(
    '(?<![\\d.,/:ء-ي])[وب]?(?<n>\\d{1,2}(?:\\.\\d{1,2})?)(?= (?:يوميا|أسبوعيا|في اليوم|في الأسبوع)#)',
    'g',
  ),
};
const HOURS: Record<Language, RegExp> = { en: /\bhours?\b/i, ar: /ساع/ };
const HALF_BEHIND = arabicPattern('^ ?و(?:ال)?(?<part>نصف|نصفا)#');

const TIMES = arabicPattern('(?<![ء-ي])ال(?:أشهر|شهور|شهر|أيام|يوم|أسبوع|سنة|عام)(?= [ء-ي]+ )#', 'g');

/** Returns a quantity with the half that belongs to it, as in "7½ hours" or "7.5 hours". */
function withHalf(one: Quantity, text: string, lang: Language): Quantity {
  const written = /\d+/.exec(text.slice(one.start, one.end));
  const numberStart = one.start + (written?.index ?? 0);
  const ahead = /(?<whole>\d{1,2})[.,]$/.exec(text.slice(Math.max(0, numberStart - 4), numberStart));
  if (written !== null && ahead !== null) {
    const { start, end } = { start: numberStart - ahead[0].length, end: one.end };
    return { value: Number(`${ahead[1] ?? 0}.${written[0]}`), start, end };
  }
  if (lang === 'ar' && HALF_BEHIND.test(text.slice(one.end, one.end + 10)))
    return { value: one.value + 0.5, start: one.start, end: one.end + 5 };
  return one;
}

/** Returns every quantity of hours in a text, those without the word "hours" beside them too, in its order. */
export function hourQuantities(whole: string, lang: Language): Quantity[] {
  const text = whole.slice(0, READ_CHARS);
  // "In the months ten hours": the number is of the hours behind it, not of the time in front.
  const told = lang === 'ar' ? text.replace(TIMES, (time) => '-'.repeat(time.length)) : text;
  const named = quantitiesIn(told, lang, 'hours').map((one) => withHalf(one, text, lang));
  const all = [...named];
  const add = (value: number, start: number, end: number) => {
    if (!all.some((one) => one.start < end && start < one.end))
      all.push({ value, length: { n: value, unit: 'hour' }, start, end });
  };
  for (const { index, 0: found } of text.matchAll(/\d{1,2}\s?½(?=[\s-]?hours?\b)/gi))
    add(Number.parseInt(found, 10) + 0.5, index, index + found.length + 6);
  if (HOURS[lang].test(text))
    for (const { index, 0: found, groups } of text.matchAll(BARE[lang]))
      add(Number(groups?.['n'] ?? groups?.['inside']), index, index + found.length);
  return all.sort((a, b) => a.start - b.start);
}
