import type { Request, Response } from 'express';
import type { Db } from '#platform/db/client.js';
import {
  deleteDocument,
  insertDocument,
  storageUsage,
  findDocument,
} from '#platform/db/queries/documents.js';
import { lockUser } from '#platform/db/queries/jobs.js';
import {
  findRiskReport,
  isRiskReportFile,
  lockRiskReport,
  setRiskReportFile,
} from '#platform/db/queries/risk.js';
import { AppError } from '#platform/errors.js';
import { newObjectId } from '#platform/object-id.js';
import type { Deps } from '#server/deps.js';
import { sendFile } from '#server/features/documents/download.js';
import {
  checkQuota,
  discard,
  drain,
  receiveFile,
  type Received,
} from '#server/features/documents/receive.js';
import { idempotencyKeyOf, keyUse, once } from '#server/work/idempotency.js';
import { riskReportFilename } from '#shared/domain/report-name.js';

const notPdf = () => new AppError('unsupported_type', { detail: 'Unsupported file type. Accepted: PDF.' });

/** Sends a risk report's PDF. @throws AppError `not_found`, also for a file that is something else. */
export async function sendRiskFile(
  deps: Deps,
  res: Response,
  file: { userId: string; documentId: string },
): Promise<void> {
  if (!(await isRiskReportFile(deps.db, file))) throw new AppError('not_found');
  await sendFile(deps, res, file);
}

/**
 * Receives a PDF and makes it a report's stored one; the bytes of the one before are removed. Sent again under
 * the same Idempotency-Key it is stored once.
 * @throws AppError `not_found`, `unsupported_type` for anything but PDF bytes, `idempotency_mismatch`, and what
 * `receiveFile` throws.
 */
export async function replaceRiskPdf(
  deps: Deps,
  req: Request,
  { userId, id, signal }: { userId: string; id: string; signal: AbortSignal },
): Promise<{ report_doc_id: string; report_filename: string }> {
  const key = idempotencyKeyOf(req);
  const report = await findRiskReport(deps.db, { userId, id });
  if (report === undefined) {
    drain(req);
    throw new AppError('not_found');
  }
  const result = await receiveFile(req, deps, { userId, signal }, async (received) => {
    if (received.contentType !== 'application/pdf') throw notPdf();
    const use = keyUse(req, userId, key, received.sha256, received.fields);
    const stored = await once(deps.db, use, async (tx) => ({
      documentId: await swap(deps, tx, { userId, id }, received),
      jobId: null,
    }));
    if (stored.replayed) await discard(deps, received);
    return stored;
  }).catch((error: unknown) => {
    throw error instanceof AppError && error.code === 'unsupported_type' ? notPdf() : error;
  });
  // The owner's screens look at the report again.
  if (!result.replayed) await deps.bus.publish({ topic: 'history', user_id: userId, kind: 'risk' });
  const { documentId } = result.made;
  if (documentId === null) throw new Error('A PDF was replayed that is no document.');
  return { report_doc_id: documentId, report_filename: riskReportFilename(report.filename) };
}

/** Makes received bytes the report's PDF instead of the one that it has; returns the new file's id. */
async function swap(
  deps: Deps,
  tx: Db,
  report: { userId: string; id: string },
  { blobId, size, contentType }: Received,
): Promise<string> {
  const { userId } = report;
  // Held, so that uploads at the same time cannot pass the quota together.
  if (!(await lockUser(tx, userId))) throw new AppError('not_signed_in');
  const row = await lockRiskReport(tx, report);
  if (row === undefined) throw new AppError('not_found');
  const before =
    row.reportDocumentId === null
      ? undefined
      : await findDocument(tx, { userId, documentId: row.reportDocumentId });
  checkQuota(await storageUsage(tx, userId), { uploads: 0, bytes: size - (before?.size ?? 0) });
  await deps.storage.keep(tx, blobId);
  const documentId = newObjectId();
  await insertDocument(tx, {
    id: documentId,
    userId,
    origin: 'result',
    filename: riskReportFilename(row.filename),
    contentType,
    size,
    blobId,
    status: 'ready',
  });
  await setRiskReportFile(tx, { ...report, documentId });
  if (before !== undefined) {
    await deleteDocument(tx, { userId, documentId: before.id });
    await deps.storage.remove(tx, before.blobId);
  }
  return documentId;
}
