import type { Language } from '#shared/contracts/common.js';
import { phrasePattern } from '#workers/engines/text/plain.js';
import { arabicPattern } from '#workers/engines/text/arabic.js';
import { arabicQuantities } from '#workers/engines/text/values/arabic-quantities.js';
import { englishQuantities } from '#workers/engines/text/values/english-quantities.js';
import type { Quantity } from '#workers/engines/text/values/value.js';
import type { Sentence } from '#workers/engines/text/sentences.js';
import type { LawWords } from './law-words.js';

/** Quantities that can empty a promise; a count of things, such as of copies, is not one. */
const BEARING: ReadonlySet<Quantity['kind']> = new Set(['duration', 'amount', 'rate']);
const DAYS: Record<string, number> = { hour: 1 / 24, day: 1, week: 7, month: 30, year: 365 };

/** Returns the lengths of time, amounts and rates of a sentence. */
export const bearingQuantities = ({ text, lang }: Sentence): Quantity[] =>
  (lang === 'ar' ? arabicQuantities(text) : englishQuantities(text)).filter(
    ({ kind, state }) => state === 'given' && BEARING.has(kind),
  );

const sizeOf = ({ value, unit }: Quantity) => value * (DAYS[unit] ?? 1);
const isSameKind = (a: Quantity, b: Quantity) =>
  a.kind === b.kind && (a.kind !== 'amount' || a.unit === b.unit);

/** A time within which something is done: the shorter the better. */
const WITHIN = {
  en: phrasePattern(
    '\\b(?:within|in|no later than|not later than) (?:a (?:maximum )?(?:period|time) (?:of )?|the )?$',
  ),
  ar: arabicPattern('(?<![ء-ي])(?:خلال|غضون|أقصاه|أقصاها) (?:مدة )?$'),
};
/** What is given: the more the better. */
const AT_LEAST = {
  en: phrasePattern(
    '\\b(?:at least|not less than|no less than|minimum of|no fewer than|entitled to|receives?|granted) (?:a period of |an? )?$',
  ),
  ar: arabicPattern('(?<![ء-ي])(?:[يت]قل (?:عن|على)|أدنى|الأقل|[يت]ستحق|[يت]منح) (?:مدة )?$'),
};
/** What a sum is that no promise is emptied by: the price or wage itself. */
const PRICE = {
  en: phrasePattern(
    '\\b(?:price|salary|wages?|rent|value|consideration|capital|loan)(?: (?:is|shall be|of|at|being|amounts? to|per \\w+|a \\w+)){0,3} $',
  ),
  ar: arabicPattern('~(?:ثمن|ثمنه|قيمة|قيمته|صفقة|أجر|راتب|أجرة|رأس مال|قرض)#(?: ~?[ء-ي]{2,12}){0,3} $'),
};
const MOST = {
  en: phrasePattern(
    '\\b(?:up to|not exceed(?:ing)?|at most|maximum(?: \\w+){0,2}|no more than|not more than) $',
  ),
  ar: arabicPattern('(?<![ء-ي])(?:أقصى|حدود|[يت]تجاوز|[يت]زيد (?:على|عن)|[يت]جاوز) (?:مبلغ )?$'),
};
const AHEAD_CHARS = 40;

/** A time within which something is done is soon, where the law names none. */
const SOON_DAYS = 30;

/** Tells whether the law names a quantity itself, leaves it to the parties, or has one that the clause betters in its direction. */
export function isLawful(quantity: Quantity, { text, lang }: Sentence, law: LawWords): boolean {
  const ahead = text.slice(Math.max(0, quantity.start - AHEAD_CHARS), quantity.start);
  if (quantity.kind === 'amount') {
    const isLeft = MOST[lang].test(ahead) ? law.leaves.limit : law.leaves.amount;
    if (isLeft || PRICE[lang].test(ahead)) return true;
  }
  const size = sizeOf(quantity);
  const alike = law.quantities.filter((one) => isSameKind(one, quantity)).map(sizeOf);
  if (alike.some((one) => Math.abs(one - size) < 0.01)) return true;
  if (quantity.kind === 'duration' && WITHIN[lang].test(ahead))
    return alike.length === 0 ? size <= SOON_DAYS : alike.some((one) => size < one);
  return AT_LEAST[lang].test(ahead) && alike.some((one) => size > one);
}

/** White space and the Arabic letters that are joined to a number's front. */
const HEAD = { en: /^\s*/, ar: /^\s*(?:[فبل]|و(?!احد))?(?:ال)?/ } as const;
const UNIT = { en: /[a-z]+\s*$/i, ar: /[ء-ي]+\s*$/ } as const;

/** Values so far from what contracts say that a reader who looked at them would answer otherwise. */
function extremesOf(kind: Quantity['kind'], unit: string, lang: Language): string[] {
  if (kind === 'rate') return ['99%', '0.1%'];
  if (kind === 'amount') return lang === 'en' ? ['SAR 1', 'SAR 999,999,999'] : ['1 ريال', '999999999 ريال'];
  return lang === 'en'
    ? ['99 years', '1 day', `9999 ${unit}`, `1 ${unit}`]
    : ['99 سنه', '1 يوم', `9999 ${unit}`, `1 ${unit}`];
}

/** Writes a sentence with extreme values in a quantity's place. */
export function withExtremes({ text, lang }: Sentence, { start, end, kind }: Quantity): string[] {
  const written = text.slice(start, end);
  const head = HEAD[lang].exec(written)?.[0] ?? '';
  const unit = UNIT[lang].exec(written)?.[0] ?? '';
  return extremesOf(kind, unit, lang).map((value) => text.slice(0, start) + head + value + text.slice(end));
}
