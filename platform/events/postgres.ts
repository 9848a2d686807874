import { sql } from 'drizzle-orm';
import type { Db } from '#platform/db/client.js';
import type { Logger } from '#platform/log.js';
import type { EventBus } from './bus.js';
import { listen } from './listener.js';
import { createPublisher } from './publisher.js';
import { createReceiver } from './receiver.js';

const CHANNEL = 'lda_events';

/** Adds a space to payloads that have come before: PostgreSQL delivers equal ones of one transaction only once. */
function distinct(payloads: readonly string[]): string[] {
  const seen = new Set<string>();
  for (const payload of payloads) {
    let own = payload;
    while (seen.has(own)) own += ' ';
    seen.add(own);
  }
  return [...seen];
}

/**
 * Creates an event bus over LISTEN/NOTIFY: its own connection for listening, the pool for publishing. Events are
 * lost while that connection is down; `onReconnect` then tells readers to read the state again.
 */
export async function createPostgresBus(db: Db, databaseUrl: string, log: Logger): Promise<EventBus> {
  const { receive, reconnected, ...receiver } = createReceiver(log);
  const listener = await listen(
    { databaseUrl, channel: CHANNEL, log },
    { receive, onReconnect: reconnected },
  );
  const publisher = createPublisher(
    (payloads) =>
      db.execute(
        sql`select pg_notify(${CHANNEL}, payload) from unnest(${sql.param(distinct(payloads))}::text[]) as payload`,
      ),
    log,
  );
  return {
    ...receiver,
    publish: (event) => publisher.publish(event),
    connected: () => listener.connected(),
    async ping() {
      if (!listener.connected()) throw new Error('the event connection is away');
    },
    async close() {
      await publisher.close();
      await listener.close();
    },
  };
}
