import { eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/client.js';
import { sessions } from '#platform/db/schema/index.js';

/**
 * Writes a session that exists. One that was ended meanwhile stays ended: an upsert here would bring back
 * what a sign-out has just removed.
 */
export async function updateSession(db: Db, sid: string, sess: object, expire: Date): Promise<void> {
  await db.update(sessions).set({ sess, expire }).where(eq(sessions.sid, sid));
}

/** Moves a session's end, in the row and in the cookie's own note of it, and leaves the rest as it is. */
export async function extendSession(db: Db, sid: string, expire: Date): Promise<void> {
  const end = JSON.stringify(expire);
  await db
    .update(sessions)
    .set({
      expire,
      sess: sql`jsonb_set(${sessions.sess}::jsonb, '{cookie,expires}', ${end}::jsonb)::json`,
    })
    .where(eq(sessions.sid, sid));
}
