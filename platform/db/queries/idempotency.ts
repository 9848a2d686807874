import { and, eq } from 'drizzle-orm';
import type { Db } from '#platform/db/client.js';
import { idempotencyKeys } from '#platform/db/schema/index.js';

/** One use of an Idempotency-Key: by which user, at which endpoint and for which request. */
export interface IdempotencyKey {
  userId: string;
  key: string;
  method: string;
  path: string;
  /** SHA-256 (hex) of the request's content. */
  bodyHash: string;
}

export interface StoredAnswer {
  bodyHash: string;
  jobId: string | null;
  documentId: string | null;
}

const same = ({ userId, key, method, path }: Omit<IdempotencyKey, 'bodyHash'>) =>
  and(
    eq(idempotencyKeys.userId, userId),
    eq(idempotencyKeys.key, key),
    eq(idempotencyKeys.method, method),
    eq(idempotencyKeys.path, path),
  );

/** Returns the result recorded for a key, or undefined. */
export async function findKey(
  db: Db,
  key: Omit<IdempotencyKey, 'bodyHash'>,
): Promise<StoredAnswer | undefined> {
  const [row] = await db
    .select({
      bodyHash: idempotencyKeys.bodyHash,
      jobId: idempotencyKeys.jobId,
      documentId: idempotencyKeys.documentId,
    })
    .from(idempotencyKeys)
    .where(same(key));
  return row;
}

/**
 * Claims a key for the transaction that produces its result; returns false if it is already claimed. Waits for
 * another transaction that is claiming the same key.
 */
export async function claimKey(tx: Db, key: IdempotencyKey): Promise<boolean> {
  const rows = await tx
    .insert(idempotencyKeys)
    .values(key)
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  return rows.length === 1;
}

/** Records the result of a claimed key, in the same transaction. */
export async function setKeyAnswer(
  tx: Db,
  key: IdempotencyKey,
  answer: { jobId: string | null; documentId: string | null },
): Promise<void> {
  await tx.update(idempotencyKeys).set(answer).where(same(key));
}
