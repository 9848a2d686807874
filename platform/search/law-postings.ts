import { sql } from 'drizzle-orm';
import type { LawState } from '#shared/api/law.js';
import type { Db } from '#platform/db/client.js';
import { lawArticles, laws, lawTerms } from '#platform/db/schema/index.js';
import { LAWS } from '#platform/law/laws.js';
import { lawNames, type LawNames } from './law-names.js';

export interface Postings {
  ids: Int32Array;
  weights: Float32Array;
}

export interface LawRow {
  key: string;
  name: { en: string | null; ar: string };
  state: LawState;
}

/** One index of the laws as it is held in memory: it never changes, and goes when another one is seen. */
export interface LawIndex {
  version: string;
  laws: ReadonlyMap<string, LawRow>;
  names: LawNames;
  /** Number of articles, and the greatest id. */
  count: number;
  maxId: number;
  /** By id, the law and number of an article. */
  articles: ReadonlyMap<number, { law: string; number: string }>;
  /** Ids by law and number. */
  ids: ReadonlyMap<string, number>;
  /** Ids of articles of the laws that the product's rules rest on: they are asked about most. */
  usual: readonly number[];
  postings: Map<string, Postings>;
  /** Numbers that `postings` holds together. */
  size: number;
}

/** Postings kept in memory, in entries of 8 bytes. */
const MAX_SIZE = 2_000_000;

const USUAL = new Set<string>(Object.values(LAWS).map(({ key }) => key));

const numbers = (written: string) => (written === '' ? [] : written.split(',').map(Number));

async function readIndex(db: Db, version: string): Promise<LawIndex> {
  const rows = await db
    .select({ key: laws.key, ar: laws.nameAr, en: laws.nameEn, state: laws.state })
    .from(laws);
  const articles = await db
    .select({ id: lawArticles.id, law: lawArticles.law, number: lawArticles.number })
    .from(lawArticles);
  return {
    version,
    laws: new Map(rows.map(({ key, ar, en, state }) => [key, { key, name: { en, ar }, state }])),
    names: lawNames(rows.map(({ key, ar, en }) => ({ key, nameAr: ar, nameEn: en }))),
    count: articles.length,
    maxId: articles.reduce((most, { id }) => Math.max(most, id), 0),
    articles: new Map(articles.map(({ id, law, number }) => [id, { law, number }])),
    ids: new Map(articles.map(({ id, law, number }) => [`${law} ${number}`, id])),
    usual: articles.flatMap(({ id, law }) => (USUAL.has(law) ? [id] : [])),
    postings: new Map(),
    size: 0,
  };
}

/** Keeps the index of the loaded laws in memory as it is used: the names and numbers, and the postings of terms that were asked for. */
export class LawIndexCache {
  private held: LawIndex | undefined;

  constructor(private readonly db: Db) {}

  /** Returns the index of the laws as they are loaded now; undefined before any are. */
  async current(): Promise<LawIndex | undefined> {
    // All rows of the index are written in one transaction: that of any one of them names it.
    const { rows } = await this.db.execute<{ version: string }>(
      sql`select xmin::text as version from ${lawTerms} order by term limit 1`,
    );
    const version = rows[0]?.version;
    if (version === undefined) return (this.held = undefined);
    if (this.held?.version !== version) this.held = await readIndex(this.db, version);
    return this.held;
  }

  /** Returns the postings of terms; those that no article has are empty. */
  async postings(index: LawIndex, terms: readonly string[]): Promise<ReadonlyMap<string, Postings>> {
    const missing = terms.filter((term) => !index.postings.has(term));
    const found = new Map<string, Postings>();
    if (missing.length > 0) {
      const { rows } = await this.db.execute<{ term: string; articles: string; weights: string }>(
        sql`select term, array_to_string(articles, ',') as articles, array_to_string(weights, ',') as weights
          from ${lawTerms} where term = any(${sql.param(missing)}::text[])`,
      );
      for (const { term, articles, weights } of rows) {
        found.set(term, {
          ids: Int32Array.from(numbers(articles)),
          weights: Float32Array.from(numbers(weights)),
        });
      }
    }
    const result = new Map<string, Postings>();
    const added = missing.reduce((sum, term) => sum + (found.get(term)?.ids.length ?? 0) + 1, 0);
    for (const term of terms) {
      const held = index.postings.get(term);
      if (held !== undefined) result.set(term, held);
    }
    if (index.size + added > MAX_SIZE) {
      index.postings.clear();
      index.size = 0;
    }
    for (const term of missing) {
      const posting = found.get(term) ?? { ids: new Int32Array(0), weights: new Float32Array(0) };
      index.postings.set(term, posting);
      result.set(term, posting);
    }
    index.size += added;
    return result;
  }
}
