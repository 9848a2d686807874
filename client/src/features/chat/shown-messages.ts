import type { ChatMessage, ChatSession } from '#shared/api/chat.js';
import type { Local } from './conversations.js';

/** What a conversation shows: stored messages, then a question that the server does not have, or one that is replaced. */
export interface Shown {
  messages: readonly ChatMessage[];
  /** A question that is being sent, or was not accepted; null if there is none. */
  question: string | null;
  /** True while it is not known yet that the assistant answers. */
  waiting: boolean;
}

/** Returns what a conversation shows while something of it is on its way. */
export function shownMessages(session: ChatSession | undefined, { sending, failed }: Local): Shown {
  const all = session?.messages ?? [];
  const ask = sending ?? failed?.ask;
  if (ask === undefined) return { messages: all, question: null, waiting: false };
  const waiting = sending !== undefined;
  if (ask.kind === 'new') return { messages: all, question: ask.text, waiting };
  // A replacement that failed has replaced nothing: the old messages are there.
  if (!waiting) return { messages: all, question: ask.kind === 'edit' ? ask.text : null, waiting };
  const at =
    ask.kind === 'edit' ? all.findIndex(({ id }) => id === ask.messageId) : all.findLastIndex(isAnswer);
  return {
    messages: at === -1 ? all : all.slice(0, at),
    question: ask.kind === 'edit' ? ask.text : null,
    waiting,
  };
}

const isAnswer = ({ sender }: ChatMessage) => sender === 'bot';
