import type { Request } from 'express';
import type { Db } from '#platform/db/client.js';
import type { Deps } from '#server/deps.js';
import { idempotencyKeyOf, idempotencyKey, runIdempotent, type Created } from '#server/work/idempotency.js';
import { discard, receiveFile, type ReceivedForm } from './receive.js';

/** What a request with a file has made, or what an earlier one under its Idempotency-Key had. */
export type ReceivedOnce<M extends Created> = { received: ReceivedForm } & (
  { created: M; replayed: false } | { created: Created; replayed: true }
);

/**
 * Receives a form with one file and makes something of it in a transaction, once per Idempotency-Key: what `hashed`
 * answers tells whether the key is used for the same. Bytes that are not kept, because `make` threw or the key stands
 * for an earlier request, are removed.
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
  // Before the file is received: what is refused for its key leaves nothing stored.
  const key = idempotencyKeyOf(req);
  return receiveFile(req, deps, { userId, signal }, async (received) => {
    const idempotency = idempotencyKey(req, userId, key, ...hashed(received));
    const result = await runIdempotent(deps.db, idempotency, (tx) => make(tx, received));
    if (result.replayed) await discard(deps, received);
    return { received, ...result };
  });
}
