import type { Db } from '#platform/db/client.js';
import { deleteDocument, insertDocument } from '#platform/db/queries/documents.js';
import { setReportFile } from '#platform/db/queries/reports.js';
import type { Storage } from '#platform/storage/storage.js';
import type { ReportFile } from '#shared/tools/tool.js';

/** Bytes that become a stored file of a report. */
interface NewFile {
  userId: string;
  reportId: string;
  /** Name in the tool's contract. */
  name: string;
  documentId: string;
  filename: string;
  contentType: ReportFile['contentType'];
  blobId: string;
  size: number;
  /** True if a worker wrote it, false if its owner uploaded it. */
  generated: boolean;
  /** Id of the stored file that it replaces. */
  replaces: string | undefined;
}

/**
 * Makes written bytes the stored file of a report, and removes the file before with its bytes. Call only under
 * `lockReport`.
 */
export async function storeReportFile(
  tx: Db,
  storage: Pick<Storage, 'keep' | 'remove'>,
  { userId, reportId, name, documentId, generated, replaces, blobId, ...file }: NewFile,
): Promise<void> {
  await storage.keep(tx, blobId);
  await insertDocument(tx, { id: documentId, userId, origin: 'result', status: 'ready', blobId, ...file });
  await setReportFile(tx, { id: reportId, name, documentId, generated });
  if (replaces === undefined) return;
  const replaced = await deleteDocument(tx, { userId, documentId: replaces });
  if (replaced !== undefined) await storage.remove(tx, replaced.blobId);
}
