import { and, eq, ilike, not } from 'drizzle-orm';
import type { Db } from '#platform/db/client.js';
import { contactMessages, users } from '#platform/db/schema/index.js';

/** Tells whether there are accounts with addresses outside this domain. */
export async function hasAccountsOutside(db: Db, domain: string): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(not(ilike(users.email, `%@${domain}`)))
    .limit(1);
  return rows.length > 0;
}

/** Tells whether a message with this address and this subject exists. */
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
