import { arabicPattern, fold } from '../arabic.js';
import { arabicPeriods } from '../arabic-values.js';
import { ARABIC_NUMBER_WORDS, arabicNumberOf } from './arabic-numbers.js';
import { withoutOverlaps } from './marked.js';
import type { Quantity } from './value.js';

const NUMBER = "\\d{1,3}(?:[,'’]\\d{3}){1,5}(?:\\.\\d{1,6})?|\\d{1,12}(?:\\.\\d{1,6})?";
const REDACTED =
  '\\[\\s{0,3}\\*[\\s*]{0,12}\\]|(?<!\\*)\\*{3,}|█{1,40}|[\\[(]\\s{0,3}(?:محجوب|محذوف|محذوفه|سري|مطموس|طمس|حجب|تم حجبه|تم حذفه)[^\\])]{0,40}[\\])]';
const BLANK =
  '(?<!_)_{3,}|(?<!\\.)\\.{4,}|\\u2026{1,20}|\\[\\s{0,20}(?:[●•]{1,3}|\\.{2,40})?\\s{0,20}\\]|\\(\\s{0,3}\\.{2,40}\\s{0,3}\\)|\\(\\s{2,40}\\)';
const OPEN = `(?:(${REDACTED})|(${BLANK}))`;
const TIME =
  '(?:ساعه|ساعات|يوما|يوم|ايام|اسبوعا|اسبوع|اسابيع|شهرا|شهر|اشهر|سنه|سنوات|عاما|عام|اعوام)(?![ء-ي])';
const CURRENCY = fold(
  '(?:ال)?(?:ريالات|ريالا|ريال|دولارات|دولارا|دولار|دراهم|درهما|درهم|دنانير|دينارا|دينار|يورو|جنيها|جنيه|هللات|هللة)|ر\\.س|SAR|SR|USD|\\$|€',
);
const SCALE = '(?:مليون|مليونا|ملايين|الف|الفا|الاف|مليار)';
const PERCENT_WORDS = '(?:بالماءه|بالمءه|بالمايه|في الماءه|في المءه|في المايه)';
const MILLE_WORDS = '(?:بالالف|في الالف)';

