import * as z from 'zod/mini';
import { LIMITS } from '../limits.js';
import { change, leftAsIs, rephraseStyle, rephraseType } from '../tools/rephrase/contract.js';
import { objectId, provenance, timestamp, uuid } from '../contracts/common.js';
import { endpoint } from '../contracts/endpoint.js';
import { itemNumber, mark, markChange, reviewed } from '../contracts/marks.js';

export const rephrasing = z.object({
  id: uuid,
  type: rephraseType,
  /** The document's file name. */
  filename: z.string(),
  style: rephraseStyle,
  created_at: timestamp,
  /** The Word file with the changes made; null until it is written. */
  rephrased_doc_id: z.nullable(objectId),
  rephrased_doc_filename: z.string(),
  /** The Word file with the changes tracked; null until it is written. */
  tracked_doc_id: z.nullable(objectId),
  /** The text with every change that was not dismissed. */
  rephrased_text: z.string(),
  original_text: z.string(),
  /**
   * Offset of the comments of a Word file in the original text, behind that of the document; absent if there are
   * none.
   */
  comments_at: z.optional(z.int()),
  changes: z.array(change),
  /** Marks of the changes that were ever accepted or dismissed, by their numbers. */
  marks: z.array(mark),
  left: z.array(leftAsIs),
  ...provenance,
});
export type Rephrasing = z.infer<typeof rephrasing>;

export const rephraseHistoryItem = z.object({
  id: uuid,
  type: rephraseType,
  filename: z.string(),
  style: rephraseStyle,
  result_doc_id: z.nullable(objectId),
  result_text: z.string(),
  num_changes: z.int(),
  reviewed,
  created_at: timestamp,
});
export type RephraseHistoryItem = z.infer<typeof rephraseHistoryItem>;

const params = z.object({ id: uuid });

export const rephrase = endpoint({
  method: 'POST',
  path: '/rephrase',
  summary: 'Put a stored document (doc_id) or a text (document_text) in other words.',
  access: 'user',
  localized: true,
  longRunning: true,
  body: z.object({
    // Exactly one of `document_text` and `doc_id` is required; checked by the server.
    document_text: z.optional(z.string()),
    doc_id: z.optional(objectId),
    filename: z.optional(z.string().check(z.maxLength(LIMITS.upload.filenameChars))),
    style: z._default(rephraseStyle, 'formal'),
  }),
  response: rephrasing,
});
export const rephraseHistory = endpoint({
  method: 'GET',
  path: '/rephrase/history',
  summary: "The user's rephrasings, newest first.",
  access: 'user',
  response: z.object({ history: z.array(rephraseHistoryItem) }),
});
export const downloadRephrasing = endpoint({
  method: 'GET',
  path: '/rephrase/file/:id',
  summary: "A rephrasing's Word file, by the id of the rephrasing: form=clean or form=tracked.",
  access: 'user',
  params,
  query: z.object({ form: z._default(z.enum(['clean', 'tracked']), 'clean') }),
  response: z.unknown(),
  file: ['application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
});
export const getRephrasing = endpoint({
  method: 'GET',
  path: '/rephrase/:id',
  summary: 'One rephrasing.',
  access: 'user',
  params,
  response: rephrasing,
});
export const markChangeOfText = endpoint({
  method: 'PATCH',
  path: '/rephrase/:id/items/:n',
  summary: 'Accept or dismiss the n-th change of a rephrasing (from 1); its files are written again.',
  access: 'user',
  params: z.object({ id: uuid, n: itemNumber }),
  body: markChange,
  invalidBody: 'mark_invalid',
  response: mark,
  errors: ['mark_changed'],
});
export const deleteRephrasing = endpoint({
  method: 'DELETE',
  path: '/rephrase/:id',
  summary: 'Remove a rephrasing and its files.',
  access: 'user',
  params,
  status: 204,
  response: null,
});
