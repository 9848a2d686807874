import { and, eq, sql } from 'drizzle-orm';
import { chatPreview } from '#shared/domain/chat.js';
import type { Db } from '#platform/db/client.js';
import { chatMessages, chatSessions } from '#platform/db/schema/index.js';

/** The message that a job writes; a later job of the same question writes another one. */
export interface AnswerKey {
  sessionId: string;
  messageId: string;
  jobId: string;
}

/** The message of this job, as long as it is being written. */
const isStreaming = ({ sessionId, messageId, jobId }: AnswerKey) =>
  and(
    eq(chatMessages.id, messageId),
    eq(chatMessages.sessionId, sessionId),
    eq(chatMessages.jobId, jobId),
    eq(chatMessages.status, 'streaming'),
  );

/** Moves a conversation to the head of the list; an answer that has a text becomes its preview. */
async function touchSession(tx: Db, sessionId: string, reply: string): Promise<void> {
  const preview = reply.trim() === '' ? {} : { preview: chatPreview(reply) };
  await tx
    .update(chatSessions)
    .set({ updatedAt: sql`clock_timestamp()`, ...preview })
    .where(eq(chatSessions.id, sessionId));
}

/** Ends an answer whose job ended without a result; what had come of it stays. */
export async function endAbandonedAnswer(
  tx: Db,
  { code, ...key }: AnswerKey & { code: string },
): Promise<void> {
  const [row] = await tx
    .update(chatMessages)
    .set(code === 'cancelled' ? { status: 'stopped' } : { status: 'failed', errorCode: code })
    .where(isStreaming(key))
    .returning({ text: chatMessages.text });
  if (row !== undefined) await touchSession(tx, key.sessionId, row.text);
}
