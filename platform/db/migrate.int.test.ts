import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { makeDocument, makeUser } from '#tests/support/factories.js';
import { testDatabase, type TestDatabase } from '#tests/support/database.js';
import { migrate } from './migrate.js';

describe('migrate', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase();
  });
  afterAll(() => database.close());

  test('migrate creates the tables of this version and of the queue', async () => {
    const { rows } = await database.pool.query(
      `select to_regclass('public.jobs') as jobs, to_regclass('bullmq.migration') as queue`,
    );
    expect(rows[0]).toEqual({ jobs: 'jobs', queue: 'bullmq.migration' });
  });

  test('migrate may be called by several processes at the same time', async () => {
    const { rows: before } = await database.pool.query('select count(*) from drizzle.__drizzle_migrations');
    await database.pool.query(
      'drop schema public cascade; drop schema drizzle cascade; drop schema bullmq cascade',
    );
    await database.pool.query('create schema public');
    const log = { info: () => undefined };
    await Promise.all([1, 2, 3].map(() => migrate(database.url, log)));
    const { rows: after } = await database.pool.query('select count(*) from drizzle.__drizzle_migrations');
    expect(after).toEqual(before);
    const document = await makeDocument(database.db, { userId: (await makeUser(database.db)).id });
    expect(document.id).toMatch(/^[0-9a-f]{24}$/);
  });
});
