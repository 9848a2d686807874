import { ordinalAt } from '#workers/law/arabic-ordinals.js';
import { readFigures } from './figures.js';
import { feminineOrdinal } from './numbers.js';
import type { Item } from './scan.js';

const LETTERS = new Map(
  [...'ابجدهوزحطيكلمنسعفصقرشتثخذض'].map((letter, index) => [
    letter,
    'abcdefghijklmnopqrstuvwxyz'.charAt(index),
  ]),
);
const NUMBERED: Record<string, string> = {
  ماده: 'Article', بند: 'Clause', فصل: 'Chapter', باب: 'Part', فقره: 'paragraph', مواد: 'Articles', مادتين: 'Articles', مادتان: 'Articles', فقرات: 'paragraphs', فقرتين: 'paragraphs', ملحق: 'Annex', مرفق: 'Attachment', جدول: 'Schedule', قسم: 'Section',
}; // prettier-ignore
const HEADED =
  /^(?<conjunction>[وف]?)(?<preposition>[بلك]?)(?:ال|ل)(?<name>ماده|مواد|مادتين|مادتان|فقرات|فقرتين|بند|فصل|باب|فقره|ملحق|مرفق|جدول|قسم)$/;

/** The Latin letter that stands for an Arabic one in lists: أ, ب, ج. */
export const letterOf = (form: string | undefined): string | undefined => LETTERS.get(form ?? '');

export interface Heading {
  conjunction: string | undefined;
  preposition: string | undefined;
  /** "Article 3". */
  text: string;
  /** The items that it takes, and how many of them are words. */
  count: number;
  words: number;
}

/** The number of a heading: figures, a letter in brackets or an ordinal; with its length in items. */
function numberOf(
  items: readonly Item[],
  isEnclosed: boolean,
  name: string,
): { number: string; length: number; words: number } | null {
  const [first, second] = items;
  if (first?.type === 'figures')
    return { number: readFigures(first.raw, undefined).text, length: 1, words: 0 };
  const letter = letterOf(first?.form);
  if (isEnclosed && letter !== undefined && second?.form === ')') {
    return {
      number: name === 'Annex' || name === 'Attachment' ? letter.toUpperCase() : letter,
      length: 1,
      words: 0,
    };
  }
  const end = items.findIndex(({ type }) => type !== 'arabic');
  const forms = (end < 0 ? items : items.slice(0, end)).map(({ form }) => form);
  const ordinal = ordinalAt(forms.join(' ')) ?? ordinalAt(feminineOrdinal(forms));
  if (ordinal === null) return null;
  const length = feminineOrdinal(forms).slice(0, ordinal.length).split(' ').length;
  return { number: String(ordinal.value), length, words: length };
}

/** «مادة (5)», «مادة 5»: without its article, what is numbered in figures. */
const BARE = /^(?<conjunction>)(?<preposition>)(?<name>ماده)$/;

/** Reads «المادة الثالثة», «الفقرة (أ)»: what is numbered, and its number; null if no number follows. */
export function headingAt(items: readonly Item[], at: number): Heading | null {
  const form = items[at]?.form ?? '';
  const isEnclosed = items[at + 1]?.form === '(';
  const from = at + (isEnclosed ? 2 : 1);
  const inFigures = items[from]?.type === 'figures';
  const groups = (HEADED.exec(form) ?? (inFigures ? BARE.exec(form) : null))?.groups;
  if (groups === undefined) return null;
  const name = NUMBERED[groups.name ?? ''] ?? '';
  const found = numberOf(items.slice(from, from + 6), isEnclosed, name);
  if (found === null || (isEnclosed && items[from + found.length]?.form !== ')')) return null;
  return {
    conjunction: groups.conjunction,
    preposition: groups.preposition,
    text: `${name} ${isEnclosed ? `(${found.number})` : found.number}`,
    count: from - at + found.length + (isEnclosed ? 1 : 0),
    words: 1 + found.words,
  };
}
