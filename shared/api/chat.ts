import * as z from 'zod/mini';
import { LIMITS } from '../limits.js';
import { engineName, evidence, objectId, storableText, timestamp, uuid } from '../contracts/common.js';
import { endpoint } from '../contracts/endpoint.js';

/** A passage that an answer rests on. It is stored only if it was found, and its quote stands in it word by word. */
export const citation = z.object({
  /** The number by which the answer names it, in brackets: 1 for the first. */
  n: z.int(),
  source: z.enum(['document', 'statute', 'note']),
  /** The document's id; the law's key and the article's number, joined by a slash; or the note's id. */
  id: z.string(),
  /** The document's file name, the law with the article's number, or the note's question. */
  title: z.string(),
  quote: z.string(),
  /** The quote's place in the document's text; null in statutes and notes. */
  evidence: z.nullable(evidence),
});
export type Citation = z.infer<typeof citation>;

export const messageStatus = z.enum(['streaming', 'complete', 'stopped', 'failed']);
export type MessageStatus = z.infer<typeof messageStatus>;

/**
 * A message of a conversation. An answer is plain text with paragraphs, lists (`- `), bold (`**`), quotes (`> `) and the numbers
 * of its citations in brackets.
 */
export const chatMessage = z.object({
  id: uuid,
  sender: z.enum(['user', 'bot']),
  text: z.string(),
  timestamp,
  /** `streaming` while its job runs; what had come of a `stopped` or `failed` answer stays. */
  status: messageStatus,
  citations: z.array(citation),
  /** Ranges of `text` (UTF-16 code units) that state something without a source that bears it. */
  unsupported: z.array(z.object({ start: z.int(), end: z.int() })),
  /** The job that writes or wrote the answer; null in messages of the user. */
  job_id: z.nullable(uuid),
  engine: z.nullable(engineName),
  model: z.nullable(z.string()),
  /** Why an answer failed, as a sentence; null otherwise. */
  error: z.nullable(z.string()),
  /** The code of that sentence, for those who tell it in another language; absent without an error. */
  error_code: z.optional(z.string()),
});
export type ChatMessage = z.infer<typeof chatMessage>;

export const chatSessionSummary = z.object({
  id: uuid,
  title: z.string(),
  preview: z.string(),
  created_at: timestamp,
  updated_at: timestamp,
});
export type ChatSessionSummary = z.infer<typeof chatSessionSummary>;

export const chatSession = z.object({
  ...chatSessionSummary.shape,
  messages: z.array(chatMessage),
  /** Documents attached to the conversation, in the order in which they were. */
  documents: z.array(
    z.object({ id: objectId, filename: z.string(), status: z.enum(['pending', 'ready', 'failed']) }),
  ),
});
export type ChatSession = z.infer<typeof chatSession>;

const params = z.object({ id: uuid });
const query = z.string().check(z.trim(), z.minLength(1), z.maxLength(LIMITS.chat.queryChars), storableText);

export const chat = endpoint({
  method: 'POST',
  path: '/chatbot',
  summary: 'Ask the assistant, in a new or an earlier conversation.',
  access: 'user',
  localized: true,
  longRunning: true,
  body: z.object({
    /** May be left out only with `regenerate`. */
    query: z.optional(query),
    /** The conversation to go on with; an id that begins with `draft-` counts as none. */
    session_id: z.optional(z.union([uuid, z.string().check(z.startsWith('draft-'), z.maxLength(100))])),
    /** Documents to attach to the conversation, besides those attached before. */
    doc_ids: z.optional(z.array(objectId).check(z.maxLength(LIMITS.chat.documents))),
    /** A message of the user to put `query` in the place of: it and all later messages are removed. */
    message_id: z.optional(uuid),
    /** Answers the last question again; the last answer is removed. */
    regenerate: z.optional(z.boolean()),
  }),
  response: z.object({
    bot_response: z.string(),
    session_id: uuid,
    message_id: uuid,
    citations: z.array(citation),
  }),
  errors: ['chat_answering', 'job_limit', 'answer_cut_off'],
});
export const chatHistory = endpoint({
  method: 'GET',
  path: '/chatbot/history',
  summary: "The user's conversations, the one changed last first.",
  access: 'user',
  response: z.object({ history: z.array(chatSessionSummary) }),
});
export const getChatSession = endpoint({
  method: 'GET',
  path: '/chatbot/session/:id',
  summary: 'One conversation; the last message has the status `streaming` while it is being answered.',
  access: 'user',
  params,
  response: chatSession,
});
export const deleteChatSession = endpoint({
  method: 'DELETE',
  path: '/chatbot/session/:id',
  summary: 'Remove a conversation; an answer that is being written is stopped.',
  access: 'user',
  params,
  status: 204,
  response: null,
});
export const detachChatDocument = endpoint({
  method: 'DELETE',
  path: '/chatbot/session/:id/documents/:document',
  summary: 'Detach a document from a conversation; the document stays.',
  access: 'user',
  params: z.object({ id: uuid, document: objectId }),
  status: 204,
  response: null,
});
/** File formats of an exported conversation. */
export const exportFormat = z.enum(['docx', 'pdf']);
export type ExportFormat = z.infer<typeof exportFormat>;

export const exportChatSession = endpoint({
  method: 'GET',
  path: '/chatbot/session/:id/export',
  summary: 'A conversation with its sources, as a Word file or PDF.',
  access: 'user',
  localized: true,
  longRunning: true,
  params,
  query: z.object({ format: z._default(exportFormat, 'docx') }),
  response: z.unknown(),
  file: ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'application/pdf'],
});
