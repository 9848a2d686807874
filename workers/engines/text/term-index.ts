import type { Language } from '#shared/contracts/common.js';
import { fold } from '#workers/engines/text/arabic.js';
import { normalizeText } from '#workers/engines/text/plain.js';

const WORD = /[\p{L}\p{M}\d]+(?:['’-][\p{L}\p{M}\d]+)*/gu;
/** Letters that are written to the front of an Arabic word, each set after the one before. */
const PREFIXES = [/^[وف](?=.{3})/, /^[بكل](?=.{3})/, /^(?:ال|ل)(?=.{2})/];
/** Endings of number, possession and case; the round ta is folded to ha. */
const SUFFIXES = /(?:ت?(?:هما|هم|ها|ه)|تين|تان|ين|ون|ات|ان|تي|ي|ا|ت)$/;

/** Returns the forms that a word may be an inflection of, in comparable spelling. */
export function stems(word: string, lang: Language): string[] {
  if (lang === 'en') {
    const plain = word.toLowerCase().replace(/['’]s?$/, '');
    const singular = plain
      .replace(/ies$/, 'y')
      .replace(/(?<=s|x|z|ch|sh)es$/, '')
      .replace(/(?<!s)s$/, '');
    return [...new Set([plain, singular])];
  }
  const forms = [fold(word)];
  for (const prefix of PREFIXES) for (const form of [...forms]) forms.push(form.replace(prefix, ''));
  for (const form of [...forms]) if (form.length > 4) forms.push(form.replace(SUFFIXES, ''));
  return [...new Set(forms)];
}

const wordsOf = (text: string, lang: Language) =>
  [...normalizeText(text).matchAll(WORD)].map(([word]) => stems(word, lang));
/** A word's forms, and its place in its text. */
export const placedWords = (text: string, lang: Language) =>
  [...normalizeText(text).matchAll(WORD)].map(({ 0: word, index }) => ({
    ...{ forms: stems(word, lang), start: index, end: index + word.length },
  }));

/** A term where a text uses it; `end` is exclusive. */
export interface UsedTerm<T> {
  term: T;
  start: number;
  end: number;
}

/** Tells whether the words of a term stand in a row from `at`, in whatever inflection. */
const standsAt = (words: readonly string[][], at: number, term: readonly string[][]) =>
  term.every((forms, index) => words[at + index]?.some((form) => forms.includes(form)) ?? false);

/** Finds terms in texts of one language, inflected as they may be. */
export class TermIndex<T> {
  /** Terms by every form of their first word. */
  private readonly byWord = new Map<string, { words: string[][]; term: T }[]>();

  constructor(
    terms: readonly T[],
    nameOf: (term: T) => string,
    private readonly lang: Language,
  ) {
    for (const term of terms) {
      const words = wordsOf(nameOf(term), lang);
      for (const form of words[0] ?? [])
        this.byWord.set(form, [...(this.byWord.get(form) ?? []), { words, term }]);
    }
  }

  /** Returns the terms that a text uses, each once, in the order of the text; at one place the longest alone. */
  in(text: string): T[] {
    return [...new Set(this.find(text).map(({ term }) => term))];
  }

  /** Returns where a text uses terms, in order; at one place the longest alone. */
  find(text: string): UsedTerm<T>[] {
    const placed = placedWords(text, this.lang);
    const words = placed.map(({ forms }) => forms);
    const found: UsedTerm<T>[] = [];
    for (let at = 0; at < words.length;) {
      const here = (words[at] ?? [])
        .flatMap((form) => this.byWord.get(form) ?? [])
        .filter((entry) => standsAt(words, at, entry.words));
      const longest = Math.max(0, ...here.map((entry) => entry.words.length));
      const [start, end] = [placed[at]?.start ?? 0, placed[at + longest - 1]?.end ?? 0];
      // A word may be a form of a term's first word in several ways.
      const terms = new Set(here.filter((entry) => entry.words.length === longest).map(({ term }) => term));
      for (const term of terms) found.push({ term, start, end });
      at += Math.max(1, longest);
    }
    return found;
  }
}

/** Tells whether a text uses a term, inflected as it may be. */
export function usesTerm(text: string, term: string, lang: Language): boolean {
  const [words, sought] = [wordsOf(text, lang), wordsOf(term, lang)];
  return words.some((_, at) => standsAt(words, at, sought));
}
