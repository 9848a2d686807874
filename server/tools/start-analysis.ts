import type { Request, Response } from 'express';
import type { Db } from '#platform/db/client.js';
import { findDocumentForShare } from '#platform/db/queries/documents.js';
import type { IdempotencyKey } from '#platform/db/queries/idempotency.js';
import { findActiveExtraction } from '#platform/db/queries/extractions.js';
import { lockUser } from '#platform/db/queries/jobs.js';
import { AppError } from '#platform/errors.js';
import type { JobRow } from '#platform/db/schema/jobs.js';
import type { Deps } from '#server/deps.js';
import { safeFilename } from '#server/files/filename.js';
import { receiveOnce } from '#server/files/receive-once.js';
import { discardReceived, receiveText } from '#server/files/receive.js';
import { startExtraction, insertReceived, type Stored } from '#server/files/upload.js';
import { requestLanguage } from '#server/language.js';
import { parseForm } from '#server/route.js';
import {
  findReplay,
  readIdempotencyKey,
  scopeIdempotencyKey,
  runIdempotent,
  type Created,
} from '#server/work/idempotency.js';
import { uploadDocument } from '#shared/api/documents.js';
import type { ContentType } from '#shared/contracts/documents.js';
import type { Language } from '#shared/contracts/common.js';
import type { OptionsOf, ToolKind } from '#shared/tools/index.js';

/** A request for an analysis, as a route passes it on. */
export interface ToolCall {
  req: Request;
  res: Response;
  user: { id: string; language: Language };
  requestId: string;
  signal: AbortSignal;
}

/**
 * Source of an analysis: a stored document or a pasted text. Exactly one of `documentId` and `text` must be
 * given.
 */
export interface Source {
  documentId: string | undefined;
  text: string | undefined;
  filename: string | undefined;
}

/** File name of a text that came without one. */
const PASTED_NAME = 'Pasted text.txt';

interface Analysis<K extends ToolKind> {
  kind: K;
  options: OptionsOf<K>;
}
/** An accepted analysis, with the document that was stored for it, if any. */
type Started = Created & { job: JobRow; stored?: Stored };

const jobIdOfReplay = ({ jobId }: Created): string => {
  // The key was used for something other than a job.
  if (jobId === null) throw new AppError('idempotency_mismatch');
  return jobId;
};

/** Inserts the analysis of a document; its job waits for the document's extraction if that is in progress. */
async function insertAnalysis<K extends ToolKind>(
  deps: Deps,
  tx: Db,
  { req, user, requestId }: ToolCall,
  { kind, options }: Analysis<K>,
  { documentId, filename }: { documentId: string; filename: string },
): Promise<JobRow> {
  const extraction = await findActiveExtraction(tx, documentId);
  return deps.jobs.insert(tx, {
    kind,
    userId: user.id,
    input: { documentId, lang: requestLanguage(req, user.language), ...options },
    documentId,
    filename,
    requestId,
    afterJobId: extraction?.id ?? null,
  });
}

/** Delivers the accepted jobs and notifies the owner of a new document; call it after the commit. */
async function deliverJobs(deps: Deps, { job, stored }: Started): Promise<string> {
  if (stored !== undefined) await startExtraction(deps, stored);
  await deps.jobs.deliver(job);
  return job.id;
}

/**
 * Starts the analysis of a stored document or of a text; returns the job's id, or that of the earlier job with
 * the same Idempotency-Key. `hashed` detects a key that is reused for another request.
 * @throws AppError `invalid_input`, `not_found`, `job_limit`, `idempotency_mismatch`, and what `receiveText`
 * throws.
 */
