import { expect, it, jest } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { createLogger } from '#platform/log.js';
import { until } from '#tests/support/until.js';
import { startTemporaryPostgres } from '../../scripts/lib/temporary-postgres.mjs';
import { isConnectionError } from './connection-errors.js';
import { openDatabase } from './client.js';

// A cluster of its own, on a machine that other tests keep busy.
jest.setTimeout(120_000);

it('a transaction whose database ends fails as unavailable, and the process goes on', async () => {
  const postgres = await startTemporaryPostgres();
  const database = openDatabase(postgres.url, { log: createLogger('test', 'silent'), name: 'one' });
  const watcher = openDatabase(postgres.url, { log: createLogger('test', 'silent'), name: 'two' });
  // Jest would report an error of a connection that nobody listens to: it ends a process.
  const error = database.db
    .transaction((tx) => tx.execute(sql`select pg_sleep(60)`))
    .then(
      () => undefined,
      (reason: unknown) => reason,
    );
  await until(async () => {
    const { rowCount } = await watcher.pool.query(
      `select 1 from pg_stat_activity where query like '%pg_sleep(60)%' and pid <> pg_backend_pid()`,
    );
    return rowCount === 1;
  });
  await postgres.halt('fast');
  expect(isConnectionError(await error)).toBe(true);
  await postgres.start();
  expect((await database.db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
  await Promise.all([database.close(), watcher.close()]);
  await postgres.stop();
});
