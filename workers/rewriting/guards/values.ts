import type { Language } from '#shared/contracts/common.js';
import { NUMBER_WORDS, numberInWords } from '#workers/engines/text/numbers.js';
import { ARABIC_NUMBER_WORDS, arabicNumberOf } from '#workers/engines/text/values/arabic-numbers.js';
import type { Token } from './tokens.js';

const FIGURE = /(?<![\p{L}\d])\d(?:[\d,.٬٫/:-]*\d)?/gu;
const ARABIC_DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/g;
/** What is to be filled in. */
const BLANK = /\[[^\]\n]{0,60}\]|_{3,}|\.{4,}|…{2,}|●/g;
/** The number of a clause, an article or an annex, behind the word for it. */
const REFERENCE =
  /(?<![\p{L}\d])(clause|article|section|paragraph|schedule|annex|appendix|appendices|exhibit|part|chapter|(?:[وف]?[بلك]?(?:ال|لل)?(?:ماده|بند|فقره|ملحق|فصل|قسم|جدول|مواد|بنود)))(?:s|es)?\s{1,3}\(?((?:\d|[ivxlc]{1,5}\b|[a-z]\b|[ابجد](?![ء-ي]))[\w.()/-]{0,12})/giu;
const NUMBER_PATTERNS = {
  en: new RegExp(`(?<![\\w-])${NUMBER_WORDS}(?!\\w)`, 'gi'),
  ar: new RegExp(`(?<![ء-ي])[وب]?(?:${ARABIC_NUMBER_WORDS})(?![ء-ي])`, 'g'),
};
/** Characters between a number and the same number in brackets: "thirty (30)". */
const NEXT_CHARS = 6;

const westernDigits = (text: string) =>
  text.replace(ARABIC_DIGITS, (digit) => String((digit.codePointAt(0) ?? 0) % 16));

/** Returns the numbers of a clause's plain form, in figures and in words, as plain figures; "thirty (30)" is one. */
export function numbersOf(plain: string, lang: Language): Token[] {
  const text = westernDigits(plain);
  const figures = [...text.matchAll(FIGURE)].map(({ 0: words, index }) =>
    numberToken(words.replace(/[٬]|,(?=\d{3}(?!\d))/g, '').replace('٫', '.'), words, index),
  );
  const inWords = [...text.matchAll(NUMBER_PATTERNS[lang])].map(({ 0: words, index }) => {
    const value = (lang === 'en' ? numberInWords : arabicNumberOf)(words);
    // What no number can be read from is compared by its words.
    return numberToken(value === null ? words.toLowerCase() : String(value), words, index);
  });
  const repeated = (word: Token) =>
    figures.some(
      ({ value, start, end }) =>
        value === word.value &&
        (/^\s{0,3}\(\s?$/.test(text.slice(word.end, start)) ||
          /^\s{0,3}\(\s?$/.test(text.slice(end, word.start))) &&
        Math.abs(start - word.start) < word.words.length + value.length + NEXT_CHARS,
    );
  const blanks = [...plain.matchAll(BLANK)].map(({ 0: words, index }) =>
    numberToken(/\p{L}|\d/u.test(words) ? words.toLowerCase() : 'blank', words, index),
  );
  return [...figures, ...inWords.filter((word) => !repeated(word)), ...blanks];
}

const numberToken = (value: string, words: string, start: number): Token => ({
  ...{ kind: 'number', value, words, start },
  end: start + words.length,
});

/** Returns the references of a clause's plain form to other clauses. */
export const referencesOf = (plain: string): Token[] =>
  [...westernDigits(plain).matchAll(REFERENCE)].map(({ 0: words, 1: kind = '', 2: number = '', index }) => ({
    kind: 'reference',
    value: `${kind.replace(/^[وف]?[بلك]?(?:ال|لل)?(?=[ء-ي]{3})/, '')} ${number.toLowerCase().replace(/[.,)]+$/, '')}`,
    words,
    start: index,
    end: index + words.length,
  }));
