import { CURRENCIES } from './currencies.js';
import { nounReading } from './english.js';
import { hijriDateAt } from './hijri.js';
import { lexicon } from './lexicon.js';
import type { Numeral } from './numeral.js';
import { type Noun, accusative, dual } from './forms.js';
import { dayOrdinal } from './ordinals.js';
import type { Token } from './tokens.js';

const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = '- - twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const MONTHS = 'january february march april may june july august september october november december'.split(
  ' ',
);
const ARABIC_MONTHS = 'يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر'.split(' ');

interface FoundNumeral {
  number: Numeral;
  length: number;
}

/** The number, date or amount that begins at a token. */
export function numberWordsAt(tokens: readonly Token[], at: number): FoundNumeral | undefined {
  return (
    hijriDateAt(tokens, at) ??
    dateAt(tokens, at) ??
    moneyAt(tokens, at) ??
    spelledAt(tokens, at) ??
    figuresAt(tokens, at)
  );
}

const lowerAt = (tokens: readonly Token[], at: number) => tokens[at]?.lower ?? '';
const isFigures = (token: Token | undefined, pattern: RegExp) =>
  token?.kind === 'number' && pattern.test(token.text);

function dateAt(tokens: readonly Token[], at: number): FoundNumeral | undefined {
  const day = isFigures(tokens[at], /^\d{1,2}$/u) ? at : undefined;
  let next = day === undefined ? at : at + 1;
  if (day !== undefined && /^(?:st|nd|rd|th)$/u.test(lowerAt(tokens, next))) next += 1;
  const month = MONTHS.indexOf(lowerAt(tokens, next));
  if (month < 0 || !/^[A-Z]/u.test(tokens[next]?.text ?? '')) return undefined;
  const name = ARABIC_MONTHS[month] ?? '';
  next += 1;
  let dayText = day === undefined ? '' : `${tokens[day]?.text ?? ''} `;
  if (day === undefined && isFigures(tokens[next], /^\d{1,2}$/u)) {
    dayText = `${tokens[next]?.text ?? ''} `;
    next += 1;
    if (/^(?:st|nd|rd|th)$/u.test(lowerAt(tokens, next))) next += 1;
  }
  const year = lowerAt(tokens, next) === ',' ? next + 1 : next;
  if (isFigures(tokens[year], /^(?:1[3-9]|20)\d\d$/u)) {
    return {
      number: { text: `${dayText}${name} ${tokens[year]?.text ?? ''}`, spelled: false },
      length: year + 1 - at,
    };
  }
  if (dayText === '' && lowerAt(tokens, at) === 'may') return undefined;
  return { number: { text: `${dayText}${name}`, spelled: false }, length: next - at };
}

function moneyAt(tokens: readonly Token[], at: number): FoundNumeral | undefined {
  const lower = lowerAt(tokens, at);
  const joined = lower === 'us' && lowerAt(tokens, at + 1) === '$';
  const currency = CURRENCIES[lower] ?? (joined ? CURRENCIES['$'] : undefined);
  const start = joined ? at + 2 : at + 1;
  if (currency === undefined || tokens[start]?.kind !== 'number') return undefined;
  let text = tokens[start].text;
  let length = start + 1 - at;
  const scale = { million: 'مليون', billion: 'مليار', thousand: 'ألف' }[lowerAt(tokens, start + 1)];
  if (scale !== undefined) {
    text += ` ${scale}`;
    length += 1;
  }
  return { number: { text: `${text} ${currency}`, spelled: false }, length };
}

