import type { Language } from '#shared/contracts/common.js';
import type { Doubt } from '#shared/tools/translate/contract.js';
import { fold } from '#workers/engines/text/arabic.js';
import { normalizeText } from '#workers/engines/text/plain.js';
import { marksOf } from '#workers/rewriting/guards/marks.js';
import { plainForm } from '#workers/rewriting/guards/plain-forms.js';
import { numbersOf } from '#workers/rewriting/guards/values.js';
import type { TermPair } from './draft.js';
import { withReferenceFigures } from './reference-numbers.js';
import { isForeign } from './segments.js';
import { usesTerm } from '#workers/engines/text/term-index.js';

export type DoubtCode = Doubt['code'];

/** A paragraph and its translation. */
export interface Checked {
  source: string;
  translation: string;
  to: Language;
  /** The terms of the user's glossary that the source uses. */
  terms: readonly TermPair[];
  /** Proper names in the source, which stay as they are written. */
  names: readonly string[];
}

/** Addresses, which stay as they are. */
const ADDRESS = /\S{1,80}@\S{1,80}|(?:https?:\/\/|www\.)\S{1,200}/g;

/** Words of numbers up to this are often no amounts: "one of the parties", "the second". */
const SMALL = 10;
/** The article before a number, which stands in words in folded Arabic: الثلاثين يوما. */
const DEFINITE =
  /(?<![ء-ي])([وفب]?)(?:ال|ل(?=ل))(?=(?:احد|اثن|ثلاث|اربع|خمس|ست|سبع|ثمان|تسع|عشر|مائ|ما?ئت|الف|مليون)[ء-ي]{0,6}(?![ء-ي]))/g;

/**
 * Returns what is doubtful about a translation: it is not in the other language, figures are missing or new, one text
 * denies something and the other does not, or a term of the user's is not used.
 */
export function doubtsOf({ source, translation, to, terms, names }: Checked): DoubtCode[] {
  const from = to === 'ar' ? 'en' : 'ar';
  if (isEcho({ source, translation, to, names })) return ['not_translated'];
  const doubts: DoubtCode[] = [];
  if (!sameNumbers([source, from], [translation, to])) doubts.push('numbers');
  if (!samePolarity(denials(source, from), denials(translation, to))) doubts.push('negation');
  const isUsed = (term: TermPair) => usesTerm(translation, term[to], to);
  if (!terms.every(isUsed)) doubts.push('terms');
  return doubts;
}

function isEcho({ source, translation, to, names }: Omit<Checked, 'terms'>): boolean {
  const plain = (text: string) => normalizeText(text).replace(/\s+/g, ' ').trim().toLowerCase();
  const bare = (text: string) =>
    names.reduce((rest, name) => rest.replaceAll(name, ' '), normalizeText(text).replace(ADDRESS, ' '));
  if (translation.trim() === '') return true;
  // Of names and addresses alone nothing is to be translated.
  if (!isForeign(bare(source), to)) return false;
  return plain(source) === plain(translation) || isForeign(bare(translation), to);
}

/** How often a text denies something: outright, or with words that may deny. */
interface Denials {
  outright: number;
  all: number;
}

/** Words that languages use where another has none: "unwritten" is غير مكتوب, "others" are غيرهم. */
const MILD =
  /^(?:[وف]?[بل]?)(?:غير|عدم|دون|بدون|من دون|بغير|without|free of|free from|fail|refus|waive|disclaim|يتنازل|تنازل|يسقط|اعفاء|يعفي|امتناع|رفض|تخلف|اخفاق|يمنع|ممنوع|يمتنع|يحظر|محظور)/;
const FORBIDS = /\b(?:prohibit|forbid|prevent|preclude)/gi;
/** The number of something is no denial. */
const NUMBER_OF = /\bNos?\.\s{0,3}(?=[\d(/])/g;
const EXCEPT = /(?<![ء-ي])[وف]?إلّ?ا(?![ء-ي])/g;
/** أن لا in one word. */
const THAT_NOT = /(?<![ء-ي])[وفب]?أ[لّ]{1,2}ا(?![ء-ي])/g;

function denials(text: string, lang: Language): Denials {
  const marks = marksOf(plainForm(text.replace(NUMBER_OF, '# '), lang), lang);
  // Once it is folded, "أن لا" in one word is spelled as "إلا": which of the two it is, the text tells.
  const negations = marks.filter(({ kind, words }) => kind === 'negation' && !/^[وفب]?الا$/.test(words));
  const thatNot = lang === 'ar' ? (text.match(THAT_NOT)?.length ?? 0) : 0;
  const except = lang === 'ar' ? (text.match(EXCEPT)?.length ?? 0) : 0;
  const outright = negations.filter(({ words }) => !MILD.test(words)).length + thatNot;
  const forbidding = lang === 'en' ? (text.match(FORBIDS)?.length ?? 0) : 0;
  const others = marks.filter(({ kind }) => kind === 'exception').length + forbidding + except;
  return { outright, all: negations.length + thatNot + others };
}

/** What one text denies outright the other denies somehow. */
function samePolarity(source: Denials, translation: Denials): boolean {
  return source.outright <= translation.all && translation.outright <= source.all;
}

type Written = readonly [text: string, lang: Language];

/** Every figure of one text stands in the other, as a figure or in words, and so does every large number in words. */
function sameNumbers(source: Written, translation: Written): boolean {
  return !isMissing(source, translation) && !isMissing(translation, source);
}

function isMissing(some: Written, others: Written): boolean {
  const left = numbersIn(others);
  return [...figuresIn(some), ...wordsIn(some).filter((number) => Number(number) > SMALL)].some((number) => {
    const at = left.indexOf(number);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** Returns the numbers of a text as plain figures. */
const valuesOf = (text: string, lang: Language) =>
  numbersOf(plainForm(text, lang), lang)
    .map(({ value }) => value)
    .filter((value) => /^\d/.test(value));

const figuresIn = ([text]: Written) => valuesOf(fold(text).replace(/[\p{L}\p{M}]+/gu, ' ; '), 'en');

/** Returns the numbers that a text has in words, without those that repeat a figure. */
function wordsIn(written: Written): string[] {
  const figures = figuresIn(written);
  return numbersIn(written).filter((number) => {
    const at = figures.indexOf(number);
    if (at >= 0) figures.splice(at, 1);
    return at < 0;
  });
}

function numbersIn([text, lang]: Written): string[] {
  if (lang === 'en') return valuesOf(text, lang);
  return valuesOf(withReferenceFigures(fold(text)).replace(DEFINITE, '$1'), lang);
}
