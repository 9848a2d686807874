import type { AccessRows } from '#tests/support/access-rows.js';

const rows: AccessRows = {
  'POST /chatbot': {
    who: 'owner',
    body: ({ documentId }) => ({ query: 'What is the notice period?', doc_ids: [documentId] }),
  },
  'GET /chatbot/history': { who: 'user' },
  'GET /chatbot/session/:id': { who: 'owner', at: ({ chatId }) => `/chatbot/session/${chatId}` },
  'GET /chatbot/session/:id/export': {
    who: 'owner',
    at: ({ chatId }) => `/chatbot/session/${chatId}/export`,
  },
  'DELETE /chatbot/session/:id': { who: 'owner', at: ({ chatId }) => `/chatbot/session/${chatId}` },
  'DELETE /chatbot/session/:id/documents/:document': {
    who: 'owner',
    at: ({ chatId, documentId }) => `/chatbot/session/${chatId}/documents/${documentId}`,
  },
};
export default rows;
