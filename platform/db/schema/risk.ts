import { char, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { engineName, language } from '#shared/contracts/common.js';
import { moment, oneOf } from './columns.js';
import { documents } from './documents.js';
import { users } from './users.js';

export const riskReports = pgTable(
  'risk_reports',
  {
    /** The job's id: one job, one report. */
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    documentId: char('document_id', { length: 24 }).references(() => documents.id, { onDelete: 'set null' }),
    filename: text('filename').notNull(),
    reportDocumentId: char('report_document_id', { length: 24 }).references(() => documents.id, {
      onDelete: 'set null',
    }),
    engine: text('engine', oneOf(engineName)).notNull(),
    model: text('model'),
    lang: text('lang', oneOf(language)).notNull(),
    /** Parsed by the contract's schema when read. */
    risks: jsonb('risks').notNull(),
    numRisks: integer('num_risks').notNull(),
    incomplete: jsonb('incomplete').notNull(),
    /** Sections whose findings an earlier analysis had left, of all sections. */
    sectionsReused: integer('sections_reused').notNull().default(0),
    sections: integer('sections').notNull().default(0),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('risk_reports_user_idx').on(table.userId, table.createdAt.desc()),
    index('risk_reports_document_idx').on(table.documentId),
    index('risk_reports_file_idx').on(table.reportDocumentId),
  ],
);
