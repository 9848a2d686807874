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
    /** Lower case: see normalizeEmail. */
    email: text('email').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    passwordHash: text('password_hash').notNull(),
    role: text('role', { enum: ['admin', 'user'] })
      .notNull()
      .default('user'),
    language: text('language', oneOf(language)).notNull().default('en'),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    /** Since when the account is closed: nobody can sign in, an admin can open it again, the sweep erases it. */
    closedAt: timestamptz('closed_at'),
    /** Raised by whatever ends the user's other sessions: one that began at an earlier epoch is signed out. */
    sessionEpoch: integer('session_epoch').notNull().default(0),
    /** A hash of the id of the one session that goes on although it is behind: the one that raised the epoch. */
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
 * A second factor by time-based codes (RFC 6238). The secret is sealed: see platform/seal.ts. It counts once a code
 * made with it has been confirmed; until then it is only offered.
 */
export const secondFactors = pgTable('second_factors', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  secret: text('secret').notNull(),
  confirmedAt: timestamptz('confirmed_at'),
  /** The last time step whose code was accepted: none is accepted twice. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  createdAt: timestamptz('created_at').notNull().defaultNow(),
});

/** Codes that stand in for the second factor, once each; only their hashes are kept. */
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

/** Mailed links that set a new password: only the hash of each token is kept, and it goes with its use. */
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

/** Browser sessions, in the layout of connect-pg-simple; the user's id is derived, so that sessions can be ended by user. */
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

/** One verification code per address at a time; only its hash is kept. */
export const emailCodes = pgTable('email_codes', {
  email: text('email').primaryKey(),
  codeHash: text('code_hash').notNull(),
  tries: integer('tries').notNull().default(0),
  sentAt: timestamptz('sent_at').notNull(),
  expiresAt: timestamptz('expires_at').notNull(),
});

/** The counters of rate-limiter-flexible. */
export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  points: integer('points').notNull().default(0),
  expire: bigint('expire', { mode: 'number' }),
});
