import type { DocumentHit, Found, LawHit, NoteHit, Search, SearchQuery } from '#platform/search/search.js';

/** Returns where words stand in a text. */
export const matchesOf = (text: string, ...words: readonly string[]) =>
  words.flatMap((word) => {
    const start = text.indexOf(word);
    return start === -1 ? [] : [{ start, end: start + word.length }];
  });

/** A passage of `lease.pdf`, whose text begins 100 characters before it. */
export const documentHit = (text: string, values: Partial<DocumentHit> = {}): DocumentHit => ({
  documentId: '0'.repeat(24),
  filename: 'lease.pdf',
  heading: null,
  text,
  span: { start: 100, end: 100 + text.length },
  page: null,
  matches: [],
  score: 0.9,
  ...values,
});

/** An article of the Labor Law, whose passage is the whole text. */
export const lawHit = (text: string, values: Partial<LawHit> = {}): LawHit => ({
  law: { key: 'labor-m51-1426', name: { en: 'Labor Law', ar: 'نظام العمل' }, state: 'in_force' },
  number: '77',
  title: null,
  text,
  outdated: false,
  note: null,
  passage: { start: 0, end: text.length },
  matches: [],
  score: 0.9,
  ...values,
});

const found = <Hit>(hits: readonly Hit[]): Found<Hit> => ({ hits, found: hits.length > 0 });

/** A search that finds what it is given, and records what it was asked. */
export function fakeSearch(given: {
  documents?: readonly DocumentHit[];
  laws?: readonly LawHit[];
  notes?: readonly NoteHit[];
  areLawsLoaded?: boolean;
  /** True if it is known that the documents hold nothing on the question. */
  isAbsent?: boolean;
}): Search & { queries: SearchQuery[]; documentOptions: unknown[] } {
  const queries: SearchQuery[] = [];
  const documentOptions: unknown[] = [];
  return {
    queries,
    documentOptions,
    laws: (query) => {
      queries.push(query);
      return Promise.resolve(found(given.laws ?? []));
    },
    documents: (_query, options) => {
      documentOptions.push(options);
      return Promise.resolve({ ...found(given.documents ?? []), isAbsent: given.isAbsent ?? false });
    },
    notes: () => found(given.notes ?? []),
    areLawsLoaded: () => Promise.resolve(given.areLawsLoaded ?? true),
  };
}
