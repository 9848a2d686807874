import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/client.js';
import { documentPassages, documents, documentTerms } from '#platform/db/schema/index.js';
import { rarity, type WeighedGroup } from './groups.js';
import type { Search } from './search.js';

/** The user whose documents are searched, and which of them. */
export type Access = Omit<Parameters<Search['documents']>[1], 'limit'>;

/** Condition: the document is one that the user may search. */
export const mayBeSearched = ({ userId, documentIds }: Access) =>
  and(
    eq(documents.userId, userId),
    eq(documents.status, 'ready'),
    documentIds === null
      ? eq(documents.origin, 'upload')
      : and(
          inArray(documents.id, [...documentIds]),
          inArray(documents.origin, ['upload', 'pasted', 'earlier']),
        ),
  );

export interface Posting {
  documentId: string;
  ids: number[];
  weights: number[];
}

const numbers = (written: string) => (written === '' ? [] : written.split(',').map(Number));

/** Returns the postings of terms in the documents that may be searched. */
export async function readPostings(
  db: Db,
  access: Access,
  terms: readonly string[],
): Promise<Map<string, Posting[]>> {
  const rows = await db
    .select({
      documentId: documentTerms.documentId,
      term: documentTerms.term,
      ids: sql<string>`array_to_string(${documentTerms.passages}, ',')`,
      weights: sql<string>`array_to_string(${documentTerms.weights}, ',')`,
    })
    .from(documentTerms)
    .innerJoin(documents, eq(documents.id, documentTerms.documentId))
    .where(and(mayBeSearched(access), inArray(documentTerms.term, [...terms])));
  const postings = new Map<string, Posting[]>();
  for (const { documentId, term, ids, weights } of rows) {
    const list = postings.get(term) ?? [];
    list.push({ documentId, ids: numbers(ids), weights: numbers(weights) });
    postings.set(term, list);
  }
  return postings;
}

/**
 * Numbers all passages that may be searched: those of each document in a row, from `first` on. `all` is how many there are.
 */
export async function countPassages(
  db: Db,
  access: Access,
): Promise<{ first: Map<string, number>; all: number }> {
  const rows = await db
    .select({
      id: documentPassages.documentId,
      last: sql<number>`max(${documentPassages.seq})`.mapWith(Number),
    })
    .from(documentPassages)
    .innerJoin(documents, eq(documents.id, documentPassages.documentId))
    .where(mayBeSearched(access))
    .groupBy(documentPassages.documentId);
  const first = new Map<string, number>();
  let all = 0;
  for (const { id, last } of rows) {
    first.set(id, all);
    all += last + 1;
  }
  return { first, all };
}

/** A passage with its sum over the groups of a question. */
export interface Candidate {
  documentId: string;
  seq: number;
  sum: number;
}

/** Sums for each passage the best that it has of each group, and returns the greatest. */
export function bestPassages(
  groups: readonly WeighedGroup[],
  postings: ReadonlyMap<string, readonly Posting[]>,
  space: {
    counts: ReadonlyMap<string, number>;
    first: ReadonlyMap<string, number>;
    all: number;
    limit: number;
  },
): Candidate[] {
  const { counts, first, all, limit } = space;
  const sums = new Float32Array(all);
  const best = new Float32Array(all);
  for (const { terms, importance } of groups) {
    best.fill(0);
    for (const [term, weight] of terms) {
      const factor = weight * Math.min(rarity(counts.get(term) ?? 0, all), importance * 1.5);
      for (const { documentId, ids, weights } of postings.get(term) ?? []) {
        const from = first.get(documentId);
        if (from === undefined) continue;
        for (const [at, seq] of ids.entries()) {
          best[from + seq] = Math.max(best[from + seq] ?? 0, factor * (weights[at] ?? 0));
        }
      }
    }
    for (let at = 0; at < all; at += 1) sums[at] = (sums[at] ?? 0) + (best[at] ?? 0);
  }
  const least = sums.toSorted().at(-limit) ?? 0;
  const candidates: Candidate[] = [];
  const starts = [...first];
  for (const [index, [documentId, from]] of starts.entries()) {
    const end = starts[index + 1]?.[1] ?? all;
    for (let at = from; at < end; at += 1) {
      const sum = sums[at] ?? 0;
      if (sum > 0 && sum >= least) candidates.push({ documentId, seq: at - from, sum });
    }
  }
  return candidates.sort((a, b) => b.sum - a.sum).slice(0, limit);
}
