import { eq, notInArray, sql, and } from 'drizzle-orm';
import type { Db } from '#platform/db/client.js';
import { lawArticles, lawLoads, laws, lawTerms } from '#platform/db/schema/index.js';
import type { HeldLaw } from '#platform/law/library.js';

/** Key of the advisory lock of whoever changes the laws. */
const LOCK = 7_223_405;
/** Articles in one statement, and articles named by the terms of one statement: a few MB each. */
const BATCH = 1_000;
const POSTINGS = 200_000;

/** Takes the lock of the laws until the transaction ends; returns false if somebody else holds it. */
export async function tryLockLaws(tx: Db): Promise<boolean> {
  const { rows } = await tx.execute<{ locked: boolean }>(
    sql`select pg_try_advisory_xact_lock(${LOCK}) as locked`,
  );
  return rows[0]?.locked === true;
}

/** Waits for the lock of the laws, and keeps it until the transaction ends. */
export async function lockLaws(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
}

/** Lets this transaction be idle while it computes, longer than transactions of requests may. */
export async function allowLongTransaction(tx: Db): Promise<void> {
  await tx.execute(sql`set local idle_in_transaction_session_timeout = '10min'`);
}

/** Returns the version of the product's laws that is loaded; undefined before the first has been. */
export async function loadedVersion(db: Db): Promise<string | undefined> {
  const [row] = await db.select({ version: lawLoads.version }).from(lawLoads);
  return row?.version;
}

/** Records that a version of the product's laws is loaded. */
export async function recordLoad(tx: Db, load: { version: string; articles: number }): Promise<void> {
  const values = { ...load, loadedAt: sql`now()` };
  await tx
    .insert(lawLoads)
    .values({ id: 1, ...values })
    .onConflictDoUpdate({ target: lawLoads.id, set: values });
}

/** Returns the keys of the laws that an operator has imported. */
export async function importedKeys(db: Db): Promise<Set<string>> {
  const rows = await db.select({ key: laws.key }).from(laws).where(eq(laws.imported, true));
  return new Set(rows.map(({ key }) => key));
}

/** Removes the product's laws that are not among these keys, with their articles. Imported laws stay. */
export async function removeOtherLaws(tx: Db, keys: readonly string[]): Promise<void> {
  await tx.delete(laws).where(and(eq(laws.imported, false), notInArray(laws.key, [...keys])));
}

/** Removes an imported law with its articles; returns false if there is none. */
export async function removeImportedLaw(tx: Db, key: string): Promise<boolean> {
  const removed = await tx
    .delete(laws)
    .where(and(eq(laws.imported, true), eq(laws.key, key)))
    .returning({ key: laws.key });
  return removed.length > 0;
}

/**
 * Stores laws in place of those with the same keys. An article keeps its id as long as its law has one of that number,
 * so that a search that began before sees the article that it found; unchanged rows are not written.
 */
export async function storeLaws(
  tx: Db,
  held: readonly HeldLaw[],
  { imported }: { imported: boolean },
): Promise<void> {
  await storeLawRows(tx, held, imported);
  await tx.execute(sql`
    delete from ${lawArticles} as article
    using jsonb_to_recordset(${JSON.stringify(
      held.map(({ key, articles }) => ({ law: key, numbers: articles.map(({ number }) => number) })),
    )}::jsonb) as given(law text, numbers jsonb)
    where article.law = given.law and not given.numbers ? article.number`);
  const articles = held.flatMap((law) =>
    law.articles.map((article, index) => ({ ...article, law: law.key, position: index + 1 })),
  );
  for (let from = 0; from < articles.length; from += BATCH) {
    await tx.execute(sql`
      insert into ${lawArticles} as held (id, law, number, position, title, text, note, outdated, questions)
      select last.id + row_number() over (), given.*
      from (select coalesce(max(id), 0) as id from ${lawArticles}) as last,
        jsonb_to_recordset(${JSON.stringify(articles.slice(from, from + BATCH))}::jsonb)
          as given(law text, number text, position integer, title text, text text, note jsonb, outdated boolean, questions text)
      on conflict (law, number) do update
      set position = excluded.position, title = excluded.title, text = excluded.text,
        note = excluded.note, outdated = excluded.outdated, questions = excluded.questions
      where (held.position, held.title, held.text, held.note, held.outdated, held.questions) is distinct from
        (excluded.position, excluded.title, excluded.text, excluded.note, excluded.outdated, excluded.questions)`);
  }
}