function figuresAt(tokens: readonly Token[], at: number): FoundNumeral | undefined {
  const token = tokens[at];
  if (token?.kind !== 'number') return undefined;
  const next = lowerAt(tokens, at + 1);
  if (/^(?:st|nd|rd|th)$/u.test(next) && tokens[at + 1]?.spaced === false) {
    const day = lowerAt(tokens, at + 2) === 'day' ? dayOrdinal(Number(token.text)) : undefined;
    if (day !== undefined) return { number: { text: day, spelled: false }, length: 3 };
    return { number: { text: token.text, spelled: false }, length: 2 };
  }
  if (/^(?:percent|%)$/u.test(next)) return { number: { text: `${token.text}%`, spelled: false }, length: 2 };
  if (next === 'per' && lowerAt(tokens, at + 2) === 'cent')
    return { number: { text: `${token.text}%`, spelled: false }, length: 3 };
  const plain = token.text.replaceAll(',', '');
  const value = /^\d{1,9}$/u.test(plain) ? Number(plain) : undefined;
  const text = token.text;
  return {
    number: { ...(value === undefined ? {} : { value }), text, spelled: false, figures: text },
    length: 1,
  };
}

function spelledAt(tokens: readonly Token[], at: number): FoundNumeral | undefined {
  let value = 0;
  let current = 0;
  let end = at;
  for (; end < tokens.length; end += 1) {
    const word = lowerAt(tokens, end);
    const part = valueOf(word);
    if (part !== undefined) current += part;
    else if (word === 'hundred' && current > 0) current *= 100;
    else if ((word === 'thousand' || word === 'million') && current > 0) {
      value += current * (word === 'thousand' ? 1000 : 1_000_000);
      current = 0;
    } else if (!(word === 'and' && current >= 100 && valueOf(lowerAt(tokens, end + 1)) !== undefined)) break;
  }
  value += current;
  if (end === at || value === 0) return undefined;
  const bracketed =
    lowerAt(tokens, end) === '(' && tokens[end + 1]?.kind === 'number' && lowerAt(tokens, end + 2) === ')';
  const percentIn =
    lowerAt(tokens, end) === '(' &&
    tokens[end + 1]?.kind === 'number' &&
    lowerAt(tokens, end + 2) === '%' &&
    lowerAt(tokens, end + 3) === ')';
  if (value === 1 && !bracketed && !countsOne(tokens, end)) return undefined;
  const figures = bracketed || percentIn ? tokens[end + 1]?.text : undefined;
  if (bracketed) end += 3;
  if (percentIn) end += 4;
  let percent = false;
  if (lowerAt(tokens, end) === 'percent') [percent, end] = [true, end + 1];
  else if (lowerAt(tokens, end) === 'per' && lowerAt(tokens, end + 1) === 'cent')
    [percent, end] = [true, end + 2];
  if (
    percent &&
    lowerAt(tokens, end) === '(' &&
    tokens[end + 1]?.kind === 'number' &&
    /^[)%]$/u.test(lowerAt(tokens, end + 2))
  ) {
    const close = lowerAt(tokens, end + 2) === ')' ? end + 3 : end + 4;
    const text = `${numberInWords(value, false)} بالمئة (${tokens[end + 1]?.text.replace('%', '') ?? ''}%)`;
    return { number: { text, spelled: true }, length: close - at };
  }
  const words = numberInWords(value, false);
  if (percent || percentIn) {
    const bracket = figures === undefined ? '' : ` (${figures.replace('%', '')}%)`;
    return { number: { text: `${words} بالمئة${bracket}`, spelled: true }, length: end - at };
  }
  const bracket = figures === undefined ? {} : { figures };
  return { number: { value, text: words, spelled: true, ...bracket }, length: end - at };
}

