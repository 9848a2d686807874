import { deleteChatSession, listChatMessages, type ChatKey } from '#platform/db/queries/chat.js';
import { listConversationFiles } from '#platform/db/queries/conversation-files.js';
import { lockUser, requestCancel } from '#platform/db/queries/jobs.js';
import { AppError } from '#platform/errors.js';
import type { JobRow } from '#platform/db/schema/jobs.js';
import type { Deps } from '#server/deps.js';

/**
 * Removes a conversation, cancels the job that writes its last answer, and removes files of it that nobody has taken.
 * @throws AppError `not_found`.
 */
export async function removeChatSession(deps: Deps, key: ChatKey): Promise<void> {
  const { userId, sessionId } = key;
  const cancelled = await deps.db.transaction(async (tx) => {
    // Lock order: the user, jobs, then what they write: a worker that ends the answer has locked its job.
    if (!(await lockUser(tx, userId))) throw new AppError('not_signed_in');
    const rows: JobRow[] = [];
    for (const { status, jobId } of await listChatMessages(tx, key)) {
      if (status !== 'streaming' || jobId === null) continue;
      const row = await requestCancel(tx, { userId, jobId });
      if (row !== undefined) rows.push(row);
    }
    if (!(await deleteChatSession(tx, key))) throw new AppError('not_found');
    for (const blobId of await listConversationFiles(tx, key)) await deps.storage.remove(tx, blobId);
    return rows;
  });
  await deps.jobs.announceCancelled(cancelled);
  await deps.bus.publish({ topic: 'chat', user_id: userId, session_id: sessionId, change: 'removed' });
}
