import type { Store } from 'express-session';
import * as z from 'zod';
import type { Db } from '#platform/db/client.js';

declare module 'express-session' {
  interface SessionData {
    /** The address that was verified in this browser session, and when (ms since 1970). */
    verifiedEmail: { email: string; at: number };
    /** When (ms since 1970), from where and with what somebody signed in: shown to them in their own list. */
    signedInAt: number;
    signedInFrom: string;
    browser: string;
    /** The account's session epoch when it began; absent in sessions of before there was one. */
    epoch: number;
  }
}

/** A session of a user, without what signs in with it. Its id is a key to the account, and for the server alone. */
export interface StoredSession {
  sid: string;
  /** The account's session epoch when it began. */
  epoch: number;
  signedInAt: Date | null;
  signedInFrom: string | null;
  browser: string | null;
  expiresAt: Date;
}

/**
 * Browser sessions: a store of express-session, in which they can also be listed and ended by user.
 *
 * A session is extended at most once a day and ends at its limit from signing in at the latest (session-end.ts), and
 * writing one that has been ended meanwhile does not bring it back. What ends a user's sessions for certain is the
 * account's epoch (epoch.ts), in PostgreSQL: a store that is away may keep them for a while, and they open nothing.
 * A store serves one middleware of express-session, which has it make that middleware's kind of cookies.
 */
export interface SessionStore extends Store {
  /** A user's live sessions, the newest first; those too that the account's epoch has ended. */
  list(userId: string): Promise<StoredSession[]>;
  /** Those of these sessions that are live and in which somebody is signed in. */
  findSignedIn(sids: readonly string[]): Promise<Set<string>>;
  /** Counts the live sessions in which somebody is signed in. */
  countSignedIn(): Promise<number>;
  /** Ends a session; does nothing where it has ended. */
  end(sid: string): Promise<void>;
  /** Ends a user's sessions, all but `except`; returns the ids of those that ended. */
  endAll(userId: string, options?: { except?: string }): Promise<string[]>;
  /**
   * Ends every session of a user, and those in which only their address was verified. `tx` is the transaction that
   * erases the account: a store in the same database takes part in it, and one elsewhere throws where it is away.
   */
  forget(user: { userId: string; email: string }, tx: Db): Promise<void>;
  /** Removes what has run out, where the store does not do so by itself. */
  removeExpired(): Promise<void>;
  /** Resolves where the store answers now. */
  ping(): Promise<void>;
  close(): Promise<void> | void;
}

const stored = z.object({
  epoch: z.number().optional(),
  signedInAt: z.number().optional(),
  signedInFrom: z.string().optional(),
  browser: z.string().optional(),
});

/** Reads a session as a store keeps it. @throws ZodError where it is none. */
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
