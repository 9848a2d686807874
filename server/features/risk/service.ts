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

export async function readRiskHistory(deps: Deps, userId: string): Promise<RiskHistoryItem[]> {
  return (await listRiskReports(deps.db, userId)).map(presentHistoryItem);
}

/** Removes a report with its files. @throws AppError `not_found`. */
export async function removeRiskReport(deps: Deps, userId: string, id: string): Promise<void> {
  const removed = await deps.db.transaction((tx) => deleteRiskReport(tx, { userId, id }));
  if (removed === undefined) throw new AppError('not_found');
}
