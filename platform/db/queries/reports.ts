import { and, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { InferInsertModel } from 'drizzle-orm';
import type { ToolKind } from '#shared/tools/index.js';
import type { Db } from '#platform/db/client.js';
import { documents, reportFiles, reportMarks, reports, type ReportRow } from '#platform/db/schema/index.js';
import { deleteUnusedText } from './readings.js';

/** Ids of the stored files by their names in the tool's contract; a file that is not written yet is missing. */
export type FileIds = Readonly<Record<string, string>>;

/**
 * A report with its files, the names of those that a worker wrote, and the id of the upload's last reading where that
 * is a newer one than the report stands on.
 */
export type Report = ReportRow & {
  files: FileIds;
  generated: readonly string[];
  newerReading: string | null;
  /** True if the report whose marks it has taken over is still there. */
  hasEarlier: boolean;
};
/** The fields of one row of a history; `reviewed` is the number of findings that are accepted or dismissed. */
export type ReportSummary = Pick<
  ReportRow,
  'id' | 'publicId' | 'createdAt' | 'filename' | 'lang' | 'summary'
> & {
  files: FileIds;
  reviewed: number;
};

/** Key of a report by user and tool; a report of another user or another tool is not found. */
export interface ReportKey {
  userId: string;
  kind: ToolKind;
  id: string;
}

const matches = ({ userId, kind, id }: ReportKey) =>
  and(eq(reports.userId, userId), eq(reports.kind, kind), eq(reports.id, id));

const files = sql<FileIds>`(select coalesce(jsonb_object_agg(file.name, file.document_id), '{}')
  from ${reportFiles} as file where file.report_id = ${reports.id})`;

const generated = sql<string[]>`(select coalesce(jsonb_agg(file.name), '[]')
  from ${reportFiles} as file where file.report_id = ${reports.id} and file.generated)`;

const reviewed = sql<number>`(select count(*)::int from ${reportMarks} as mark
  where mark.report_id = ${reports.id} and mark.counted and mark.state <> 'open')`;

const newerReading = sql<string | null>`(select newer.id from ${documents} as earlier
  join ${documents} as newer on newer.user_id = earlier.user_id and newer.origin = 'upload'
    and coalesce(newer.first_id, newer.id) = coalesce(earlier.first_id, earlier.id)
  where earlier.id = reports.document_id and earlier.origin = 'earlier')`;

const hasEarlier = sql<boolean>`exists (select 1 from ${reports} as earlier where earlier.user_id = reports.user_id
  and reports.kept_marks ->> 'reportId' in (earlier.id::text, earlier.public_id))`;

/** Adds a report. If its document was deleted meanwhile, the report is stored without it. */
export async function insertReport(tx: Db, report: InferInsertModel<typeof reports>): Promise<void> {
  await tx.insert(reports).values(report);
}

/** Lists a user's reports of one tool without their bodies, newest first. */
export async function listReports(
  db: Db,
  { userId, kind }: Pick<ReportKey, 'userId' | 'kind'>,
): Promise<ReportSummary[]> {
  const { id, publicId, createdAt, filename, lang, summary } = getTableColumns(reports);
  return db
    .select({ id, publicId, createdAt, filename, lang, summary, files, reviewed })
    .from(reports)
    .where(and(eq(reports.userId, userId), eq(reports.kind, kind)))
    .orderBy(desc(reports.createdAt), desc(reports.id));
}

/** Returns a user's report, or undefined. */
export async function findReport(db: Db, key: ReportKey): Promise<Report | undefined> {
  const [row] = await db
    .select({ ...getTableColumns(reports), files, generated, newerReading, hasEarlier })
    .from(reports)
    .where(matches(key));
  return row;
}

/** Returns the id of a user's report by its id in the API, or undefined. */
export async function findReportId(
  db: Db,
  { userId, kind, publicId }: Omit<ReportKey, 'id'> & { publicId: string },
): Promise<string | undefined> {
  const [row] = await db
    .select({ id: reports.id })
    .from(reports)
    .where(and(eq(reports.userId, userId), eq(reports.kind, kind), eq(reports.publicId, publicId)));
  return row?.id;
}

/** Replaces the summary of a user's report. Call only under `lockReport`. */
export async function updateSummary(tx: Db, key: ReportKey, summary: unknown): Promise<void> {
  await tx.update(reports).set({ summary }).where(matches(key));
}

/** Returns the n-th item (from 1) of the list of this name in the body of a user's report, or undefined. */
export async function findReportItem(
  db: Db,
  key: ReportKey,
  { list, n }: { list: string; n: number },
): Promise<unknown> {
  const [row] = await db
    .select({ item: sql<unknown>`${reports.body} -> ${list}::text -> ${n - 1}::int` })
    .from(reports)
    .where(matches(key));
  return row?.item ?? undefined;
}

/** Tells whether a stored file belongs, under this name, to one of the user's reports. */
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

/** Locks a report and the list of its files until the transaction ends; returns undefined if it is gone. */
export async function lockReport(
  tx: Db,
  key: ReportKey,
): Promise<Pick<Report, 'filename' | 'lang' | 'files' | 'generated'> | undefined> {
  const [row] = await tx
    .select({ filename: reports.filename, lang: reports.lang })
    .from(reports)
    .where(matches(key))
    .for('update');
  if (row === undefined) return undefined;
  const rows = await tx.select().from(reportFiles).where(eq(reportFiles.reportId, key.id));
  return {
    ...row,
    files: Object.fromEntries(rows.map(({ name, documentId }) => [name, documentId])),
    generated: rows.filter((file) => file.generated).map(({ name }) => name),
  };
}

/** Sets the stored file of a report under this name, replacing the one before. Call only under `lockReport`. */
export async function setReportFile(
  tx: Db,
  { id, name, ...file }: { id: string; name: string; documentId: string; generated: boolean },
): Promise<void> {
  await tx
    .insert(reportFiles)
    .values({ reportId: id, name, ...file })
    .onConflictDoUpdate({ target: [reportFiles.reportId, reportFiles.name], set: file });
}

/**
 * Removes a report with its files and, if it was the last one on a pasted text or an earlier reading, that text.
 * Returns the blobs that then have no owner, or undefined if there was no such report.
 */
export async function deleteReport(tx: Db, key: ReportKey): Promise<{ blobIds: string[] } | undefined> {
  const { userId } = key;
  const found = await findReport(tx, key);
  if (found === undefined) return undefined;
  const { documentId } = found;
  // Two concurrent deletions of the last two reports wait for each other here; otherwise each would leave the text
  // to the other.
  if (documentId !== null) {
    await tx.select({ id: documents.id }).from(documents).where(eq(documents.id, documentId)).for('update');
  }
  const locked = await lockReport(tx, key);
  if (locked === undefined) return undefined;
  await tx.delete(reports).where(matches(key));
  const written = Object.values(locked.files);
  const files =
    written.length === 0
      ? []
      : await tx
          .delete(documents)
          .where(and(inArray(documents.id, written), eq(documents.userId, userId)))
          .returning({ blobId: documents.blobId });
  const texts = documentId === null ? [] : await deleteUnusedText(tx, { userId, documentId });
  return { blobIds: [...files.map(({ blobId }) => blobId), ...texts] };
}
