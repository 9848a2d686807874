import { setImmediate } from 'node:timers/promises';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/client.js';
import { documentPassages, documents, documentTerms, documentTexts } from '#platform/db/schema/index.js';
import { extractedMap } from '#platform/documents.js';
import { passagesOf } from './passages.js';
import { PostingsBuilder } from './postings.js';
import { topicsOf } from './topics.js';

/** Version of the index: another one has documents indexed anew. */
const DOCUMENT_INDEX_VERSION = '4';
/** A row of this term says that the document is indexed, and by which version; no word has such a term. */
export const INDEXED = `#${DOCUMENT_INDEX_VERSION}`;
/** Passages that are read in one go, before others have their turn in this process. */
const SLICE = 100;
const HEADING_WEIGHT = 1.5;

const isIndexed = (documentId: string) =>
  and(eq(documentTerms.documentId, documentId), eq(documentTerms.term, INDEXED));

/**
 * Indexes the text of a document for search: all of it in one transaction, once for each version of the index. Does nothing for
 * a document without a text, or one that is gone.
 */
export async function indexDocument(db: Database, documentId: string): Promise<void> {
  const [row] = await db
    .select({ text: documentTexts.content, map: documentTexts.map })
    .from(documentTexts)
    .where(eq(documentTexts.documentId, documentId));
  if (row === undefined) return;
  const passages = passagesOf({ text: row.text, ...extractedMap.parse(row.map) });
  const builder = new PostingsBuilder();
  for (const [seq, { start, end, heading }] of passages.entries()) {
    if (seq % SLICE === SLICE - 1) await setImmediate();
    builder.add({
      id: seq,
      parts: [
        { text: row.text.slice(start, end), weight: 1 },
        { text: heading ?? '', weight: HEADING_WEIGHT },
      ],
    });
    builder.mark(
      seq,
      new Set(topicsOf(`${heading ?? ''}\n${row.text.slice(start, end)}`).map(({ term }) => term)),
    );
  }
  const terms = [...builder.postings];
  await db.transaction(async (tx) => {
    // Of several that index the same document, the first does it; a document that goes takes its passages along.
    const locked = await tx
      .select({ id: documents.id })
      .from(documents)
      .where(eq(documents.id, documentId))
      .for('no key update');
    if (locked.length === 0) return;
    const done = await tx
      .select({ term: documentTerms.term })
      .from(documentTerms)
      .where(isIndexed(documentId));
    if (done.length > 0) return;
    await tx.delete(documentPassages).where(eq(documentPassages.documentId, documentId));
    await tx.delete(documentTerms).where(eq(documentTerms.documentId, documentId));
    const column = <T>(value: (passage: (typeof passages)[number], seq: number) => T) =>
      sql.param(passages.map(value));
    if (passages.length > 0) {
      await tx.execute(sql`insert into ${documentPassages} (document_id, seq, start, "end", heading)
        select ${documentId}, * from unnest(${column((_, seq) => seq)}::int[], ${column(({ start }) => start)}::int[],
          ${column(({ end }) => end)}::int[], ${column(({ heading }) => heading)}::text[])`);
    }
    // Arrays of arrays of different lengths do not exist: they travel as their texts.
    await tx.execute(sql`insert into ${documentTerms} (document_id, term, passages, weights)
      select ${documentId}, term, ids::int[], weights::real[] from unnest(
        ${sql.param([INDEXED, ...terms.map(([term]) => term)])}::text[],
        ${sql.param(['{}', ...terms.map(([, { ids }]) => `{${ids.join(',')}}`)])}::text[],
        ${sql.param(['{}', ...terms.map(([, { weights }]) => `{${weights.join(',')}}`)])}::text[]) as row (term, ids, weights)`);
  });
}
