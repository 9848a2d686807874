import { deleteRiskReport, findRiskReport, listRiskReports } from '#platform/db/queries/risk.js';
import { AppError } from '#platform/errors.js';
import type { Deps } from '#server/deps.js';
import type { RiskHistoryItem, RiskReport } from '#shared/contracts/api/risk.js';
import { presentHistoryItem, presentRiskReport } from './present.js';

/** @throws AppError `not_found`. */
export async function readRiskReport(deps: Deps, userId: string, id: string): Promise<RiskReport> {
  const row = await findRiskReport(deps.db, { userId, id });
  if (row === undefined) throw new AppError('not_found');
  return presentRiskReport(row);
}

/**
 * What a work request is answered: the report as it was when its analysis ended, without the PDF that is written
 * next. So a request that is sent again under its key gets the same answer, whenever it comes.
 */
export async function readFreshRiskReport(deps: Deps, userId: string, id: string): Promise<RiskReport> {
  return { ...(await readRiskReport(deps, userId, id)), report_doc_id: null };
}

export async function readRiskHistory(deps: Deps, userId: string): Promise<RiskHistoryItem[]> {
  return (await listRiskReports(deps.db, userId)).map(presentHistoryItem);
}

/** Removes a report with its files. @throws AppError `not_found`. */
export async function removeRiskReport(deps: Deps, userId: string, id: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const removed = await deleteRiskReport(tx, { userId, id });
    if (removed === undefined) throw new AppError('not_found');
    for (const blobId of removed.blobIds) await deps.storage.remove(tx, blobId);
  });
  await deps.bus.publish({ topic: 'history', user_id: userId, kind: 'risk' });
}
