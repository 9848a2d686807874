import { char, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { InferSelectModel } from 'drizzle-orm';
import { engineName, language } from '#shared/contracts/common.js';
import type { IncompleteSection } from '#shared/contracts/common.js';
import { toolKind } from '#shared/tools/index.js';
import { timestamptz, oneOf } from './columns.js';
import { documents } from './documents.js';
import { users } from './users.js';

/** What the tools have made: one row for each finished analysis, of any kind. */
export const reports = pgTable(
  'reports',
  {
    /** The job's id: one job, one report. */
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', oneOf(toolKind)).notNull(),
    documentId: char('document_id', { length: 24 }).references(() => documents.id, { onDelete: 'set null' }),
    filename: text('filename').notNull(),
    engine: text('engine', oneOf(engineName)).notNull(),
    model: text('model'),
    lang: text('lang', oneOf(language)).notNull(),
    /** The result and what the history shows of it; parsed by the tool's contract when read. */
    body: jsonb('body').notNull(),
    summary: jsonb('summary').notNull(),
    incomplete: jsonb('incomplete').$type<IncompleteSection[]>().notNull(),
    /** Sections of the document, and how many of them an earlier job had done. */
    sections: integer('sections').notNull().default(0),
    sectionsReused: integer('sections_reused').notNull().default(0),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('reports_user_idx').on(table.userId, table.kind, table.createdAt.desc()),
    index('reports_kind_idx').on(table.kind),
    index('reports_document_idx').on(table.documentId),
  ],
);
export type ReportRow = InferSelectModel<typeof reports>;

/** The stored files of a report, by the names of the tool's contract. */
export const reportFiles = pgTable(
  'report_files',
  {
    reportId: uuid('report_id')
      .notNull()
      .references(() => reports.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    documentId: char('document_id', { length: 24 })
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.reportId, table.name] }),
    index('report_files_document_idx').on(table.documentId),
  ],
);
