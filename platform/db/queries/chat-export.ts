import { and, eq, inArray, or } from 'drizzle-orm';
import * as z from 'zod';
import { citation, type Citation } from '#shared/api/chat.js';
import type { Database, Db } from '#platform/db/client.js';
import { documents, documentTexts, lawArticles, laws } from '#platform/db/schema/index.js';
import { extractedMap, type Section } from '#platform/documents.js';
import {
  findChatSession,
  listChatDocuments,
  listChatMessages,
  type ChatDocument,
  type ChatKey,
  type ChatMessageRow,
  type ChatSessionRow,
} from './chat.js';

/** A message as it is exported: with its sources, parsed. */
export interface ConversationMessage extends Pick<
  ChatMessageRow,
  'id' | 'sender' | 'text' | 'status' | 'engine' | 'model' | 'createdAt'
> {
  citations: Citation[];
  unsupported: { start: number; end: number }[];
}

/** A conversation in full: its messages in order, and its documents in the order in which they were attached. */
export interface Conversation extends Pick<ChatSessionRow, 'id' | 'title' | 'createdAt' | 'updatedAt'> {
  messages: ConversationMessage[];
  documents: Pick<ChatDocument, 'id' | 'filename'>[];
}

const parsed = z.object({
  citations: z.array(citation),
  unsupported: z.array(z.object({ start: z.int(), end: z.int() })),
});

/** Returns a user's conversation in full, as it was at one moment, or undefined if there is none. */
export function findConversation(db: Database, key: ChatKey): Promise<Conversation | undefined> {
  return db.transaction(
    async (tx) => {
      const session = await findChatSession(tx, key);
      if (session === undefined) return undefined;
      const messages = await listChatMessages(tx, key);
      const attached = await listChatDocuments(tx, key);
      const { id, title, createdAt, updatedAt } = session;
      return {
        ...{ id, title, createdAt, updatedAt },
        documents: attached.map(({ id: documentId, filename }) => ({ id: documentId, filename })),
        messages: messages.map(({ id: messageId, createdAt: at, ...message }) => ({
          ...{ id: messageId, sender: message.sender, text: message.text, status: message.status },
          ...{ engine: message.engine, model: message.model, createdAt: at },
          ...parsed.parse(message),
        })),
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
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

/** A cited article with the state and source of its law. */
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
