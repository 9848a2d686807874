import { char, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { engineName, language } from '#shared/contracts/common.js';
import { timestamptz, oneOf } from './columns.js';
import { documents } from './documents.js';
import { users } from './users.js';

/** The terms of each user's glossary, in the user's order. */
export const glossaryTerms = pgTable(
  'glossary_terms',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Position in the glossary, from 1. */
    n: integer('n').notNull(),
    en: text('en').notNull(),
    ar: text('ar').notNull(),
    note: text('note').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.n] })],
);

/** Finished translations of paragraphs, which later translations of the same user find again. */
export const translationSegments = pgTable(
  'translation_segments',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the source, the direction, the engine and its version, and the terms and names that apply. */
    key: char('key', { length: 64 }).notNull(),
    /** The document in which it was translated first: it goes with it. */
    documentId: char('document_id', { length: 24 })
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    to: text('to', oneOf(language)).notNull(),
    engine: text('engine', oneOf(engineName)).notNull(),
    model: text('model'),
    source: text('source').notNull(),
    /** The engine's output, parsed by its plan when read. */
    output: jsonb('output').notNull(),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index('translation_segments_document_idx').on(table.documentId),
  ],
);
