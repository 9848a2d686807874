import type { Language } from '#shared/contracts/common.js';
import { fold } from '#workers/engines/text/arabic.js';
import { NUMBER_WORDS, numberInWords } from '#workers/engines/text/numbers.js';
import { normalizeText } from '#workers/engines/text/plain.js';
import { ARABIC_NUMBER_WORDS, arabicNumberOf } from '#workers/engines/text/values/arabic-numbers.js';
import type { MarkKind } from './mark-kinds.js';
import { marksOf } from './marks.js';

/** What a rewording changed that it must not. */
export type Violation = 'number' | 'reference' | 'name' | MarkKind;

export interface Guarded {
  lang: Language;
  /** Names of parties and defined terms of the whole document. */
  terms: readonly string[];
}

const FIGURE = /\d(?:[\d,.٬٫/:-]*\d)?(?:\s?%)?/g;
const ARABIC_DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/g;
/** What a number of a reference stands behind. */
const REFERENCE =
  /(?<![\p{L}\d])(?:clauses?|articles?|sections?|paragraphs?|schedules?|annex(?:es)?|appendix|appendices|exhibits?|parts?|chapters?|(?:[وف]?[بلك]?(?:ال|لل)?(?:ماده|بند|فقره|ملحق|فصل|قسم|جدول|مواد|بنود)))\s{1,3}\(?((?:\d|[ivxlc]{1,5}\b|[a-z]\b|[ابجد]\b)[\w.()/-]{0,12})/giu;

const westernDigits = (text: string) =>
  text.replace(ARABIC_DIGITS, (digit) => String((digit.codePointAt(0) ?? 0) % 16));

/** Returns the numbers of a text as plain figures, in order of size: figures, and numbers in words of either language. */
export function numbersOf(text: string, lang: Language): string[] {
  const plain = westernDigits(normalizeText(text));
  const figures = [...plain.matchAll(FIGURE)].map(([figure]) =>
    figure.replace(/[\s٬]|,(?=\d{3}(?!\d))/g, '').replace('٫', '.'),
  );
  return [...figures, ...numbersInWords(plain, lang)].sort();
}

function numbersInWords(text: string, lang: Language): string[] {
  const [pattern, valueOf] =
    lang === 'en'
      ? [new RegExp(`(?<![\\w-])${NUMBER_WORDS}(?![\\w-])`, 'gi'), numberInWords]
      : [new RegExp(`(?<![ء-ي])[وب]?(?:${ARABIC_NUMBER_WORDS})(?![ء-ي])`, 'g'), arabicNumberOf];
  const read = lang === 'en' ? text : fold(text);
  return [...read.matchAll(pattern)].flatMap(({ 0: words, index }) => {
    const value = valueOf(words);
    // "thirty (30)" and "30 (thirty)" are one number.
    const repeated =
      /^\s{0,3}\(\s?\d/.test(read.slice(index + words.length, index + words.length + 6)) ||
      /\d\s{0,3}\(\s?$/.test(read.slice(Math.max(0, index - 6), index));
    return value === null || repeated ? [] : [String(value)];
  });
}

const referencesOf = (text: string) =>
  [...westernDigits(fold(normalizeText(text))).matchAll(REFERENCE)]
    .map(([, number = '']) => number.toLowerCase())
    .sort();

/** Returns which of the document's names a text uses, each once; a name within a longer one is not its own. */
function namesIn(text: string, terms: readonly string[]): string[] {
  let rest = normalizeText(text);
  const used: string[] = [];
  for (const term of [...terms].sort((a, b) => b.length - a.length)) {
    if (!rest.includes(term)) continue;
    used.push(term);
    rest = rest.replaceAll(term, ' ');
  }
  return used.sort();
}

const same = (some: readonly string[], others: readonly string[]) =>
  some.length === others.length && some.every((one, index) => one === others[index]);

const sentences = (text: string) => text.match(/[.!?؟](?=\s|$)/g)?.length ?? 0;
const withoutRepeats = (groups: readonly string[]) =>
  groups.filter((group, index) => group !== groups[index - 1]);

/**
 * Compares a clause with the same in other words, in the same language, and returns everything that it may not change and does:
 * numbers, references to other clauses, names of parties and defined terms, negations, duties and rights in their order,
 * conditions and exceptions.
 */
export function violationsOf(original: string, revised: string, { lang, terms }: Guarded): Violation[] {
  const found: Violation[] = [];
  if (!same(numbersOf(original, lang), numbersOf(revised, lang))) found.push('number');
  if (!same(referencesOf(original), referencesOf(revised))) found.push('reference');
  if (!same(namesIn(original, terms), namesIn(revised, terms))) found.push('name');
  const [before, after] = [marksOf(original, lang), marksOf(revised, lang)];
  const split = sentences(revised) > sentences(original);
  for (const kind of ['negation', 'duty', 'right', 'condition', 'exception'] as const) {
    const groups = (marks: typeof before) =>
      marks.filter((mark) => mark.kind === kind).map(({ group }) => group);
    const ordered = kind === 'duty' || kind === 'right' || kind === 'negation';
    // A sentence that is divided says its verb twice.
    const read = (marks: typeof before) => {
      const own = split && kind !== 'negation' ? withoutRepeats(groups(marks)) : groups(marks);
      return ordered ? own : own.sort();
    };
    if (!same(read(before), read(after))) found.push(kind);
  }
  // What is a duty before a right must not become a right before a duty.
  const modals = (marks: typeof before) =>
    withoutRepeats(marks.filter(({ kind }) => kind === 'duty' || kind === 'right').map(({ kind }) => kind));
  if (!found.includes('duty') && !same(modals(before), modals(after))) found.push('duty');
  return found;
}
