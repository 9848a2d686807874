import type { SearchQuery } from './search.js';

/** A group of a question, with what it tells in the texts that are searched. */
export interface WeighedGroup {
  terms: ReadonlyMap<string, number>;
  /** Weight of the group in the question, times the rarity of what it stands for. */
  importance: number;
  /** True if no text that is searched has any of its terms. */
  unknown: boolean;
}

/** Returns all terms that a question may be searched by. */
export const termsOf = ({ groups }: SearchQuery): string[] => [
  ...new Set(groups.flatMap(({ terms, meant = [] }) => [...terms, ...meant].map(({ term }) => term))),
];

/** Rarity of a term that stands in so many of all texts. */
export const rarity = (count: number, all: number): number =>
  Math.log(1 + (all - count + 0.5) / (count + 0.5));

/**
 * Weighs the groups of a question by how rare their terms are among the texts. `counts` are numbers of texts by term; a group
 * without any is as rare as a term can be. Terms of the other language alone never make a group known.
 */
export function weighGroups(
  query: SearchQuery,
  counts: ReadonlyMap<string, number>,
  all: number,
): WeighedGroup[] {
  return query.groups.map((group) => {
    const isKnown = group.terms.some(({ term }) => (counts.get(term) ?? 0) > 0);
    const terms = isKnown ? group.terms : (group.meant ?? group.terms);
    const weight = Math.max(...terms.map((term) => term.weight), 0);
    let most = 0;
    let rare = 0;
    let known = 0;
    for (const { term, weight: own } of terms) {
      const count = counts.get(term);
      if (count === undefined || count === 0) continue;
      const value = own * rarity(count, all);
      known = Math.max(known, own);
      if (value > most) [most, rare] = [value, rarity(count, all)];
    }
    return {
      terms: new Map(terms.map(({ term, weight: own }) => [term, own / (known || weight || 1)])),
      importance: weight * (most === 0 ? rarity(0, all) * 0.6 : rare),
      unknown: most === 0,
    };
  });
}
