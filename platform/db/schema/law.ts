import { boolean, char, integer, jsonb, pgTable, primaryKey, real, text, unique } from 'drizzle-orm/pg-core';
import { lawState } from '#shared/api/law.js';
import { oneOf, timestamptz } from './columns.js';
import { documents } from './documents.js';

/** Laws and regulations whose articles are held: the product's own, and those that an operator has imported. */
export const laws = pgTable('laws', {
  key: text('key').primaryKey(),
  nameAr: text('name_ar').notNull(),
  nameEn: text('name_en'),
  kind: text('kind', { enum: ['law', 'regulation'] }).notNull(),
  state: text('state', oneOf(lawState)).notNull(),
  instrument: text('instrument'),
  issued: text('issued'),
  tracedTo: text('traced_to'),
  numbersReliable: boolean('numbers_reliable').notNull(),
  source: text('source'),
  /** True if an operator imported it: a new version of the product's own laws leaves it alone. */
  imported: boolean('imported').notNull().default(false),
});

export const lawArticles = pgTable(
  'law_articles',
  {
    /** Number by which postings name it. */
    id: integer('id').primaryKey(),
    law: text('law')
      .notNull()
      .references(() => laws.key, { onDelete: 'cascade' }),
    number: text('number').notNull(),
    /** Position in its law, from 1. */
    position: integer('position').notNull(),
    title: text('title'),
    text: text('text').notNull(),
    /** `{ en, ar }`: what is known of its amendments. */
    note: jsonb('note').$type<{ en: string; ar: string }>(),
    outdated: boolean('outdated').notNull().default(false),
    /** Questions by which people ask for it, in everyday words of both languages: searched, and never shown. */
    questions: text('questions'),
  },
  (table) => [unique('law_articles_number').on(table.law, table.number)],
);

/** The inverted index of the articles: for each term the articles that have it, and how much it says of each. */
export const lawTerms = pgTable('law_terms', {
  term: text('term').primaryKey(),
  articles: integer('articles').array().notNull(),
  weights: real('weights').array().notNull(),
});

/** Version of the product's laws that is loaded: one row. */
export const lawLoads = pgTable('law_loads', {
  /** Always 1. */
  id: integer('id').primaryKey(),
  /** Version of the data and of the index, as the product ships them. */
  version: text('version').notNull(),
  articles: integer('articles').notNull(),
  loadedAt: timestamptz('loaded_at').notNull().defaultNow(),
});

/** Passages of documents, as they are searched: a paragraph or a few short ones, with the headings above. */
export const documentPassages = pgTable(
  'document_passages',
  {
    documentId: char('document_id', { length: 24 })
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    /** Position in the document, from 0; postings name it. */
    seq: integer('seq').notNull(),
    /** Its place in the document's text. */
    start: integer('start').notNull(),
    end: integer('end').notNull(),
    heading: text('heading'),
  },
  (table) => [primaryKey({ columns: [table.documentId, table.seq] })],
);

/** The inverted index of each document's passages. */
export const documentTerms = pgTable(
  'document_terms',
  {
    documentId: char('document_id', { length: 24 })
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    term: text('term').notNull(),
    passages: integer('passages').array().notNull(),
    weights: real('weights').array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.documentId, table.term] })],
);
