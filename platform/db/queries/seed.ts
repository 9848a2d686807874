import { and, eq, ilike, not } from 'drizzle-orm';
import type { Db } from '#platform/db/client.js';
import { contactMessages, users } from '#platform/db/schema/index.js';

/** Whether there are accounts with addresses of other domains than this one. */
export async function hasAccountsOutside(db: Db, domain: string): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(not(ilike(users.email, `%@${domain}`)))
    .limit(1);
  return rows.length > 0;
}

/** Whether somebody with this address has left a message under this subject. */
export async function hasContactMessage(
  db: Db,
  { email, subject }: { email: string; subject: string },
): Promise<boolean> {
  const rows = await db
    .select({ id: contactMessages.id })
    .from(contactMessages)
    .where(and(eq(contactMessages.email, email), eq(contactMessages.subject, subject)))
    .limit(1);
  return rows.length > 0;
}
