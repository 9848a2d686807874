import { createHash } from 'node:crypto';
import type { Request } from 'express';
import type { Database, Db } from '#platform/db/client.js';
import {
  findKey,
  setKeyAnswer,
  claimKey,
  type StoredAnswer,
  type IdempotencyKey,
} from '#platform/db/queries/idempotency.js';
import { AppError } from '#platform/errors.js';
import { LIMITS } from '#shared/limits.js';

/** Result of a request with a key: the job that was created, the document that was stored. */
export type Created = Pick<StoredAnswer, 'jobId' | 'documentId'>;

/**
 * Returns the Idempotency-Key of a request, or undefined.
 * @throws AppError `invalid_input` if the key is empty or too long.
 */
export function readIdempotencyKey(req: Request): string | undefined {
  const key = req.get('Idempotency-Key');
  if (key === undefined) return undefined;
  if (key === '' || key.length > LIMITS.idempotency.keyChars) {
    throw new AppError('invalid_input', {
      detail: `Idempotency-Key must have 1 to ${LIMITS.idempotency.keyChars} characters.`,
    });
  }
  return key;
}

/**
 * Returns the scope of a request's key: method, path, user, key, and a hash of `requestParts`;
 * undefined without a key.
 */
export function scopeIdempotencyKey(
  req: Request,
  userId: string,
  key: string | undefined,
  ...requestParts: unknown[]
): IdempotencyKey | undefined {
  if (key === undefined) return undefined;
  const bodyHash = createHash('sha256').update(JSON.stringify(requestParts)).digest('hex');
  return { userId, key, method: req.method, path: req.path, bodyHash };
}

function checkSameRequest(found: StoredAnswer, bodyHash: string): Created {
  if (found.bodyHash !== bodyHash) throw new AppError('idempotency_mismatch');
  return found;
}

/**
 * Runs `make` once per key: the first request runs it, in the transaction that claims the key; every other
 * request with the same body gets its result. Without a key it always runs.
 * @throws AppError `idempotency_mismatch` if the key was used with another body; `idempotency_in_progress` if
 * what it referred to was deleted at this moment.
 */
export async function runIdempotent<M extends Created>(
  db: Database,
  idempotency: IdempotencyKey | undefined,
  make: (tx: Db) => Promise<M>,
): Promise<{ created: M; replayed: false } | { created: Created; replayed: true }> {
  return db.transaction(async (tx) => {
    if (idempotency === undefined) return { created: await make(tx), replayed: false };
    if (await claimKey(tx, idempotency)) {
      const created = await make(tx);
      await setKeyAnswer(tx, idempotency, { jobId: created.jobId, documentId: created.documentId });
      return { created, replayed: false };
    }
    const found = await findKey(tx, idempotency);
    // The key was claimed and is gone again: what it referred to was deleted between the two queries.
    if (found === undefined) throw new AppError('idempotency_in_progress', { retryAfter: 1 });
    return { created: checkSameRequest(found, idempotency.bodyHash), replayed: true };
  });
}

/**
 * Returns the result stored for a key, looked up before costly work; undefined if the key is new.
 * @throws AppError `idempotency_mismatch` if the key was used with another body.
 */
export async function findReplay(
  db: Db,
  idempotency: IdempotencyKey | undefined,
): Promise<Created | undefined> {
  const found = idempotency && (await findKey(db, idempotency));
  return found && idempotency && checkSameRequest(found, idempotency.bodyHash);
}
