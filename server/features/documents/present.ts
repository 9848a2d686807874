import { contentType, type DocumentItem } from '#shared/contracts/api/documents.js';
import type { DocumentRow } from '#platform/db/queries/documents.js';

/** Presents an upload as `GET /documents` lists it. */
export function presentDocument(row: DocumentRow): DocumentItem {
  return {
    _id: row.id,
    filename: row.filename,
    size: row.size,
    content_type: contentType.parse(row.contentType),
    status: row.status,
    pages: row.pages,
    error_code: row.errorCode,
  };
}
