import { listChatSessions } from '#platform/db/queries/chat.js';
import { findConversation } from '#platform/db/queries/chat-export.js';
import { jsonEntry } from '../entries.js';
import { folderNames } from '../names.js';
import type { ExportSection } from '../section.js';

/** Exports the conversations with the assistant, each as JSON with the sources of its answers. */
export const conversationsSection: ExportSection = {
  tables: ['chat_sessions', 'chat_messages', 'chat_documents'],
  about: [
    {
      path: 'conversations/',
      text: {
        en: 'Your conversations with the assistant: each with its messages, the sources of its answers and the documents attached.',
        ar: 'محادثاتك مع المساعد: كل محادثة برسائلها ومصادر إجاباتها والمستندات المرفقة بها.',
      },
    },
  ],
  async entries({ db, account }) {
    const nameOf = folderNames();
    const conversations = await listChatSessions(db, account.id);
    return conversations.toReversed().map(({ id, title, createdAt }) =>
      jsonEntry(`conversations/${nameOf(title, '.json')}`, createdAt, async () => {
        const found = await findConversation(db, { userId: account.id, sessionId: id });
        return (
          found && {
            id,
            title: found.title,
            created_at: found.createdAt,
            updated_at: found.updatedAt,
            documents: found.documents,
            messages: found.messages.map(({ createdAt: timestamp, ...message }) => ({
              timestamp,
              ...message,
            })),
          }
        );
      }),
    );
  },
};
