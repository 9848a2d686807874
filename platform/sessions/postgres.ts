import connectPgSimple from 'connect-pg-simple';
import { and, count, desc, eq, gt, inArray, isNotNull, lt, ne, sql } from 'drizzle-orm';
import session from 'express-session';
import type pg from 'pg';
import type { Database, Db } from '#platform/db/client.js';
import { ping } from '#platform/db/queries/health.js';
import { sessions } from '#platform/db/schema/index.js';
import type { Logger } from '#platform/log.js';
import { LIMITS } from '#shared/limits.js';
import { endOf, StoredEnds } from './session-end.js';
import {
  readStoredSession,
  settle,
  type Done,
  type SessionStore,
  type StoredSession,
} from './session-store.js';

interface StoreDeps {
  db: Database;
  pool: pg.Pool;
  log: Logger;
}

const PgStore = connectPgSimple(session);
const isLive = gt(sessions.expire, sql`now()`);

/** A session store in the table `sessions`, over the pool: connect-pg-simple with the additions of `SessionStore`. */
class PostgresSessionStore extends PgStore implements SessionStore {
  readonly part = 'pool';
  private readonly db: Database;
  private readonly ends = new StoredEnds();

  constructor({ db, pool, log }: StoreDeps) {
    super({
      pool,
      tableName: 'sessions',
      ttl: LIMITS.session.ttlMs / 1000,
      // Left to the sweep: one process removes expired sessions, instead of each server.
      pruneSessionInterval: false,
      errorLog: (...args: unknown[]) => log.warn({ args: args.map(String) }, 'session store'),
    });
    this.db = db;
  }

  override createSession(...[req, data]: Parameters<session.Store['createSession']>) {
    const created = super.createSession(req, data);
    this.ends.remember(created, data);
    return created;
  }

  override set(sid: string, data: session.SessionData, done?: Done): void {
    if (!this.ends.has(data)) return void super.set(sid, data, done);
    // An upsert would restore a session that a sign-out has just removed.
    settle(
      this.db
        .update(sessions)
        .set({ sess: data, expire: endOf(data) })
        .where(eq(sessions.sid, sid)),
      done,
    );
  }

  override touch(sid: string, data: session.SessionData, done?: Done): void {
    if (this.ends.isDue(data)) settle(this.extend(sid, endOf(data)), done);
    else done?.();
  }

  override destroy(sid: string, done?: Done): void {
    settle(this.end(sid), done);
  }

  async list(userId: string): Promise<StoredSession[]> {
    const rows = await this.db
      .select({ sid: sessions.sid, sess: sessions.sess, expire: sessions.expire })
      .from(sessions)
      .where(and(eq(sessions.userId, userId), isLive))
      .orderBy(desc(sql`(${sessions.sess} ->> 'signedInAt')::bigint`), desc(sessions.expire));
    return rows.map(({ sid, sess, expire }) => readStoredSession(sid, sess, expire));
  }

  async findSignedIn(sids: readonly string[]): Promise<Set<string>> {
    const rows = await this.db
      .select({ sid: sessions.sid })
      .from(sessions)
      .where(and(inArray(sessions.sid, [...sids]), isNotNull(sessions.userId), isLive));
    return new Set(rows.map(({ sid }) => sid));
  }

  async countSignedIn(): Promise<number> {
    const [row] = await this.db
      .select({ count: count() })
      .from(sessions)
      .where(and(isNotNull(sessions.userId), isLive));
    return row?.count ?? 0;
  }

  async end(sid: string): Promise<void> {
    await this.db.delete(sessions).where(eq(sessions.sid, sid));
  }

  async endAll(userId: string, { except }: { except?: string } = {}): Promise<string[]> {
    const rows = await this.db
      .delete(sessions)
      .where(and(eq(sessions.userId, userId), except === undefined ? undefined : ne(sessions.sid, except)))
      .returning({ sid: sessions.sid });
    return rows.map(({ sid }) => sid);
  }

  async forget({ userId, email }: { userId: string; email: string }, tx: Db): Promise<void> {
    await tx.delete(sessions).where(eq(sessions.userId, userId));
    await tx.delete(sessions).where(eq(sql`${sessions.sess} -> 'verifiedEmail' ->> 'email'`, email));
  }

  async removeExpired(): Promise<void> {
    await this.db.delete(sessions).where(lt(sessions.expire, sql`now()`));
  }

  async ping(): Promise<void> {
    await ping(this.db);
  }

  /** Moves a session's end, in the row and in the stored cookie, and changes nothing else. */
  private async extend(sid: string, expire: Date): Promise<void> {
    const end = JSON.stringify(expire);
    await this.db
      .update(sessions)
      .set({
        expire,
        sess: sql`jsonb_set(${sessions.sess}::jsonb, '{cookie,expires}', ${end}::jsonb)::json`,
      })
      .where(eq(sessions.sid, sid));
  }
}

/** Creates the session store on PostgreSQL. */
export function createPostgresSessionStore(deps: StoreDeps): SessionStore {
  return new PostgresSessionStore(deps);
}
