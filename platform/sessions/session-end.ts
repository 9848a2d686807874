import type { SessionData } from 'express-session';
import { LIMITS } from '#shared/limits.js';

/** Returns when an unused session ends: after its idle time, but never later than its limit since signing in. */
export function endOf({ cookie, signedInAt }: SessionData): Date {
  const idle = cookie.expires?.getTime() ?? Date.now() + LIMITS.session.ttlMs;
  return new Date(Math.min(idle, (signedInAt ?? Infinity) + LIMITS.session.maxMs));
}

/** Remembers the stored end of each session read from a store, so that few requests write to it. */
export class StoredEnds {
  private readonly ends = new WeakMap<object, number>();

  /** Remembers the session object that `createSession` made from stored `data`. */
  remember(session: object, { cookie }: SessionData): void {
    this.ends.set(session, new Date(cookie.expires ?? 0).getTime());
  }

  /** Returns whether this session was read from the store, as opposed to a new one. */
  has(session: object): boolean {
    return this.ends.has(session);
  }

  /** Returns whether a session's end has moved far enough to be worth a write. */
  isDue(session: SessionData): boolean {
    const known = this.ends.get(session);
    return known === undefined || Math.abs(endOf(session).getTime() - known) >= LIMITS.session.extendMs;
  }
}
