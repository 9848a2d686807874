import { createHash } from 'node:crypto';

/** Returns the hash that the account stores of a session's id, so that reading the table does not reveal the id. */
export function sessionHash(sid: string): string {
  return createHash('sha256').update(sid).digest('hex');
}

/**
 * Returns whether the account's epoch has ended this session: it began at an earlier epoch and is not the one that
 * incremented it. The account is read with each request, so this holds even if the session could not be removed
 * from its store.
 */
export function isEndedByEpoch(
  { sessionEpoch, keptSession }: { sessionEpoch: number; keptSession: string | null },
  { sid, epoch = 0 }: { sid: string; epoch?: number | undefined },
): boolean {
  return epoch < sessionEpoch && sessionHash(sid) !== keptSession;
}
