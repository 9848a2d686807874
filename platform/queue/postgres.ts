import { createPostgresBackend, withBackend } from 'bullmq';
import pg from 'pg';
import { listenForErrors } from '#platform/db/client.js';
import type { Logger } from '#platform/log.js';
import { withDeadline } from '#platform/with-deadline.js';
import { createBullQueues } from './bullmq.js';
import type { QueueControl, Queues } from './queues.js';

const SCHEMA = 'bullmq';
/**
 * Connections that all queues and consumers of a process share: they need one for a few milliseconds at a time. Each
 * consumer adds one that it keeps for LISTEN. Counted in docs/operations.md.
 */
const SHARED = 2;
/** Deadlines of connecting and of a query, ms; after them the next attempt opens a new connection. */
const CONNECT_MS = 5_000;
const QUERY_MS = 10_000;

/** Creates queues on PostgreSQL, with BullMQ's own backend in its own schema, over one pool. */
export function createPostgresQueues(databaseUrl: string, log: Logger): Queues & QueueControl {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    // BullMQ's statements name no schema.
    options: `-c search_path=${SCHEMA}`,
    application_name: 'lda-queue',
    max: SHARED,
    // What a process has is not given back: a busy database might not give it again.
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: QUERY_MS,
    keepAlive: true,
  });
  // Every queue and consumer listens for its errors.
  pool.setMaxListeners(0);
  listenForErrors(pool, log);
  const classes = withBackend(createPostgresBackend);
  const queues = createBullQueues({ classes, connection: pool, openDeadlineMs: 2 * CONNECT_MS }, log);
  return {
    ...queues,
    consume(...consumer) {
      pool.options.max += 1;
      return queues.consume(...consumer);
    },
    async close() {
      await queues.close();
      await withDeadline(CONNECT_MS, 'closing the connections of the queues', pool.end()).catch(
        (error: unknown) => log.warn({ err: error }, 'connections of the queues stayed open'),
      );
    },
  };
}
