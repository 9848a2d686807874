import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { testDatabase, type TestDatabase } from '#tests/support/database.js';
import { LEFT_OUT } from './left-out.js';
import { sections } from './sections/index.js';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

it('every table is exported by a section or left out for a reason', async () => {
  const { rows } = await database.pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const exported = sections.flatMap(({ tables }) => tables);
  expect([...exported, ...Object.keys(LEFT_OUT)].sort()).toEqual(rows.map(({ name }) => name).sort());
  for (const reason of Object.values(LEFT_OUT)) expect(reason).toMatch(/^[A-Z].+\.$/);
});

it('every section describes its files in both languages', () => {
  for (const { path, text } of sections.flatMap(({ about }) => about)) {
    expect(path).toMatch(/^[a-z]+(?:\.json|\/)$/);
    expect(text.en).toMatch(/[a-z]/);
    expect(text.ar).toMatch(/[\u0600-\u06ff]/);
  }
});
