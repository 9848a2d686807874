import { createHash } from 'node:crypto';
import type { Request } from 'express';
import type { Database, Db } from '#platform/db/client.js';
import {
  findKey,
  setKeyAnswer,
  takeKey,
  type KeyAnswer,
  type KeyUse,
} from '#platform/db/queries/idempotency.js';
import { AppError } from '#platform/errors.js';
import { LIMITS } from '#shared/limits.js';

/** What a key stands for: the job that was made, the document that was stored. */
export type Made = Pick<KeyAnswer, 'jobId' | 'documentId'>;

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
export function keyUse(
  req: Request,
  userId: string,
  key: string | undefined,
  ...what: unknown[]
): KeyUse | undefined {
  if (key === undefined) return undefined;
  const bodyHash = createHash('sha256').update(JSON.stringify(what)).digest('hex');
  return { userId, key, method: req.method, path: req.path, bodyHash };
}

function answerOf(found: KeyAnswer, bodyHash: string): Made {
  if (found.bodyHash !== bodyHash) throw new AppError('idempotency_mismatch');
  return found;
}

/**
 * Makes something once per key: the first request makes it, in the transaction that takes the key; every
 * other with the same body gets what was made. Without a key it is simply made.
 * @throws AppError `idempotency_mismatch` where the key stood for another body.
 */
export async function once<M extends Made>(
  db: Database,
  use: KeyUse | undefined,
  make: (tx: Db) => Promise<M>,
): Promise<{ made: M; replayed: false } | { made: Made; replayed: true }> {
  return db.transaction(async (tx) => {
    if (use === undefined) return { made: await make(tx), replayed: false };
    if (await takeKey(tx, use)) {
      const made = await make(tx);
      await setKeyAnswer(tx, use, { jobId: made.jobId, documentId: made.documentId });
      return { made, replayed: false };
    }
    const found = await findKey(tx, use);
    // Taken and gone again: what it stood for was deleted between the two looks.
    if (found === undefined) throw new AppError('idempotency_in_progress', { retryAfter: 1 });
    return { made: answerOf(found, use.bodyHash), replayed: true };
  });
}

/** What a key stands for already, looked up before costly work; undefined where it is new. */
export async function alreadyMade(db: Db, use: KeyUse | undefined): Promise<Made | undefined> {
  const found = use && (await findKey(db, use));
  return found && use && answerOf(found, use.bodyHash);
}
