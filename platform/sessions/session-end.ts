import type { SessionData } from 'express-session';
import { LIMITS } from '#shared/limits.js';

/** Returns when a session ends unless it is used: never later than its limit from signing in, however often it is. */
export function endOf({ cookie, signedInAt }: SessionData): Date {
  const idle = cookie.expires?.getTime() ?? Date.now() + LIMITS.session.ttlMs;
  return new Date(Math.min(idle, (signedInAt ?? Infinity) + LIMITS.session.maxMs));
}

/** Remembers of sessions that were read from a store which end they had, so that few requests write to it. */
export class StoredEnds {
  private readonly ends = new WeakMap<object, number>();

  /** Remembers a session as `createSession` made it of what was stored as `data`. */
  remember(session: object, { cookie }: SessionData): void {
    this.ends.set(session, new Date(cookie.expires ?? 0).getTime());
  }

  /** Returns whether this session was read from the store, and is not a new one. */
  has(session: object): boolean {
    return this.ends.has(session);
  }

  /** Returns whether a session's end has moved so far that it is worth a write. */
  isDue(session: SessionData): boolean {
    const known = this.ends.get(session);
    return known === undefined || Math.abs(endOf(session).getTime() - known) >= LIMITS.session.extendMs;
  }
}
