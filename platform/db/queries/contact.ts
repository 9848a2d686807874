import type { InferInsertModel } from 'drizzle-orm';
import type { Db } from '#platform/db/client.js';
import { contactMessages } from '#platform/db/schema/index.js';

/** Stores a message from the contact form. */
export async function insertContactMessage(
  db: Db,
  message: Pick<InferInsertModel<typeof contactMessages>, 'name' | 'email' | 'subject' | 'message'>,
): Promise<void> {
  await db.insert(contactMessages).values(message);
}
