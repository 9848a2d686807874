import type { DocumentItem } from '#shared/api/documents.js';

/** Returns an upload that was read by the current version of the reader, for tests. */
export function makeDocumentItem(over: Partial<DocumentItem> = {}): DocumentItem {
  const id = over._id ?? '6b01f172282a2a117b00e339';
  return {
    _id: id,
    filename: 'lease.pdf',
    size: 1024,
    content_type: 'application/pdf',
    status: 'ready',
    pages: 2,
    error_code: null,
    upload_id: id,
    read_again_at: null,
    reading_again: null,
    earlier_reader: false,
    ...over,
  };
}
