import {
  and,
  count,
  desc,
  eq,
  getTableColumns,
  lt,
  notInArray,
  sql,
  sum,
  type InferSelectModel,
} from 'drizzle-orm';
import type { ContentType } from '#shared/contracts/documents.js';
import type { Db } from '#platform/db/client.js';
import { documents, documentTexts, jobs } from '#platform/db/schema/index.js';
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

/** An upload as its owner sees it, with the job that reads it again; null if none does. */
export interface Upload extends DocumentRow {
  readingAgain: string | null;
}

const readingAgain = sql<string | null>`case when documents.status = 'ready' then (
  select job.id from ${jobs} as job where job.document_id = documents.id and job.kind = 'extract'
    and job.status in ('queued', 'running')) end`;
const upload = { ...getTableColumns(documents), readingAgain };
/** A document that was read again keeps its place among the uploads. */
const place = sql<string>`coalesce(${documents.firstId}, ${documents.id})`;

/** Lists a user's uploads, newest first; with `before`, only uploads older than that one. */
export async function listUploads(
  db: Db,
  { userId, limit, before }: { userId: string; limit: number; before?: string | undefined },
): Promise<Upload[]> {
  const placeBefore = sql`coalesce((select other.first_id from ${documents} as other where other.id = ${before}), ${before})`;
  return db
    .select(upload)
    .from(documents)
    .where(
      and(
        eq(documents.userId, userId),
        eq(documents.origin, 'upload'),
        before === undefined ? undefined : lt(place, placeBefore),
      ),
    )
    .orderBy(desc(place))
    .limit(limit);
}

/** Returns a user's upload by the id of its last reading, or undefined. */
export async function findUpload(
  db: Db,
  { userId, documentId }: { userId: string; documentId: string },
): Promise<Upload | undefined> {
  const [row] = await db
    .select(upload)
    .from(documents)
    .where(and(eq(documents.id, documentId), eq(documents.userId, userId), eq(documents.origin, 'upload')));
  return row;
}

/**
 * Returns a user's storage usage: number of uploads, and bytes of all files except exports, which are copies. The
 * readings of an upload share its file.
 */
export async function storageUsage(db: Db, userId: string): Promise<{ uploads: number; bytes: number }> {
  const [row] = await db
    .select({
      uploads: count(sql`case when ${documents.origin} = 'upload' then 1 end`),
      bytes: sum(documents.size).mapWith(Number),
    })
    .from(documents)
    .where(and(eq(documents.userId, userId), notInArray(documents.origin, ['export', 'earlier'])));
  return { uploads: row?.uploads ?? 0, bytes: row?.bytes ?? 0 };
}

/**
 * Removes one row of a user's documents with its text, parts and idempotency keys; jobs and reports stay without it
 * (`deleteReadings` removes a whole upload). Returns the row, whose blob then has no owner, or undefined if there was
 * no such document.
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
  {
    userId,
    documentId,
    extracted,
    readerVersion,
  }: { userId: string; documentId: string; extracted: ExtractedDocument; readerVersion: number },
): Promise<boolean> {
  const rows = await tx
    .update(documents)
    .set({
      status: 'ready',
      errorCode: null,
      pages: extracted.pages.length || null,
      readerVersion,
      readAt: sql`now()`,
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
