import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import { timestamptz } from './columns.js';

/**
 * Who did what to whom. People are named by their address and not by a reference: an entry outlives the account
 * that it tells of, until the sweep removes it after twelve months.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamptz('at').notNull().defaultNow(),
    /** One of the contract's `auditAction`. */
    action: text('action').notNull(),
    actor: text('actor').notNull(),
    subject: text('subject'),
    ip: text('ip'),
    requestId: text('request_id').notNull(),
  },
  (table) => [index('audit_log_at_idx').on(table.at)],
);
