import type { Cluster } from './clusters.js';
import type { PageHabits } from './habits.js';
import { ARABIC_LETTER, LATIN_LETTER } from '../scripts.js';

/** Most items of a line among which the beginning of a left-to-right run is sought. */
const RUN_ITEMS = 300;
const PHONE_ITEMS = 20;
/** A line that elongates a word, as justified text has it; "هـ" is an abbreviation and keeps it. */
const ELONGATION = /(?<=\p{L}\p{M}*)ـ+(?=\p{M}*\p{L})/gu;

/** `arabic` also stands for Arabic punctuation, `separator` for signs that join figures into one number. */
type Kind = 'arabic' | 'latin' | 'digit' | 'separator' | 'other';

const BRACKETS = ['()', '[]', '{}', '«»'];

function kindOf(text: string): Kind {
  if (/\p{Nd}/u.test(text)) return 'digit';
  if (ARABIC_LETTER.test(text) || /[،؛؟ـ]/.test(text)) return 'arabic';
  if (LATIN_LETTER.test(text)) return 'latin';
  return /^[.,:/٫٬]$/.test(text) ? 'separator' : 'other';
}

interface Item {
  text: string;
  kind: Kind;
}

/**
 * Returns the text of a line, or of a cell of it, from its letters in printed order, left to right: the bidirectional
 * algorithm backwards (Unicode Standard Annex 9). Numbers and words of other scripts keep their own direction.
 */
export function logicalText(cell: readonly Cluster[], habits: PageHabits): string {
  const items = cell.map((cluster) => itemOf(cluster, habits));
  const arabic = items.filter(({ kind }) => kind === 'arabic').length;
  const latin = items.filter(({ kind }) => kind === 'latin').length;
  const rightToLeft = arabic > 0 ? habits.rightToLeft || arabic >= latin : habits.rightToLeft && latin === 0;
  const pieces = rightToLeft ? fromTheRight(items) : fromTheLeft(items);
  return bracketsInOrder(signsInOrder(pieces).join('')).replace(ELONGATION, '');
}

function itemOf({ text, marks }: Cluster, { ligaturesReversed }: PageHabits): Item {
  const kind = kindOf(text);
  const letters = kind === 'arabic' && text.length > 1 ? ligature(text, ligaturesReversed) : text;
  return { text: letters + marks, kind };
}

/**
 * Returns the letters of one glyph in order. Two ligatures have one order whatever the file says: lam and alef, since
 * "ال" has no ligature, and that of the name of God.
 */
function ligature(text: string, reversed: boolean): string {
  const ordered = reversed ? [...text].reverse().join('') : text;
  return ordered.replace(/^([اأإآٱ])ل$/, 'ل$1').replace(/^هلل(ا?)$/, '$1لله');
}

/** Reads a line of left-to-right text: stretches of Arabic within it run the other way. */
function fromTheLeft(items: readonly Item[]): string[] {
  const pieces: string[] = [];
  for (let index = 0; index < items.length;) {
    if (items[index]?.kind !== 'arabic') {
      pieces.push(items[index]?.text ?? '');
      index += 1;
      continue;
    }
    const end = stretchEnd(items, index, 'arabic', 'latin');
    pieces.push(...fromTheRight(items.slice(index, end)));
    index = end;
  }
  return pieces;
}

/** Returns the end of a stretch that begins and ends with one kind and has none of another in it. */
function stretchEnd(items: readonly Item[], start: number, kind: Kind, without: Kind): number {
  let end = start + 1;
  for (let index = start + 1; index < items.length && items[index]?.kind !== without; index++) {
    if (items[index]?.kind === kind) end = index + 1;
  }
  return end;
}

/** Reads a right-to-left line from its right end; what runs left to right in it is turned back. */
function fromTheRight(items: readonly Item[]): string[] {
  const pieces: string[] = [];
  for (let end = items.length; end > 0;) {
    const start = leftToRightStart(items, end);
    if (start < end) {
      const run = items.slice(start, end).map(({ text }) => text);
      pieces.push(run.join(''));
      end = start;
    } else {
      pieces.push(items[end - 1]?.text ?? '');
      end -= 1;
    }
  }
  return pieces;
}

/**
 * Returns where the left-to-right run begins that ends before `end`, a number or words of another script; `end` itself
 * if none does.
 */
