import type { AccessRows } from '#tests/support/access-rows.js';

/** An id that no translation has: the report of the test is another tool's. */
const NOBODYS = '0'.repeat(24);

const rows: AccessRows = {
  'POST /translate': {
    who: 'owner',
    body: ({ documentId }) => ({ doc_id: documentId, target_lang: 'arabic' }),
  },
  'POST /translate/file': { who: 'user', file: true },
  'GET /translate/history': { who: 'user' },
  'GET /translate/glossary': { who: 'user' },
  'PUT /translate/glossary': { who: 'user', body: () => [] },
  'GET /translate/file/:id': { who: 'user', at: () => `/translate/file/${NOBODYS}`, empty: true },
  'GET /translate/:id': { who: 'user', at: () => `/translate/${NOBODYS}`, empty: true },
  'DELETE /translate/:id': { who: 'user', at: () => `/translate/${NOBODYS}`, empty: true },
};
export default rows;
