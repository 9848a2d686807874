import type { ContentType } from '#shared/contracts/documents.js';

/**
 * Version of the reader of each type of file. Raise a type's number when the reader finds more or better text in such
 * files, or better sections: documents that an earlier version has read are then offered to be read again.
 */
export const READER_VERSIONS: Readonly<Record<ContentType, number>> = {
  'application/pdf': 1,
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 2,
  'application/msword': 1,
  'text/plain': 1,
  'image/jpeg': 1,
  'image/png': 1,
};
