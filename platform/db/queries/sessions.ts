import { and, desc, eq, gt, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/client.js';
import { sessions, users } from '#platform/db/schema/index.js';
import type { Account } from './users.js';

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

/** A user's live sessions, the newest first; `sess` is parsed by its reader. */
export async function listSessions(
  db: Db,
  userId: string,
): Promise<{ sid: string; sess: unknown; expire: Date }[]> {
  return db
    .select({ sid: sessions.sid, sess: sessions.sess, expire: sessions.expire })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expire, sql`now()`)))
    .orderBy(desc(sql`(${sessions.sess} ->> 'signedInAt')::bigint`), desc(sessions.expire));
}

/** Ends a user's sessions, all but `except`; returns the ids of those that ended. */
export async function removeSessions(
  db: Db,
  userId: string,
  { except }: { except?: string } = {},
): Promise<string[]> {
  const rows = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), except === undefined ? undefined : ne(sessions.sid, except)))
    .returning({ sid: sessions.sid });
  return rows.map(({ sid }) => sid);
}

/** Ends one session of a user; returns whether it was there. */
export async function removeSession(
  db: Db,
  { userId, sid }: { userId: string; sid: string },
): Promise<boolean> {
  const rows = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.sid, sid)))
    .returning({ sid: sessions.sid });
  return rows.length === 1;
}

/**
 * The roles, as they are now, of the users of these sessions, by session; one that has ended, or whose account is
 * gone or closed, is not in it.
 */
export async function findSessionRoles(
  db: Db,
  sids: readonly string[],
): Promise<Map<string, Account['role']>> {
  const rows = await db
    .select({ sid: sessions.sid, role: users.role })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(inArray(sessions.sid, [...sids]), gt(sessions.expire, sql`now()`), isNull(users.closedAt)));
  return new Map(rows.map(({ sid, role }) => [sid, role]));
}
