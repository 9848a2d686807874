import { boolean, char, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { InferSelectModel } from 'drizzle-orm';
import { engineName, language } from '#shared/contracts/common.js';
import type { IncompleteSection } from '#shared/contracts/common.js';
import { markState } from '#shared/contracts/marks.js';
import { toolKind } from '#shared/tools/index.js';
import { timestamptz, oneOf } from './columns.js';
import { documents } from './documents.js';
import { users } from './users.js';

/** Marks that a report has taken over: from which report, when the last was made, on which of its items, and how many were left. */
export interface StoredKeptMarks {
  reportId: string;
  reviewedAt: string;
  numbers: number[];
  left: number;
}

/** Reports of all tools: one row for each finished analysis. */
export const reports = pgTable(
  'reports',
  {
    /** Id of the job that made the report; each job makes one. */
    id: uuid('id').primaryKey(),
    /** Its id in the API, for tools whose contract has `publicIds`. */
    publicId: char('public_id', { length: 24 }).unique(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', oneOf(toolKind)).notNull(),
    documentId: char('document_id', { length: 24 }).references(() => documents.id, { onDelete: 'set null' }),
    filename: text('filename').notNull(),
    engine: text('engine', oneOf(engineName)).notNull(),
    model: text('model'),
    lang: text('lang', oneOf(language)).notNull(),
    /** The result, parsed with the tool's contract when read; `summary` is what the history shows of it. */
    body: jsonb('body').notNull(),
    summary: jsonb('summary').notNull(),
    incomplete: jsonb('incomplete').$type<IncompleteSection[]>().notNull(),
    /** Number of sections of the document; `sections_reused` of them were taken from an earlier job. */
    sections: integer('sections').notNull().default(0),
    sectionsReused: integer('sections_reused').notNull().default(0),
    /** What it has taken over from the marks of an earlier report; null if nothing, or if that was undone. */
    keptMarks: jsonb('kept_marks').$type<StoredKeptMarks>(),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('reports_user_idx').on(table.userId, table.kind, table.createdAt.desc()),
    index('reports_kind_idx').on(table.kind),
    index('reports_document_idx').on(table.documentId),
  ],
);
export type ReportRow = InferSelectModel<typeof reports>;

/** Stored files of a report, by their names in the tool's contract. */
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
    /** True if a worker wrote the file: one that its owner uploaded is never replaced by another writing. */
    generated: boolean('generated').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.reportId, table.name] }),
    index('report_files_document_idx').on(table.documentId),
  ],
);

/** Marks of the items of reports, each made with its first change. */
export const reportMarks = pgTable(
  'report_marks',
  {
    reportId: uuid('report_id')
      .notNull()
      .references(() => reports.id, { onDelete: 'cascade' }),
    /** Position of the item in the report, from 1. */
    n: integer('n').notNull(),
    state: text('state', oneOf(markState)).notNull(),
    reason: text('reason'),
    note: text('note'),
    version: integer('version').notNull(),
    /** True if the item is a finding of those whose review is counted; kept here for the history, which reads no bodies. */
    counted: boolean('counted').notNull(),
    changedAt: timestamptz('changed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.reportId, table.n] })],
);
