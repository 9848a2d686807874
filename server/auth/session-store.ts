import connectPgSimple from 'connect-pg-simple';
import session from 'express-session';
import { extendSession, updateSession } from '#platform/db/queries/sessions.js';
import type { Deps } from '#server/deps.js';
import { LIMITS } from '#shared/limits.js';

type Done = (error?: unknown) => void;
const PgStore = connectPgSimple(session);
const settle = (work: Promise<void>, done: Done = () => undefined) =>
  void work.then(
    () => done(),
    (error: unknown) => done(error),
  );

/**
 * Where sessions are kept: the one place that knows it is Postgres.
 *
 * Two things differ from connect-pg-simple. A session is extended at most once a day and not with every
 * request; and writing a session that has been ended meanwhile does not bring it back.
 */
class SessionStore extends PgStore {
  /** The end that each session had when it was read; absent for a new one. */
  private readonly ends = new WeakMap<object, number>();

  constructor(private readonly deps: Deps) {
    super({
      pool: deps.pool,
      tableName: 'sessions',
      ttl: LIMITS.session.ttlMs / 1000,
      // The sweep's: one process removes what has run out, and not each server for itself.
      pruneSessionInterval: false,
      errorLog: (...args: unknown[]) => deps.log.warn({ args: args.map(String) }, 'session store'),
    });
  }

  override createSession(...[req, data]: Parameters<session.Store['createSession']>) {
    const end = new Date(data.cookie.expires ?? 0).getTime();
    const created = super.createSession(req, data);
    this.ends.set(created, end);
    return created;
  }

  override set(sid: string, data: session.SessionData, done?: Done): void {
    if (!this.ends.has(data)) return void super.set(sid, data, done);
    settle(updateSession(this.deps.db, sid, data, endOf(data)), done);
  }

  override touch(sid: string, data: session.SessionData, done?: Done): void {
    const end = endOf(data);
    const known = this.ends.get(data);
    if (known !== undefined && Math.abs(end.getTime() - known) < LIMITS.session.extendMs) return done?.();
    settle(extendSession(this.deps.db, sid, end), done);
  }
}

/** When a session ends, unless it is used: never later than its limit from signing in, however often it is used. */
function endOf({ cookie, signedInAt }: session.SessionData): Date {
  const idle = cookie.expires?.getTime() ?? Date.now() + LIMITS.session.ttlMs;
  return new Date(Math.min(idle, (signedInAt ?? Infinity) + LIMITS.session.maxMs));
}

/** The store of browser sessions. */
export function createSessionStore(deps: Deps): session.Store {
  return new SessionStore(deps);
}
