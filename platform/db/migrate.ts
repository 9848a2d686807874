import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runMigrations } from 'bullmq';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Logger } from '#platform/log.js';

/** Key of the advisory lock. Any number works, as long as every process that migrates uses the same one. */
const LOCK = 7_223_401;

/** Finds the folder of reviewed SQL migrations, from the source as well as from dist/. */
function migrationsFolder(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'migrations', 'meta', '_journal.json'))) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error('The folder of migrations is missing.');
    folder = parent;
  }
  return join(folder, 'migrations');
}

/**
 * Refuses a database that lacks migrations of this version. A later schema is accepted, because migrations add
 * before they remove.
 * @throws Error whose message says what to do.
 */
export async function requireSchema(pool: pg.Pool): Promise<void> {
  const journal = readFileSync(join(migrationsFolder(), 'meta', '_journal.json'), 'utf8');
  const { entries } = JSON.parse(journal) as { entries: { when: number }[] };
  const { rows: found } = await pool.query<{ complete: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null
       and to_regclass('bullmq.migration') is not null as complete`,
  );
  if (found[0]?.complete !== true)
    throw new Error('The database holds no schema of LDA: run `npm run migrate` first.');
  const { rows } = await pool.query<{ latest: string | null }>(
    'select max(created_at) as latest from drizzle.__drizzle_migrations',
  );
  if (Number(rows[0]?.latest) < Math.max(...entries.map(({ when }) => when)))
    throw new Error('The schema of the database is older than this version: run `npm run migrate` first.');
}

/**
 * Migrates a database to this version's schema, including the queue's. Safe to call from several processes: one
 * migrates, the others wait and find nothing left to do.
 * @throws the error of Postgres; the failed migration is rolled back as a whole.
 */
export async function migrate(databaseUrl: string, log: Pick<Logger, 'info'>): Promise<void> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: 'lda-migrate',
    connectionTimeoutMillis: 10_000,
  });
  await client.connect();
  const started = Date.now();
  try {
    // Drizzle's migrator takes no lock: two processes that start together would both create the first table.
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await client.query('set client_min_messages to warning');
    await applyMigrations(drizzle(client), { migrationsFolder: migrationsFolder() });
    await runMigrations(client, 'bullmq');
    log.info({ ms: Date.now() - started }, 'the database schema is up to date');
  } finally {
    // Ending the session also releases the lock.
    await client.end();
  }
}
