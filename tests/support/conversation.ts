import type { Citation } from '#shared/api/chat.js';
import type { Conversation, ConversationMessage } from '#platform/db/queries/chat-export.js';
import type { CitedPlaces } from '#workers/conversations/sources.js';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 23, 19, minute));

/** Builds a citation of a document. */
export const cited = (given: Partial<Citation> = {}): Citation => ({
  ...{ n: 1, source: 'document', id: 'd'.repeat(24), title: 'lease.pdf' },
  quote: 'Either party may terminate this Lease\nby thirty (30) days’ notice.',
  evidence: { start: 120, end: 180, page: 3 },
  ...given,
});
const message = (given: Partial<ConversationMessage>, minute: number): ConversationMessage => ({
  ...{ id: `0000000${minute % 10}-0000-4000-8000-000000000000`, sender: 'bot', text: '', status: 'complete' },
  ...{ engine: null, model: null, createdAt: at(minute), citations: [], unsupported: [], ...given },
});
/** Builds a message of the user. */
export const asked = (text: string, minute = 1) => message({ sender: 'user', text }, minute);
/** Builds an answer. */
export const answered = (text: string, given: Partial<ConversationMessage> = {}, minute = 2) =>
  message({ text, engine: 'builtin', ...given }, minute);

/** Builds a conversation. */
export const conversation = (given: Partial<Conversation> = {}): Conversation => ({
  ...{ id: '00000000-0000-4000-8000-000000000001', title: 'What is the notice period?' },
  ...{ createdAt: at(0), updatedAt: at(5), documents: [], messages: [], ...given },
});

/** What is known of the places that `cited` and the articles of the Labor Law name. */
export const PLACES: CitedPlaces = {
  sections: new Map([
    ['d'.repeat(24), [{ start: 100, end: 400, heading: 'Termination', number: '5.2', level: 1 }]],
  ]),
  articles: [
    {
      ...{ law: 'labor-m51-1426', number: '75', state: 'in_force', tracedTo: '2026-02', outdated: false },
      note: null,
      source: 'https://laws.boe.gov.sa/BoeLaws/Laws/LawDetails/08381293-6388-48e2-8ad2-a9a700f2aa94/1',
    },
    {
      ...{ law: 'labor-m51-1426', number: '77', state: 'as_published', tracedTo: null, outdated: true },
      note: { en: 'Amended by Royal Decree M/44.', ar: 'عُدّلت بالمرسوم الملكي م/44.' },
      source: null,
    },
  ],
};
