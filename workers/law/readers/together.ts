import type { InBoth } from '#platform/law/rules/rule.js';
import type { Language } from '#shared/contracts/common.js';
import { concurrence } from './concurrence.js';
import { limit } from './limit.js';
import type { LawReading, Reader, RuleReaders } from './reader.js';

/** Sentences that say nothing to the worker's loss whatever words they hold: definitions, and rights that are kept. */
const HARMLESS: InBoth = {
  en: '^\\W*["“\'‘][^"”]{1,60}["”\'’] (?:means|shall mean|refers)|\\bfor the purposes? of this\\b[^.;]{0,40}\\bmeans\\b|\\bwithout prejudice to (?:the |his |her |any |their )[^.;]{0,40}\\brights?\\b|\\bnothing in this\\b|\\b(?:except|save) (?:as|where|in the cases?|in cases)\\b[^.;]{0,30}\\b(?:law|regulations?)\\b',
  ar: '(?<![ء-ي])و?يقصد ب|(?:دون|بدون|عدم) (?:ال)?(?:إخلال|مساس) (?:ب|ال)|لا (?:[يت]خل|[يت]مس) |مع مراعاة أحكام نظام العمل',
};

/** Sources that must all be found in a sentence, in any order, and one that must not. */
interface Concurrence {
  of: readonly string[];
  unless?: string | undefined;
  says: InBoth;
  answer?: LawReading['answer'];
}

/** Reads a sentence in which several things are said together, whatever their order. */
export const together =
  (lang: Language, { of, unless, says, answer = 'breaks' }: Concurrence): Reader =>
  (sentence, words) => {
    const at = concurrence(sentence, words, of);
    if (at === null) return null;
    if (answer !== 'keeps' && words.has(sentence, HARMLESS[lang])) return null;
    if (words.has(sentence, unless)) return null;
    return { answer, at, says };
  };

/** Takes from a reader only that a rule is broken: its subject is too wide to tell that it is kept. */
export const onlyBreaks =
  (read: Reader): Reader =>
  (sentence, words) => {
    const reading = read(sentence, words);
    return reading?.answer === 'breaks' ? reading : null;
  };

/** Compares a quantity as `limit` does, for a subject that is too wide to tell that the rule is kept. */
export const beyond = (asked: Parameters<typeof limit>[0]): Reader => onlyBreaks(limit(asked));

/** What clauses say together, in both languages: lists of sources, and what none of them may hold. */
interface InBothTogether {
  says: InBoth;
  en: readonly (readonly string[])[];
  ar: readonly (readonly string[])[];
  unless?: InBoth;
  answer?: LawReading['answer'];
}
type Reads = Pick<RuleReaders, 'en' | 'ar'>;

/** Readers of both languages for what is said together. */
export const readTogether = ({ says, unless, answer = 'breaks', ...sources }: InBothTogether): Reads => {
  const readers = (lang: Language) =>
    sources[lang].map((of) => together(lang, { of, unless: unless?.[lang], says, answer }));
  return { en: readers('en'), ar: readers('ar') };
};

/** Joins the readers of several shapes. */
export const allOf = (...reads: readonly Reads[]): Reads => ({
  en: reads.flatMap(({ en }) => en),
  ar: reads.flatMap(({ ar }) => ar),
});

/** Puts each of some readers under a condition. */
export const readsBy = (under: (read: Reader) => Reader, { en, ar }: Reads): Reads => ({
  en: en.map(under),
  ar: ar.map(under),
});

/** Readers by rule that are added to those of the rule's subject. */
export type AddedReaders = Readonly<Record<string, Reads>>;

/** Adds readers to rules; those of a rule answer together, the weightiest first. */
export function withAdded(
  rules: Readonly<Record<string, RuleReaders>>,
  ...added: readonly AddedReaders[]
): Record<string, RuleReaders> {
  const all: Record<string, RuleReaders> = { ...rules };
  for (const [id, reads] of added.flatMap((one) => Object.entries(one))) {
    const rule = all[id];
    if (rule === undefined) throw new Error(`Readers are added to rule ${id}, which is not there`);
    all[id] = { ...rule, ...allOf(rule, reads) };
  }
  return all;
}
