import type { ChatMessage, ChatSession, Citation } from '#shared/api/chat.js';

export const SESSION_ID = '22222222-2222-4222-8222-222222222222';
export const JOB_ID = '33333333-3333-4333-8333-333333333333';
export const DOCUMENT_ID = 'd'.repeat(24);

/** Returns a message of a conversation, for tests: a question, or an answer. */
export function makeMessage(over: Partial<ChatMessage> = {}): ChatMessage {
  const bot = over.sender === 'bot';
  return {
    id: bot ? '44444444-4444-4444-8444-444444444444' : '55555555-5555-4555-8555-555555555555',
    sender: 'user',
    text: 'What is the notice period?',
    timestamp: '2026-03-01T09:00:00.000Z',
    status: 'complete',
    citations: [],
    unsupported: [],
    job_id: bot ? JOB_ID : null,
    engine: bot ? 'builtin' : null,
    model: null,
    error: null,
    ...over,
  };
}

/** Returns a conversation of a question and an answer, for tests. */
export function makeSession(over: Partial<ChatSession> = {}): ChatSession {
  return {
    id: SESSION_ID,
    title: 'What is the notice period?',
    preview: 'The notice period is 30 days…',
    created_at: '2026-03-01T09:00:00.000Z',
    updated_at: '2026-03-01T09:00:00.000Z',
    messages: [makeMessage(), makeMessage({ sender: 'bot', text: 'The notice period is **30 days** [1].' })],
    documents: [],
    ...over,
  };
}

/** Returns a citation of a document, for tests. */
export function makeCitation(over: Partial<Citation> = {}): Citation {
  return {
    n: 1,
    source: 'document',
    id: DOCUMENT_ID,
    title: 'lease.pdf',
    quote: 'thirty days',
    evidence: { start: 20, end: 31, page: 2 },
    ...over,
  };
}
