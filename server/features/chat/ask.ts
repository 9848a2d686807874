import type { Request } from 'express';
import type * as z from 'zod/mini';
import * as chat from '#platform/db/queries/chat.js';
import { findDocumentForShare } from '#platform/db/queries/documents.js';
import { findActiveExtraction } from '#platform/db/queries/extractions.js';
import { lockUser } from '#platform/db/queries/jobs.js';
import type { Db } from '#platform/db/client.js';
import { AppError } from '#platform/errors.js';
import type { JobRow } from '#platform/db/schema/jobs.js';
import type { Deps } from '#server/deps.js';
import { requestLanguage } from '#server/language.js';
import { readIdempotencyKey, runIdempotent, scopeIdempotencyKey } from '#server/work/idempotency.js';
import type { chat as endpoint } from '#shared/api/chat.js';
import type { Language } from '#shared/contracts/common.js';
import { chatTitle } from '#shared/domain/chat.js';
import { LIMITS } from '#shared/limits.js';

type Body = z.output<typeof endpoint.body>;
interface Call {
  req: Request;
  user: { id: string; language: Language };
  requestId: string;
  body: Body;
}

/** Where a question is asked: the conversation, and the position of the question in it. */
interface Place {
  sessionId: string;
  /** Position of the question; the answer comes after it. */
  n: number;
  /** The question; null asks the one that is there again. */
  query: string | null;
}

const invalid = (detail: string) => new AppError('invalid_input', { detail });

/**
 * Adds a question with its empty answer and the job that writes it, in one transaction; returns the job's id, or that
 * of the earlier request with the same Idempotency-Key.
 * @throws AppError `invalid_input`, `not_found` of a conversation, message or document of somebody else,
 * `chat_answering`, `job_limit`, `idempotency_mismatch`.
 */
export async function ask(deps: Deps, call: Call): Promise<string> {
  const { req, user, body } = call;
  const key = scopeIdempotencyKey(req, user.id, readIdempotencyKey(req), body);
  const result = await runIdempotent(deps.db, key, async (tx) => {
    // Lock order: the user first. Requests of one user take turns, so that no two answers are written at a time.
    if (!(await lockUser(tx, user.id))) throw new AppError('not_signed_in');
    const place = await placeOf(tx, user.id, body);
    await attach(tx, user.id, place.sessionId, body.doc_ids ?? []);
    const job = await insertAnswer(deps, tx, call, place);
    return { jobId: job.id, documentId: null, job };
  });
  if (result.replayed) {
    // The key was used for something other than a question.
    if (result.created.jobId === null) throw new AppError('idempotency_mismatch');
    return result.created.jobId;
  }
  const { job } = result.created;
  const sessionId = job.resultId ?? '';
  await deps.bus.publish({ topic: 'chat', user_id: user.id, session_id: sessionId, change: 'messages' });
  await deps.jobs.deliver(job);
  return job.id;
}

/** Finds or makes the conversation, and removes what the question takes the place of. */
async function placeOf(tx: Db, userId: string, body: Body): Promise<Place> {
  const { query, session_id: id, message_id: messageId, regenerate = false } = body;
  if (query === undefined && !regenerate) throw invalid('Provide query');
  if (regenerate && messageId !== undefined) throw invalid('Provide message_id or regenerate, not both');
  if (id === undefined || id.startsWith('draft-')) {
    if (query === undefined || messageId !== undefined) throw invalid('Provide session_id');
    const session = await chat.insertChatSession(tx, { userId, title: chatTitle(query) });
    return { sessionId: session.id, n: 1, query };
  }
  const key = { userId, sessionId: id };
  if ((await chat.findChatSession(tx, key)) === undefined) throw new AppError('not_found');
  const messages = await chat.listChatMessages(tx, key);
  const last = messages.at(-1);
  if (last?.status === 'streaming') throw new AppError('chat_answering');
  if (regenerate || query === undefined) {
    if (last === undefined) throw invalid('This conversation has no question yet');
    await chat.deleteChatMessagesFrom(tx, key, last.n);
    await chat.updateChatSession(tx, key, {});
    return { sessionId: id, n: last.n - 1, query: null };
  }
  const edited = messageId === undefined ? undefined : messages.find((one) => one.id === messageId);
  if (messageId !== undefined && edited?.sender !== 'user') throw new AppError('not_found');
  if (edited !== undefined) await chat.deleteChatMessagesFrom(tx, key, edited.n);
  const n = edited?.n ?? (last?.n ?? 0) + 1;
  if (n + 1 > LIMITS.chat.messages)
    throw invalid(`A conversation has at most ${LIMITS.chat.messages} messages. Start a new one`);
  await chat.updateChatSession(tx, key, n === 1 ? { title: chatTitle(query) } : {});
  return { sessionId: id, n, query };
}

/** Attaches uploads of the user to the conversation, besides those that are. */
async function attach(tx: Db, userId: string, sessionId: string, ids: readonly string[]): Promise<void> {
  for (const documentId of new Set(ids)) {
    // A document that is being removed at this moment is not found.
    const document = await findDocumentForShare(tx, { userId, documentId });
    if (document?.origin !== 'upload') throw new AppError('not_found');
    await chat.attachChatDocument(tx, { sessionId, documentId });
  }
  if (ids.length === 0) return;
  const attached = await chat.listChatDocuments(tx, { userId, sessionId });
  if (attached.length > LIMITS.chat.documents)
    throw invalid(`A conversation has at most ${LIMITS.chat.documents} documents`);
}

/** Adds the question, its empty answer and the job, which waits for the documents that are still being read. */
async function insertAnswer(
  { jobs }: Deps,
  tx: Db,
  { req, user, requestId }: Call,
  { sessionId, n, query }: Place,
): Promise<JobRow> {
  if (query !== null)
    await chat.insertChatMessage(tx, { sessionId, n, sender: 'user', text: query, status: 'complete' });
  const messageId = await chat.insertChatMessage(tx, {
    ...{ sessionId, n: n + 1, sender: 'bot', text: '', status: 'streaming' },
  });
  const job = await jobs.insert(tx, {
    kind: 'chat',
    userId: user.id,
    input: { sessionId, messageId, lang: requestLanguage(req, user.language) },
    documentId: null,
    filename: null,
    requestId,
    afterJobId: await lastExtraction(tx, { userId: user.id, sessionId }),
    result: { kind: 'chat', id: sessionId },
  });
  await chat.setAnswerJob(tx, { messageId, jobId: job.id });
  return job;
}

/** Returns the extraction of an attached document that was requested last and still runs, or null. */
async function lastExtraction(tx: Db, key: chat.ChatKey): Promise<string | null> {
  let last: JobRow | undefined;
  for (const { id, status } of await chat.listChatDocuments(tx, key)) {
    const found = status === 'pending' ? await findActiveExtraction(tx, id) : undefined;
    if (found !== undefined && (last === undefined || found.createdAt > last.createdAt)) last = found;
  }
  return last?.id ?? null;
}
