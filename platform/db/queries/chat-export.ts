import { and, asc, eq, inArray, or } from 'drizzle-orm';
import * as z from 'zod';
import { citation, type Citation } from '#shared/contracts/api/chat.js';
import type { Db } from '#platform/db/client.js';
import {
  chatDocuments,
  chatMessages,
  chatSessions,
  documents,
  documentTexts,
  lawArticles,
  laws,
} from '#platform/db/schema/index.js';
import { extractedMap, type Section } from '#platform/documents.js';

type SessionRow = typeof chatSessions.$inferSelect;
type MessageRow = typeof chatMessages.$inferSelect;

/** A message as it is exported: with its sources, parsed. */
export interface ConversationMessage extends Pick<
  MessageRow,
  'id' | 'sender' | 'text' | 'status' | 'engine' | 'model' | 'createdAt'
> {
  citations: Citation[];
  unsupported: { start: number; end: number }[];
}

/** A conversation in full: its messages in order, and its documents in the order in which they were attached. */
export interface Conversation extends Omit<SessionRow, 'userId' | 'preview'> {
  messages: ConversationMessage[];
  documents: { id: string; filename: string }[];
}

const parsed = z.object({
  citations: z.array(citation),
  unsupported: z.array(z.object({ start: z.int(), end: z.int() })),
});

/** Returns a user's conversation in full, or undefined if there is none. */
export async function findConversation(
  db: Db,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<Conversation | undefined> {
  const [session] = await db
    .select()
    .from(chatSessions)
    .where(and(eq(chatSessions.id, sessionId), eq(chatSessions.userId, userId)));
  if (session === undefined) return undefined;
  const messages = await db
    .select()
    .from(chatMessages)
    .where(eq(chatMessages.sessionId, sessionId))
    .orderBy(asc(chatMessages.n));
  const attached = await db
    .select({ id: documents.id, filename: documents.filename })
    .from(chatDocuments)
    .innerJoin(documents, and(eq(documents.id, chatDocuments.documentId), eq(documents.userId, userId)))
    .where(eq(chatDocuments.sessionId, sessionId))
    .orderBy(asc(chatDocuments.addedAt), asc(documents.id));
  const { id, title, createdAt, updatedAt } = session;
  return {
    ...{ id, title, createdAt, updatedAt, documents: attached },
    messages: messages.map(
      ({ id: messageId, sender, text, status, engine, model, createdAt: at, ...row }) => ({
        ...{ id: messageId, sender, text, status, engine, model, createdAt: at },
        ...parsed.parse(row),
      }),
    ),
  };
}

/** Lists a user's conversations, the oldest first. */
export async function listConversationIds(
  db: Db,
  userId: string,
): Promise<Pick<SessionRow, 'id' | 'title' | 'createdAt'>[]> {
  return db
    .select({ id: chatSessions.id, title: chatSessions.title, createdAt: chatSessions.createdAt })
    .from(chatSessions)
    .where(eq(chatSessions.userId, userId))
    .orderBy(asc(chatSessions.createdAt), asc(chatSessions.id));
}

/** Returns the sections of those of these documents that are the user's and have been read, by id. */
export async function sectionsOf(
  db: Db,
  { userId, documentIds }: { userId: string; documentIds: readonly string[] },
): Promise<Map<string, Section[]>> {
  if (documentIds.length === 0) return new Map();
  const rows = await db
    .select({ id: documents.id, map: documentTexts.map })
    .from(documentTexts)
    .innerJoin(documents, eq(documents.id, documentTexts.documentId))
    .where(and(eq(documents.userId, userId), inArray(documents.id, [...documentIds])));
  return new Map(rows.map(({ id, map }) => [id, extractedMap.parse(map).sections]));
}

/** What is known of a cited article and its law. */
export type CitedArticle = Pick<typeof laws.$inferSelect, 'state' | 'tracedTo' | 'source'> &
  Pick<typeof lawArticles.$inferSelect, 'law' | 'number' | 'note' | 'outdated'>;

/** Returns those of these articles that are held. */
export async function listCitedArticles(
  db: Db,
  references: readonly { law: string; number: string }[],
): Promise<CitedArticle[]> {
  if (references.length === 0) return [];
  const named = references.map(({ law, number }) =>
    and(eq(lawArticles.law, law), eq(lawArticles.number, number)),
  );
  return db
    .select({
      law: lawArticles.law,
      number: lawArticles.number,
      note: lawArticles.note,
      outdated: lawArticles.outdated,
      state: laws.state,
      tracedTo: laws.tracedTo,
      source: laws.source,
    })
    .from(lawArticles)
    .innerJoin(laws, eq(laws.key, lawArticles.law))
    .where(or(...named));
}
