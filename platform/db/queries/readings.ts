import { and, desc, eq, inArray, isNull, notExists, or, sql } from 'drizzle-orm';
import { LIMITS } from '#shared/limits.js';
import { toolKind } from '#shared/tools/index.js';
import type { Db } from '#platform/db/client.js';
import {
  chatDocuments,
  documents,
  documentTexts,
  idempotencyKeys,
  jobParts,
  jobs,
  reports,
} from '#platform/db/schema/index.js';
import type { ExtractedDocument } from '#platform/documents.js';
import { storeExtraction, type DocumentRow } from './documents.js';

/** Id that all readings of one upload have in common: that of the first. */
export const firstIdOf = ({ id, firstId }: Pick<DocumentRow, 'id' | 'firstId'>): string => firstId ?? id;
const firstId = sql<string>`coalesce(${documents.firstId}, ${documents.id})`;

/** The rows that are readings of one upload; `first` is the id that they have in common. */
const readingsOf = ({ userId, first }: Upload) => and(eq(documents.userId, userId), eq(firstId, first));
interface Upload {
  userId: string;
  first: string;
}

/** Condition on a document: no report of any tool is about its text and no job needs it. */
const isUnused = (tx: Db) =>
  and(
    notExists(
      tx
        .select({ one: sql`1` })
        .from(reports)
        .where(eq(reports.documentId, documents.id)),
    ),
    notExists(
      tx
        .select({ one: sql`1` })
        .from(jobs)
        .where(and(eq(jobs.documentId, documents.id), inArray(jobs.status, ['queued', 'running']))),
    ),
  );

/** Returns the ids of all readings of an upload; of a document that is no upload, its own. */
export async function listReadings(db: Db, upload: Upload): Promise<string[]> {
  const rows = await db.select({ id: documents.id }).from(documents).where(readingsOf(upload));
  return rows.map(({ id }) => id);
}

/**
 * Returns a user's document of any origin, or, if it has been replaced since it was listed, the last reading of its
 * upload; undefined if that is gone too.
 */
export async function findReading(
  db: Db,
  { userId, id, firstId: first }: { userId: string; id: string; firstId: string | null },
): Promise<DocumentRow | undefined> {
  const isLast = and(readingsOf({ userId, first: first ?? id }), eq(documents.origin, 'upload'));
  const [row] = await db
    .select()
    .from(documents)
    .where(or(and(eq(documents.id, id), eq(documents.userId, userId)), isLast))
    .orderBy(desc(eq(documents.id, id)))
    .limit(1);
  return row;
}

/**
 * Removes all readings of an upload with their texts, parts and idempotency keys; jobs and reports stay without it.
 * Returns the blobs that then have no owner; none if there was nothing to remove.
 */
export async function deleteReadings(tx: Db, upload: Upload): Promise<string[]> {
  const rows = await tx.delete(documents).where(readingsOf(upload)).returning({ blobId: documents.blobId });
  return [...new Set(rows.map(({ blobId }) => blobId))];
}

/**
 * Removes a pasted text, or an earlier reading of an upload, that no report and no job needs: it could not be reached
 * any more. Returns the blobs that then have no owner.
 */
export async function deleteUnusedText(
  tx: Db,
  { userId, documentId }: { userId: string; documentId: string },
): Promise<string[]> {
  const rows = await tx
    .delete(documents)
    .where(
      and(
        eq(documents.id, documentId),
        eq(documents.userId, userId),
        inArray(documents.origin, ['pasted', 'earlier']),
        isUnused(tx),
      ),
    )
    .returning({ origin: documents.origin, blobId: documents.blobId });
  // The file of an earlier reading belongs to the upload.
  return rows.flatMap(({ origin, blobId }) => (origin === 'pasted' ? [blobId] : []));
}

