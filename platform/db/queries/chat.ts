import { and, asc, desc, eq, gte, sql, type InferSelectModel } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Db } from '#platform/db/client.js';
import { withoutThoughts } from '#shared/domain/thoughts.js';
import { chatDocuments, chatMessages, chatSessions, documents } from '#platform/db/schema/index.js';

export type ChatSessionRow = InferSelectModel<typeof chatSessions>;
export type ChatMessageRow = InferSelectModel<typeof chatMessages>;

/** Key of a conversation; that of another user is not found. */
export interface ChatKey {
  userId: string;
  sessionId: string;
}

const matches = ({ userId, sessionId }: ChatKey) =>
  and(eq(chatSessions.id, sessionId), eq(chatSessions.userId, userId));

/** Condition on rows of a conversation: that it belongs to this user. */
const belongsTo = (tx: Db, key: ChatKey) =>
  sql`exists (${tx
    .select({ one: sql`1` })
    .from(chatSessions)
    .where(matches(key))})`;

/** Lists a user's conversations, the one changed last first. */
export async function listChatSessions(db: Db, userId: string): Promise<ChatSessionRow[]> {
  return db
    .select()
    .from(chatSessions)
    .where(eq(chatSessions.userId, userId))
    .orderBy(desc(chatSessions.updatedAt), desc(chatSessions.id));
}

/** Returns a user's conversation, or undefined. */
export async function findChatSession(db: Db, key: ChatKey): Promise<ChatSessionRow | undefined> {
  const [row] = await db.select().from(chatSessions).where(matches(key));
  return row;
}

/**
 * Returns the messages of a user's conversation, in order. Answers from before December 2026 may hold what a model thought: it is
 * left out, and ranges of the text are those of what is left.
 */
export async function listChatMessages(db: Db, { userId, sessionId }: ChatKey): Promise<ChatMessageRow[]> {
  const rows = await db
    .select({ message: chatMessages })
    .from(chatMessages)
    .innerJoin(chatSessions, eq(chatSessions.id, chatMessages.sessionId))
    .where(matches({ userId, sessionId }))
    .orderBy(asc(chatMessages.n));
  return rows.map(({ message }) => withoutStoredThoughts(message));
}

function withoutStoredThoughts(message: ChatMessageRow): ChatMessageRow {
  const text = message.sender === 'bot' ? withoutThoughts(message.text) : message.text;
  if (text === message.text) return message;
  const moved = message.text.endsWith(text) ? message.text.length - text.length : null;
  const ranges = z.array(z.object({ start: z.int(), end: z.int() })).parse(message.unsupported);
  const unsupported =
    moved === null
      ? []
      : ranges
          .filter(({ start }) => start >= moved)
          .map(({ start, end }) => ({ start: start - moved, end: end - moved }));
  return { ...message, text, unsupported };
}

/** A document attached to a conversation. */
export type ChatDocument = Pick<InferSelectModel<typeof documents>, 'id' | 'filename' | 'status'>;

/** Returns the documents attached to a user's conversation, in the order in which they were. */
export async function listChatDocuments(db: Db, key: ChatKey): Promise<ChatDocument[]> {
  return db
    .select({ id: documents.id, filename: documents.filename, status: documents.status })
    .from(chatDocuments)
    .innerJoin(chatSessions, eq(chatSessions.id, chatDocuments.sessionId))
    .innerJoin(documents, eq(documents.id, chatDocuments.documentId))
    .where(and(matches(key), eq(documents.userId, key.userId)))
    .orderBy(asc(chatDocuments.addedAt), asc(chatDocuments.documentId));
}

/** Adds a conversation; its messages are added in the same transaction. */
export async function insertChatSession(
  tx: Db,
  { userId, title }: { userId: string; title: string },
): Promise<ChatSessionRow> {
  const [row] = await tx.insert(chatSessions).values({ userId, title }).returning();
  if (row === undefined) throw new Error('the conversation was not inserted');
  return row;
}

/** Moves a user's conversation to the head of the list, with another title if one is given. */
export async function updateChatSession(tx: Db, key: ChatKey, changes: { title?: string }): Promise<void> {
  await tx
    .update(chatSessions)
    .set({ ...changes, updatedAt: sql`clock_timestamp()` })
    .where(matches(key));
}

/** Removes the messages of a user's conversation from the n-th on. */
export async function deleteChatMessagesFrom(tx: Db, key: ChatKey, n: number): Promise<void> {
  await tx
    .delete(chatMessages)
    .where(and(eq(chatMessages.sessionId, key.sessionId), gte(chatMessages.n, n), belongsTo(tx, key)));
}

/** Adds a message; the conversation must be known to be the user's. Returns its id. */
export async function insertChatMessage(
  tx: Db,
  message: Pick<ChatMessageRow, 'sessionId' | 'n' | 'sender' | 'text' | 'status'>,
): Promise<string> {
  const [row] = await tx
    .insert(chatMessages)
    .values({ ...message, createdAt: sql`clock_timestamp()` })
    .returning({ id: chatMessages.id });
  if (row === undefined) throw new Error('the message was not inserted');
  return row.id;
}

/** Names the job that writes an answer, in the transaction that adds both. */
export async function setAnswerJob(
  tx: Db,
  { messageId, jobId }: { messageId: string; jobId: string },
): Promise<void> {
  await tx.update(chatMessages).set({ jobId }).where(eq(chatMessages.id, messageId));
}

/** Returns the answer that a user's job has written, or undefined if it was removed. */
export async function findAnswerOfJob(
  db: Db,
  { userId, jobId }: { userId: string; jobId: string },
): Promise<ChatMessageRow | undefined> {
  const [row] = await db
    .select({ message: chatMessages })
    .from(chatMessages)
    .innerJoin(chatSessions, eq(chatSessions.id, chatMessages.sessionId))
    .where(and(eq(chatMessages.jobId, jobId), eq(chatSessions.userId, userId)));
  return row && withoutStoredThoughts(row.message);
}

/** Attaches a document; the conversation and the document must be known to be the user's. */
export async function attachChatDocument(
  tx: Db,
  attachment: { sessionId: string; documentId: string },
): Promise<void> {
  await tx
    .insert(chatDocuments)
    .values({ ...attachment, addedAt: sql`clock_timestamp()` })
    .onConflictDoNothing();
}

/** Detaches a document from a user's conversation; returns false if it was not attached. */
export async function detachChatDocument(tx: Db, key: ChatKey & { documentId: string }): Promise<boolean> {
  const rows = await tx
    .delete(chatDocuments)
    .where(
      and(
        eq(chatDocuments.sessionId, key.sessionId),
        eq(chatDocuments.documentId, key.documentId),
        belongsTo(tx, key),
      ),
    )
    .returning({ id: chatDocuments.documentId });
  return rows.length === 1;
}

/** Removes a user's conversation with its messages; returns false if there was none. */
export async function deleteChatSession(tx: Db, key: ChatKey): Promise<boolean> {
  const rows = await tx.delete(chatSessions).where(matches(key)).returning({ id: chatSessions.id });
  return rows.length === 1;
}
