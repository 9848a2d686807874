import { char, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { messageStatus } from '#shared/api/chat.js';
import { engineName } from '#shared/contracts/common.js';
import { oneOf, timestamptz } from './columns.js';
import { documents } from './documents.js';
import { users } from './users.js';

/** Conversations with the assistant. */
export const chatSessions = pgTable(
  'chat_sessions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    preview: text('preview').notNull().default(''),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    updatedAt: timestamptz('updated_at').notNull().defaultNow(),
  },
  (table) => [index('chat_sessions_user_idx').on(table.userId, table.updatedAt.desc())],
);

export const chatMessages = pgTable(
  'chat_messages',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => chatSessions.id, { onDelete: 'cascade' }),
    /** Position in the conversation, from 1. */
    n: integer('n').notNull(),
    sender: text('sender', { enum: ['user', 'bot'] }).notNull(),
    /** The text so far, while an answer is being written. */
    text: text('text').notNull(),
    status: text('status', oneOf(messageStatus)).notNull(),
    /** Parsed with `citation` when read. */
    citations: jsonb('citations').notNull().default([]),
    unsupported: jsonb('unsupported').notNull().default([]),
    /** The job that writes the answer; its row goes a year later. */
    jobId: uuid('job_id'),
    engine: text('engine', oneOf(engineName)),
    model: text('model'),
    errorCode: text('error_code'),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
  },
  (table) => [unique('chat_messages_n').on(table.sessionId, table.n)],
);

/** Documents attached to conversations. */
export const chatDocuments = pgTable(
  'chat_documents',
  {
    sessionId: uuid('session_id')
      .notNull()
      .references(() => chatSessions.id, { onDelete: 'cascade' }),
    documentId: char('document_id', { length: 24 })
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    addedAt: timestamptz('added_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.sessionId, table.documentId] }),
    index('chat_documents_document_idx').on(table.documentId),
  ],
);
