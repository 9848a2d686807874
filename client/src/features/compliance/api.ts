import { useQuery } from '@tanstack/react-query';
import {
  checkCompliance,
  complianceHistory,
  complianceRules,
  deleteComplianceReport,
  downloadComplianceReport,
  getComplianceReport,
  markIssue,
  undoKeptComplianceMarks,
  type ComplianceHistoryItem,
  type ComplianceReport,
} from '#shared/api/compliance.js';
import type { complianceContract } from '#shared/tools/compliance/contract.js';
import type { DocumentType } from '#shared/tools/compliance/documents.js';
import { call } from '../../lib/call.js';
import type { MarkedReportsApi } from '../reports/api.js';
import { createRun, type RequestJob } from '../reports/run.js';

/** A report under the name that reports of all tools have for their id. */
export type Report = ComplianceReport & { id: string };

export const complianceReports: MarkedReportsApi<
  Report,
  ComplianceHistoryItem,
  keyof typeof complianceContract.files
> = {
  kind: 'compliance',
  history: async (signal) => (await call(complianceHistory, {}, { signal })).history,
  report: async (id, signal) => {
    const { compliance_report: report } = await call(getComplianceReport, { params: { id } }, { signal });
    return { ...report, id };
  },
  remove: (id) => call(deleteComplianceReport, { params: { id } }),
  mark: (id, n, body) => call(markIssue, { params: { id, n: String(n) }, body }),
  undoKept: (id) => call(undoKeptComplianceMarks, { params: { id } }),
  files: {
    pdf: ({ id, report_doc_id: file }) => ({
      id: file,
      name: `compliance_report_${id}.pdf`,
      path: downloadComplianceReport.path.replace(':id', id),
    }),
  },
};

export const complianceRun = createRun();

/** The request for a check; null recognizes the kind of document. */
export const requestCheck =
  (kind: DocumentType | null): RequestJob =>
  (document, options) =>
    call(checkCompliance, { body: { ...document, ...(kind !== null && { document_type: kind }) } }, options);

/** Fetches every rule that documents are checked against, by law. */
export function useRules() {
  return useQuery({
    queryKey: ['compliance-rules'],
    queryFn: ({ signal }) => call(complianceRules, {}, { signal }),
  });
}