/** Tells whether a document is a scan of more pages than are recognized unasked, and its owner asked for all of them. */
export async function isLongScan(db: Db, documentId: string): Promise<boolean> {
  const { rows } = await db.execute<{ is: boolean }>(sql`
    select coalesce(bool_or(warning ->> 'code' = 'pages_recognized'), false)
      and sum(jsonb_array_length(warning -> 'pages')) > ${LIMITS.recognition.pages} as "is"
    from ${documentTexts}, jsonb_array_elements(map -> 'warnings') as warning
    where document_id = ${documentId}
      and warning ->> 'code' in ('pages_recognized', 'pages_scanned', 'pages_unread')`);
  return rows[0]?.is ?? false;
}

/** A new reading of an upload that has its text already. */
export interface NewReading {
  userId: string;
  /** The reading that it replaces. */
  documentId: string;
  /** Id of the new one. */
  newId: string;
  /** The job that read it; it has ended in this transaction. */
  jobId: string;
  extracted: ExtractedDocument;
  readerVersion: number;
}

/**
 * Adds a new reading of an upload in the place of the last one. That stays, out of the list, while a report or a job
 * stands on its text, and is removed otherwise. Analyses that wait, and failed ones that could be retried, go on with
 * the new text. Returns false if the upload is gone or has been replaced.
 */
export async function replaceReading(tx: Db, reading: NewReading): Promise<boolean> {
  const { userId, documentId, newId, extracted, readerVersion } = reading;
  const [last] = await tx
    .select()
    .from(documents)
    .where(
      and(
        eq(documents.id, documentId),
        eq(documents.userId, userId),
        eq(documents.origin, 'upload'),
        eq(documents.status, 'ready'),
      ),
    )
    // Reports on it and jobs for it are not added before this transaction ends.
    .for('update');
  if (last === undefined) return false;
  const first = firstIdOf(last);
  await tx.insert(documents).values({ ...last, id: newId, firstId: first, status: 'pending' });
  await storeExtraction(tx, { userId, documentId: newId, extracted, readerVersion });
  await tx.update(documents).set({ origin: 'earlier' }).where(eq(documents.id, documentId));
  await moveToReading(tx, reading);
  await tx
    .delete(documents)
    .where(and(readingsOf({ userId, first }), eq(documents.origin, 'earlier'), isUnused(tx)));
  return true;
}

/** Moves what is not bound to the text of the last reading to the new one. */
async function moveToReading(tx: Db, { documentId, newId, jobId }: NewReading): Promise<void> {
  await tx.update(jobs).set({ documentId: newId }).where(eq(jobs.id, jobId));
  await tx
    .update(idempotencyKeys)
    .set({ documentId: newId })
    .where(eq(idempotencyKeys.documentId, documentId));
  await tx.update(chatDocuments).set({ documentId: newId }).where(eq(chatDocuments.documentId, documentId));
  // Recognized pages depend on the file alone.
  await tx
    .update(jobParts)
    .set({ documentId: newId })
    .where(and(eq(jobParts.documentId, documentId), eq(jobParts.kind, 'extract')));
  const analyses = tx
    .select({ id: jobs.id })
    .from(jobs)
    .where(
      and(
        eq(jobs.documentId, documentId),
        inArray(jobs.kind, toolKind.options),
        or(and(eq(jobs.status, 'queued'), isNull(jobs.startedAt)), eq(jobs.status, 'failed')),
      ),
    )
    // Whoever has locked one cancels or claims it: it ends with the text that it has.
    .for('update', { skipLocked: true });
  const moved = await tx
    .update(jobs)
    .set({
      documentId: newId,
      input: sql`jsonb_set(${jobs.input}, '{documentId}', to_jsonb(${newId}::text))`,
      version: sql`${jobs.version} + 1`,
    })
    .where(inArray(jobs.id, analyses))
    .returning({ id: jobs.id });
  if (moved.length === 0) return;
  // Their parts are places in the last text.
  await tx.delete(jobParts).where(
    inArray(
      jobParts.jobId,
      moved.map(({ id }) => id),
    ),
  );
}
