import { Readable } from 'node:stream';
import { contractOf, type ToolKind } from '#shared/tools/index.js';
import type { ReportFile } from '#shared/tools/tool.js';
import { LIMITS } from '#shared/limits.js';
import { insertDocument } from '#platform/db/queries/documents.js';
import { findReport, lockReport, setReportFile, type Report } from '#platform/db/queries/reports.js';
import { JOBS, type JobInput } from '#platform/jobs/definitions.js';
import type { JobRow, NewJob } from '#platform/jobs/types.js';
import { newObjectId } from '#platform/object-id.js';
import { inSpan } from '#platform/spans.js';
import type { Processor } from '#workers/runtime/processor.js';
import { tools } from './index.js';
import type { FileIo, FileWriter, Tool } from './tool.js';

/**
 * Creates the job that writes a file of a finished report; insert it in the report's transaction. It names no
 * document: the report, and so the writing of its files, outlives its document.
 */
export function fileJob(parent: JobRow, file: Omit<JobInput<'report'>, 'reportId'>): NewJob {
  const input: JobInput<'report'> = { ...file, reportId: parent.id };
  return {
    kind: 'report',
    userId: parent.userId,
    input,
    documentId: null,
    filename: parent.filename,
    requestId: parent.requestId,
    parentId: parent.id,
  };
}

/**
 * Writes a file of a report into storage. A crash repeats the writing, which takes seconds; the transaction that ends
 * the job attaches the file to the report. If the report was deleted in the meantime, or got this file from another
 * job, the bytes are deleted in the same transaction.
 */
export const fileProcessor: Processor<JobInput<'report'>> = {
  kind: 'report',
  input: JOBS.report.input,
  async run({ db, storage, job, input, signal, progress }) {
    const { tool, name } = input;
    const { userId } = job;
    const key = { userId, kind: tool, id: input.reportId };
    const report = await findReport(db, key);
    if (report === undefined || report.files[name] !== undefined) return { result: null };

    const file = contractFile(tool, name);
    progress('report', 0, null);
    const io: FileIo = { signal, progress: (done, total) => progress('report', done, total) };
    const chunks = writerOf(tool, name)(report, io);
    const { blobId, size } = await inSpan('write report', { 'lda.tool': tool, 'lda.report.file': name }, () =>
      // The pages are laid out at the pace of the storage.
      storage.write(Readable.from(chunks), { maxBytes: LIMITS.reports.bytes, signal }),
    );
    const documentId = newObjectId();
    return {
      result: { kind: 'document', id: documentId },
      async commit(tx) {
        const locked = await lockReport(tx, key);
        if (locked === undefined || locked.files[name] !== undefined) {
          await storage.remove(tx, blobId);
          return;
        }
        await storage.keep(tx, blobId);
        await insertDocument(tx, {
          ...{ id: documentId, userId, origin: 'result', status: 'ready', size, blobId },
          filename: file.filename(report),
          contentType: file.contentType,
        });
        await setReportFile(tx, { id: report.id, name, documentId });
      },
    };
  },
};

function contractFile(kind: ToolKind, name: string): ReportFile {
  const file = new Map<string, ReportFile>(Object.entries(contractOf(kind).files)).get(name);
  if (file === undefined) throw new Error(`reports of kind ${kind} have no file ${name}`);
  return file;
}

type Writer = (report: Report, io: FileIo) => AsyncIterable<Uint8Array>;

/** Returns the tool's writer for a file, which parses the stored report by the tool's contract. */
function writerOf<K extends ToolKind>(kind: K, name: string): Writer {
  const { files }: Tool<K> = tools[kind];
  const write = new Map<string, FileWriter<K>>(Object.entries(files)).get(name);
  if (write === undefined) throw new Error(`nothing writes the file ${name} of reports of kind ${kind}`);
  return (report, io) => write({ ...report, body: contractOf(kind).body.parse(report.body) }, io);
}