async function storeLawRows(tx: Db, held: readonly HeldLaw[], imported: boolean): Promise<void> {
  const rows = held.map(({ articles: _, name, ...law }) => ({
    ...law,
    name_ar: name.ar,
    name_en: name.en,
    imported,
  }));
  await tx.execute(sql`
    insert into ${laws} as held
      (key, name_ar, name_en, kind, state, instrument, issued, traced_to, numbers_reliable, source, imported)
    select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(key text, name_ar text, name_en text,
      kind text, state text, instrument text, issued text, traced_to text, numbers_reliable boolean, source text,
      imported boolean)
    on conflict (key) do update
    set name_ar = excluded.name_ar, name_en = excluded.name_en, kind = excluded.kind, state = excluded.state,
      instrument = excluded.instrument, issued = excluded.issued, traced_to = excluded.traced_to,
      numbers_reliable = excluded.numbers_reliable, source = excluded.source, imported = excluded.imported
    where held.* is distinct from excluded.*`);
}

/** An article as the index is built from it. */
export interface IndexedArticle {
  id: number;
  law: { nameAr: string; nameEn: string | null };
  title: string | null;
  text: string;
  /** Questions by which people ask for it. */
  questions: string | null;
}

/** Returns every article that is held, the product's and imported ones: some 50 MB in memory. */
export async function articlesToIndex(tx: Db): Promise<IndexedArticle[]> {
  return tx
    .select({
      id: lawArticles.id,
      law: { nameAr: laws.nameAr, nameEn: laws.nameEn },
      title: lawArticles.title,
      text: lawArticles.text,
      questions: lawArticles.questions,
    })
    .from(lawArticles)
    .innerJoin(laws, eq(laws.key, lawArticles.law))
    .orderBy(lawArticles.id);
}

/** Postings of a term: the articles that have it, and how much it says of each. */
export interface TermPostings {
  term: string;
  articles: readonly number[];
  weights: readonly number[];
}

/** Replaces the index of the articles. */
export async function replaceIndex(tx: Db, terms: Iterable<TermPostings>): Promise<void> {
  await tx.delete(lawTerms);
  let batch: TermPostings[] = [];
  let postings = 0;
  for (const term of terms) {
    batch.push(term);
    postings += term.articles.length;
    if (postings < POSTINGS) continue;
    await insertTerms(tx, batch);
    batch = [];
    postings = 0;
  }
  if (batch.length > 0) await insertTerms(tx, batch);
}

async function insertTerms(tx: Db, batch: readonly TermPostings[]): Promise<void> {
  const terms = batch.map(({ term }) => term);
  // Arrays of different lengths cannot be one parameter, so each travels as its text.
  const articles = batch.map((term) => `{${term.articles.join()}}`);
  const weights = batch.map(
    (term) => `{${term.weights.map((weight) => Math.round(weight * 1e4) / 1e4).join()}}`,
  );
  await tx.execute(sql`
    insert into ${lawTerms} (term, articles, weights)
    select given.term, given.articles::integer[], given.weights::real[]
    from unnest(${sql.param(terms)}::text[], ${sql.param(articles)}::text[], ${sql.param(weights)}::text[])
      as given(term, articles, weights)`);
}

/**
 * Frees the space of what has been replaced, and gives the planner figures: lists count articles in the index alone
 * afterwards. Not for a transaction.
 */
export async function vacuumLaws(db: Db): Promise<void> {
  await db.execute(sql`vacuum (analyze) ${laws}, ${lawArticles}, ${lawTerms}`);
}

/** Returns the size of the laws and their index in the database, in bytes. */
export async function lawsSize(db: Db): Promise<number> {
  const { rows } = await db.execute<{ bytes: string }>(sql`
    select pg_total_relation_size('laws') + pg_total_relation_size('law_articles')
      + pg_total_relation_size('law_terms') as bytes`);
  return Number(rows[0]?.bytes ?? 0);
}
