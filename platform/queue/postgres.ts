import { createPostgresBackend, withBackend } from 'bullmq';
import type { Logger } from '#platform/log.js';
import { createBullQueues } from './bullmq.js';
import type { QueueControl, Queues } from './queues.js';

/** Pool size of one BullMQ class; each Worker pins one more connection for LISTEN. Counted in docs/operations.md. */
const CONNECTIONS = 2;
const SCHEMA = 'bullmq';
/** Deadlines of connecting and of a query, ms; after them the next attempt opens a new connection. */
const CONNECT_MS = 5_000;
const QUERY_MS = 10_000;

/** Creates queues on PostgreSQL, with BullMQ's own backend in its own schema. */
export function createPostgresQueues(databaseUrl: string, log: Logger): Queues & QueueControl {
  const connection = {
    connectionString: databaseUrl,
    schema: SCHEMA,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: QUERY_MS,
    keepAlive: true,
  };
  const classes = withBackend(createPostgresBackend);
  return createBullQueues({ classes, connection, openDeadlineMs: 2 * CONNECT_MS }, log);
}
