import { and, count, desc, eq, lt, ne, sql, sum, type InferSelectModel } from 'drizzle-orm';
import type { ContentType } from '#shared/contracts/api/documents.js';
import type { Db } from '#platform/db/client.js';
import { documents, documentTexts } from '#platform/db/schema/index.js';
import { extractedMap, type ExtractedDocument } from '#platform/documents.js';

export type DocumentRow = InferSelectModel<typeof documents>;

export interface NewDocument {
  id: string;
  userId: string;
  origin: DocumentRow['origin'];
  filename: string;
  contentType: ContentType | 'application/zip';
  /** Bytes. */
  size: number;
  blobId: string;
  status: DocumentRow['status'];
}

/** Adds a document, whose blob must be kept in the same transaction. */
export async function insertDocument(tx: Db, document: NewDocument): Promise<void> {
  await tx.insert(documents).values(document);
}

/** A user's document of any origin, or undefined. */
export async function findDocument(
  db: Db,
  { userId, documentId }: { userId: string; documentId: string },
): Promise<DocumentRow | undefined> {
  const [row] = await db
    .select()
    .from(documents)
    .where(and(eq(documents.id, documentId), eq(documents.userId, userId)));
  return row;
}

/** The same, which nobody removes until the transaction ends. */
export async function findDocumentForShare(
  tx: Db,
  { userId, documentId }: { userId: string; documentId: string },
): Promise<DocumentRow | undefined> {
  const [row] = await tx
    .select()
    .from(documents)
    .where(and(eq(documents.id, documentId), eq(documents.userId, userId)))
    .for('key share');
  return row;
}

/** A user's uploads, newest first; with `before`, only those older than that id. */
export async function listUploads(
  db: Db,
  { userId, limit, before }: { userId: string; limit: number; before?: string | undefined },
): Promise<DocumentRow[]> {
  return db
    .select()
    .from(documents)
    .where(
      and(
        eq(documents.userId, userId),
        eq(documents.origin, 'upload'),
        before === undefined ? undefined : lt(documents.id, before),
      ),
    )
    .orderBy(desc(documents.id))
    .limit(limit);
}

/** What a user has stored: uploads by number, files by bytes; an export is a copy and does not count. */
export async function storageUsage(db: Db, userId: string): Promise<{ uploads: number; bytes: number }> {
  const [row] = await db
    .select({
      uploads: count(sql`case when ${documents.origin} = 'upload' then 1 end`),
      bytes: sum(documents.size).mapWith(Number),
    })
    .from(documents)
    .where(and(eq(documents.userId, userId), ne(documents.origin, 'export')));
  return { uploads: row?.uploads ?? 0, bytes: row?.bytes ?? 0 };
}

/**
 * Removes a user's document with its text, parts and keys; jobs and reports stay, without it. Returns the row,
 * whose blob is then nobody's, or undefined where there was none.
 */
export async function deleteDocument(
  tx: Db,
  { userId, documentId }: { userId: string; documentId: string },
): Promise<DocumentRow | undefined> {
  const [row] = await tx
    .delete(documents)
    .where(and(eq(documents.id, documentId), eq(documents.userId, userId)))
    .returning();
  return row;
}

/** Stores what extraction found and makes the document ready. False where the document is gone. */
export async function storeExtraction(
  tx: Db,
  { userId, documentId, extracted }: { userId: string; documentId: string; extracted: ExtractedDocument },
): Promise<boolean> {
  const rows = await tx
    .update(documents)
    .set({
      status: 'ready',
      errorCode: null,
      pages: extracted.pages.length === 0 ? null : extracted.pages.length,
    })
    .where(and(eq(documents.id, documentId), eq(documents.userId, userId)))
    .returning({ id: documents.id });
  if (rows.length === 0) return false;
  const content = extracted.text;
  const map = extractedMap.parse(extracted);
  await tx
    .insert(documentTexts)
    .values({ documentId, content, map })
    .onConflictDoUpdate({ target: documentTexts.documentId, set: { content, map } });
  return true;
}

/** Marks a document that nobody will extract any more as failed, with the reason; one that has its text stays as it is. */
export async function failPendingDocument(
  tx: Db,
  { documentId, code }: { documentId: string; code: string },
): Promise<void> {
  await tx
    .update(documents)
    .set({ status: 'failed', errorCode: code })
    .where(and(eq(documents.id, documentId), eq(documents.status, 'pending')));
}
