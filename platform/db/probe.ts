import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { LIMITS } from '#shared/limits.js';
import type { Logger } from '#platform/log.js';
import type { Db } from './client.js';
import * as schema from './schema/index.js';

/** Asks whether PostgreSQL answers, over a connection of its own: how busy a pool is does not matter to it. */
export interface DatabaseProbe {
  /** Resolves when PostgreSQL answers; whoever asks at the same time shares one answer. @throws where it does not. */
  ping(): Promise<void>;
  /** The same connection, for other questions of health. */
  db: Db;
  close(): Promise<void>;
}

/** Opens a probe, which connects when it is first asked, and anew after its connection has failed. */
export function createDatabaseProbe(url: string, log: Logger): DatabaseProbe {
  // A pool of one, which puts another connection in the place of a broken one.
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
