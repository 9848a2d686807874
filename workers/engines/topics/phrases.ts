import type { Language } from '#shared/contracts/common.js';
import { stems } from '#workers/engines/text/term-index.js';

/** A word of a text with the forms that it may be an inflection of, and its place there; negative for a word of the heading above. */
export interface PlacedWord {
  forms: readonly string[];
  start: number;
  end: number;
}

/** Words of a phrase stand at most so many words apart, the first from the last. */
const NEAR_WORDS = 24;

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
  readonly #prefixes = new Map<string, Map<number, number[]>>();

  constructor(
    private readonly units: readonly (readonly PlacedWord[])[],
    private readonly lang: Language,
  ) {
    units.forEach((words, unit) => {
      words.forEach(({ forms }, at) => {
        for (const form of forms) add(this.#index, form, unit, at);
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
    const sought = phrase.split(' ').map((word) => this.#unitsWith(word));
    const rarest = sought.reduce((least, one) => (one.size < least.size ? one : least));
    const found: PhraseMatch[] = [];
    for (const unit of [...rarest.keys()].sort((a, b) => a - b)) {
      const places = sought.map((units) => units.get(unit));
      if (!places.every((one) => one !== undefined)) continue;
      const words = this.units[unit] ?? [];
      const own = places.map((all) => all.filter((at) => (words[at]?.start ?? -1) >= 0));
      const window = nearest(own) ?? nearest(places);
      if (window === null) continue;
      const spans = [...new Set(window)]
        .sort((a, b) => a - b)
        .map((at): [number, number] => [words[at]?.start ?? -1, words[at]?.end ?? -1])
        .filter(([start]) => start >= 0);
      found.push({ unit, spans });
      if (firstOnly) break;
    }
    return found;
  }

  /** Returns the units that have a word of a phrase, with its places. */
  #unitsWith(word: string): ReadonlyMap<number, number[]> {
    if (!word.endsWith('*')) {
      const forms = stems(word, this.lang);
      return this.#union(word, forms);
    }
    const start = stems(word.slice(0, -1), this.lang)[0] ?? '';
    return this.#union(word, formsFrom(this.#forms, start));
  }

  #union(key: string, forms: Iterable<string>): ReadonlyMap<number, number[]> {
    const known = this.#prefixes.get(key);
    if (known !== undefined) return known;
    const union = new Map<number, number[]>();
    for (const form of forms)
      for (const [unit, places] of this.#index.get(form) ?? []) {
        const all = union.get(unit) ?? [];
        union.set(unit, all);
        for (const at of places) all.push(at);
      }
    for (const places of union.values()) places.sort((a, b) => a - b);
    this.#prefixes.set(key, union);
    return union;
  }
}

function add(index: Map<string, Map<number, number[]>>, form: string, unit: number, at: number): void {
  const units = index.get(form) ?? new Map<number, number[]>();
  index.set(form, units);
  const places = units.get(unit) ?? [];
  units.set(unit, places);
  places.push(at);
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
