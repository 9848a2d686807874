import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { EngineName, Language } from '#shared/contracts/common.js';
import type { Db } from '#platform/db/client.js';
import { glossaryTerms, translationSegments } from '#platform/db/schema/index.js';

/** Rows read per page where there may be very many. */
const PAGE = 500;

/** A pair of terms that a user wants used. */
export interface GlossaryTerm {
  en: string;
  ar: string;
  note: string;
}

/** Lists a user's glossary, in the user's order. */
export async function listGlossary(db: Db, userId: string): Promise<GlossaryTerm[]> {
  const { en, ar, note } = glossaryTerms;
  return db
    .select({ en, ar, note })
    .from(glossaryTerms)
    .where(eq(glossaryTerms.userId, userId))
    .orderBy(asc(glossaryTerms.n));
}

/** Replaces a user's glossary. Call only under `lockUser`. */
export async function replaceGlossary(tx: Db, userId: string, terms: readonly GlossaryTerm[]): Promise<void> {
  await tx.delete(glossaryTerms).where(eq(glossaryTerms.userId, userId));
  if (terms.length === 0) return;
  await tx.insert(glossaryTerms).values(terms.map((term, index) => ({ userId, n: index + 1, ...term })));
}

/** A finished translation of a paragraph. */
export interface TranslationSegment {
  key: string;
  to: Language;
  engine: EngineName;
  model: string | null;
  source: string;
  output: unknown;
}

/** Returns a user's finished translations by their keys. */
export async function findSegments(
  db: Db,
  { userId, keys }: { userId: string; keys: readonly string[] },
): Promise<Map<string, unknown>> {
  if (keys.length === 0) return new Map();
  const { key, output } = translationSegments;
  const rows = await db
    .select({ key, output })
    .from(translationSegments)
    .where(and(eq(translationSegments.userId, userId), inArray(key, [...keys])));
  return new Map(rows.map((row) => [row.key, row.output]));
}

/** Stores finished translations; of those that are stored already the first stays. Without their document, none are stored. */
export async function insertSegments(
  tx: Db,
  { userId, documentId }: { userId: string; documentId: string },
  segments: readonly TranslationSegment[],
): Promise<void> {
  await tx.execute(sql`
    insert into ${translationSegments} (user_id, key, document_id, "to", engine, model, source, output)
    select document.user_id, given.key, document.id, given."to", given.engine, given.model, given.source, given.output
    from jsonb_to_recordset(${JSON.stringify(segments)}::jsonb)
        as given(key text, "to" text, engine text, model text, source text, output jsonb)
      join documents as document on document.id = ${documentId} and document.user_id = ${userId}
    on conflict do nothing`);
}

/** Yields a user's finished translations, in pages. */
export async function* pageSegments(
  db: Db,
  userId: string,
): AsyncGenerator<(typeof translationSegments.$inferSelect)[]> {
  for (let after = ''; ;) {
    const rows = await db
      .select()
      .from(translationSegments)
      .where(and(eq(translationSegments.userId, userId), gt(translationSegments.key, after)))
      .orderBy(asc(translationSegments.key))
      .limit(PAGE);
    yield rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < PAGE) return;
    after = last.key;
  }
}
