import type { AccessRows } from '#tests/support/access-rows.js';

const rows: AccessRows = {
  'POST /compliance/check': { who: 'owner', body: ({ documentId }) => ({ doc_id: documentId }) },
  'GET /compliance/history': { who: 'user' },
  'GET /compliance/rules': { who: 'user' },
  // The report of the test is another tool's: nobody finds one here.
  'GET /compliance/report/pdf/:id': {
    who: 'user',
    at: ({ reportId }) => `/compliance/report/pdf/${reportId}`,
    empty: true,
  },
  'GET /compliance/:id': { who: 'user', at: ({ reportId }) => `/compliance/${reportId}`, empty: true },
  'PATCH /compliance/:id/items/:n': {
    who: 'user',
    at: ({ reportId }) => `/compliance/${reportId}/items/1`,
    body: () => ({ state: 'accepted', version: 0 }),
    empty: true,
  },
  'DELETE /compliance/:id/kept-marks': {
    who: 'user',
    at: ({ reportId }) => `/compliance/${reportId}/kept-marks`,
    empty: true,
  },
  'DELETE /compliance/:id': { who: 'user', at: ({ reportId }) => `/compliance/${reportId}`, empty: true },
};
export default rows;
