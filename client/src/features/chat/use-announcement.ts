import { useState } from 'react';
import type { ChatSession } from '#shared/api/chat.js';
import { useTranslation } from '../../lib/translation.js';
import { isAnswering } from './api.js';
import { plainAnswer } from './plain-answer.js';

/** What a screen reader is told of an answer: that it is being written, and then all of it at once. */
export function useAnnouncement(session: ChatSession | undefined, sending: boolean): string {
  const t = useTranslation();
  const writing = sending || isAnswering(session);
  const [heard, setHeard] = useState(false);
  // An answer that was there when the conversation was opened is not read aloud.
  if (writing && !heard) setHeard(true);
  if (writing) return t('chat.answering');
  const last = session?.messages.at(-1);
  if (!heard || last?.sender !== 'bot' || last.status === 'failed') return '';
  return t('chat.answered', { text: plainAnswer(last.text) });
}
