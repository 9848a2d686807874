import { createHmac } from 'node:crypto';
import { listSessions } from '#platform/db/queries/sessions.js';
import { storedSession } from '#platform/stored-session.js';
import type { Deps } from '#server/deps.js';
import type { Session } from '#shared/contracts/api/auth.js';

/** A session's name for its user. Keyed: whoever reads it can make no cookie of it. */
function nameOf({ sessionSecrets: [key] }: Pick<Deps, 'sessionSecrets'>, sid: string): string {
  return createHmac('sha256', key).update(`session\n${sid}`).digest('base64url');
}

/** A user's sessions as the API shows them, each with the id that only the server knows. */
export async function ownSessions(
  deps: Pick<Deps, 'db' | 'sessionSecrets'>,
  userId: string,
  currentSid: string,
): Promise<{ sid: string; shown: Session }[]> {
  const rows = await listSessions(deps.db, userId);
  return rows.map(({ sid, sess, expire }) => {
    const { signedInAt, signedInFrom, browser } = storedSession.parse(sess);
    return {
      sid,
      shown: {
        id: nameOf(deps, sid),
        current: sid === currentSid,
        signed_in_at: signedInAt === undefined ? null : new Date(signedInAt).toISOString(),
        expires_at: expire.toISOString(),
        browser: browser ?? null,
        ip: signedInFrom ?? null,
      },
    };
  });
}