/** "one month's", "one further period". */
function countsOne(tokens: readonly Token[], at: number): boolean {
  const next = lowerAt(tokens, at);
  return (
    nounReading(next.replace(/'s$/u, '')) !== undefined ||
    ((lexicon().adjectives.has(next) || next === 'further') &&
      nounReading(lowerAt(tokens, at + 1)) !== undefined)
  );
}

function valueOf(word: string): number | undefined {
  const one = ONES.indexOf(word);
  if (one > 0) return one;
  const ten = TENS.indexOf(word);
  if (ten > 1) return ten * 10;
  const [first = '', second = ''] = word.split('-');
  const [tens, ones] = [TENS.indexOf(first), ONES.indexOf(second)];
  return tens > 1 && ones > 0 && ones < 10 ? tens * 10 + ones : undefined;
}

const UNITS = ' واحد اثنين ثلاثة أربعة خمسة ستة سبعة ثمانية تسعة عشرة'.split(' ');
const FEMININE_UNITS = ' واحدة اثنتين ثلاث أربع خمس ست سبع ثماني تسع عشر'.split(' ');
const ARABIC_TENS = '  عشرين ثلاثين أربعين خمسين ستين سبعين ثمانين تسعين'.split(' ');
const HUNDREDS = ' مائة مائتي ثلاثمائة أربعمائة خمسمائة ستمائة سبعمائة ثمانمائة تسعمائة'.split(' ');

/** A number in words, in the genitive, for a counted noun of a gender. */
export function numberInWords(value: number, feminine: boolean): string {
  const parts: string[] = [];
  const millions = Math.floor(value / 1_000_000);
  const thousands = Math.floor((value % 1_000_000) / 1000);
  const rest = value % 1000;
  if (millions > 0) parts.push(scaled(millions, 'مليون', 'مليونين', 'ملايين'));
  if (thousands > 0) parts.push(scaled(thousands, 'ألف', 'ألفي', 'آلاف'));
  if (rest > 0) parts.push(belowThousand(rest, feminine));
  return parts.join(' و');
}

function scaled(count: number, one: string, two: string, many: string): string {
  if (count === 1) return one;
  if (count === 2) return two;
  const rest = count % 100;
  return `${belowThousand(count, false)} ${rest >= 3 && rest <= 10 ? many : one}`;
}

function belowThousand(value: number, feminine: boolean): string {
  const parts: string[] = [];
  const units = feminine ? FEMININE_UNITS : UNITS;
  const [hundreds, rest] = [Math.floor(value / 100), value % 100];
  if (hundreds > 0) parts.push(HUNDREDS[hundreds] ?? '');
  if (rest > 0 && rest <= 10) parts.push(units[rest] ?? '');
  else if (rest === 11) parts.push(feminine ? 'إحدى عشرة' : 'أحد عشر');
  else if (rest === 12) parts.push(feminine ? 'اثنتي عشرة' : 'اثني عشر');
  else if (rest > 12 && rest < 20) parts.push(`${units[rest - 10] ?? ''} ${feminine ? 'عشرة' : 'عشر'}`);
  else if (rest >= 20) {
    const one = rest % 10;
    if (one > 0) parts.push(units[one] ?? '');
    parts.push(ARABIC_TENS[Math.floor(rest / 10)] ?? '');
  }
  return parts.join(' و');
}

/** A counted noun with its number, which decides the noun's form. */
export function counted(numeral: Numeral, noun: Noun): string {
  const { value, figures, spelled } = numeral;
  if (value === undefined || noun.proper === true) return `${numeral.text} ${noun.head}`;
  const bracket = figures === undefined ? '' : ` (${figures})`;
  const written = spelled ? `${numberInWords(value, noun.feminine)}${bracket}` : numeral.text;
  const rest = value % 100;
  if (value === 1) {
    const one = noun.feminine ? 'واحدة' : 'واحد';
    return spelled ? `${noun.head} ${one}${bracket}` : `${numeral.text} ${noun.head}`;
  }
  if (value === 2)
    return spelled
      ? `${dual(noun.head, 'genitive')}${bracket === '' ? ` ${written}` : bracket}`
      : `${written} ${noun.head}`;
  if (rest >= 3 && rest <= 10) return `${written} ${noun.plural.replace(/ون$/u, 'ين')}`;
  if (rest > 10) return `${written} ${accusative(noun.head)}`;
  return `${written} ${noun.head}`;
}
