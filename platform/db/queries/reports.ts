import { and, desc, eq, getTableColumns, inArray, notExists, sql } from 'drizzle-orm';
import type { InferInsertModel } from 'drizzle-orm';
import type { ToolKind } from '#shared/tools/index.js';
import type { Db } from '#platform/db/client.js';
import { documents, jobs, reportFiles, reports, type ReportRow } from '#platform/db/schema/index.js';

/** Ids of the stored files by their names in the tool's contract; one that is not written yet is missing. */
export type FileIds = Readonly<Record<string, string>>;

/** A report with its files. */
export type Report = ReportRow & { files: FileIds };
/** What a line of a history is made of. */
export type ReportSummary = Pick<ReportRow, 'id' | 'createdAt' | 'filename' | 'lang' | 'summary'> & {
  files: FileIds;
};

/** A report of one user and one tool; of another's, or of another tool's, nothing is found. */
export interface ReportKey {
  userId: string;
  kind: ToolKind;
  id: string;
}

const matches = ({ userId, kind, id }: ReportKey) =>
  and(eq(reports.userId, userId), eq(reports.kind, kind), eq(reports.id, id));

const files = sql<FileIds>`(select coalesce(jsonb_object_agg(file.name, file.document_id), '{}')
  from ${reportFiles} as file where file.report_id = ${reports.id})`;

/** Adds a report. Its document may have been deleted meanwhile: then the report stands without it. */
export async function insertReport(tx: Db, report: InferInsertModel<typeof reports>): Promise<void> {
  await tx.insert(reports).values(report);
}

/** A user's reports of one tool without what they say, newest first. */
export async function listReports(
  db: Db,
  { userId, kind }: Pick<ReportKey, 'userId' | 'kind'>,
): Promise<ReportSummary[]> {
  const { id, createdAt, filename, lang, summary } = getTableColumns(reports);
  return db
    .select({ id, createdAt, filename, lang, summary, files })
    .from(reports)
    .where(and(eq(reports.userId, userId), eq(reports.kind, kind)))
    .orderBy(desc(reports.createdAt), desc(reports.id));
}

/** A report of a user, or undefined. */
export async function findReport(db: Db, key: ReportKey): Promise<Report | undefined> {
  const [row] = await db
    .select({ ...getTableColumns(reports), files })
    .from(reports)
    .where(matches(key));
  return row;
}

/** Whether a stored file is this one of one of the user's reports. */
export async function isReportFile(
  db: Db,
  { userId, kind, name, documentId }: { userId: string; kind: ToolKind; name: string; documentId: string },
): Promise<boolean> {
  const rows = await db
    .select({ id: reports.id })
    .from(reportFiles)
    .innerJoin(reports, eq(reports.id, reportFiles.reportId))
    .where(
      and(
        eq(reportFiles.documentId, documentId),
        eq(reportFiles.name, name),
        eq(reports.userId, userId),
        eq(reports.kind, kind),
      ),
    );
  return rows.length > 0;
}

/** Locks a report, and which files it has, until the transaction ends; undefined where it is gone. */
export async function lockReport(
  tx: Db,
  key: ReportKey,
): Promise<Pick<Report, 'filename' | 'lang' | 'files'> | undefined> {
  const [row] = await tx
    .select({ filename: reports.filename, lang: reports.lang })
    .from(reports)
    .where(matches(key))
    .for('update');
  if (row === undefined) return undefined;
  const rows = await tx.select().from(reportFiles).where(eq(reportFiles.reportId, key.id));
  return { ...row, files: Object.fromEntries(rows.map(({ name, documentId }) => [name, documentId])) };
}

/** Says which stored file is this one of a report, instead of the one before. Only under `lockReport`. */
export async function setReportFile(
  tx: Db,
  { id, name, documentId }: { id: string; name: string; documentId: string },
): Promise<void> {
  await tx
    .insert(reportFiles)
    .values({ reportId: id, name, documentId })
    .onConflictDoUpdate({ target: [reportFiles.reportId, reportFiles.name], set: { documentId } });
}

/**
 * Removes a report with its files and, where it was the last one on a pasted text, that text. Returns the blobs
 * which are then nobody's, or undefined where there was no report.
 */
export async function deleteReport(tx: Db, key: ReportKey): Promise<{ blobIds: string[] } | undefined> {
  const { userId } = key;
  const found = await findReport(tx, key);
  if (found === undefined) return undefined;
  const { documentId } = found;
  // Two last reports that are deleted at once wait for each other here; else each would leave the text to the other.
  if (documentId !== null) {
    await tx.select({ id: documents.id }).from(documents).where(eq(documents.id, documentId)).for('update');
  }
  const locked = await lockReport(tx, key);
  if (locked === undefined) return undefined;
  await tx.delete(reports).where(matches(key));
  const written = Object.values(locked.files);
  const removed = [
    ...(written.length === 0
      ? []
      : await tx
          .delete(documents)
          .where(and(inArray(documents.id, written), eq(documents.userId, userId)))
          .returning({ blobId: documents.blobId })),
    ...(documentId === null ? [] : await deleteUnusedText(tx, { userId, documentId })),
  ];
  return { blobIds: removed.map(({ blobId }) => blobId) };
}

/** Removes a pasted text that no report of any tool is about and no job needs: nobody could find it any more. */
async function deleteUnusedText(tx: Db, { userId, documentId }: { userId: string; documentId: string }) {
  const one = { one: sql`1` };
  return tx
    .delete(documents)
    .where(
      and(
        eq(documents.id, documentId),
        eq(documents.userId, userId),
        eq(documents.origin, 'pasted'),
        notExists(tx.select(one).from(reports).where(eq(reports.documentId, documentId))),
        notExists(
          tx
            .select(one)
            .from(jobs)
            .where(and(eq(jobs.documentId, documentId), inArray(jobs.status, ['queued', 'running']))),
        ),
      ),
    )
    .returning({ blobId: documents.blobId });
}
