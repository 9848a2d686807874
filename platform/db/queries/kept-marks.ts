import { and, desc, eq, exists, inArray, isNotNull, ne, or, sql } from 'drizzle-orm';
import type { Mark } from '#shared/contracts/marks.js';
import type { Db } from '#platform/db/client.js';
import {
  blobs,
  documents,
  documentTexts,
  reportMarks,
  reports,
  type ReportRow,
  type StoredKeptMarks,
} from '#platform/db/schema/index.js';
import { listMarks } from './marks.js';
import { lockReport, type ReportKey } from './reports.js';

/** Condition on a report: something was decided or noted on one of its items. */
const isMarked = (tx: Db) =>
  exists(
    tx
      .select({ one: sql`1` })
      .from(reportMarks)
      .where(
        and(
          eq(reportMarks.reportId, reports.id),
          or(ne(reportMarks.state, 'open'), isNotNull(reportMarks.note)),
        ),
      ),
  );

/** Returns the ids of a user's documents that are readings of the same upload, or hold the same file or the same text. */
async function listSameDocuments(tx: Db, userId: string, documentId: string): Promise<string[]> {
  const [own] = await tx
    .select({
      first: sql<string>`coalesce(${documents.firstId}, ${documents.id})`,
      sha256: blobs.sha256,
      content: documentTexts.content,
    })
    .from(documents)
    .innerJoin(blobs, eq(blobs.id, documents.blobId))
    .leftJoin(documentTexts, eq(documentTexts.documentId, documents.id))
    .where(and(eq(documents.id, documentId), eq(documents.userId, userId)));
  if (own === undefined) return [];
  const rows = await tx
    .select({ id: documents.id })
    .from(documents)
    .innerJoin(blobs, eq(blobs.id, documents.blobId))
    .leftJoin(documentTexts, eq(documentTexts.documentId, documents.id))
    .where(
      and(
        eq(documents.userId, userId),
        inArray(documents.origin, ['upload', 'pasted', 'earlier']),
        or(
          eq(sql`coalesce(${documents.firstId}, ${documents.id})`, own.first),
          own.sha256 === null ? undefined : eq(blobs.sha256, own.sha256),
          own.content === null ? undefined : eq(documentTexts.content, own.content),
        ),
      ),
    );
  return rows.map(({ id }) => id);
}

/**
 * Finds a user's newest other report of a tool on the same text in which something is decided or noted, and locks it, so that a mark
 * being written there is either seen or made after this transaction. Call only under `lockUser`.
 */
export async function lockMarkedReport(
  tx: Db,
  { userId, kind, id, documentId }: ReportKey & { documentId: string },
): Promise<{ report: Pick<ReportRow, 'id' | 'publicId' | 'body'>; marks: Mark[] } | undefined> {
  const same = await listSameDocuments(tx, userId, documentId);
  if (same.length === 0) return undefined;
  const [report] = await tx
    .select({ id: reports.id, publicId: reports.publicId, body: reports.body })
    .from(reports)
    .where(
      and(
        eq(reports.userId, userId),
        eq(reports.kind, kind),
        ne(reports.id, id),
        inArray(reports.documentId, same),
        isMarked(tx),
      ),
    )
    .orderBy(desc(reports.createdAt), desc(reports.id))
    .limit(1);
  if (report === undefined || (await lockReport(tx, { userId, kind, id: report.id })) === undefined)
    return undefined;
  return { report, marks: await listMarks(tx, report.id) };
}

/** Stores the marks that a new report takes over, and what it says of them. */
export async function storeKeptMarks(
  tx: Db,
  reportId: string,
  marks: readonly (Mark & { counted: boolean })[],
  kept: StoredKeptMarks,
): Promise<void> {
  if (marks.length > 0)
    await tx.insert(reportMarks).values(
      marks.map(({ n, state, reason, note, counted, changed_at: changedAt }) => ({
        ...{ reportId, n, state, reason, note, counted },
        version: 1,
        changedAt: new Date(changedAt),
      })),
    );
  await tx.update(reports).set({ keptMarks: kept }).where(eq(reports.id, reportId));
}

/**
 * Opens again the items whose marks were taken over and not changed since; returns their numbers. Call only under
 * `lockReport`.
 */
export async function undoKeptMarks(tx: Db, reportId: string): Promise<number[]> {
  const [row] = await tx
    .select({ kept: reports.keptMarks })
    .from(reports)
    .where(and(eq(reports.id, reportId), isNotNull(reports.keptMarks)));
  if (row === undefined || row.kept === null) return [];
  await tx.update(reports).set({ keptMarks: null }).where(eq(reports.id, reportId));
  const { numbers } = row.kept;
  if (numbers.length === 0) return [];
  const opened = await tx
    .update(reportMarks)
    .set({
      ...{ state: 'open', reason: null, note: null },
      version: sql`${reportMarks.version} + 1`,
      changedAt: sql`clock_timestamp()`,
    })
    .where(
      and(eq(reportMarks.reportId, reportId), inArray(reportMarks.n, numbers), eq(reportMarks.version, 1)),
    )
    .returning({ n: reportMarks.n });
  return opened.map(({ n }) => n);
}
