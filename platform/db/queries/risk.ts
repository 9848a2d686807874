import { and, desc, eq, inArray, notExists, sql } from 'drizzle-orm';
import type { InferInsertModel, InferSelectModel } from 'drizzle-orm';
import type { Db } from '#platform/db/client.js';
import { documents, jobs, riskReports } from '#platform/db/schema/index.js';

export type RiskReportRow = InferSelectModel<typeof riskReports>;
export type RiskHistoryRow = Pick<
  RiskReportRow,
  'id' | 'createdAt' | 'filename' | 'reportDocumentId' | 'numRisks'
>;

interface Report {
  userId: string;
  id: string;
}

const own = ({ userId, id }: Report) => and(eq(riskReports.userId, userId), eq(riskReports.id, id));

/** Adds a report. Its document may have been deleted meanwhile: then the report stands without it. */
export async function insertRiskReport(tx: Db, report: InferInsertModel<typeof riskReports>): Promise<void> {
  await tx.insert(riskReports).values(report);
}

/** A user's reports, newest first. */
export async function listRiskReports(db: Db, userId: string): Promise<RiskHistoryRow[]> {
  return db
    .select({
      id: riskReports.id,
      createdAt: riskReports.createdAt,
      filename: riskReports.filename,
      reportDocumentId: riskReports.reportDocumentId,
      numRisks: riskReports.numRisks,
    })
    .from(riskReports)
    .where(eq(riskReports.userId, userId))
    .orderBy(desc(riskReports.createdAt), desc(riskReports.id));
}

/** A report of a user, or undefined. */
export async function findRiskReport(db: Db, report: Report): Promise<RiskReportRow | undefined> {
  const [row] = await db.select().from(riskReports).where(own(report));
  return row;
}

/** Whether a stored file is the PDF of one of the user's reports. */
export async function isRiskReportFile(
  db: Db,
  { userId, documentId }: { userId: string; documentId: string },
): Promise<boolean> {
  const rows = await db
    .select({ id: riskReports.id })
    .from(riskReports)
    .where(and(eq(riskReports.userId, userId), eq(riskReports.reportDocumentId, documentId)));
  return rows.length > 0;
}

/** Keeps a report, and the file that it has, as they are until the transaction ends; undefined where it is gone. */
export async function lockRiskReport(
  tx: Db,
  report: Report,
): Promise<Pick<RiskReportRow, 'filename' | 'reportDocumentId'> | undefined> {
  const [row] = await tx
    .select({ filename: riskReports.filename, reportDocumentId: riskReports.reportDocumentId })
    .from(riskReports)
    .where(own(report))
    .for('update');
  return row;
}

/** Says which stored file is a report's PDF. */
export async function setRiskReportFile(
  tx: Db,
  { documentId, ...report }: Report & { documentId: string },
): Promise<void> {
  await tx.update(riskReports).set({ reportDocumentId: documentId }).where(own(report));
}

/**
 * Removes a report with its PDF and, where it was the last one on a pasted text, that text. Returns the blobs
 * which are then nobody's, or undefined where there was no report.
 */
export async function deleteRiskReport(tx: Db, report: Report): Promise<{ blobIds: string[] } | undefined> {
  const { userId } = report;
  const found = await findRiskReport(tx, report);
  if (found === undefined) return undefined;
  // Two last reports that are deleted at once wait for each other here; else each would leave the text to the other.
  if (found.documentId !== null) {
    await tx
      .select({ id: documents.id })
      .from(documents)
      .where(eq(documents.id, found.documentId))
      .for('update');
  }
  const [row] = await tx.delete(riskReports).where(own(report)).returning();
  if (row === undefined) return undefined;
  const file = row.reportDocumentId;
  const removed = [
    ...(file === null
      ? []
      : await tx
          .delete(documents)
          .where(and(eq(documents.id, file), eq(documents.userId, userId)))
          .returning({ blobId: documents.blobId })),
    ...(row.documentId === null ? [] : await deleteUnusedText(tx, { userId, documentId: row.documentId })),
  ];
  return { blobIds: removed.map(({ blobId }) => blobId) };
}

/** Removes a pasted text on which no report stands and no job works: nobody could find it any more. */
async function deleteUnusedText(tx: Db, { userId, documentId }: { userId: string; documentId: string }) {
  return tx
    .delete(documents)
    .where(
      and(
        eq(documents.id, documentId),
        eq(documents.userId, userId),
        eq(documents.origin, 'pasted'),
        notExists(
          tx
            .select({ one: sql`1` })
            .from(riskReports)
            .where(eq(riskReports.documentId, documentId)),
        ),
        notExists(
          tx
            .select({ one: sql`1` })
            .from(jobs)
            .where(and(eq(jobs.documentId, documentId), inArray(jobs.status, ['queued', 'running']))),
        ),
      ),
    )
    .returning({ blobId: documents.blobId });
}
