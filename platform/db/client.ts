import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Logger } from '#platform/log.js';
import * as schema from './schema/index.js';
import { WaitingPool } from './waiting-pool.js';

export type Schema = typeof schema;
/** A pool or a transaction: the first parameter of every query function. */
export type Db = Pick<
  NodePgDatabase<Schema>,
  | 'select'
  | 'selectDistinct'
  | 'selectDistinctOn'
  | 'insert'
  | 'update'
  | 'delete'
  | 'execute'
  | 'query'
  | '$count'
  | '$with'
  | 'with'
>;
/** The pool itself, on which a transaction can be started. */
export type Database = NodePgDatabase<Schema>;

export interface DatabaseHandle {
  db: Database;
  pool: pg.Pool;
  close(): Promise<void>;
}

interface DatabaseOptions {
  log: Logger;
  /** Application name that PostgreSQL shows. */
  name: string;
  /** Most connections. */
  max?: number;
  /** Deadline of getting a connection, ms; with `waitMs` only of opening one. */
  connectMs?: number;
  /** Maximum time that work waits for a connection of a database that has none to spare, ms; by default it fails. */
  waitMs?: number;
}

/**
 * Listens for the errors of a pool's connections while they are in use: the pool itself passes on only those of idle ones,
 * and a transaction whose connection breaks would end the process. Its next statement fails, too.
 */
export function listenForErrors(pool: pg.Pool, log: Pick<Logger, 'debug'>): void {
  pool.on('connect', (client) =>
    client.on('error', (error) => log.debug({ err: error }, 'a database connection broke')),
  );
}

/**
 * Opens a pool, which connects on its first query. `statement_timeout` keeps a single query from hanging for ever;
 * `query_timeout` also covers a database machine that is gone and never answers.
 * `idle_in_transaction_session_timeout` limits how long a process that freezes within a transaction keeps its
 * locks. With `waitMs`, connections that were made are kept.
 */
export function openDatabase(
  url: string,
  { log, name, max = 10, connectMs = 5_000, waitMs }: DatabaseOptions,
): DatabaseHandle {
  const config = {
    connectionString: url,
    application_name: name,
    max,
    statement_timeout: 30_000,
    query_timeout: 40_000,
    idle_in_transaction_session_timeout: 30_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  };
  const pool =
    waitMs === undefined
      ? new pg.Pool({ ...config, connectionTimeoutMillis: connectMs })
      : new WaitingPool({ ...config, connectMs, waitMs, log });
  // Without a listener, a connection that breaks (when Postgres restarts) would end the whole process.
  pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection broke'));
  listenForErrors(pool, log);
  return { db: drizzle(pool, { schema }), pool, close: () => pool.end() };
}
