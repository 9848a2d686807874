import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import { timestamptz } from './columns.js';

/**
 * The audit log: who did what to which account, queue or job. People are named by their e-mail address and not by a
 * foreign key. Entries outlive the account; the sweep (periodic cleanup) deletes them after twelve months.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamptz('at').notNull().defaultNow(),
    /** One of the contract's `auditAction` values. */
    action: text('action').notNull(),
    /** E-mail address of the person who acted. */
    actor: text('actor').notNull(),
    /** E-mail address, queue or job id; null if it is the actor. */
    subject: text('subject'),
    ip: text('ip'),
    requestId: text('request_id').notNull(),
  },
  (table) => [index('audit_log_at_idx').on(table.at)],
);