function leftToRightStart(items: readonly Item[], end: number): number {
  const last = items[end - 1];
  const inRun = last?.kind === 'latin' || last?.kind === 'digit';
  if (!inRun && !closesRun(items, end)) return end;
  let start = end;
  let hasLetters = false;
  for (let index = end - 1; index >= Math.max(0, end - RUN_ITEMS); index--) {
    const kind = items[index]?.kind;
    if (kind === 'arabic' || isArabicFigure(items[index])) break;
    if (kind === 'latin') hasLetters = true;
    if (kind === 'latin' || kind === 'digit') start = index;
  }
  return hasLetters ? start : numberStart(items, end);
}

/** Figures of Arabic never join the words of another script: "SAR ١٢٠" is printed with the number on the left. */
const isArabicFigure = (item: Item | undefined) => item !== undefined && /[٠-٩]/.test(item.text);

/** Tells whether the item before `end` closes a bracket within a run of Latin words: "Annex 2 (b)". */
function closesRun(items: readonly Item[], end: number): boolean {
  if (!isRoundBracket(items[end - 1])) return false;
  let opened = false;
  for (let index = end - 2; index >= Math.max(0, end - RUN_ITEMS); index--) {
    const item = items[index];
    if (item === undefined || item.kind === 'arabic') return false;
    if (opened && item.kind === 'latin') return true;
    opened ||= isRoundBracket(item);
  }
  return false;
}

const isRoundBracket = (item: Item | undefined) => item?.text === '(' || item?.text === ')';

/** Returns where a number begins that ends before `end`: figures with single separators between them. */
function numberStart(items: readonly Item[], end: number): number {
  // After Arabic, a hyphen separates numbers, which then follow each other from right to left.
  const hyphens = !items.slice(end, end + RUN_ITEMS).some(({ kind }) => kind === 'arabic');
  const joins = (item: Item | undefined) => item?.kind === 'separator' || (hyphens && item?.text === '-');
  const isFigure = (index: number) => items[index]?.kind === 'digit';
  let start = end - 1;
  while (isFigure(start - 1) || (joins(items[start - 1]) && isFigure(start - 2))) start -= 1;
  return phoneStart(items, start) ?? start;
}

/** Returns where a telephone number begins, "+966 11 234 5678", whose last figures begin at `start`. */
function phoneStart(items: readonly Item[], start: number): number | null {
  for (let index = start - 1; index >= Math.max(0, start - PHONE_ITEMS); index--) {
    const item = items[index];
    if (item?.text === '+' && items[index + 1]?.kind === 'digit') return index;
    if (item?.kind !== 'digit' && item?.text !== ' ' && item?.text !== '-') return null;
  }
  return null;
}

/**
 * Makes brackets open and close in reading order. What is stored does not tell: some programs store their shape, some
 * their meaning, and pdfium mirrors those that it takes for right-to-left text. An opening one has its space before it.
 */
function bracketsInOrder(text: string): string {
  const open: string[] = [];
  return text.replace(/[()[\]{}«»]/g, (bracket, at: number) => {
    const pair = BRACKETS.find((both) => both.includes(bracket)) ?? bracket;
    const spaceBefore = /^(?:[\s([{«]|$)/.test(text.charAt(at - 1));
    const spaceAfter = /^(?:[\s)\]}».,:;،؛؟!]|$)/.test(text.charAt(at + 1));
    const opens = spaceBefore === spaceAfter ? !open.includes(pair) : spaceBefore;
    if (opens) open.push(pair);
    else open.splice(open.lastIndexOf(pair) >>> 0, 1);
    return pair.charAt(opens ? 0 : 1);
  });
}

/** Puts percent signs after, and plus signs before their numbers; some programs print numbers with their signs. */
function signsInOrder(pieces: readonly string[]): string[] {
  const ordered = [...pieces];
  for (let index = 0; index < ordered.length; index++) {
    const piece = ordered[index] ?? '';
    const number = ordered[index + 1] ?? '';
    const before = ordered[index - 1] ?? ' ';
    const signFirst = /^[%٪]$/.test(piece) && /^\p{Nd}/u.test(number) && !/\p{Nd}$/u.test(before);
    const plusLast = /^\p{Nd}/u.test(piece) && number === '+' && !/^\p{Nd}/u.test(ordered[index + 2] ?? '');
    // A full stop begins no word.
    const stopFirst = piece === '.' && before === ' ' && /^[\p{Nd}\p{L}]/u.test(number) && number.length > 1;
    // "1." and "1-" at the beginning of a line, printed left to right.
    const label =
      index === 0 &&
      /^[.-]$/.test(piece) &&
      /^\p{Nd}+$/u.test(number) &&
      (ordered[2] === ' ' || ordered.length === 2);
    if (signFirst || plusLast || label || stopFirst) {
      ordered[index] = number;
      ordered[index + 1] = piece;
      index += 1;
    }
  }
  return ordered;
}
