import { and, desc, eq } from 'drizzle-orm';
import type { InferInsertModel, InferSelectModel } from 'drizzle-orm';
import type { Db } from '#platform/db/client.js';
import { documents, riskReports } from '#platform/db/schema/index.js';

export type RiskReportRow = InferSelectModel<typeof riskReports>;
export type RiskHistoryRow = Pick<
  RiskReportRow,
  'id' | 'createdAt' | 'filename' | 'reportDocumentId' | 'numRisks'
>;

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
export async function findRiskReport(
  db: Db,
  { userId, id }: { userId: string; id: string },
): Promise<RiskReportRow | undefined> {
  const [row] = await db
    .select()
    .from(riskReports)
    .where(and(eq(riskReports.userId, userId), eq(riskReports.id, id)));
  return row;
}

/** Removes a report; returns the id of the file that belonged to it, or undefined where there was no report. */
export async function deleteRiskReport(
  tx: Db,
  { userId, id }: { userId: string; id: string },
): Promise<{ fileId: string | null } | undefined> {
  const [row] = await tx
    .delete(riskReports)
    .where(and(eq(riskReports.userId, userId), eq(riskReports.id, id)))
    .returning({ fileId: riskReports.reportDocumentId });
  if (row?.fileId)
    await tx.delete(documents).where(and(eq(documents.id, row.fileId), eq(documents.userId, userId)));
  return row;
}
