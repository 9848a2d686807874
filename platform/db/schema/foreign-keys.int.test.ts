import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { testDatabase, type TestDatabase } from '#tests/support/database.js';

let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

/**
 * Removing a row looks up the rows that refer to it, once for each. Without an index every lookup scans the whole
 * table, and an account with ten thousand jobs could not be erased within the statement timeout.
 */
it('every foreign key has an index by which a removal finds the referring rows', async () => {
  const { rows } = await database.pool.query<{ key: string; found: boolean }>(`
    select conrelid::regclass || '.' || attname as key, exists (
      select 1 from pg_index i where i.indrelid = conrelid and i.indkey[0] = conkey[1]
        and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) = format('(%I IS NOT NULL)', attname))
    ) as found
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and connamespace = 'public'::regnamespace
    order by 1`);
  expect(rows.length).toBeGreaterThan(10);
  expect(rows.filter(({ found }) => !found)).toEqual([]);
});
