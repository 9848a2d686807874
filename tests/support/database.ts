import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { openDatabase, type DatabaseHandle } from '#platform/db/client.js';
import { migrate } from '#platform/db/migrate.js';
import { createLogger } from '#platform/log.js';
import { until } from './until.js';

const log = createLogger('test', 'silent');
const LOCK = 7_223_402;

export interface TestDatabase extends DatabaseHandle {
  url: string;
}

function withDatabase(url: string, name: string): string {
  const copy = new URL(url);
  copy.pathname = `/${name}`;
  return copy.href;
}

/** Returns the template's name, which changes with every migration: a server that outlives a run never copies an old schema. */
function templateName(): string {
  const journal = readFileSync(join(process.cwd(), 'migrations', 'meta', '_journal.json'));
  return `lda_template_${createHash('sha256').update(journal).digest('hex').slice(0, 12)}`;
}

/** Creates the migrated template if it is missing; of several concurrent callers only one does the work. */
async function ensureTemplate(client: pg.Client, serverUrl: string): Promise<string> {
  const template = templateName();
  const exists = async (name: string) =>
    (await client.query('select 1 from pg_database where datname = $1', [name])).rowCount === 1;
  if (await exists(template)) return template;
  await client.query('select pg_advisory_lock($1)', [LOCK]);
  try {
    if (await exists(template)) return template;
    const building = `${template}_building`;
    await client.query(`drop database if exists ${building}`);
    await client.query(`create database ${building}`);
    await migrate(withDatabase(serverUrl, building), log);
    await client.query(`alter database ${building} rename to ${template}`);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [LOCK]);
  }
  return template;
}

async function asAdmin<T>(serverUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/**
 * Creates a fresh database with the whole schema, dropped by `close()`: one for each test file (`beforeAll`,
 * `afterAll`). The server is the run's own, or the one that TEST_DATABASE_URL names.
 */
export async function testDatabase(
  serverUrl: string | undefined = process.env['TEST_DATABASE_URL'],
): Promise<TestDatabase> {
  if (serverUrl === undefined) throw new Error('No test server: run this with `npm run test:int`.');
  const name = `lda_test_${randomBytes(6).toString('hex')}`;
  await asAdmin(serverUrl, async (client) => {
    const template = await ensureTemplate(client, serverUrl);
    await client.query(`create database ${name} template ${template}`);
  });
  const url = withDatabase(serverUrl, name);
  // Connecting can take long on a machine that runs other tests too.
  const handle = openDatabase(url, { log, name: 'lda-test', max: 20, connectMs: 60_000 });
  return {
    ...handle,
    url,
    async close() {
      await handle.close();
      await asAdmin(serverUrl, (client) => client.query(`drop database if exists ${name} with (force)`));
    },
  };
}

/** Waits until a connection waits for a lock that another transaction of this database holds. */
export async function waitUntilBlocked({ pool }: Pick<TestDatabase, 'pool'>): Promise<void> {
  await until(async () => {
    const { rows } = await pool.query(
      `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return rows.length > 0;
  });
}
