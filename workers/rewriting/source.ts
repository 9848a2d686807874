import type { Readable } from 'node:stream';
import type { ContentType } from '#shared/contracts/documents.js';
import type { ExtractedDocument } from '#platform/documents.js';

/** The document of a report, for files that are made from it. */
export interface SourceDocument {
  contentType: ContentType;
  extracted: ExtractedDocument;
  /** Opens its bytes as they were uploaded. */
  bytes(): Readable;
}
