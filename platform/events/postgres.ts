import { sql } from 'drizzle-orm';
import type { Db } from '#platform/db/client.js';
import type { Logger } from '#platform/log.js';
import type { EventBus } from './bus.js';
import { listen } from './listener.js';
import { createPublish, createReceiver } from './receiver.js';

const CHANNEL = 'lda_events';

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
  return {
    ...receiver,
    publish: createPublish((payload) => db.execute(sql`select pg_notify(${CHANNEL}, ${payload})`), log),
    connected: () => listener.connected(),
    async ping() {
      if (!listener.connected()) throw new Error('the event connection is away');
    },
    close: () => listener.close(),
  };
}
