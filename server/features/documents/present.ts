import type { DocumentItem } from '#shared/api/documents.js';
import { contentType } from '#shared/contracts/documents.js';
import type { Upload } from '#platform/db/queries/documents.js';
import { firstIdOf } from '#platform/db/queries/readings.js';
import { READER_VERSIONS } from '#platform/reader-versions.js';

/** Presents an upload as `GET /documents` lists it. */
export function presentDocument(row: Upload): DocumentItem {
  const type = contentType.parse(row.contentType);
  return {
    _id: row.id,
    filename: row.filename,
    size: row.size,
    content_type: type,
    status: row.status,
    pages: row.pages,
    error_code: row.errorCode,
    upload_id: firstIdOf(row),
    read_again_at: row.firstId === null ? null : (row.readAt?.toISOString() ?? null),
    reading_again: row.readingAgain,
    earlier_reader: row.status === 'ready' && (row.readerVersion ?? 0) < READER_VERSIONS[type],
  };
}
