import type { AccessRows } from '#tests/support/access-rows.js';

const rows: AccessRows = {
  'POST /rephrase': { who: 'owner', body: ({ documentId }) => ({ doc_id: documentId }) },
  'GET /rephrase/history': { who: 'user' },
  // The report of the test is another tool's: nobody finds one here.
  'GET /rephrase/file/:id': {
    who: 'user',
    at: ({ reportId }) => `/rephrase/file/${reportId}`,
    empty: true,
  },
  'GET /rephrase/:id': { who: 'user', at: ({ reportId }) => `/rephrase/${reportId}`, empty: true },
  'PATCH /rephrase/:id/items/:n': {
    who: 'user',
    at: ({ reportId }) => `/rephrase/${reportId}/items/1`,
    body: () => ({ state: 'accepted', version: 0 }),
    empty: true,
  },
  'DELETE /rephrase/:id': { who: 'user', at: ({ reportId }) => `/rephrase/${reportId}`, empty: true },
};
export default rows;
