import type { Store } from 'express-session';
import * as z from 'zod';
import type { StorePart } from '#platform/store-part.js';
import type { Db } from '#platform/db/client.js';

declare module 'express-session' {
  interface SessionData {
    /** The address that was verified in this browser session, and when (ms since 1970). */
    verifiedEmail: { email: string; at: number };
    /**
     * When the user signed in (ms since 1970); shown in their list of sessions with the network address and
     * browser.
     */
    signedInAt: number;
    signedInFrom: string;
    browser: string;
    /** The account's session epoch at sign-in; absent in sessions older than epochs. */
    epoch: number;
  }
}

/**
 * A user's session without its secrets, except for its id, which gives access to the account and must not leave the
 * server.
 */
export interface StoredSession {
  sid: string;
  /** The account's session epoch at sign-in. */
  epoch: number;
  signedInAt: Date | null;
  signedInFrom: string | null;
  browser: string | null;
  expiresAt: Date;
}

export type Done = (error?: unknown) => void;

/** Passes the end of `work` to a callback of express-session. */
export const settle = (work: Promise<unknown>, done: Done = () => undefined): void =>
  void work.then(
    () => done(),
    (error: unknown) => done(error),
  );

/**
 * Browser sessions: a store for express-session that can also list and end sessions by user.
 *
 * A session is extended at most once a day and ends at the latest at its limit since signing in (session-end.ts).
 * Writing a session that has been ended meanwhile does not restore it. The guarantee that a user's sessions have
 * ended is the account's epoch (epoch.ts) in PostgreSQL: an unavailable store may keep them for a while, but they
 * give no access. Each store serves one express-session middleware, which sets how its cookies are made.
 */
export interface SessionStore extends Store {
  /** The part of the system that stores them, as /readyz names it. */
  readonly part: StorePart;
  /** Lists a user's unexpired sessions, newest first, including those that the account's epoch has ended. */
  list(userId: string): Promise<StoredSession[]>;
  /** Returns those of these sessions that are live and signed in. */
  findSignedIn(sids: readonly string[]): Promise<Set<string>>;
  /** Counts the live sessions that are signed in. */
  countSignedIn(): Promise<number>;
  /** Ends a session; does nothing if it has already ended. */
  end(sid: string): Promise<void>;
  /** Ends a user's sessions, except `except`; returns the ids of those that ended. */
  endAll(userId: string, options?: { except?: string }): Promise<string[]>;
  /**
   * Ends every session of a user, including those in which only their address was verified. `tx` is the transaction
   * that erases the account: a store in the same database takes part in it; an external store throws if it is
   * unavailable.
   */
  forget(user: { userId: string; email: string }, tx: Db): Promise<void>;
  /** Removes expired sessions, if the store does not do so by itself. */
  removeExpired(): Promise<void>;
  /** Resolves if the store answers now. */
  ping(): Promise<void>;
  close(): Promise<void> | void;
}

const stored = z.object({
  epoch: z.number().optional(),
  signedInAt: z.number().optional(),
  signedInFrom: z.string().optional(),
  browser: z.string().optional(),
});

/**
 * Parses a session in its stored form.
 * @throws ZodError if the data is not a session.
 */
export function readStoredSession(sid: string, data: unknown, expiresAt: Date): StoredSession {
  const { epoch = 0, signedInAt, signedInFrom = null, browser = null } = stored.parse(data);
  return {
    sid,
    epoch,
    signedInAt: signedInAt === undefined ? null : new Date(signedInAt),
    signedInFrom,
    browser,
    expiresAt,
  };
}
