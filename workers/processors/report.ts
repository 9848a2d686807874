import { Readable } from 'node:stream';
import type { JobInput } from '#platform/jobs/definitions.js';
import { JOBS } from '#platform/jobs/definitions.js';
import type { JobRow, NewJob } from '#platform/jobs/types.js';
import { insertDocument } from '#platform/db/queries/documents.js';
import { findRiskReport, lockRiskReport, setRiskReportFile } from '#platform/db/queries/risk.js';
import { newObjectId } from '#platform/object-id.js';
import { inSpan } from '#platform/spans.js';
import { storedRisks } from '#platform/stored-risks.js';
import { riskReportFilename } from '#shared/domain/report-name.js';
import { LIMITS } from '#shared/limits.js';
import { writeRiskReport } from '#workers/reports/risk-report.js';
import type { Processor } from '#workers/runtime/processor.js';

/**
 * The job that writes a finished analysis down as PDF; to be inserted where its report is. It names no document:
 * a report outlives its document, and so does the writing of it.
 */
export function reportJob(parent: JobRow, tool: JobInput<'report'>['tool']): NewJob {
  const input: JobInput<'report'> = { tool, reportId: parent.id };
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
 * Writes a report's PDF into storage. A crash repeats the writing, which takes less than a second; the file
 * becomes the report's in the transaction that ends the job. A report that was deleted meanwhile, or got its
 * PDF from elsewhere, keeps nothing of this one: its bytes go in the same transaction.
 */
export const reportProcessor: Processor<JobInput<'report'>> = {
  kind: 'report',
  input: JOBS.report.input,
  async run({ db, storage, job, input, signal, progress }) {
    const report = { userId: job.userId, id: input.reportId };
    const row = await findRiskReport(db, report);
    if (row === undefined || row.reportDocumentId !== null) return { result: null };

    const { risks, incomplete } = storedRisks.parse(row);
    progress('report', 0, risks.length);
    const pdf = writeRiskReport(
      {
        filename: row.filename,
        createdAt: row.createdAt,
        engine: row.engine,
        model: row.model,
        lang: row.lang,
        risks,
        incomplete,
      },
      { signal, progress: (done) => progress('report', done, risks.length) },
    );
    const { blobId, size } = await inSpan('write report', { 'lda.report.findings': risks.length }, () =>
      // The pages are set as the storage asks for them.
      storage.write(Readable.from(pdf), { maxBytes: LIMITS.reports.bytes, signal }),
    );
    const documentId = newObjectId();
    return {
      result: { kind: 'document', id: documentId },
      async commit(tx) {
        const locked = await lockRiskReport(tx, report);
        if (locked === undefined || locked.reportDocumentId !== null) {
          await storage.remove(tx, blobId);
          return;
        }
        await storage.keep(tx, blobId);
        await insertDocument(tx, {
          id: documentId,
          userId: job.userId,
          origin: 'result',
          filename: riskReportFilename(row.filename),
          contentType: 'application/pdf',
          size,
          blobId,
          status: 'ready',
        });
        await setRiskReportFile(tx, { ...report, documentId });
      },
    };
  },
};
