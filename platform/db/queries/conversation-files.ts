import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { ExportFormat } from '#shared/api/chat.js';
import type { Language } from '#shared/contracts/common.js';
import type { Db } from '#platform/db/client.js';
import { blobs, jobs } from '#platform/db/schema/index.js';

/** Kind of the result of a job that has written a conversation: the id is that of the bytes, which belong to nobody. */
export const CONVERSATION_FILE = 'conversation-file';

/** A state of a conversation in one format and language, as the input of the job that writes it names it. */
export interface ConversationState {
  sessionId: string;
  format: ExportFormat;
  lang: Language;
  /** Hash of what the conversation contains. */
  version: string;
}

const ofConversation = (input: Partial<ConversationState>) =>
  and(eq(jobs.kind, 'report'), sql`${jobs.input} @> ${JSON.stringify(input)}::jsonb`);

/**
 * Returns the id of the job that writes or has written this version of a conversation, or undefined; its file may have been
 * taken since.
 */
export async function findConversationFileJob(
  db: Db,
  { userId, input }: { userId: string; input: ConversationState },
): Promise<string | undefined> {
  const [row] = await db
    .select({ id: jobs.id, status: jobs.status, blobId: jobs.resultId })
    .from(jobs)
    .where(
      and(
        eq(jobs.userId, userId),
        inArray(jobs.status, ['queued', 'running', 'completed']),
        ofConversation(input),
      ),
    )
    .orderBy(desc(jobs.createdAt))
    .limit(1);
  if (row?.status !== 'completed') return row?.id;
  return row.blobId !== null && (await isThere(db, row.blobId)) ? row.id : undefined;
}

const untaken = (blobId: string) => and(eq(blobs.id, blobId), eq(blobs.state, 'writing'));

async function isThere(db: Db, blobId: string): Promise<boolean> {
  const rows = await db.select({ id: blobs.id }).from(blobs).where(untaken(blobId));
  return rows.length === 1;
}

/**
 * Takes a written file for one reader, who removes it in the end; returns its size in bytes, or undefined if another reader has
 * taken it or it has expired.
 */
export async function takeConversationFile(db: Db, blobId: string): Promise<number | undefined> {
  const [row] = await db
    .update(blobs)
    .set({ state: 'deleting' })
    .where(untaken(blobId))
    .returning({ size: blobs.size });
  return row?.size;
}

/** Returns the bytes of a user's conversations that were written and not taken; of one conversation, if it is named. */
export async function listConversationFiles(
  db: Db,
  { userId, sessionId }: { userId: string; sessionId?: string },
): Promise<string[]> {
  const rows = await db
    .select({ id: blobs.id })
    .from(jobs)
    .innerJoin(
      blobs,
      sql`${blobs.id} = case when ${jobs.resultKind} = ${CONVERSATION_FILE} then ${jobs.resultId}::uuid end`,
    )
    .where(
      and(
        eq(jobs.userId, userId),
        eq(jobs.resultKind, CONVERSATION_FILE),
        sessionId === undefined ? undefined : ofConversation({ sessionId }),
      ),
    );
  return rows.map(({ id }) => id);
}
