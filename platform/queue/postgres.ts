import { createPostgresBackend, withBackend } from 'bullmq';
import type { Logger } from '#platform/log.js';
import { createBullQueues } from './bullmq.js';
import type { QueueControl, Queues } from './queues.js';

/** Connections of one BullMQ class' pool; each Worker pins one more for LISTEN. Counted in docs/operations.md. */
const CONNECTIONS = 2;
const SCHEMA = 'bullmq';
/** A connection that is not there by then is given up, and an answer that has not come: the next one is asked anew. */
const CONNECT_MS = 5_000;
const QUERY_MS = 10_000;

/** Queues on PostgreSQL, by BullMQ's own backend in its own schema. */
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
