import type { Db } from '#platform/db/client.js';
import { findActiveExtraction } from '#platform/db/queries/jobs.js';
import { deleteRiskReport, findRiskReport, listRiskReports } from '#platform/db/queries/risk.js';
import { AppError } from '#platform/errors.js';
import type { JobInput } from '#platform/jobs/inputs.js';
import type { JobRow } from '#platform/jobs/types.js';
import type { Deps } from '#server/deps.js';
import type { Language } from '#shared/contracts/common.js';
import type { RiskHistoryItem, RiskReport } from '#shared/contracts/api/risk.js';
import { presentHistoryItem, presentRiskReport } from './present.js';

export interface RiskRequest {
  userId: string;
  documentId: string;
  /** What the report is called after. */
  filename: string;
  lang: Language;
  party: string | null;
  requestId: string;
}

/** Adds the analysis of a stored document; it waits for the document's extraction where that is under way. */
export async function insertRiskJob(deps: Deps, tx: Db, asked: RiskRequest): Promise<JobRow> {
  const { userId, documentId, filename, lang, party, requestId } = asked;
  const extraction = await findActiveExtraction(tx, documentId);
  const input: JobInput<'risk'> = { documentId, lang, party };
  return deps.jobs.insert(tx, {
    kind: 'risk',
    userId,
    input,
    documentId,
    filename,
    requestId,
    afterJobId: extraction?.id ?? null,
  });
}

/** @throws AppError `not_found`. */
export async function readRiskReport(deps: Deps, userId: string, id: string): Promise<RiskReport> {
  const row = await findRiskReport(deps.db, { userId, id });
  if (row === undefined) throw new AppError('not_found');
  return presentRiskReport(row);
}

export async function readRiskHistory(deps: Deps, userId: string): Promise<RiskHistoryItem[]> {
  return (await listRiskReports(deps.db, userId)).map(presentHistoryItem);
}

/** Removes a report with its files. @throws AppError `not_found`. */
export async function removeRiskReport(deps: Deps, userId: string, id: string): Promise<void> {
  const removed = await deps.db.transaction((tx) => deleteRiskReport(tx, { userId, id }));
  if (removed === undefined) throw new AppError('not_found');
}
