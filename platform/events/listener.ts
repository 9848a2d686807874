import pg from 'pg';
import type { Logger } from '#platform/log.js';

const RECONNECT_MIN_MS = 250;
const RECONNECT_MAX_MS = 5_000;
/**
 * Interval of checks of the listening connection, ms: an idle connection looks the same as one whose other end is
 * gone.
 */
const PING_MS = 10_000;
/** Deadline for the answer to a check, ms; after it the connection is given up. */
const ANSWER_MS = 5_000;

/** A connection of its own that listens on a channel and is made again when it breaks. */
export interface Listener {
  /** True if notifications come in now. */
  connected(): boolean;
  close(): Promise<void>;
}

/**
 * Listens on a channel. Notifications are lost while the connection is down; `onReconnect` is called when it is back.
 * @throws what Postgres answers if the first connection fails.
 */
export async function listen(
  { databaseUrl, channel, log }: { databaseUrl: string; channel: string; log: Logger },
  { receive, onReconnect }: { receive: (payload: string | undefined) => void; onReconnect: () => void },
): Promise<Listener> {
  let client: pg.Client | undefined;
  let closed = false;
  let retry: NodeJS.Timeout | undefined;

  /** Closes a broken connection without waiting: if its other end is gone, closing never completes. */
  const drop = (broken: pg.Client) => {
    broken
      .end()
      .catch((error: unknown) => log.warn({ err: error }, 'the event connection could not be closed'));
  };

  const connect = async () => {
    const fresh = new pg.Client({
      connectionString: databaseUrl,
      application_name: 'lda-events',
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      connectionTimeoutMillis: ANSWER_MS,
      query_timeout: ANSWER_MS,
    });
    fresh.on('notification', (notification) => receive(notification.payload));
    fresh.on('error', (error) => log.warn({ err: error }, 'the event connection broke'));
    fresh.once('end', () => {
      if (client === fresh) reconnectLater(RECONNECT_MIN_MS);
    });
    await fresh.connect();
    try {
      await fresh.query(`LISTEN ${channel}`);
      client = fresh;
    } finally {
      // Left open, each attempt would leak a connection: a standby accepts connections and refuses LISTEN.
      if (client !== fresh) drop(fresh);
    }
    // `close` was called while this connection was being made.
    if (closed) await end();
  };

  const end = async () => {
    const open = client;
    client = undefined;
    await open?.end();
  };

  const reconnectLater = (delay: number) => {
    client = undefined;
    if (closed) return;
    retry = setTimeout(() => {
      connect().then(
        () => {
          log.info('the event connection is back');
          onReconnect();
        },
        (error: unknown) => {
          log.warn({ err: error }, 'the event connection could not be made again');
          reconnectLater(Math.min(delay * 2, RECONNECT_MAX_MS));
        },
      );
    }, delay);
  };

  await connect();
  const ping = setInterval(() => {
    const asked = client;
    asked?.query('select 1').catch((error: unknown) => {
      if (client !== asked) return;
      log.warn({ err: error }, 'the event connection does not answer');
      reconnectLater(0);
      drop(asked);
    });
  }, PING_MS);

  return {
    connected: () => client !== undefined,
    async close() {
      closed = true;
      clearInterval(ping);
      clearTimeout(retry);
      await end();
    },
  };
}
