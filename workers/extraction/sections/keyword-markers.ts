import type { Marker } from './marker.js';
import {
  arabicOrdinal,
  DIGITS,
  englishNumber,
  repetitionAt,
  withPlainDigits,
  type NumberInWords,
} from './number-words.js';

const ENGLISH_KEYWORD = /^(article|section|clause|chapter|part|paragraph|title)\s+(?=[\w([])/i;
const ARABIC_KEYWORD = /^([\p{L}\p{M}\u0640]{3,20})\s*(?:رقم\s*)?(?=\S)/u;
const ARABIC_WORDS = new Set(['مادة', 'ماده', 'بند', 'فصل', 'باب', 'قسم', 'فقرة', 'فقره']);
const OPENING = /^[([]\s*/;
const WRITTEN = new RegExp(`^[${DIGITS}]{1,4}(?:[./\\-–][${DIGITS}]{1,3})*`);
const LATIN_NUMBER = /^(?:[IVXLC]+|[A-Z])(?![\w])/i;
const ITEM = /^\([a-z0-9]{1,3}\)/i;
const ROMANS = { i: 1, v: 5, x: 10, l: 50, c: 100 } as const;

/** Returns the value of a Roman number; NaN if it is not one. */
export function romanValue(text: string): number {
  const values = [...text.toLowerCase()].map((letter) => ROMANS[letter as keyof typeof ROMANS] ?? NaN);
  return values.reduce((sum, value, index) => sum + (value < (values[index + 1] ?? 0) ? -value : value), 0);
}

type InWords = (text: string) => NumberInWords | null;

/** Returns the values of the number at the beginning of a text, and its length; null if there is none. */
function numberAt(text: string, inWords: InWords): { path: number[]; length: number } | null {
  const written = WRITTEN.exec(text)?.[0];
  if (written !== undefined) {
    const path = withPlainDigits(written)
      .split(/[./\-–]/)
      .map(Number);
    return { path, length: written.length };
  }
  const latin = LATIN_NUMBER.exec(text)?.[0];
  if (latin !== undefined) return { path: [romanValue(latin)], length: latin.length };
  const words = inWords(text);
  return words === null ? null : { path: [words.value], length: words.length };
}

/**
 * Reads a number after a keyword, in brackets or not, with "bis" or "مكرر" within them or after; returns the offset of
 * its end; null if no number stands there as a label does.
 */
function labelFrom(text: string, from: number, inWords: InWords): { path: number[]; end: number } | null {
  let at = from;
  const opened = OPENING.exec(text.slice(at))?.[0].length ?? 0;
  at += opened;
  const number = numberAt(text.slice(at, at + 120), inWords);
  if (number === null) return null;
  at += number.length;
  let repeated = 0;
  const repeat = () => {
    const slash = /^\s*\//.exec(text.slice(at, at + 5))?.[0].length ?? 0;
    const found = repetitionAt(text.slice(at + slash, at + 60));
    if (found === null || repeated > 0) return;
    repeated = found.value;
    at += slash + found.length;
  };
  repeat();
  if (opened > 0) {
    const closed = /^\s*[)\]]/.exec(text.slice(at, at + 5))?.[0].length;
    if (closed === undefined) return null;
    at += closed;
    repeat();
  } else at += ITEM.exec(text.slice(at, at + 5))?.[0].length ?? 0;
  const path = number.path.map((value, index) =>
    index === number.path.length - 1 ? value + repeated : value,
  );
  return { path, end: at };
}

function marker(text: string, word: string, label: { path: number[]; end: number }): Marker {
  const after = /^\s*[.:)\]–—-]*\s*/.exec(text.slice(label.end))?.[0] ?? '';
  return {
    kind: 'keyword',
    number: text.slice(0, label.end).trim().replace(/\s+/g, ' '),
    path: label.path,
    rest: text.slice(label.end + after.length),
    word,
    labelled: after.includes(':'),
  };
}

/** Returns the marker of a line that begins with "Article", "Section" and the like and a number; null for another. */
export function englishKeyword(text: string): Marker | null {
  const keyword = ENGLISH_KEYWORD.exec(text);
  if (keyword?.[1] === undefined) return null;
  const label = labelFrom(text, keyword[0].length, englishNumber);
  return label === null || /^\w/.test(text.slice(label.end))
    ? null
    : marker(text, keyword[1].toLowerCase(), label);
}

/** Returns the marker of a line that begins with «المادة», «البند» and the like and a number; null for another. */
export function arabicKeyword(text: string): Marker | null {
  const keyword = ARABIC_KEYWORD.exec(text);
  const word = keyword?.[1]?.replace(/[\p{M}\u0640]/gu, '').replace(/^ال/, '') ?? '';
  if (keyword === null || !ARABIC_WORDS.has(word)) return null;
  const label = labelFrom(text, keyword[0].length, arabicOrdinal);
  return label === null || !/^(?:$|[\s:.,،\-–—])/.test(text.slice(label.end))
    ? null
    : marker(text, word.replace(/ه$/, 'ة'), label);
}