export async function startAnalysis<K extends ToolKind>(
  deps: Deps,
  call: ToolCall,
  analysis: Analysis<K>,
  { documentId, text, filename }: Source,
  hashed: unknown,
): Promise<string> {
  const idempotency = scopeIdempotencyKey(call.req, call.user.id, readIdempotencyKey(call.req), hashed);
  if (documentId !== undefined && text === undefined)
    return analyzeStored(deps, call, analysis, { documentId, filename }, idempotency);
  if (documentId === undefined && text !== undefined)
    return analyzeText(deps, call, analysis, { text, filename: filename ?? PASTED_NAME }, idempotency);
  throw new AppError('invalid_input', { detail: 'Provide document_text or doc_id' });
}

async function analyzeStored<K extends ToolKind>(
  deps: Deps,
  call: ToolCall,
  analysis: Analysis<K>,
  { documentId, filename }: { documentId: string; filename: string | undefined },
  idempotency: IdempotencyKey | undefined,
): Promise<string> {
  const userId = call.user.id;
  const result = await runIdempotent(deps.db, idempotency, async (tx): Promise<Started> => {
    // Lock order: the user first. A document that is being removed at this moment is not found.
    if (!(await lockUser(tx, userId))) throw new AppError('not_signed_in');
    const document = await findDocumentForShare(tx, { userId, documentId });
    if (document === undefined) throw new AppError('not_found');
    const name = filename === undefined ? document.filename : safeFilename(filename);
    const job = await insertAnalysis(deps, tx, call, analysis, { documentId, filename: name });
    return { jobId: job.id, documentId, job };
  });
  return result.replayed ? jobIdOfReplay(result.created) : deliverJobs(deps, result.created);
}

async function analyzeText<K extends ToolKind>(
  deps: Deps,
  call: ToolCall,
  analysis: Analysis<K>,
  { text, filename }: { text: string; filename: string },
  idempotency: IdempotencyKey | undefined,
): Promise<string> {
  const userId = call.user.id;
  const replay = await findReplay(deps.db, idempotency);
  if (replay !== undefined) return jobIdOfReplay(replay);
  const received = await receiveText(deps, { userId, text, filename });
  const result = await runIdempotent(deps.db, idempotency, async (tx): Promise<Started> => {
    const { requestId } = call;
    const stored = await insertReceived(deps, tx, received, { userId, requestId, origin: 'pasted' });
    const { documentId } = stored;
    const source = { documentId, filename: received.filename };
    const job = await insertAnalysis(deps, tx, call, analysis, source);
    return { jobId: job.id, documentId, job, stored };
  }).catch(async (error: unknown) => {
    await discardReceived(deps, received);
    throw error;
  });
  if (!result.replayed) return deliverJobs(deps, result.created);
  await discardReceived(deps, received);
  return jobIdOfReplay(result.created);
}

/**
 * Receives a file, stores it as a document and starts its analysis, both or neither; returns the job's id, or
 * that of the earlier job with the same Idempotency-Key. `optionsOf` parses the form's fields.
 * @throws AppError `storage_quota`, `job_limit`, `idempotency_mismatch`, and what `receiveFile` throws.
 */
export async function startAnalysisOfFile<K extends ToolKind>(
  deps: Deps,
  call: ToolCall,
  {
    kind,
    optionsOf,
  }: { kind: K; optionsOf: (fields: Record<string, string>, contentType: ContentType) => OptionsOf<K> },
): Promise<string> {
  const { req, user, signal, requestId } = call;
  const userId = user.id;
  const result = await receiveOnce(
    deps,
    req,
    { userId, signal, hashed: ({ sha256, filename, fields }) => [[sha256, filename, fields]] },
    async (tx, received): Promise<Started> => {
      const options = optionsOf(received.fields, received.contentType);
      const { recognize } = parseForm(uploadDocument, received.fields);
      const owner = { userId, requestId, origin: 'upload', recognize } as const;
      const stored = await insertReceived(deps, tx, received, owner);
      const { documentId } = stored;
      const { filename } = received;
      const job = await insertAnalysis(deps, tx, call, { kind, options }, { documentId, filename });
      return { jobId: job.id, documentId, job, stored };
    },
  );
  return result.replayed ? jobIdOfReplay(result.created) : deliverJobs(deps, result.created);
}
