import { openCarriers, type Carriers } from '#platform/carriers/carriers.js';
import { createLogger } from '#platform/log.js';
import type { TestDatabase } from './database.js';

const log = createLogger('test', 'silent');

/** Opens the product's carriers of these names on a test's database; `close` does not close the database. */
export function testCarriers<N extends keyof Carriers>(
  database: TestDatabase,
  ...names: N[]
): ReturnType<typeof openCarriers<N>> {
  return openCarriers({ databaseUrl: database.url }, { ...database, log }, names);
}
