import { createHmac } from 'node:crypto';
import type { Account } from '#platform/db/queries/users.js';
import { isEndedByEpoch } from '#platform/sessions/epoch.js';
import type { Deps } from '#server/deps.js';
import type { Session } from '#shared/api/auth.js';

/** Returns the public id of a session. It is keyed, so that no cookie can be made from it. */
function nameOf({ sessionSecrets: [key] }: Pick<Deps, 'sessionSecrets'>, sid: string): string {
  return createHmac('sha256', key).update(`session\n${sid}`).digest('base64url');
}

/** Lists a user's sessions as the API shows them, each with the session id that only the server knows. */
export async function ownSessions(
  deps: Pick<Deps, 'sessions' | 'sessionSecrets'>,
  user: Account,
  currentSid: string,
): Promise<{ sid: string; shown: Session }[]> {
  const found = await deps.sessions.list(user.id);
  return found
    .filter((session) => !isEndedByEpoch(user, session))
    .map(({ sid, signedInAt, signedInFrom, browser, expiresAt }) => ({
      sid,
      shown: {
        id: nameOf(deps, sid),
        current: sid === currentSid,
        signed_in_at: signedInAt?.toISOString() ?? null,
        expires_at: expiresAt.toISOString(),
        browser,
        ip: signedInFrom,
      },
    }));
}
