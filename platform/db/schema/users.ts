import { sql } from 'drizzle-orm';
import {
  bigint,
  char,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { language } from '#shared/contracts/common.js';
import { timestamptz, oneOf } from './columns.js';

export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Lower case: see `normalizeEmail`. */
    email: text('email').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    passwordHash: text('password_hash').notNull(),
    role: text('role', { enum: ['admin', 'user'] })
      .notNull()
      .default('user'),
    language: text('language', oneOf(language)).notNull().default('en'),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    /**
     * When the account was closed, or null. A closed account cannot sign in; an administrator can reopen it until
     * the sweep erases it.
     */
    closedAt: timestamptz('closed_at'),
    /**
     * Incremented by everything that ends the user's other sessions: a session that began at an earlier epoch is
     * signed out.
     */
    sessionEpoch: integer('session_epoch').notNull().default(0),
    /**
     * Hash of the id of the one session that stays valid although its epoch is older: the one that incremented the
     * epoch.
     */
    keptSession: char('kept_session', { length: 64 }),
  },
  (table) => [
    uniqueIndex('users_email_key').on(table.email),
    index('users_closed_idx')
      .on(table.closedAt)
      .where(sql`closed_at is not null`),
  ],
);

/**
 * Second factors by time-based codes (RFC 6238). The secret is sealed: see platform/seal.ts. A factor is only
 * offered until a code made with it has been confirmed; then it counts.
 */
export const secondFactors = pgTable('second_factors', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  secret: text('secret').notNull(),
  confirmedAt: timestamptz('confirmed_at'),
  /** The last time step whose code was accepted; no step is accepted twice. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  createdAt: timestamptz('created_at').notNull().defaultNow(),
});

/** Recovery codes, each usable once in place of the second factor; only their hashes are stored. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    codeHash: char('code_hash', { length: 64 }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

/** Mailed links for setting a new password: only the hash of each token is stored, and it is removed on use. */
export const passwordResets = pgTable(
  'password_resets',
  {
    tokenHash: char('token_hash', { length: 64 }).primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: timestamptz('expires_at').notNull(),
  },
  (table) => [
    index('password_resets_user_idx').on(table.userId),
    index('password_resets_expires_idx').on(table.expiresAt),
  ],
);

/**
 * Browser sessions, in the layout of connect-pg-simple; the user's id is a generated column, so that sessions can
 * be ended by user.
 */
export const sessions = pgTable(
  'sessions',
  {
    sid: text('sid').primaryKey(),
    sess: json('sess').notNull(),
    expire: timestamptz('expire').notNull(),
    userId: uuid('user_id').generatedAlwaysAs(sql`((sess -> 'passport' ->> 'user')::uuid)`),
  },
  (table) => [index('sessions_expire_idx').on(table.expire), index('sessions_user_idx').on(table.userId)],
);

/** Verification codes, one per address at a time; only their hashes are stored. */
export const emailCodes = pgTable('email_codes', {
  email: text('email').primaryKey(),
  codeHash: text('code_hash').notNull(),
  tries: integer('tries').notNull().default(0),
  sentAt: timestamptz('sent_at').notNull(),
  expiresAt: timestamptz('expires_at').notNull(),
});

/** Counters of rate-limiter-flexible. */
export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  points: integer('points').notNull().default(0),
  expire: bigint('expire', { mode: 'number' }),
});
