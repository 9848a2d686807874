import { createHmac } from 'node:crypto';
import type { Account } from '#platform/db/queries/users.js';
import { isEndedByEpoch } from '#platform/sessions/epoch.js';
import type { Deps } from '#server/deps.js';
import type { Session } from '#shared/contracts/api/auth.js';

/** A session's name for its user. Keyed: whoever reads it can make no cookie of it. */
function nameOf({ sessionSecrets: [key] }: Pick<Deps, 'sessionSecrets'>, sid: string): string {
  return createHmac('sha256', key).update(`session\n${sid}`).digest('base64url');
}

/** A user's sessions as the API shows them, each with the id that only the server knows. */
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
