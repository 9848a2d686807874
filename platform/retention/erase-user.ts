import { eq } from 'drizzle-orm';
import type { Db } from '#platform/db/client.js';
import { deleteBlob } from '#platform/db/queries/blobs.js';
import { listConversationFiles } from '#platform/db/queries/conversation-files.js';
import { lockUser, requestCancelForUser } from '#platform/db/queries/jobs.js';
import { documents, emailCodes, users } from '#platform/db/schema/index.js';
import type { JobRow } from '#platform/db/schema/jobs.js';
import type { RateLimits } from '#platform/rate-limits/rate-limits.js';
import type { SessionStore } from '#platform/sessions/session-store.js';

/** Stores that may keep data of an account outside the tables of this transaction. */
export interface AccountStores {
  sessions: Pick<SessionStore, 'forget'>;
  rateLimits: Pick<RateLimits, 'forget'>;
}

/**
 * Removes a user and all of their data: documents and their bytes, reports, exports, jobs, sessions, codes,
 * counters. Audit entries and messages of the contact form stay for twelve months. Returns the jobs that this
 * cancelled, to be announced after the commit, or undefined if there is no such user.
 * @throws when a store is unavailable: the account still exists then and can be erased again.
 */
export async function eraseUser(
  tx: Db,
  userId: string,
  { sessions, rateLimits }: AccountStores,
): Promise<JobRow[] | undefined> {
  // Lock order: the user first, then jobs, then the rows that refer to them.
  if (!(await lockUser(tx, userId))) return undefined;
  const cancelled = await requestCancelForUser(tx, userId);
  const files = await tx
    .delete(documents)
    .where(eq(documents.userId, userId))
    .returning({ blobId: documents.blobId });
  const blobIds = [...files.map((file) => file.blobId), ...(await listConversationFiles(tx, { userId }))];
  // One blob per statement: deleting all at once might exceed the statement timeout.
  for (const blobId of new Set(blobIds)) await deleteBlob(tx, blobId);
  const [gone] = await tx.delete(users).where(eq(users.id, userId)).returning({ email: users.email });
  if (gone !== undefined) {
    await tx.delete(emailCodes).where(eq(emailCodes.email, gone.email));
    // Last, because changes in other stores are not undone by a rollback.
    await rateLimits.forget(userId, tx);
    await sessions.forget({ userId, email: gone.email }, tx);
  }
  return cancelled;
}
