import { sql } from 'drizzle-orm';
import type { Db } from '#platform/db/client.js';

/** Resolves when Postgres answers. */
export async function ping(db: Db): Promise<void> {
  await db.execute(sql`select 1`);
}
