import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  chatHistory,
  deleteChatSession,
  detachChatDocument,
  exportChatSession,
  getChatSession,
  type ChatSession,
} from '#shared/api/chat.js';
import { getLawArticle } from '#shared/api/law.js';
import { LIMITS } from '#shared/limits.js';
import { ignoreNotFound } from '../../lib/api-error.js';
import { buildUrl, call, send } from '../../lib/call.js';
import { filenameOf, saveFile } from '../../lib/download.js';
import { currentLanguage } from '../../lib/locale.js';
import { chatHistoryKey, chatSessionKey } from './keys.js';

/**
 * Keeps what events have brought of an answer that is being written, where the response to a request has less of it: the
 * request may have been answered before.
 */
export function keepStreamed(fetched: ChatSession, cached: ChatSession | undefined): ChatSession {
  const messages = fetched.messages.map((message) => {
    const known = cached?.messages.find(({ id }) => id === message.id);
    const ahead =
      known?.status === 'streaming' &&
      message.status === 'streaming' &&
      known.text.length > message.text.length &&
      known.text.startsWith(message.text);
    return ahead ? { ...message, text: known.text } : message;
  });
  return { ...fetched, messages };
}

/** Tells whether the assistant is answering in a conversation. */
export const isAnswering = (session: ChatSession | undefined): boolean =>
  session?.messages.at(-1)?.status === 'streaming';

/** The query of a conversation. The timer of its refetches restarts with every event that changes it. */
export const chatSessionQuery = (id: string) =>
  queryOptions({
    queryKey: chatSessionKey(id),
    queryFn: async ({ signal, client, queryKey }) => {
      const fetched = await call(getChatSession, { params: { id } }, { signal });
      return keepStreamed(fetched, client.getQueryData<ChatSession>(queryKey));
    },
    refetchInterval: ({ state: { data } }) => {
      if (isAnswering(data)) return LIMITS.ui.answerPollMs;
      return data?.documents.some(({ status }) => status === 'pending') === true ? LIMITS.ui.pollMs : false;
    },
  });

/** Fetches a conversation; none while `id` is null. */
export function useChatSession(id: string | null) {
  return useQuery({ ...chatSessionQuery(id ?? ''), enabled: id !== null });
}

export const historyQuery = queryOptions({
  queryKey: chatHistoryKey,
  queryFn: async ({ signal }) => (await call(chatHistory, {}, { signal })).history,
});

/** Fetches the user's conversations, the one changed last first. */
export function useChatHistory() {
  return useQuery(historyQuery);
}

export function useDeleteConversation() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(deleteChatSession, { params: { id } }).catch(ignoreNotFound),
    onSuccess: () => client.invalidateQueries({ queryKey: chatHistoryKey }),
  });
}

export function useDetachDocument() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, document }: { id: string; document: string }) =>
      call(detachChatDocument, { params: { id, document } }).catch(ignoreNotFound),
    onSuccess: (_, { id }) => client.invalidateQueries({ queryKey: chatSessionKey(id) }),
  });
}

/** The formats in which a conversation can be saved. */
export const EXPORT_FORMATS = ['docx', 'pdf'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** Saves a conversation as a file, under the name that the server gives it. */
export function useExportConversation() {
  return useMutation({
    mutationFn: async ({ id, format }: { id: string; format: ExportFormat }) => {
      const address = buildUrl(exportChatSession.path, { params: { id }, query: { format } });
      const response = await send(address, { headers: { 'Accept-Language': currentLanguage() } });
      const name = filenameOf(response.headers.get('content-disposition')) ?? `chat.${format}`;
      saveFile(await response.blob(), name);
    },
  });
}

/** Fetches an article of a law. */
export function useLawArticle(key: string, article: string) {
  return useQuery({
    queryKey: ['law-article', key, article],
    queryFn: ({ signal }) => call(getLawArticle, { params: { key, article } }, { signal }),
    staleTime: Infinity,
  });
}
