import type { Request, Response } from 'express';
import { findDocumentForShare, findUpload } from '#platform/db/queries/documents.js';
import { resetFailedDocument } from '#platform/db/queries/job-retries.js';
import { findActiveExtraction } from '#platform/db/queries/extractions.js';
import { lockUser } from '#platform/db/queries/jobs.js';
import { isLongScan } from '#platform/db/queries/readings.js';
import { AppError } from '#platform/errors.js';
import type { JobInput } from '#platform/jobs/definitions.js';
import type { JobRow } from '#platform/db/schema/jobs.js';
import type { Deps } from '#server/deps.js';
import type { ALREADY_SENT } from '#server/route.js';
import {
  readIdempotencyKey,
  runIdempotent,
  scopeIdempotencyKey,
  type Created,
} from '#server/work/idempotency.js';
import { respondWithJob } from '#server/work/respond-with-job.js';
import type { DocumentItem, UploadForm } from '#shared/api/documents.js';
import { presentDocument } from './present.js';
import { startExtraction } from '#server/files/upload.js';

interface ReadAgainCall {
  req: Request;
  res: Response;
  user: { id: string };
  requestId: string;
  signal: AbortSignal;
  params: { id: string };
  query: UploadForm;
}
/** A job that reads the document: one that was there, or a new one, which is still to be delivered. */
type Reading = Created & { extraction?: JobRow };

/**
 * Starts a new reading of an upload and answers as any long work. The text that is there stays until the new one takes
 * its place; a document that could not be read is read in its own place.
 * @throws AppError `not_found`, `not_readable_again`, `idempotency_mismatch`.
 */
export async function readAgain(
  deps: Deps,
  call: ReadAgainCall,
): Promise<DocumentItem | typeof ALREADY_SENT> {
  const { req, user, params, query } = call;
  const userId = user.id;
  const key = scopeIdempotencyKey(req, userId, readIdempotencyKey(req), query);
  const result = await runIdempotent(deps.db, key, async (tx): Promise<Reading> => {
    // Lock order: the user first. Of two requests at the same moment the second finds the job of the first.
    if (!(await lockUser(tx, userId))) throw new AppError('not_signed_in');
    const documentId = params.id;
    const document = await findDocumentForShare(tx, { userId, documentId });
    if (document === undefined) throw new AppError('not_found');
    if (document.origin !== 'upload') throw new AppError('not_readable_again');
    const underWay = await findActiveExtraction(tx, documentId);
    if (underWay !== undefined) return { jobId: underWay.id, documentId: null };
    await resetFailedDocument(tx, { userId, documentId });
    const recognize = query.recognize ?? ((await isLongScan(tx, documentId)) ? 'all' : undefined);
    const input: JobInput<'extract'> = {
      documentId,
      ...(recognize && { recognize }),
      ...(document.status === 'ready' && { again: true }),
    };
    const { filename } = document;
    const { requestId } = call;
    const job = { kind: 'extract', userId, input, documentId, filename, requestId } as const;
    const extraction = await deps.jobs.insert(tx, job);
    return { jobId: extraction.id, documentId: null, extraction };
  });
  const { jobId } = result.created;
  if (jobId === null) throw new AppError('idempotency_mismatch');
  if (!result.replayed && result.created.extraction !== undefined)
    await startExtraction(deps, { extraction: result.created.extraction });
  return respondWithJob(deps, call, jobId, async ({ result: reading }) => {
    const upload = reading && (await findUpload(deps.db, { userId, documentId: reading.id }));
    if (!upload) throw new AppError('not_found');
    return presentDocument(upload);
  });
}
