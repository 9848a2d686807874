import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import { timestamptz } from './columns.js';

/**
 * The audit log: who did what to whom. People are named by their address and not by a reference, because an entry
 * outlives the account until the sweep removes it after twelve months.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamptz('at').notNull().defaultNow(),
    /** One of the contract's `auditAction` values. */
    action: text('action').notNull(),
    actor: text('actor').notNull(),
    subject: text('subject'),
    ip: text('ip'),
    requestId: text('request_id').notNull(),
  },
  (table) => [index('audit_log_at_idx').on(table.at)],
);
