import * as z from 'zod/mini';
import { objectId, timestamp, uuid } from '../contracts/common.js';
import { contentType, documentBlock, span } from '../contracts/documents.js';
import { endpoint } from '../contracts/endpoint.js';
import { job } from '../contracts/jobs.js';

export const documentStatus = z.enum(['pending', 'ready', 'failed']);

export const documentItem = z.object({
  _id: objectId,
  filename: z.string(),
  /** Size in bytes. */
  size: z.int(),
  content_type: contentType,
  status: documentStatus,
  pages: z.nullable(z.int()),
  /** Reason why extraction failed; null if it did not. */
  error_code: z.nullable(z.string()),
  /** The same for every reading of an upload, and in the form of its ids: it tells when the document was uploaded. */
  upload_id: objectId,
  /** When its text was read again, the last time; null if it was read once. Each reading has an `_id` of its own. */
  read_again_at: z.nullable(timestamp),
  /** Id of the job that reads it again at the moment; null if none does. */
  reading_again: z.nullable(uuid),
  /** True if its text is from an earlier version of the reader. */
  earlier_reader: z.boolean(),
});
export type DocumentItem = z.infer<typeof documentItem>;

const params = z.object({ id: objectId });

/** Form fields of an upload besides the file. */
export const uploadForm = z.object({ recognize: z.optional(z.literal('all')) });
export type UploadForm = z.infer<typeof uploadForm>;

export const uploadDocument = endpoint({
  method: 'POST',
  path: '/documents/upload',
  summary:
    'Store a document (multipart, field `file`). Its text is extracted at once; the field `recognize` with the value `all` asks for the text of a scan of more than 200 pages to be recognized.',
  access: 'user',
  upload: true,
  form: uploadForm,
  status: 201,
  response: z.object({ doc_id: objectId, filename: z.string() }),
});
export const listDocuments = endpoint({
  method: 'GET',
  path: '/documents',
  summary: "The user's uploads, newest first.",
  access: 'user',
  query: z.object({
    limit: z.optional(z.string().check(z.regex(/^(?:[1-9]\d{0,2})$/))),
    before: z.optional(objectId),
  }),
  response: z.array(documentItem),
});
export const documentContent = endpoint({
  method: 'GET',
  path: '/documents/content/:id',
  summary:
    'The extracted text, once it is there, with its pages and blocks, and where recognized words in it may have been misread. Where extraction failed it begins with "error extracting text" and says why.',
  access: 'user',
  params,
  response: z.object({
    content: z.string(),
    /** Type of the stored file; a file that LDA wrote has other ones than an upload. */
    content_type: z.string(),
    /** Words and numbers that may have been misread, in order: UTF-16 code units into `content`, end exclusive. */
    doubtful: z.array(z.object(span)),
    /** Pages of the text, in order; empty for formats without pages. */
    pages: z.array(z.object(span)),
    /** Headings, paragraphs, items of lists, cells; null of documents that were read before blocks were stored. */
    blocks: z.nullable(z.array(documentBlock)),
  }),
});
export const recognizeDocument = endpoint({
  method: 'POST',
  path: '/documents/:id/recognize',
  summary:
    'Read a stored scan again whose extraction ended with `scan_too_long`, and recognize the text of all of its pages.',
  access: 'user',
  params,
  status: 202,
  response: job,
  errors: ['conflict'],
});
/** Answers with the file itself and its name in Content-Disposition. */
export const downloadDocument = endpoint({
  method: 'GET',
  path: '/documents/download/:id',
  summary: 'The stored file.',
  access: 'user',
  params,
  response: z.unknown(),
  file: [...contentType.options, 'application/zip'],
});
export const readDocumentAgain = endpoint({
  method: 'POST',
  path: '/documents/:id/read-again',
  summary:
    'Read an uploaded document anew. Its new text has an id of its own and takes the place of the last one, which stays with the reports that stand on it. Until then, and if the reading fails, everything stays as it is. While it is read, the same job is answered; `recognize` is as for uploads.',
  access: 'user',
  longRunning: true,
  params,
  query: uploadForm,
  response: documentItem,
  errors: ['not_readable_again'],
});
export const deleteDocument = endpoint({
  method: 'DELETE',
  path: '/documents/:id',
  summary: 'Remove a document, all readings of its text and its caches, and cancel its jobs.',
  access: 'user',
  params,
  status: 204,
  response: null,
});
