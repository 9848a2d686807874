import { and, eq, sql } from 'drizzle-orm';
import type { Citation } from '#shared/api/chat.js';
import type { EngineName } from '#shared/contracts/common.js';
import { chatPreview } from '#shared/domain/chat.js';
import type { Db } from '#platform/db/client.js';
import { chatMessages, chatSessions, jobs } from '#platform/db/schema/index.js';

/** The message that a job writes; a later job of the same question writes another one. */
export interface AnswerKey {
  sessionId: string;
  messageId: string;
  jobId: string;
}

/** The message of this job, in this status. */
const is = (status: 'streaming' | 'failed', { sessionId, messageId, jobId }: AnswerKey) =>
  and(
    eq(chatMessages.id, messageId),
    eq(chatMessages.sessionId, sessionId),
    eq(chatMessages.jobId, jobId),
    eq(chatMessages.status, status),
  );

/**
 * Stores what has come of an answer, under the claim of its job; returns false if the claim was lost or the answer is
 * no longer being written. The job's row is locked until the statement ends, so that no other worker takes it over
 * meanwhile.
 */
export async function storeAnswerText(
  db: Db,
  { token, ...key }: AnswerKey & { token: string },
  { text, engine, model }: { text: string; engine: EngineName; model: string | null },
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    with claim as (
      select id from ${jobs}
      where id = ${key.jobId} and claim_token = ${token} and status = 'running' for share
    )
    update ${chatMessages} set text = ${text}, engine = ${engine}, model = ${model}
    from claim where ${is('streaming', key)} and chat_messages.job_id = claim.id
    returning chat_messages.id`);
  return rows.length === 1;
}

/** Completes an answer in the transaction that completes its job; returns false if it is gone. */
export async function completeAnswer(
  tx: Db,
  key: AnswerKey,
  answer: { text: string; citations: Citation[]; unsupported: { start: number; end: number }[] },
): Promise<boolean> {
  const rows = await tx
    .update(chatMessages)
    .set({ ...answer, status: 'complete' })
    .where(is('streaming', key))
    .returning({ id: chatMessages.id });
  if (rows.length === 0) return false;
  await touchSession(tx, key.sessionId, answer.text);
  return true;
}

/** Ends an answer whose job ended without a result; what had come of it stays. */
export async function endAbandonedAnswer(
  tx: Db,
  { code, ...key }: AnswerKey & { code: string },
): Promise<void> {
  const [row] = await tx
    .update(chatMessages)
    .set(code === 'cancelled' ? { status: 'stopped' } : { status: 'failed', errorCode: code })
    .where(is('streaming', key))
    .returning({ text: chatMessages.text });
  if (row !== undefined) await touchSession(tx, key.sessionId, row.text);
}

/**
 * Makes a failed answer one that is being written again; returns false if it is gone or the conversation has gone on
 * since.
 */
export async function reopenAnswer(tx: Db, key: AnswerKey): Promise<boolean> {
  const rows = await tx
    .update(chatMessages)
    .set({ status: 'streaming', text: '', errorCode: null })
    .where(
      and(
        is('failed', key),
        sql`not exists (select 1 from ${chatMessages} as later
          where later.session_id = ${key.sessionId} and later.n > chat_messages.n)`,
      ),
    )
    .returning({ id: chatMessages.id });
  return rows.length === 1;
}

/** Moves a conversation to the head of the list; an answer that has a text becomes its preview. */
async function touchSession(tx: Db, sessionId: string, reply: string): Promise<void> {
  const preview = reply.trim() === '' ? {} : { preview: chatPreview(reply) };
  await tx
    .update(chatSessions)
    .set({ updatedAt: sql`clock_timestamp()`, ...preview })
    .where(eq(chatSessions.id, sessionId));
}
