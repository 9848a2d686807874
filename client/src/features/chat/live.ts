import type { QueryClient } from '@tanstack/react-query';
import type { ChatSession } from '#shared/api/chat.js';
import type { SocketEvents } from '#shared/contracts/events.js';
import { refetchAfterNews } from '../../lib/query-client.js';
import { chatHistoryKey, chatSessionKey } from './keys.js';

/** Adds a piece of an answer to its conversation; a piece that does not follow what is there has it fetched again. */
export function onChatDelta(client: QueryClient, delta: SocketEvents['chat:delta']): void {
  const key = chatSessionKey(delta.session_id);
  const session = client.getQueryData<ChatSession>(key);
  if (session === undefined) return;
  const message = session.messages.find(({ id }) => id === delta.message_id);
  if (message === undefined || delta.offset > message.text.length) {
    void refetchAfterNews(client, key);
    return;
  }
  if (message.status !== 'streaming') return;
  // An offset before the end is an answer that began again after a crash, or a piece that a fetch brought already.
  const end = delta.offset + delta.text.length;
  if (delta.offset > 0 && end <= message.text.length) return;
  const text = message.text.slice(0, delta.offset) + delta.text;
  client.setQueryData<ChatSession>(key, {
    ...session,
    messages: session.messages.map((one) => (one === message ? { ...one, text } : one)),
  });
}

/** Fetches a conversation and the list again after a change, or forgets one that was removed. */
export function onChat(client: QueryClient, { session_id: id, change }: SocketEvents['chat']): void {
  if (change === 'removed') client.removeQueries({ queryKey: chatSessionKey(id), type: 'inactive' });
  for (const queryKey of [chatSessionKey(id), chatHistoryKey]) void refetchAfterNews(client, queryKey);
}
