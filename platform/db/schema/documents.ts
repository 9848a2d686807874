import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  char,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytea, timestamptz } from './columns.js';
import { users } from './users.js';

/**
 * Stored files: the truth about each, wherever its bytes lie. A blob is `writing` until its owner's row refers to it: an
 * interrupted upload leaves an orphan, which the sweep removes. From `deleting` on it cannot be kept.
 */
export const blobs = pgTable(
  'blobs',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    state: text('state', { enum: ['writing', 'stored', 'deleting'] })
      .notNull()
      .default('writing'),
    /** Store that holds its bytes: `blob_chunks`, or the bucket, under its id. */
    store: text('store', { enum: ['postgres', 's3'] })
      .notNull()
      .default('postgres'),
    /** Size in bytes; 0 while it is being written. */
    size: bigint('size', { mode: 'number' }).notNull().default(0),
    sha256: char('sha256', { length: 64 }),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    /** Since when a blob of the bucket is to be removed there; its row goes after its object. */
    removedAt: timestamptz('removed_at'),
  },
  (table) => [
    index('blobs_removed_idx')
      .on(table.removedAt)
      .where(sql`removed_at is not null`),
  ],
);
export type BlobStore = (typeof blobs.store.enumValues)[number];

/** Identity of the installation, in one row: its objects lie under it, so that a bucket can be shared. */
export const installation = pgTable('installation', {
  one: boolean('one').primaryKey().default(true),
  id: uuid('id').notNull().defaultRandom(),
});

/** Bytes of the blobs that lie in PostgreSQL. */
export const blobChunks = pgTable(
  'blob_chunks',
  {
    blobId: uuid('blob_id')
      .notNull()
      .references(() => blobs.id, { onDelete: 'cascade' }),
    seq: integer('seq').notNull(),
    bytes: bytea('bytes').notNull(),
  },
  (table) => [primaryKey({ columns: [table.blobId, table.seq] })],
);

export const documents = pgTable(
  'documents',
  {
    id: char('id', { length: 24 }).primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /**
     * Origin of the document: `upload` is listed; `pasted` text and `result` files are served only by their id; an
     * `export` of all of a user's data is too, and is removed after a few days. An upload that was read again has a
     * row for each reading: the last one is the `upload`, an `earlier` one stays as long as reports stand on its text.
     */
    origin: text('origin', { enum: ['upload', 'pasted', 'result', 'export', 'earlier'] }).notNull(),
    filename: text('filename').notNull(),
    contentType: text('content_type').notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
    blobId: uuid('blob_id')
      .notNull()
      .references(() => blobs.id),
    status: text('status', { enum: ['pending', 'ready', 'failed'] }).notNull(),
    pages: integer('pages'),
    errorCode: text('error_code'),
    /**
     * Id of the first reading of the same upload, which may be gone; null in that reading itself. All readings share
     * one blob and the time of the upload.
     */
    firstId: char('first_id', { length: 24 }),
    /** Version of the reader that the text is from, and when it was read; null before both were recorded. */
    readerVersion: integer('reader_version'),
    readAt: timestamptz('read_at'),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('documents_user_idx').on(table.userId, table.origin, table.id.desc()),
    index('documents_blob_idx').on(table.blobId),
    index('documents_export_idx')
      .on(table.createdAt)
      .where(sql`origin = 'export'`),
  ],
);

/** The result of extraction: the text, and the positions of its pages and sections. */
export const documentTexts = pgTable('document_texts', {
  documentId: char('document_id', { length: 24 })
    .primaryKey()
    .references(() => documents.id, { onDelete: 'cascade' }),
  content: text('content').notNull(),
  /** Parsed with `extractedMap` when read. */
  map: jsonb('map').notNull(),
});
