import { presentKeptMarks } from '#server/tools/kept-marks.js';
import type { ReportOf, SummaryLine } from '#server/tools/report-handlers.js';
import type { ComplianceHistoryItem, ComplianceReport } from '#shared/api/compliance.js';

/** Presents a stored report as the API shows it. */
export function presentComplianceReport(report: ReportOf<'compliance'>): ComplianceReport {
  const { id, filename, createdAt, body, files, documentId, engine, model, lang, incomplete } = report;
  return {
    report_id: id,
    report_filename: filename,
    created_at: createdAt.toISOString(),
    compliance_score: body.compliance_score,
    issues: body.issues,
    to_read: body.to_read,
    basis: body.basis ?? null,
    marks: report.marks,
    kept_marks: presentKeptMarks(report),
    scope: body.scope,
    articles: body.articles,
    report_doc_id: files['pdf'] ?? null,
    document_id: documentId,
    newer_reading: report.newerReading,
    engine,
    model,
    lang,
    incomplete,
  };
}

/** Presents a line of the history. */
export function presentHistoryItem(line: SummaryLine<'compliance'>): ComplianceHistoryItem {
  return {
    id: line.id,
    created_at: line.createdAt.toISOString(),
    report_filename: line.filename,
    report_doc_id: line.files['pdf'] ?? null,
    reviewed: { done: line.reviewed, of: line.summary.num_issues },
    ...line.summary,
  };
}
