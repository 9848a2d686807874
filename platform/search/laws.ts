import { inArray } from 'drizzle-orm';
import type { Db } from '#platform/db/client.js';
import { lawArticles } from '#platform/db/schema/index.js';
import { titleWords } from './article-title.js';
import { asksForeignLaw } from './foreign.js';
import { hintsFor } from './hints.js';
import { rarity, termsOf, weighGroups, type WeighedGroup } from './groups.js';
import { askedTerm } from './law-index.js';
import { LawIndexCache, type LawIndex, type Postings } from './law-postings.js';
import { indexGroups, rate, type Rating } from './rate.js';
import { readReferences } from './references.js';
import type { Found, LawHit, Search, SearchQuery } from './search.js';

/** Number of articles that are read in full and rated. */
const RATED = 100;
/** Shares of the parts of an article's value, fitted on the open questions of `tests/fixtures/sets/retrieval`. */
const WEIGHTS = {
  base: 3,
  coverage: 0.55,
  passage: 0.8,
  context: 0.3,
  asked: 0.6,
  long: 0.55,
  definitions: 0.7,
};
/** Share of a word of the questions that people ask, beside one of the text. */
const ASKED = 0.9;
/** Further weights in favor of an article, in units of its share of BM25. */
const PRIORS = { usual: 0.1, hint: 0.1, law: 0.18, number: 0.25 };
/** Factor by which a text that is not in force any more ranks behind others. */
const REPEALED = 0.8;
/** Articles that explain words have most words of most questions. */
const DEFINITIONS =
  /^[\s\d.–-]{0,9}(?:يقصد|يكون ل|تدل|تعني|لأغراض|في تطبيق|لغرض|أينما)[^:]{0,160}(?:المعاني|المعنى|الدلالات|يقصد)/u;
/** From this score on, the first article answers the question more often than not. */
const FOUND = 0.5;

/** Tells whether another law has repealed an article by itself: its note begins so. */
const isRepealed = ({ outdated, note }: ArticleRow) => outdated && /^Repealed\b/.test(note?.en ?? '');

/** Lets the words of a question be found in those that people ask, too. */
const withAsked = (groups: readonly WeighedGroup[]): WeighedGroup[] =>
  groups.map((group) => ({
    ...group,
    terms: new Map([
      ...group.terms,
      ...[...group.terms].map(([term, weight]) => [askedTerm(term), weight * ASKED] as const),
    ]),
  }));

type ArticleRow = typeof lawArticles.$inferSelect;
interface Named {
  laws: ReadonlySet<string>;
  numbers: ReadonlySet<string>;
  /** Ids of articles that are named with their law, in the order of the question. */
  ids: readonly number[];
  /** True if an article is named with its law that the law does not have. */
  missing: boolean;
}

function namedIn(query: SearchQuery, index: LawIndex, law: string | undefined): Named {
  const references = [...query.references, ...readReferences(query.text, index.names)];
  const exact = references.flatMap(({ law: key, article }) => {
    const inLaw = key ?? law;
    return inLaw === undefined || article === null ? [] : [`${inLaw} ${article}`];
  });
  return {
    laws: new Set(references.flatMap(({ law: key }) => (key === null ? [] : [key]))),
    numbers: new Set(references.flatMap(({ article }) => (article === null ? [] : [article]))),
    ids: [...new Set(exact.flatMap((name) => index.ids.get(name) ?? []))],
    missing: exact.some((name) => !index.ids.has(name)),
  };
}

/** Sums for each article the best that it has of each group: its share of BM25. */
function score(
  groups: readonly WeighedGroup[],
  postings: ReadonlyMap<string, Postings>,
  index: LawIndex,
): Float32Array {
  const sums = new Float32Array(index.maxId + 1);
  const best = new Float32Array(index.maxId + 1);
  for (const { terms, importance } of groups) {
    const touched: number[] = [];
    const group = importance === 0 ? 0 : importance;
    for (const [term, weight] of terms) {
      const posting = postings.get(term);
      if (posting === undefined || posting.ids.length === 0) continue;
      const factor = weight * Math.min(rarity(posting.ids.length, index.count), group * 1.5);
      for (let at = 0; at < posting.ids.length; at += 1) {
        const id = posting.ids[at] ?? 0;
        const value = factor * (posting.weights[at] ?? 0);
        if (value > (best[id] ?? 0)) {
          if (best[id] === 0) touched.push(id);
          best[id] = value;
        }
      }
    }
    for (const id of touched) {
      sums[id] = (sums[id] ?? 0) + (best[id] ?? 0);
      best[id] = 0;
    }
  }
  return sums;
}

