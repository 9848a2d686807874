import type { Request } from 'express';
import type { Db } from '#platform/db/client.js';
import { insertDocument, storageUsage, type DocumentRow } from '#platform/db/queries/documents.js';
import { lockUser } from '#platform/db/queries/jobs.js';
import { AppError } from '#platform/errors.js';
import type { JobInput } from '#platform/jobs/definitions.js';
import type { JobRow } from '#platform/db/schema/jobs.js';
import { uploadDocument, type UploadForm } from '#shared/api/documents.js';
import { newObjectId } from '#platform/object-id.js';
import type { Deps } from '#server/deps.js';
import { parseForm } from '#server/route.js';
import { receiveOnce } from './receive-once.js';
import { checkQuota, type Received } from './receive.js';

/** A newly stored document and its extraction job. */
export interface Stored {
  documentId: string;
  extraction: JobRow;
}

interface Owner {
  userId: string;
  requestId: string;
}

/**
 * Inserts received bytes as a user's document, with its extraction job, in the caller's transaction. Call
 * `startExtraction` after the commit, or `discardReceived` if there is none.
 * @throws AppError `storage_quota`, which holds however many uploads arrive at once.
 */
export async function insertReceived(
  deps: Pick<Deps, 'storage' | 'jobs'>,
  tx: Db,
  received: Received,
  {
    userId,
    requestId,
    origin,
    recognize,
  }: Owner & UploadForm & { origin: Extract<DocumentRow['origin'], 'upload' | 'pasted'> },
): Promise<Stored> {
  const { blobId, size, filename, contentType } = received;
  if (!(await lockUser(tx, userId))) throw new AppError('not_signed_in');
  checkQuota(await storageUsage(tx, userId), { uploads: origin === 'upload' ? 1 : 0, bytes: size });
  await deps.storage.keep(tx, blobId);
  const documentId = newObjectId();
  await insertDocument(tx, {
    id: documentId,
    userId,
    origin,
    filename,
    contentType,
    size,
    blobId,
    status: 'pending',
  });
  const input: JobInput<'extract'> = { documentId, ...(recognize && { recognize }) };
  const extraction = await deps.jobs.insert(tx, {
    kind: 'extract',
    userId,
    input,
    documentId,
    filename,
    requestId,
  });
  return { documentId, extraction };
}

/** Delivers the extraction job of a document and notifies its owner; call it after the commit. */
export async function startExtraction(
  deps: Pick<Deps, 'jobs' | 'bus'>,
  { extraction }: Pick<Stored, 'extraction'>,
): Promise<void> {
  await deps.jobs.deliver(extraction);
  await deps.bus.publish({ topic: 'documents', user_id: extraction.userId, reason: 'uploaded' });
}

/**
 * Receives an upload and stores it as a document, whose extraction starts automatically. A repeated request with the
 * same Idempotency-Key creates no second document.
 * @throws AppError `idempotency_mismatch`, and what `receiveFile` and `insertReceived` throw.
 */
export async function receiveUpload(
  req: Request,
  deps: Deps,
  userId: string,
  { signal, requestId }: { signal: AbortSignal; requestId: string },
): Promise<{ documentId: string; filename: string; fields: Record<string, string> }> {
  const result = await receiveOnce(
    deps,
    req,
    { userId, signal, hashed: ({ filename, sha256, fields }) => [filename, sha256, fields] },
    async (tx, received) => ({
      ...(await insertReceived(deps, tx, received, {
        userId,
        requestId,
        origin: 'upload',
        ...parseForm(uploadDocument, received.fields),
      })),
      jobId: null,
    }),
  );
  if (!result.replayed) await startExtraction(deps, result.created);
  const { documentId } = result.created;
  if (documentId === null) throw new Error('An upload was replayed that is no document.');
  const { filename, fields } = result.received;
  return { documentId, filename, fields };
}
