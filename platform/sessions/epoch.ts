import { createHash } from 'node:crypto';

/** Returns what stands for a session's id on the account: whoever reads the table must not get the key itself. */
export function sessionHash(sid: string): string {
  return createHash('sha256').update(sid).digest('hex');
}

/**
 * Returns whether the account's epoch has ended this session: it began before, and is not the one that raised it. The
 * account is read with each request, so this holds also where the session could not be removed from its store.
 */
export function isEndedByEpoch(
  { sessionEpoch, keptSession }: { sessionEpoch: number; keptSession: string | null },
  { sid, epoch = 0 }: { sid: string; epoch?: number | undefined },
): boolean {
  return epoch < sessionEpoch && sessionHash(sid) !== keptSession;
}
