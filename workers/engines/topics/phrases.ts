import type { Language } from '#shared/contracts/common.js';
import { stems } from '#workers/engines/text/term-index.js';

/** A word of a text with the forms that it may be an inflection of, and its place there; negative for a word of the heading above. */
export interface PlacedWord {
  forms: readonly string[];
  start: number;
  end: number;
}

/** Words of a phrase stand at most so many words from the one that it names first. */
const NEAR_WORDS = 24;
/**
 * Inflections that stems() leaves whole: English plurals in -es ("purposes"), and Arabic endings of short words ("أجره", "مدته", "سنتين")
 * and of "you" and "we", as a house that speaks to its people writes them ("راتبك", "إقامتك", "عملائنا").
 */
const MORE_ENDINGS: Readonly<Record<Language, readonly (readonly [ending: RegExp, form: string])[]>> = {
  en: [[/(?<=.{3}e)s$/, '']],
  ar: [
    [/^(.{3})[ها]$/, '$1'],
    [/^(.{2})ت(?:هما|هم|ها|ه|ين|ان)$/, '$1ه'],
    [/^(.{3,})(?:كم|ك|نا)$/, '$1'],
    [/^(.{2,})ت(?:كم|ك|نا)$/, '$1ه'],
  ],
};

const NOWHERE: ReadonlyMap<number, readonly number[]> = new Map();

/** Forms of the words of phrases, by language and word: phrases are written in code, and few. */
const FORMS: Record<Language, Map<string, readonly string[]>> = { en: new Map(), ar: new Map() };

/** Drops the one or two letters that are left of a word without its ending, which are not the word: "سن" of "سنتان", "a" of "as". */
const withoutStubs = (forms: readonly string[]): string[] =>
  forms.filter((form) => form.length > 2 || forms[0]?.endsWith(form));

function formsOfWord(word: string, lang: Language): readonly string[] {
  const known = FORMS[lang].get(word) ?? withConjunctions(withoutStubs(stems(word, lang)), lang);
  FORMS[lang].set(word, known);
  return known;
}

export interface PhraseMatch {
  /** Index of the unit of text. */
  unit: number;
  /** Where the phrase's words stand in it, in the order of the text; words with a negative place are left out. */
  spans: [number, number][];
}

/** Finds phrases in units of text, such as sentences: a phrase's words stand near each other in one unit, in any order. */
export class PhraseMatcher {
  /** By form: the units that have it, and at which of their words. */
  readonly #index = new Map<string, Map<number, number[]>>();
  readonly #forms: string[];
  /** By word of a phrase as it is written: what was looked up before. */
  readonly #unitsByWord = new Map<string, ReadonlyMap<number, readonly number[]>>();

  constructor(
    private readonly units: readonly (readonly PlacedWord[])[],
    private readonly lang: Language,
  ) {
    units.forEach((words, unit) => {
      words.forEach(({ forms }, at) => {
        for (const form of this.#withMore(forms)) add(this.#index, form, unit, at);
      });
    });
    this.#forms = [...this.#index.keys()].sort();
  }

  has(phrase: string): boolean {
    return this.#find(phrase, true).length > 0;
  }

  matches(phrase: string): PhraseMatch[] {
    return this.#find(phrase, false);
  }

  #find(phrase: string, firstOnly: boolean): PhraseMatch[] {
    const sought: ReadonlyMap<number, readonly number[]>[] = [];
    const asked = phrase.split(' ');
    for (const word of asked) {
      const units = this.#unitsWith(word);
      if (units.size === 0) return [];
      sought.push(units);
    }
    const rarest = sought.reduce((least, one) => (one.size < least.size ? one : least));
    const found: PhraseMatch[] = [];
    for (const unit of [...rarest.keys()].sort((a, b) => a - b)) {
      const places = sought.map((units) => units.get(unit));
      if (!places.every((one) => one !== undefined)) continue;
      const words = this.units[unit] ?? [];
      const own = places.map((all) => all.filter((at) => (words[at]?.start ?? -1) >= 0));
      const window = nearest(own) ?? nearest(places);
      if (window === null) continue;
      const matched = window.flatMap((at, index) =>
        (asked[index] ?? '').split('+').map((_, next) => at + next),
      );
      const spans = [...new Set(matched)]
        .sort((a, b) => a - b)
        .map((at): [number, number] => [words[at]?.start ?? -1, words[at]?.end ?? -1])
        .filter(([start]) => start >= 0);
      found.push({ unit, spans });
      if (firstOnly) break;
    }
    return found;
  }

