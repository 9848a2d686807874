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
 * consumer keeps another one for LISTEN. Counted in docs/operations.md.
 */
const SHARED = 2;
/** Deadlines of connecting and of a query, ms; after them the next attempt opens a new connection. */
const CONNECT_MS = 5_000;
const QUERY_MS = 10_000;

interface PostgresQueuesOptions {
  log: Logger;
  /** Most consumers that are open at a time: the pool has a connection for each of them to listen on. */
  consumers: number;
}

/**
 * Creates queues on PostgreSQL, with BullMQ's own backend in its own schema, over one pool. `consume` throws where as many
 * consumers are open as these queues were created for: a further one would take a connection that the others share.
 */
export function createPostgresQueues(
  databaseUrl: string,
  { log, consumers }: PostgresQueuesOptions,
): Queues & QueueControl {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    // BullMQ's statements name no schema.
    options: `-c search_path=${SCHEMA}`,
    application_name: 'lda-queue',
    max: SHARED + consumers,
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
  let open = 0;
  return {
    ...queues,
    async consume(...consumer) {
      if (open >= consumers) throw new Error(`These queues were created for ${consumers} consumers.`);
      open += 1;
      try {
        const { close } = await queues.consume(...consumer);
        return { close: (timeoutMs) => close(timeoutMs).finally(() => (open -= 1)) };
      } catch (error) {
        open -= 1;
        throw error;
      }
    },
    async close() {
      await queues.close();
      await withDeadline(CONNECT_MS, 'closing the connections of the queues', pool.end()).catch(
        (error: unknown) => log.warn({ err: error }, 'connections of the queues stayed open'),
      );
    },
  };
}
