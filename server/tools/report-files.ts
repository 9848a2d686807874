import type { Response } from 'express';
import type { Db } from '#platform/db/client.js';
import { findDocument, storageUsage } from '#platform/db/queries/documents.js';
import { lockUser } from '#platform/db/queries/jobs.js';
import { findReport, isReportFile, lockReport } from '#platform/db/queries/reports.js';
import { AppError } from '#platform/errors.js';
import { newObjectId } from '#platform/object-id.js';
import { storeReportFile } from '#platform/reports/store-file.js';
import type { Deps } from '#server/deps.js';
import { sendFile } from '#server/files/send.js';
import { receiveOnce } from '#server/files/receive-once.js';
import { checkQuota, drain, type Received } from '#server/files/receive.js';
import type { ContentType } from '#shared/contracts/documents.js';
import { contractOf, type FileNameOf, type ToolKind } from '#shared/tools/index.js';
import type { ReportFile } from '#shared/tools/tool.js';
import type { ToolCall } from './start-analysis.js';

/** A file of one tool's reports, by its name in the tool's contract. */
export interface NamedFile<K extends ToolKind> {
  kind: K;
  name: FileNameOf<K>;
}

const TYPE_NAMES: Record<ContentType, string> = {
  'application/pdf': 'PDF',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'DOCX',
  'application/msword': 'DOC',
  'text/plain': 'TXT',
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
};

function contractFile<K extends ToolKind>({ kind, name }: NamedFile<K>): ReportFile {
  return contractOf(kind).files[name];
}

/** Sends a stored file of a report. @throws AppError `not_found`, also for a document that is not that file. */
export async function sendReportFile<K extends ToolKind>(
  deps: Deps,
  res: Response,
  file: NamedFile<K> & { userId: string; documentId: string },
): Promise<void> {
  if (!(await isReportFile(deps.db, file))) throw new AppError('not_found');
  await sendFile(deps, res, file);
}

/**
 * Receives a file of the type that the tool's contract names and makes it the report's stored one; the bytes of
 * the previous one are removed. A repeated request with the same Idempotency-Key stores nothing again.
 * @throws AppError `not_found`, `unsupported_type` for bytes of another type, `idempotency_mismatch`, and what
 * `receiveFile` throws.
 */
export async function replaceReportFile<K extends ToolKind>(
  deps: Deps,
  { req, user, signal }: Pick<ToolCall, 'req' | 'user' | 'signal'>,
  { id, ...namedFile }: NamedFile<K> & { id: string },
): Promise<{ documentId: string; filename: string }> {
  const userId = user.id;
  const { kind } = namedFile;
  const file = contractFile(namedFile);
  const unsupportedType = () =>
    new AppError('unsupported_type', {
      detail: `Unsupported file type. Accepted: ${TYPE_NAMES[file.contentType]}.`,
    });
  const report = await findReport(deps.db, { userId, kind, id });
  if (report === undefined) {
    drain(req);
    throw new AppError('not_found');
  }
  const result = await receiveOnce(
    deps,
    req,
    { userId, signal, hashed: ({ sha256, fields }) => [sha256, fields] },
    async (tx, received) => {
      if (received.contentType !== file.contentType) throw unsupportedType();
      return {
        documentId: await replaceFile(deps, tx, { userId, id, ...namedFile }, received),
        jobId: null,
      };
    },
  ).catch((error: unknown) => {
    throw error instanceof AppError && error.code === 'unsupported_type' ? unsupportedType() : error;
  });
  // The owner's windows fetch the report again.
  if (!result.replayed) await deps.bus.publish({ topic: 'history', user_id: userId, kind });
  const { documentId } = result.created;
  if (documentId === null) throw new Error('A file was replayed that is no document.');
  return { documentId, filename: file.filename(report) };
}

/** Replaces a report's file by received bytes; returns the new file's id. */
async function replaceFile<K extends ToolKind>(
  deps: Deps,
  tx: Db,
  { userId, id, kind, name }: NamedFile<K> & { userId: string; id: string },
  { blobId, size, contentType }: Received,
): Promise<string> {
  // Locked, so that concurrent uploads cannot exceed the quota together.
  if (!(await lockUser(tx, userId))) throw new AppError('not_signed_in');
  const report = await lockReport(tx, { userId, kind, id });
  if (report === undefined) throw new AppError('not_found');
  const currentId = report.files[name];
  const currentFile =
    currentId === undefined ? undefined : await findDocument(tx, { userId, documentId: currentId });
  checkQuota(await storageUsage(tx, userId), { uploads: 0, bytes: size - (currentFile?.size ?? 0) });
  const documentId = newObjectId();
  await storeReportFile(tx, deps.storage, {
    ...{ userId, reportId: id, name, documentId, contentType, size, blobId, generated: false },
    filename: contractFile({ kind, name }).filename(report),
    replaces: currentFile?.id,
  });
  return documentId;
}