  /** Returns the units that have a word of a phrase, with its places; of words joined by `+`, the places of the first. */
  #unitsWith(word: string): ReadonlyMap<number, readonly number[]> {
    const known = this.#unitsByWord.get(word);
    if (known !== undefined) return known;
    if (this.#forms.length === 0) return NOWHERE;
    const joined = word.split('+').map((part) => this.#unitsWithOneOf(part.split('/')));
    const places = joined.reduceRight((after, own) => followedBy(own, after));
    this.#unitsByWord.set(word, places);
    return places;
  }

  #unitsWithOneOf(words: readonly string[]): ReadonlyMap<number, readonly number[]> {
    const union = new Map<number, Set<number>>();
    for (const form of new Set(words.flatMap((word) => [...this.#formsOf(word)])))
      for (const [unit, places] of this.#index.get(form) ?? []) {
        const all = union.get(unit) ?? new Set();
        union.set(unit, all);
        for (const at of places) all.add(at);
      }
    return new Map([...union].map(([unit, places]) => [unit, [...places].sort((a, b) => a - b)]));
  }

  /** Returns the forms by which a word of a phrase is found. */
  #formsOf(word: string): Iterable<string> {
    if (!word.endsWith('*')) return formsOfWord(word, this.lang);
    return formsFrom(this.#forms, formsOfWord(word.slice(0, -1), this.lang)[0] ?? '');
  }

  #withMore(forms: readonly string[]): Set<string> {
    const more = forms.flatMap((form) =>
      MORE_ENDINGS[this.lang].map(([ending, to]) => form.replace(ending, to)),
    );
    return new Set(withoutStubs([...forms, ...more]));
  }
}

/** Longest Arabic particle, letters: of longer words, what is joined to their front is taken off with their inflection. */
const PARTICLE_LETTERS = 3;

/** Adds to the forms of an Arabic particle, such as "لا", those with "and" joined to its front. */
function withConjunctions(forms: readonly string[], lang: Language): readonly string[] {
  if (lang !== 'ar') return forms;
  return forms.flatMap((form) =>
    form.length > PARTICLE_LETTERS ? [form] : [form, `\u0648${form}`, `\u0641${form}`],
  );
}

function add(index: Map<string, Map<number, number[]>>, form: string, unit: number, at: number): void {
  const units = index.get(form) ?? new Map<number, number[]>();
  index.set(form, units);
  const places = units.get(unit) ?? [];
  units.set(unit, places);
  places.push(at);
}

/** Returns the places of a word that another follows at once. */
function followedBy(
  own: ReadonlyMap<number, readonly number[]>,
  after: ReadonlyMap<number, readonly number[]>,
): ReadonlyMap<number, readonly number[]> {
  const kept = new Map<number, number[]>();
  for (const [unit, places] of own) {
    const next = new Set(after.get(unit));
    const followed = places.filter((at) => next.has(at + 1));
    if (followed.length > 0) kept.set(unit, followed);
  }
  return kept;
}

/** Returns the index of the first of sorted items that is not below a limit. */
function lowerBound<T>(sorted: readonly T[], limit: T): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] as T) < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Yields the sorted forms that begin with `start`. */
function* formsFrom(sorted: readonly string[], start: string): Generator<string> {
  for (let at = lowerBound(sorted, start); sorted[at]?.startsWith(start) === true; at += 1)
    yield sorted[at] ?? '';
}

/** Returns one place for each word so that all stand near each other; null if they nowhere do. */
function nearest(places: readonly (readonly number[])[]): number[] | null {
  for (const first of places[0] ?? []) {
    const chosen = [first];
    for (const others of places.slice(1)) {
      let next = lowerBound(others, first - NEAR_WORDS);
      while (chosen.includes(others[next] ?? -1)) next += 1;
      const near = others[next];
      if (near === undefined || near > first + NEAR_WORDS) break;
      chosen.push(near);
    }
    if (chosen.length === places.length) return chosen;
  }
  return null;
}
