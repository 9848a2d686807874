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
  /** Size in bytes. */
  size: number;
  blobId: string;
  status: DocumentRow['status'];
}

/** Adds a document; its blob must be kept in the same transaction. */
export async function insertDocument(tx: Db, document: NewDocument): Promise<void> {
  await tx.insert(documents).values(document);
}

/** Returns a user's document of any origin, or undefined. */
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

/** Returns a user's document of any origin, locked against removal until the transaction ends, or undefined. */
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

/** Lists a user's uploads, newest first; with `before`, only uploads older than that id. */
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

/** Returns a user's storage usage: number of uploads, and bytes of all files except exports, which are copies. */
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
 * Removes a user's document with its text, parts and idempotency keys; jobs and reports stay without it. Returns
 * the row, whose blob then has no owner, or undefined if there was no such document.
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

/** Stores the result of extraction and makes the document ready; returns false if the document is gone. */
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

/**
 * Marks a document that will not be extracted any more as failed, with the reason; does nothing if it already has
 * its text.
 */
export async function failPendingDocument(
  tx: Db,
  { documentId, code }: { documentId: string; code: string },
): Promise<void> {
  await tx
    .update(documents)
    .set({ status: 'failed', errorCode: code })
    .where(and(eq(documents.id, documentId), eq(documents.status, 'pending')));
}