/** Turns sums into shares of `total`, and adds what else speaks for an article. */
function addPriors(
  sums: Float32Array,
  total: number,
  { index, named, hints }: { index: LawIndex; named: Named; hints: ReadonlyMap<string, number> },
): void {
  for (let id = 0; id < sums.length; id += 1) sums[id] = (sums[id] ?? 0) / total;
  const add = (id: number, value: number) => (sums[id] = (sums[id] ?? 0) + value);
  for (const [name, hint] of hints) {
    const id = index.ids.get(name);
    if (id !== undefined && (sums[id] ?? 0) > 0) add(id, PRIORS.hint * hint);
  }
  if (named.laws.size > 0 || named.numbers.size > 0) {
    for (const [id, { law, number }] of index.articles) {
      const inLaw = named.laws.has(law);
      if (inLaw) add(id, PRIORS.law);
      if (named.numbers.has(number) && (inLaw || named.laws.size === 0)) add(id, PRIORS.number);
    }
  }
  for (const id of index.usual) if ((sums[id] ?? 0) > 0) add(id, PRIORS.usual);
}

/** Returns the ids with the greatest values. */
function greatest(values: Float32Array, count: number): number[] {
  const least = values.toSorted().at(-count) ?? 0;
  const ids: number[] = [];
  for (let id = 0; id < values.length; id += 1) {
    const value = values[id] ?? 0;
    if (value > 0 && value >= least) ids.push(id);
  }
  return ids.slice(0, count * 2);
}

interface RatedArticle {
  row: ArticleRow;
  rating: Rating;
  value: number;
  score: number;
}

/** Makes the search over the articles of the loaded laws. */
export function createLawSearch(db: Db): Search['laws'] {
  const cache = new LawIndexCache(db);

  return async (query, { limit, law }): Promise<Found<LawHit>> => {
    const index = await cache.current();
    if (index === undefined) return { hits: [], found: false };
    const terms = [...new Set(termsOf(query).flatMap((term) => [term, askedTerm(term)]))];
    const postings = await cache.postings(index, terms);
    const counts = new Map([...postings].map(([term, { ids }]) => [term, ids.length]));
    const groups = withAsked(weighGroups(query, counts, index.count));
    const named = namedIn(query, index, law);
    const sums = score(groups, postings, index);
    const asked = groups.reduce((sum, { importance }) => sum + importance, 0);
    const total = asked * 2 || 1;
    const hints = hintsFor(query);
    addPriors(sums, total, { index, named, hints });
    const allowed = (id: number) => law === undefined || index.articles.get(id)?.law === law;
    if (law !== undefined) sums.forEach((_, id) => allowed(id) || (sums[id] = 0));
    const ids = [...new Set([...named.ids.filter(allowed), ...greatest(sums, RATED)])];
    if (ids.length === 0) return { hits: [], found: false };
    const rows = await db.select().from(lawArticles).where(inArray(lawArticles.id, ids));
    const places = indexGroups(groups);
    const rated = rows.map((row): RatedArticle => {
      const name = index.laws.get(row.law);
      const context = `${titleWords(row.title)} ${name?.name.ar ?? ''}`;
      const rating = rate(groups, places, { text: row.text, context, questions: row.questions ?? '' });
      const exact = named.ids.indexOf(row.id);
      const value =
        WEIGHTS.base * (sums[row.id] ?? 0) +
        WEIGHTS.coverage * rating.coverage +
        WEIGHTS.passage * rating.passageCoverage +
        WEIGHTS.context * rating.contextCoverage +
        WEIGHTS.asked * rating.askedCoverage -
        WEIGHTS.long * Math.log(1 + row.text.length / 1000) -
        (DEFINITIONS.test(row.text) ? WEIGHTS.definitions : 0) -
        (name?.state === 'repealed' || isRepealed(row) ? REPEALED : 0) +
        (exact < 0 ? 0 : 100 - exact);
      return {
        row,
        rating,
        value,
        score:
          exact < 0
            ? scoreOf(sums[row.id] ?? 0, hints.get(`${row.law} ${row.number}`) ?? 0, rating.coverage * asked)
            : 1,
      };
    });
    rated.sort((a, b) => b.value - a.value || a.row.id - b.row.id);
    const hits = rated.slice(0, limit).flatMap(({ row, rating, score: own }): LawHit[] => {
      const held = index.laws.get(row.law);
      if (held === undefined) return [];
      const { number, title, text, outdated, note } = row;
      return [
        {
          law: held,
          number,
          title,
          text,
          outdated,
          note,
          passage: rating.passage,
          matches: rating.matches,
          score: own,
        },
      ];
    });
    const mayBeFound = !asksForeignLaw(query.text) && (named.ids.length > 0 || !named.missing);
    return { hits, found: mayBeFound && (hits[0]?.score ?? 0) >= FOUND };
  };
}

/**
 * Estimates whether the first articles answer: by the share of BM25, by a rule of law that says so, and by how much of the question the
 * article has at all. A logistic regression on the open questions.
 */
const scoreOf = (base: number, hint: number, amount: number) =>
  1 / (1 + Math.exp(-(9.7 * base + 1.5 * hint + 0.072 * amount - 6)));
