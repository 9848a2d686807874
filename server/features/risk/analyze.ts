import type { Db } from '#platform/db/client.js';
import { holdDocument } from '#platform/db/queries/documents.js';
import type { KeyUse } from '#platform/db/queries/idempotency.js';
import { findActiveExtraction, lockUser } from '#platform/db/queries/jobs.js';
import { AppError } from '#platform/errors.js';
import type { JobInput } from '#platform/jobs/definitions.js';
import type { JobRow } from '#platform/jobs/types.js';
import type { Deps } from '#server/deps.js';
import { safeFilename } from '#server/features/documents/filename.js';
import { discard, type Received } from '#server/features/documents/receive.js';
import { announceStored, storeReceived, type Stored } from '#server/features/documents/upload.js';
import { once } from '#server/work/idempotency.js';
import type { Language } from '#shared/contracts/common.js';

export interface Asked {
  userId: string;
  requestId: string;
  lang: Language;
  party: string | null;
}

/** Adds the analysis of a document; it waits for the document's extraction where that is under way. */
async function insertRisk(
  deps: Deps,
  tx: Db,
  { userId, requestId, lang, party }: Asked,
  { documentId, filename }: { documentId: string; filename: string },
): Promise<JobRow> {
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

const replayed = (jobId: string | null): string => {
  // It stood for something else than a job.
  if (jobId === null) throw new AppError('idempotency_mismatch');
  return jobId;
};

/**
 * Begins the analysis of a stored document; returns the job's id, an earlier one's where the key stands for it.
 * @throws AppError `not_found`, `job_limit`, `idempotency_mismatch`.
 */
export async function analyzeStored(
  deps: Deps,
  use: KeyUse | undefined,
  asked: Asked,
  { documentId, filename }: { documentId: string; filename: string | undefined },
): Promise<string> {
  const result = await once(deps.db, use, async (tx) => {
    // In the order of all others, the user first. Held: what is being removed at this moment is not found.
    if (!(await lockUser(tx, asked.userId))) throw new AppError('not_signed_in');
    const document = await holdDocument(tx, { userId: asked.userId, documentId });
    if (document === undefined) throw new AppError('not_found');
    const name = filename === undefined ? document.filename : safeFilename(filename);
    const job = await insertRisk(deps, tx, asked, { documentId, filename: name });
    return { jobId: job.id, documentId, job };
  });
  if (result.replayed) return replayed(result.made.jobId);
  await deps.jobs.deliver(result.made.job);
  return result.made.jobId;
}

/** The analysis of received bytes, as it is stored. */
export interface StoredAnalysis {
  jobId: string;
  /** What is to be announced; undefined where the key stands for an earlier request. */
  made: { job: JobRow; stored: Stored } | undefined;
}

/**
 * Makes received bytes a document with its analysis, both or neither; `announceAnalysis` follows after it. What is
 * not kept, because it failed or the key stands for an earlier request, is discarded.
 * @throws AppError `storage_quota`, `job_limit`, `idempotency_mismatch`.
 */
export async function storeAnalysis(
  deps: Deps,
  use: KeyUse | undefined,
  asked: Asked,
  { received, origin, filename }: { received: Received; origin: 'upload' | 'pasted'; filename: string },
): Promise<StoredAnalysis> {
  let made: StoredAnalysis['made'];
  try {
    const result = await once(deps.db, use, async (tx) => {
      const stored = await storeReceived(deps, tx, received, { ...asked, origin });
      const job = await insertRisk(deps, tx, asked, { documentId: stored.documentId, filename });
      made = { job, stored };
      return { jobId: job.id, documentId: stored.documentId };
    });
    const jobId = replayed(result.made.jobId);
    if (result.replayed) await discard(deps, received);
    return { jobId, made };
  } catch (error) {
    await discard(deps, received);
    throw error;
  }
}

/** Starts the extraction and the analysis that were stored, and tells their owner. */
export async function announceAnalysis(deps: Deps, { made }: StoredAnalysis): Promise<void> {
  if (made === undefined) return;
  await announceStored(deps, made.stored);
  await deps.jobs.deliver(made.job);
}
