import { useQueryClient } from '@tanstack/react-query';
import { chat } from '#shared/api/chat.js';
import { networkError } from '../../lib/api-error.js';
import { call, newKey } from '../../lib/call.js';
import { endSessionOnUnauthenticated } from '../../lib/query-client.js';
import { patchJob } from '../jobs/cache.js';
import { chatSessionQuery } from './api.js';
import { changeLocal, isDraft, localOf, type Ask } from './conversations.js';
import { chatHistoryKey } from './keys.js';

const bodyOf = (id: string, { kind, text, messageId, documentIds }: Ask) => ({
  session_id: id,
  ...(kind === 'regenerate' ? { regenerate: true } : { query: text }),
  ...(messageId === undefined ? {} : { message_id: messageId }),
  ...(documentIds.length === 0 ? {} : { doc_ids: [...documentIds] }),
});

/** Returns a function that sends a question of a conversation, and resolves when its answer is on the way. */
export function useAsk(id: string) {
  const client = useQueryClient();
  const send = async (ask: Ask) => {
    if (localOf(id).sending !== undefined) return;
    changeLocal(id, { sending: ask, failed: undefined });
    try {
      const job = await call(
        chat,
        { body: bodyOf(id, ask) },
        { prefer: 'respond-async', idempotencyKey: ask.key },
      );
      patchJob(client, job);
      // The job names its conversation from the beginning. Asked again with the same key, it is the same job.
      const sessionId = isDraft(id) ? job.result?.id : id;
      if (sessionId === undefined) throw networkError();
      await client.fetchQuery({ ...chatSessionQuery(sessionId), staleTime: 0 });
      const { text, attached } = localOf(id);
      const next = { text, attached: attached.filter((one) => !ask.documentIds.includes(one)) };
      changeLocal(sessionId, { ...next, sending: undefined });
      if (isDraft(id)) changeLocal(id, { sending: undefined, sessionId });
      void client.invalidateQueries({ queryKey: chatHistoryKey });
    } catch (error) {
      changeLocal(id, { sending: undefined, failed: { ask, error } });
      endSessionOnUnauthenticated(client, error);
    }
  };
  return {
    ask: (text: string) => send({ kind: 'new', text, documentIds: localOf(id).attached, key: newKey() }),
    edit: (messageId: string, text: string) =>
      send({ kind: 'edit', text, messageId, documentIds: localOf(id).attached, key: newKey() }),
    regenerate: () => send({ kind: 'regenerate', text: '', documentIds: [], key: newKey() }),
    /** Sends a question again that was not accepted. */
    again: (ask: Ask) => send(ask),
  };
}
