import { Readable } from 'node:stream';
import { contentType } from '#shared/contracts/documents.js';
import { contractOf, type ToolKind } from '#shared/tools/index.js';
import type { ReportFile } from '#shared/tools/tool.js';
import { LIMITS } from '#shared/limits.js';
import type { Db } from '#platform/db/client.js';
import { findDocumentText } from '#platform/db/queries/document-texts.js';
import { findDocument } from '#platform/db/queries/documents.js';
import { listMarks, marksRevision } from '#platform/db/queries/marks.js';
import { findReport, lockReport, type Report } from '#platform/db/queries/reports.js';
import type { ReportFileInput } from '#platform/jobs/definitions.js';
import { newObjectId } from '#platform/object-id.js';
import { storeReportFile } from '#platform/reports/store-file.js';
import type { Storage } from '#platform/storage/storage.js';
import { inSpan } from '#platform/spans.js';
import type { Mark } from '#shared/contracts/marks.js';
import type { JobContext, Outcome } from '#workers/runtime/processor.js';
import type { SourceDocument } from '#workers/rewriting/source.js';
import { tools } from './index.js';
import type { FileIo, FileWriter, Tool } from './tool.js';

/** Tells whether a report's file stands: it exists, and is not to be written again or was uploaded by its owner. */
const stands = (
  { files, generated }: Pick<Report, 'files' | 'generated'>,
  { name, again }: ReportFileInput,
): boolean => files[name] !== undefined && !(again === true && generated.includes(name));

/**
 * Writes a file of a report into storage. A crash repeats the writing, which takes seconds; the transaction that ends
 * the job attaches the file to the report. If the report was deleted in the meantime, or got this file from another
 * job or its owner, the bytes are deleted in the same transaction; also where the file is written again and the marks
 * have changed since they were read: then another job has written it already, or is queued to.
 */
export async function writeReportFile({
  db,
  storage,
  job,
  input,
  signal,
  progress,
}: JobContext<ReportFileInput>): Promise<Outcome> {
  const { tool, name, again } = input;
  const { userId } = job;
  const key = { userId, kind: tool, id: input.reportId };
  const revision = await marksRevision(db, key.id);
  const report = await findReport(db, key);
  if (report === undefined || stands(report, input)) return { result: null };
  const marks = await listMarks(db, report.id);

  const file = contractFile(tool, name);
  progress('report', 0, null);
  const io: FileIo = {
    signal,
    progress: (done, total) => progress('report', done, total),
    source: () => sourceOf(db, storage, { userId, documentId: report.documentId }),
  };
  const chunks = writerOf(tool, name)({ ...report, marks }, io);
  const { blobId, size } = await inSpan('write report', { 'lda.tool': tool, 'lda.report.file': name }, () =>
    // The pages are laid out at the pace of the storage.
    storage.write(Readable.from(chunks), { maxBytes: LIMITS.reports.bytes, signal }),
  );
  const documentId = newObjectId();
  return {
    result: { kind: 'document', id: documentId },
    async commit(tx) {
      const locked = await lockReport(tx, key);
      const outdated = async () => again === true && (await marksRevision(tx, key.id)) !== revision;
      if (locked === undefined || stands(locked, input) || (await outdated())) {
        await storage.remove(tx, blobId);
        return;
      }
      await storeReportFile(tx, storage, {
        ...{ userId, reportId: report.id, name, documentId, blobId, size, generated: true },
        filename: file.filename(report),
        contentType: file.contentType,
        replaces: locked.files[name],
      });
    },
  };
}

/** Loads the document that a report stands on; null if it was deleted. */
async function sourceOf(
  db: Db,
  storage: Storage,
  { userId, documentId }: { userId: string; documentId: string | null },
): Promise<SourceDocument | null> {
  if (documentId === null) return null;
  const key = { userId, documentId };
  const [document, read] = [await findDocument(db, key), await findDocumentText(db, key)];
  const extracted = read?.extracted ?? null;
  if (document === undefined || extracted === null) return null;
  return {
    contentType: contentType.parse(document.contentType),
    extracted,
    bytes: () => storage.read(document.blobId),
  };
}

function contractFile(kind: ToolKind, name: string): ReportFile {
  const file = new Map<string, ReportFile>(Object.entries(contractOf(kind).files)).get(name);
  if (file === undefined) throw new Error(`reports of kind ${kind} have no file ${name}`);
  return file;
}

type Writer = (report: Report & { marks: readonly Mark[] }, io: FileIo) => AsyncIterable<Uint8Array>;

/** Returns the tool's writer for a file, which parses the stored report by the tool's contract. */
function writerOf<K extends ToolKind>(kind: K, name: string): Writer {
  const { files }: Tool<K> = tools[kind];
  const write = new Map<string, FileWriter<K>>(Object.entries(files)).get(name);
  if (write === undefined) throw new Error(`nothing writes the file ${name} of reports of kind ${kind}`);
  return (report, io) => write({ ...report, body: contractOf(kind).body.parse(report.body) }, io);
}
