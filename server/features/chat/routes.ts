import { Router } from 'express';
import * as chat from '#platform/db/queries/chat.js';
import { AppError } from '#platform/errors.js';
import type { Deps } from '#server/deps.js';
import { route } from '#server/route.js';
import { respondWithJob } from '#server/work/respond-with-job.js';
import * as endpoints from '#shared/api/chat.js';
import { ask } from './ask.js';
import { exportConversation } from './export.js';
import { presentMessage, presentSession, presentSessionSummary } from './present.js';
import { removeChatSession } from './remove.js';

/** Endpoints of the assistant: asking it, and the conversations. */
export function chatRoutes(deps: Deps): Router {
  const router = Router();
  const { db, bus } = deps;

  route(router, deps, endpoints.chat, async (context) => {
    const userId = context.user.id;
    return respondWithJob(deps, context, await ask(deps, context), async ({ id: jobId }) => {
      const answer = await chat.findAnswerOfJob(db, { userId, jobId });
      // The answer was removed, or asked for again, in the meantime.
      if (answer === undefined) throw new AppError('not_found');
      const { text, citations } = presentMessage(answer);
      return { bot_response: text, session_id: answer.sessionId, message_id: answer.id, citations };
    });
  });
  route(router, deps, endpoints.chatHistory, async ({ user }) => ({
    history: (await chat.listChatSessions(db, user.id)).map(presentSessionSummary),
  }));
  route(router, deps, endpoints.getChatSession, ({ user, params }) =>
    // One snapshot: the messages are those of the same moment as the documents.
    db.transaction(
      async (tx) => {
        const key = { userId: user.id, sessionId: params.id };
        const session = await chat.findChatSession(tx, key);
        if (session === undefined) throw new AppError('not_found');
        const messages = await chat.listChatMessages(tx, key);
        return presentSession(session, messages, await chat.listChatDocuments(tx, key));
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    ),
  );
  route(router, deps, endpoints.exportChatSession, (context) => exportConversation(deps, context));
  route(router, deps, endpoints.deleteChatSession, async ({ user, params }) => {
    await removeChatSession(deps, { userId: user.id, sessionId: params.id });
    return null;
  });
  route(router, deps, endpoints.detachChatDocument, async ({ user, params }) => {
    const key = { userId: user.id, sessionId: params.id };
    if (!(await chat.detachChatDocument(db, { ...key, documentId: params.document })))
      throw new AppError('not_found');
    await bus.publish({ topic: 'chat', user_id: user.id, session_id: params.id, change: 'messages' });
    return null;
  });
  return router;
}
