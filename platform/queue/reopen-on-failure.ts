import type { Logger } from '#platform/log.js';
import { withDeadline } from '#platform/with-deadline.js';

interface Client {
  waitUntilReady(): Promise<unknown>;
  close(): Promise<void>;
}

export interface ReopeningClient<T> {
  /** The client, connected. @throws where it cannot be connected now: the next call opens another. */
  get(): Promise<T>;
  close(): Promise<void>;
}

/**
 * Holds a client that BullMQ connects once: a connection that is refused the first time stays refused for as long as
 * the client lives, so such a client is closed and another one opened. Begins to connect at once.
 */
export function reopenOnFailure<T extends Client>(
  open: () => T,
  { log, name, deadlineMs }: { log: Logger; name: string; deadlineMs: number },
): ReopeningClient<T> {
  let current: Promise<T> | undefined;
  let closed = false;

  const connect = () => {
    const client = open();
    const ready = withDeadline(deadlineMs, `connecting ${name}`, client.waitUntilReady()).then(
      () => client,
      (error: unknown) => {
        if (current === ready) current = undefined;
        log.warn(
          { err: error, queue: name },
          'a queue could not be connected; another try follows when it is needed',
        );
        // Not waited for: its own end may hang on the connection that does not come.
        client
          .close()
          .catch((failed: unknown) => log.warn({ err: failed, queue: name }, 'a queue could not be closed'));
        throw error;
      },
    );
    return ready;
  };
  const get = async () => {
    if (closed) throw new Error(`the queue ${name} is closed`);
    current ??= connect();
    return current;
  };
  // Whoever first needs it hears of the failure, which has been logged.
  get().catch(() => undefined);

  return {
    get,
    async close() {
      closed = true;
      const client = await current?.catch(() => undefined);
      await client?.close();
    },
  };
}
