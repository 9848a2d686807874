import type { Request } from 'express';
import type { Db } from '#platform/db/client.js';
import type { Deps } from '#server/deps.js';
import {
  readIdempotencyKey,
  scopeIdempotencyKey,
  runIdempotent,
  type Created,
} from '#server/work/idempotency.js';
import { discardReceived, receiveFile, type ReceivedForm } from './receive.js';

/**
 * Result of a request with a file: what it created, or what an earlier request with its Idempotency-Key
 * created.
 */
export type ReceivedOnce<M extends Created> = { received: ReceivedForm } & (
  { created: M; replayed: false } | { created: Created; replayed: true }
);

/**
 * Receives a form with one file and creates something from it in a transaction, once per Idempotency-Key.
 * `hashed` returns the values that must be the same for a key to be reused. The received bytes are removed if
 * `make` throws or the key belongs to an earlier request.
 * @throws AppError `idempotency_mismatch`; what `receiveFile`, `hashed` and `make` throw.
 */
export async function receiveOnce<M extends Created>(
  deps: Deps,
  req: Request,
  {
    userId,
    signal,
    hashed,
  }: { userId: string; signal: AbortSignal; hashed: (received: ReceivedForm) => unknown[] },
  make: (tx: Db, received: ReceivedForm) => Promise<M>,
): Promise<ReceivedOnce<M>> {
  // Checked before the file is received: a request refused because of its key stores nothing.
  const key = readIdempotencyKey(req);
  return receiveFile(req, deps, { userId, signal }, async (received) => {
    const idempotency = scopeIdempotencyKey(req, userId, key, ...hashed(received));
    const result = await runIdempotent(deps.db, idempotency, (tx) => make(tx, received));
    if (result.replayed) await discardReceived(deps, received);
    return { received, ...result };
  });
}
