import { sql } from 'drizzle-orm';
import type { Db } from '#platform/db/client.js';

/** Load of PostgreSQL: connections of all clients to this database, and its size on disk. */
export interface DatabaseLoad {
  maxConnections: number;
  bytes: number;
  /** Connections by application name. A consumer's LISTEN has one that contains an id. */
  applications: { application: string; count: number }[];
}

export async function databaseLoad(db: Db): Promise<DatabaseLoad> {
  const { rows } = await db.execute<{ application: string; count: number; most: number; bytes: string }>(sql`
    select case
        when application_name like 'lda-%' then application_name
        when application_name ~ '^(interactive|analysis|cpu):' then 'lda-queue'
        else 'other'
      end as application, count(*)::int as count,
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