const folded = (source: string) => new RegExp(source.replaceAll(' ', '\\s{1,5}'), 'g');
const OPEN_DURATION = folded(`${OPEN}\\s?${TIME}`);
const OPEN_RATE = folded(`${OPEN}\\s?(?:%|${PERCENT_WORDS})|%\\s?${OPEN}`);
const OPEN_AMOUNT = folded(`${OPEN}\\s?(?:${CURRENCY})`);
const OPEN_ALONE = folded(OPEN);
const RATE = folded(
  `(?<![\\d.,])(${NUMBER})\\s?\\)?\\s?(?:(%|${PERCENT_WORDS})|(‰|${MILLE_WORDS}))|%\\s?(${NUMBER})`,
);
const RATE_IN_WORDS = folded(
  `(?<![ء-ي])[وبل]?(?:(${ARABIC_NUMBER_WORDS})(?: و(نصف|ربع))?|(نصف|ربع))\\s{1,5}(?:\\([^)]{1,12}\\)\\s?)?(?:(${PERCENT_WORDS})|(${MILLE_WORDS}))(?:\\s?\\(\\s?%?\\s?(${NUMBER})\\s?[%‰]?\\s?\\))?`,
);
const AMOUNT = folded(
  `(?<![\\d.,])(${NUMBER})\\s?\\)?\\s?(?:\\([^)]{3,80}\\)\\s?)?(?:(${SCALE})\\s)?(${CURRENCY})|(SAR|USD|\\$|€)\\s?(${NUMBER})`,
);
const AMOUNT_IN_WORDS = folded(
  `(?<![ء-ي])[وبل]?(${ARABIC_NUMBER_WORDS})\\s{1,5}(?:\\(\\s?(${NUMBER})\\s?\\)\\s?)?(${CURRENCY})(?![ء-ي])`,
);
const COUNT = folded(`(?<![\\d.,/-])(${NUMBER})\\s?\\)?\\s([ء-ي]{3,12})(?![ء-ي])`);
const COUNT_IN_WORDS = folded(`(?<![ء-ي])[وبل]?(${ARABIC_NUMBER_WORDS})\\s([ء-ي]{3,12})(?![ء-ي])`);
const SINGLE = folded('(?<![ء-ي])ل(?:مده )?(سنه|عام|شهر|اسبوع|يوم)(?![ء-ي])(?! ?\\d)');
const YEARLY = folded('(?<![ء-ي])(?:سنويا|سنه فسنه|عاما فعاما|سنه بعد سنه)(?![ء-ي])');
const EVERY = /(?<![ء-ي])ل?كل\s{1,5}\S?$/;
const HIJRI = arabicPattern('^\\s?(?:ال)?هجري[ةاه]?(?:ان|ين|تان|تين)?#');
const UNITS: Readonly<Record<string, string>> = {
  سنه: 'year',
  عام: 'year',
  شهر: 'month',
  اسبوع: 'week',
  يوم: 'day',
};
const CURRENCIES: readonly (readonly [string, RegExp])[] = [
  ['USD', /دولار|USD|\$/], ['AED', /درهم|دراهم/], ['EUR', /يورو|€/], ['KWD', /دينار|دنانير/], ['EGP', /جنيه/],
]; // prettier-ignore
const currencyOf = (words: string) => CURRENCIES.find(([, pattern]) => pattern.test(words))?.[0] ?? 'SAR';
const plain = (digits: string) => Number(digits.replace(/[,'’]/g, ''));

/** Finds the quantities of a folded Arabic text, in figures and in words. */
export function arabicQuantities(text: string): Quantity[] {
  const found: Quantity[] = [];
  const add = (kind: Quantity['kind'], value: number | null, unit: string, match: RegExpExecArray) => {
    if (value !== null && !Number.isNaN(value))
      found.push({
        kind,
        state: 'given',
        value,
        unit,
        start: match.index,
        end: match.index + match[0].length,
      });
  };
  const open = (kind: Quantity['kind'], pattern: RegExp) => {
    for (const match of text.matchAll(pattern)) {
      const state = match.slice(1).some((group, at) => group !== undefined && at % 2 === 0)
        ? 'redacted'
        : 'blank';
      found.push({
        kind,
        state,
        value: NaN,
        unit: '',
        start: match.index,
        end: match.index + match[0].length,
      });
    }
  };
  open('duration', OPEN_DURATION);
  open('rate', OPEN_RATE);
  open('amount', OPEN_AMOUNT);
  open('open', OPEN_ALONE);
  for (const match of text.matchAll(RATE_IN_WORDS)) {
    const [, words, more, alone, , mille, figure] = match;
    const part = (word: string | undefined) => (word === undefined ? 0 : word === 'نصف' ? 0.5 : 0.25);
    const value =
      figure !== undefined
        ? plain(figure)
        : words === undefined
          ? part(alone)
          : (arabicNumberOf(words) ?? NaN) + part(more);
    add('rate', value, mille === undefined ? 'percent' : 'permille', match);
  }
  for (const match of text.matchAll(RATE)) {
    const [, figure, , mille, ahead] = match;
    add('rate', plain(figure ?? ahead ?? ''), mille === undefined ? 'percent' : 'permille', match);
  }
  for (const match of text.matchAll(AMOUNT_IN_WORDS)) {
    const [, words = '', figure, currency = ''] = match;
    const value = figure !== undefined ? plain(figure) : arabicNumberOf(words);
    add(
      'amount',
      value === null ? null : value * (/هلل/.test(currency) ? 0.01 : 1),
      currencyOf(currency),
      match,
    );
  }
  for (const match of text.matchAll(AMOUNT)) {
    const [, figure, scale, currency, code, coded] = match;
    const factor = scale === undefined ? 1 : (arabicNumberOf(scale) ?? 1);
    add(
      'amount',
      plain(figure ?? coded ?? '') * factor * (/هلل/.test(currency ?? '') ? 0.01 : 1),
      currencyOf(currency ?? code ?? ''),
      match,
    );
  }
  for (const { n, unit, start, end } of arabicPeriods(text)) {
    // "For every month" is what a rate runs by, not a length.
    if (n === 1 && EVERY.test(text.slice(Math.max(0, start - 10), start + 1))) continue;
    const hijri = HIJRI.exec(text.slice(end, end + 20))?.[0] ?? '';
    const lead = /^\s*/.exec(text.slice(start, end))?.[0].length ?? 0;
    const name = hijri === '' ? unit : `${unit} (Hijri)`;
    found.push({
      kind: 'duration',
      state: 'given',
      value: n,
      unit: name,
      start: start + lead,
      end: end + hijri.length,
    });
  }
  for (const match of text.matchAll(SINGLE)) add('duration', 1, UNITS[match[1] ?? ''] ?? 'year', match);
  for (const match of text.matchAll(YEARLY)) add('yearly', 1, 'year', match);
  for (const [pattern, read] of [
    [COUNT, plain],
    [COUNT_IN_WORDS, arabicNumberOf],
  ] as const) {
    for (const match of text.matchAll(pattern)) add('count', read(match[1] ?? ''), match[2] ?? '', match);
  }
  return withoutOverlaps(found);
}

export { BLANK as ARABIC_BLANK, REDACTED as ARABIC_REDACTED };
