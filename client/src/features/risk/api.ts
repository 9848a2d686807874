import {
  analyzeRisk,
  deleteRiskReport,
  getRiskReport,
  markFinding,
  riskHistory,
  undoKeptRiskMarks,
  type RiskHistoryItem,
  type RiskReport,
} from '#shared/api/risk.js';
import type { riskContract } from '#shared/tools/risk/contract.js';
import { call } from '../../lib/call.js';
import type { MarkedReportsApi } from '../reports/api.js';
import { createRun, type RequestJob } from '../reports/run.js';

export const riskReportsApi: MarkedReportsApi<RiskReport, RiskHistoryItem, keyof typeof riskContract.files> =
  {
    kind: 'risk',
    history: async (signal) => (await call(riskHistory, {}, { signal })).history,
    report: (id, signal) => call(getRiskReport, { params: { id } }, { signal }),
    remove: (id) => call(deleteRiskReport, { params: { id } }),
    mark: (id, n, body) => call(markFinding, { params: { id, n: String(n) }, body }),
    undoKept: (id) => call(undoKeptRiskMarks, { params: { id } }),
    files: { pdf: ({ report_doc_id: id, report_filename: name }) => ({ id, name }) },
  };

export const riskRun = createRun();

export const requestRiskAnalysis: RequestJob = (document, options) =>
  call(analyzeRisk, { body: document }, options);

/** Requests the assessment of a document that was recognized as no contract. */
export const requestRiskAnalysisAnyway: RequestJob = (document, options) =>
  call(analyzeRisk, { body: { ...document, as_contract: true } }, options);
