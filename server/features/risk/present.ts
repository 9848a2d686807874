import type { RiskHistoryRow, RiskReportRow } from '#platform/db/queries/risk.js';
import { storedRisks } from '#platform/stored-risks.js';
import type { RiskHistoryItem, RiskReport } from '#shared/contracts/api/risk.js';
import { riskReportFilename } from '#shared/domain/report-name.js';

/** A stored report as the API shows it. */
export function presentRiskReport(row: RiskReportRow): RiskReport {
  const { risks, incomplete } = storedRisks.parse(row);
  return {
    id: row.id,
    filename: row.filename,
    created_at: row.createdAt.toISOString(),
    risks,
    report_filename: riskReportFilename(row.filename),
    report_doc_id: row.reportDocumentId,
    reused: { sections: row.sectionsReused, of: row.sections },
    document_id: row.documentId,
    engine: row.engine,
    model: row.model,
    lang: row.lang,
    incomplete,
  };
}

/** A line of the history. */
export function presentHistoryItem(row: RiskHistoryRow): RiskHistoryItem {
  return {
    id: row.id,
    created_at: row.createdAt.toISOString(),
    filename: row.filename,
    report_filename: riskReportFilename(row.filename),
    report_doc_id: row.reportDocumentId,
    num_risks: row.numRisks,
  };
}
