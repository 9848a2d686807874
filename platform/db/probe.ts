import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { LIMITS } from '#shared/limits.js';
import type { Logger } from '#platform/log.js';
import type { Db } from './client.js';
import * as schema from './schema/index.js';

/** A health check of PostgreSQL over its own connection, independent of how busy the pool is. */
export interface DatabaseProbe {
  /**
   * Resolves when PostgreSQL answers; concurrent callers share one answer.
   * @throws when it does not answer.
   */
  ping(): Promise<void>;
  /** The probe's connection, for other health queries. */
  db: Db;
  close(): Promise<void>;
}

/** Creates a probe, which connects on first use and again after its connection has failed. */
export function createDatabaseProbe(url: string, log: Logger): DatabaseProbe {
  // A pool of one connection, because a pool replaces a broken connection.
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'lda-probe',
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: LIMITS.health.answerMs,
    query_timeout: LIMITS.health.answerMs,
    keepAlive: true,
  });
  pool.on('error', (error) => log.warn({ err: error }, 'the connection of the database probe broke'));
  let asked: Promise<void> | undefined;
  return {
    ping() {
      asked ??= pool
        .query('select 1')
        .then(() => undefined)
        .finally(() => (asked = undefined));
      return asked;
    },
    db: drizzle(pool, { schema }),
    close: () => pool.end(),
  };
}
