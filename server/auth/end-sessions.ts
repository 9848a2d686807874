import type { Deps } from '#server/deps.js';

type EndSessionsDeps = Pick<Deps, 'sessions' | 'bus' | 'log'>;

/**
 * Removes the stored sessions that the commit of a new session epoch has ended, and closes their sockets. If
 * the session store is unavailable, the sessions stay in it until they expire, but no longer sign anybody in.
 */
export async function removeEndedSessions(
  { sessions, bus, log }: EndSessionsDeps,
  userId: string,
  { except }: { except: string },
): Promise<void> {
  const ended = await sessions.endAll(userId, { except }).catch(logRemainingSessions(log, userId));
  for (const sid of ended) {
    await bus.publish({ topic: 'session', user_id: userId, session_id: sid, reason: 'revoked' });
  }
}

/**
 * Removes all of a user's stored sessions after the commit that ended them, and closes all of the user's
 * sockets. If the session store is unavailable, the sessions stay in it until they expire, but no longer sign
 * anybody in.
 */
export async function removeAllSessions(
  { sessions, bus, log }: EndSessionsDeps,
  userId: string,
  reason: 'revoked' | 'account_removed' = 'revoked',
): Promise<void> {
  await sessions.endAll(userId).catch(logRemainingSessions(log, userId));
  await bus.publish({ topic: 'session', user_id: userId, session_id: null, reason });
}

const logRemainingSessions =
  (log: EndSessionsDeps['log'], user: string) =>
  (error: unknown): string[] => {
    log.warn({ err: error, user }, 'ended sessions were left in their store');
    return [];
  };
