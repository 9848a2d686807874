import { openCarriers, type Carriers } from '#platform/carriers/carriers.js';
import { createLogger } from '#platform/log.js';
import type { TestDatabase } from './database.js';

const log = createLogger('test', 'silent');

/** Opens the product's carriers of these names on a test's database, or on its Redis; `close` does not close the database. */
export function testCarriers<N extends keyof Carriers>(
  { redisUrl, ...database }: TestDatabase & { redisUrl?: string | undefined },
  ...names: N[]
): ReturnType<typeof openCarriers<N>> {
  return openCarriers({ databaseUrl: database.url, redisUrl }, { ...database, log }, names);
}
