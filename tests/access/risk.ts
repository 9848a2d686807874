import type { AccessRows } from '#tests/support/access-rows.js';

const rows: AccessRows = {
  'POST /risk': { who: 'owner', body: ({ documentId }) => ({ doc_id: documentId }) },
  'POST /risk/analyze-file': { who: 'user', file: true },
  'GET /risk/history': { who: 'user' },
  'GET /risk/file/:id': { who: 'owner', at: ({ reportFileId }) => `/risk/file/${reportFileId}` },
  'GET /risk/:id': { who: 'owner', at: ({ reportId }) => `/risk/${reportId}` },
  'POST /risk/:id/upload-pdf': {
    who: 'owner',
    at: ({ reportId }) => `/risk/${reportId}/upload-pdf`,
    file: true,
  },
  'PATCH /risk/:id/items/:n': {
    who: 'owner',
    at: ({ reportId }) => `/risk/${reportId}/items/1`,
    body: () => ({ state: 'accepted', version: 0 }),
  },
  'DELETE /risk/:id/kept-marks': { who: 'owner', at: ({ reportId }) => `/risk/${reportId}/kept-marks` },
  'DELETE /risk/:id': { who: 'owner', at: ({ reportId }) => `/risk/${reportId}` },
};
export default rows;
