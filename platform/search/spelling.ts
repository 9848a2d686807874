import { analyse, isStopWord } from './analyse.js';
import { knownForms } from './lexicon.js';
import { thesaurusWords } from './thesaurus.js';

/** Shorter words have too many neighbours. */
const SHORTEST = 5;
/** From this length on two letters may be wrong. */
const LONG = 8;
/** Share of trigrams that two spellings have in common before their letters are compared. */
const ALIKE = 0.3;
const MOST = 2;
const ARTICLE = /^(?:[وفبك]?ال|لل)(?=.{3})/u;

const bare = (word: string) => word.replace(ARTICLE, '');

/** Returns the trigrams of a word, with its ends. */
function trigramsOf(word: string): string[] {
  const padded = ` ${word} `;
  return Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3));
}

interface Vocabulary {
  /** By word, its term in the index. */
  terms: ReadonlyMap<string, string>;
  /** By trigram, the words that have it. */
  words: ReadonlyMap<string, readonly string[]>;
}

function read(): Vocabulary {
  const terms = new Map<string, string>();
  const words = new Map<string, string[]>();
  for (const { word: written, term } of analyse([...thesaurusWords(), ...knownForms()].join('\n'))) {
    const word = bare(written);
    if (word.length < SHORTEST || terms.has(word) || isStopWord(word) || /\d/.test(word)) continue;
    terms.set(word, term);
    for (const trigram of new Set(trigramsOf(word))) {
      const list = words.get(trigram);
      if (list === undefined) words.set(trigram, [word]);
      else list.push(word);
    }
  }
  return { terms, words };
}

let held: Vocabulary | undefined;

/**
 * Counts the letters to add, drop, change or swap with a neighbour to make one word of another (optimal string alignment).
 */
export function lettersApart(one: string, other: string): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const same = one[row - 1] === other[at - 1];
      let least = Math.min(
        (last[at] ?? 0) + 1,
        (next[at - 1] ?? 0) + 1,
        (last[at - 1] ?? 0) + (same ? 0 : 1),
      );
      const swapped = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      if (swapped) least = Math.min(least, (before[at - 2] ?? 0) + 1);
      next.push(least);
    }
    before = last;
    last = next;
  }
  return last[other.length] ?? 0;
}

/**
 * Returns the terms of words that a word may have been meant for, the likeliest first: those of the search's own tables that differ from it
 * by a letter, from eight letters on by two, and begin alike. None for a word that the tables have.
 */
export function meantTerms(written: string): readonly string[] {
  const word = bare(written);
  if (word.length < SHORTEST || /\d/.test(word)) return [];
  const { terms, words } = (held ??= read());
  if (terms.has(word)) return [];
  const trigrams = new Set(trigramsOf(word));
  const shared = new Map<string, number>();
  for (const trigram of trigrams) {
    for (const candidate of words.get(trigram) ?? []) shared.set(candidate, (shared.get(candidate) ?? 0) + 1);
  }
  const limit = word.length < LONG ? 1 : 2;
  const near = [...shared].flatMap(([candidate, count]) => {
    if (candidate[0] !== word[0] || Math.abs(candidate.length - word.length) > limit) return [];
    if ((2 * count) / (trigrams.size + candidate.length) < ALIKE) return [];
    const distance = lettersApart(word, candidate);
    return distance > limit ? [] : [{ candidate, distance, count }];
  });
  near.sort((a, b) => a.distance - b.distance || b.count - a.count || (a.candidate < b.candidate ? -1 : 1));
  return [...new Set(near.map(({ candidate }) => terms.get(candidate) ?? ''))].slice(0, MOST);
}
