import type { Deps } from '#server/deps.js';

type EndDeps = Pick<Deps, 'sessions' | 'bus' | 'log'>;

/**
 * Removes a user's sessions, which the account's epoch ended with the commit before, and cuts the sockets of those
 * that were there. A store that is away keeps them until they run out; nobody is signed in by them any more.
 */
export async function removeEndedSessions(
  { sessions, bus, log }: EndDeps,
  userId: string,
  { except }: { except: string },
): Promise<void> {
  const ended = await sessions.endAll(userId, { except }).catch(leave(log, userId));
  for (const sid of ended) {
    await bus.publish({ topic: 'session', user_id: userId, session_id: sid, reason: 'revoked' });
  }
}

/** Removes all of a user's sessions, as above, and cuts all of their sockets. */
export async function removeAllSessions(
  { sessions, bus, log }: EndDeps,
  userId: string,
  reason: 'revoked' | 'account_removed' = 'revoked',
): Promise<void> {
  await sessions.endAll(userId).catch(leave(log, userId));
  await bus.publish({ topic: 'session', user_id: userId, session_id: null, reason });
}

const leave =
  (log: EndDeps['log'], user: string) =>
  (error: unknown): string[] => {
    log.warn({ err: error, user }, 'ended sessions were left in their store');
    return [];
  };
