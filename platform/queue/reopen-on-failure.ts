import type { Logger } from '#platform/log.js';
import { withDeadline } from '#platform/with-deadline.js';

interface Client {
  waitUntilReady(): Promise<unknown>;
  close(): Promise<void>;
}

export interface ReopeningClient<T> {
  /**
   * Returns the connected client.
   * @throws if it cannot be connected now: the next call opens another one.
   */
  get(): Promise<T>;
  close(): Promise<void>;
}

/**
 * Holds a client that BullMQ connects only once: if its first connection is refused, the client is useless for
 * ever, so it is closed and another one is opened. Starts to connect at once.
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
        // Not awaited: closing may hang on the connection that cannot be made.
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
  // The failure has been logged; the first caller that needs the client gets it as an error.
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
