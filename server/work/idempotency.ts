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

/** What a key stands for: the job that was made, the document that was stored. */
export type Created = Pick<StoredAnswer, 'jobId' | 'documentId'>;

/** The Idempotency-Key of a request, or undefined. */
export function idempotencyKeyOf(req: Request): string | undefined {
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
 * What a request uses its key for: the same method, path, user and key, and a hash of what it asks for. Undefined
 * without a key.
 */
export function idempotencyKey(
  req: Request,
  userId: string,
  key: string | undefined,
  ...what: unknown[]
): IdempotencyKey | undefined {
  if (key === undefined) return undefined;
  const bodyHash = createHash('sha256').update(JSON.stringify(what)).digest('hex');
  return { userId, key, method: req.method, path: req.path, bodyHash };
}

function answerOf(found: StoredAnswer, bodyHash: string): Created {
  if (found.bodyHash !== bodyHash) throw new AppError('idempotency_mismatch');
  return found;
}

/**
 * Makes something once per key: the first request makes it, in the transaction that takes the key; every
 * other with the same body gets what was made. Without a key it is simply made.
 * @throws AppError `idempotency_mismatch` where the key stood for another body.
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
    // Taken and gone again: what it stood for was deleted between the two looks.
    if (found === undefined) throw new AppError('idempotency_in_progress', { retryAfter: 1 });
    return { created: answerOf(found, idempotency.bodyHash), replayed: true };
  });
}

/** What a key stands for already, looked up before costly work; undefined where it is new. */
export async function findReplay(
  db: Db,
  idempotency: IdempotencyKey | undefined,
): Promise<Created | undefined> {
  const found = idempotency && (await findKey(db, idempotency));
  return found && idempotency && answerOf(found, idempotency.bodyHash);
}
