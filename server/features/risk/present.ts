import { presentKeptMarks } from '#server/tools/kept-marks.js';
import type { ReportOf, SummaryLine } from '#server/tools/report-handlers.js';
import type { RiskHistoryItem, RiskReport } from '#shared/api/risk.js';
import { riskReportFilename } from '#shared/domain/report-name.js';

/** Presents a stored report as the API shows it. */
export function presentRiskReport(report: ReportOf<'risk'>): RiskReport {
  const { id, filename, createdAt, body, files, documentId, engine, model, lang, incomplete } = report;
  return {
    id,
    filename,
    created_at: createdAt.toISOString(),
    risks: body.risks,
    to_read: body.to_read,
    marks: report.marks,
    kept_marks: presentKeptMarks(report),
    scope: body.scope ?? null,
    articles: body.articles,
    report_filename: riskReportFilename(filename),
    report_doc_id: files['pdf'] ?? null,
    reused: { sections: report.sectionsReused, of: report.sections },
    document_id: documentId,
    newer_reading: report.newerReading,
    engine,
    model,
    lang,
    incomplete,
  };
}

/** Presents a line of the history. */
export function presentHistoryItem(line: SummaryLine<'risk'>): RiskHistoryItem {
  return {
    id: line.id,
    created_at: line.createdAt.toISOString(),
    filename: line.filename,
    report_filename: riskReportFilename(line.filename),
    report_doc_id: line.files['pdf'] ?? null,
    num_risks: line.summary.num_risks,
    reviewed: { done: line.reviewed, of: line.summary.num_risks },
    no_contract: line.summary.no_contract ?? false,
  };
}
