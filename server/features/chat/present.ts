import * as z from 'zod/mini';
import type { ChatDocument, ChatMessageRow, ChatSessionRow } from '#platform/db/queries/chat.js';
import {
  chatMessage,
  type ChatMessage,
  type ChatSession,
  type ChatSessionSummary,
} from '#shared/api/chat.js';
import { withoutThoughts } from '#shared/domain/thoughts.js';
import { ERRORS, isErrorCode } from '#shared/contracts/errors.js';

const { citations, unsupported } = chatMessage.shape;
const stored = z.object({ citations, unsupported });

/** The sentence of a stored error code; a code that only another version knows is an unknown error. */
const sentenceOf = (code: string) => ERRORS[isErrorCode(code) ? code : 'internal'][1];

export function presentMessage(row: ChatMessageRow): ChatMessage {
  return {
    id: row.id,
    sender: row.sender,
    text: row.text,
    timestamp: row.createdAt.toISOString(),
    status: row.status,
    ...stored.parse(row),
    job_id: row.jobId,
    engine: row.engine,
    model: row.model,
    error: row.errorCode === null ? null : sentenceOf(row.errorCode),
    ...(row.errorCode === null ? {} : { error_code: row.errorCode }),
  };
}

export function presentSessionSummary(row: ChatSessionRow): ChatSessionSummary {
  return {
    id: row.id,
    title: row.title,
    // Those of answers from before December 2026 may begin with what a model thought.
    preview: withoutThoughts(row.preview),
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}

export function presentSession(
  row: ChatSessionRow,
  messages: readonly ChatMessageRow[],
  documents: readonly ChatDocument[],
): ChatSession {
  return {
    ...presentSessionSummary(row),
    messages: messages.map(presentMessage),
    documents: documents.map(({ id, filename, status }) => ({ id, filename, status })),
  };
}
