import { sql } from 'drizzle-orm';
import type { Db } from '#platform/db/client.js';

/** How much of PostgreSQL is used: by all who are connected to this database, and on its disk. */
export interface DatabaseLoad {
  maxConnections: number;
  bytes: number;
  /** Connections by what they call themselves; the queue's own have no name. */
  applications: { application: string; count: number }[];
}

export async function databaseLoad(db: Db): Promise<DatabaseLoad> {
  const { rows } = await db.execute<{ application: string; count: number; most: number; bytes: string }>(sql`
    select coalesce(nullif(application_name, ''), 'lda-queue') as application, count(*)::int as count,
      current_setting('max_connections')::int as most, pg_database_size(current_database()) as bytes
    from pg_stat_activity where datname = current_database() and backend_type = 'client backend'
    group by 1`);
  const [first] = rows;
  if (first === undefined) throw new Error('the database does not see our own connection');
  return {
    maxConnections: first.most,
    bytes: Number(first.bytes),
    applications: rows.map(({ application, count }) => ({ application, count })),
  };
}

/** Resolves when Postgres answers. */
export async function ping(db: Db): Promise<void> {
  await db.execute(sql`select 1`);
}
