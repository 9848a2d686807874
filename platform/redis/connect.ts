import { Redis, type RedisOptions } from 'ioredis';
import type { Logger } from '#platform/log.js';
import { DeadlineError, withDeadline } from '#platform/with-deadline.js';

/** Deadline of a command and of its answer, ms; after it the caller is told that Redis is unavailable. */
const COMMAND_MS = 2_000;
/** Silence while an answer is due after which a connection is given up for dead and made again, ms. */
const SILENCE_MS = 5_000;
/** The same for consumers, whose commands wait for entries for up to 10 s. */
const CONSUMER_SILENCE_MS = 20_000;
const CONNECT_MS = 5_000;
/**
 * Deadline of the first connection of a process, ms: Redis may just be starting too. Shorter than the time after which
 * the supervisor takes a process for well started, so that it gives up and shows the reason.
 */
const START_MS = 2_000;
const RETRY_MIN_MS = 50;
const RETRY_MAX_MS = 2_000;

const common: RedisOptions = {
  connectTimeout: CONNECT_MS,
  keepAlive: 10_000,
  retryStrategy: (times) => Math.min(RETRY_MIN_MS * 2 ** (times - 1), RETRY_MAX_MS),
  // After a failover, the connection may still lead to the former master.
  reconnectOnError: ({ message }) => message.startsWith('READONLY'),
};

/** A client, and where in Redis it may write. */
export interface RedisHandle {
  client: Redis;
  /**
   * Begins the names of all keys and channels. It contains the database's number, because channels and the list of
   * clients are common to all databases: installations with different numbers can share a Redis.
   */
  prefix: string;
  /** Closes the client once nothing uses it any more. */
  close(): Promise<void>;
}
interface Named {
  /** Name of the connection, which `CLIENT LIST` shows. */
  name: string;
  log: Logger;
}

/**
 * Creates a client that fails fast: a command is sent now or not at all, is answered within its deadline, and is never
 * repeated. It connects at once, and again by itself after every loss.
 */
export function createRedis(url: string, named: Named): RedisHandle {
  return open(url, named, {
    commandTimeout: COMMAND_MS,
    socketTimeout: SILENCE_MS,
    // A command that is kept for later could be executed after its caller was told that it failed.
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    // Whoever subscribes has to know when events come in again.
    autoResubscribe: false,
  });
}

/**
 * Creates the client that BullMQ's Workers use, and of which each makes a copy to wait for entries. It connects when it
 * is needed, and its commands wait for the connection to come back, however long that takes.
 */
export function createConsumerRedis(url: string, named: Named): RedisHandle {
  return open(url, named, {
    socketTimeout: CONSUMER_SILENCE_MS,
    maxRetriesPerRequest: null,
    lazyConnect: true,
  });
}

/** Creates a client that logs when its connection breaks and when it is back, and not each attempt in between. */
function open(url: string, { name, log }: Named, options: RedisOptions): RedisHandle {
  const client = new Redis(url, { ...common, connectionName: name, ...options });
  let broken = false;
  let closing = false;
  const report = (error?: Error) => {
    if (broken || closing) return;
    broken = true;
    log.warn({ err: error, connection: name }, 'the connection to Redis broke');
  };
  client.on('error', report);
  client.on('close', () => report());
  client.on('ready', () => {
    if (broken) log.info({ connection: name }, 'the connection to Redis is back');
    broken = false;
  });
  return {
    client,
    prefix: `lda-${client.options.db ?? 0}`,
    async close() {
      closing = true;
      // While Redis is away, nothing can be sent, and there is nothing to wait for.
      if (client.status !== 'ready') client.disconnect();
      else await client.quit().catch(() => client.disconnect());
    },
  };
}

/** Thrown when a process starts and its Redis cannot be used; the message is for the operator. */
export class RedisStartError extends Error {
  override name = 'RedisStartError';
}

/**
 * Waits for the first connection.
 * @throws RedisStartError with the reason, if Redis cannot be reached, refuses us or is too old.
 */
export async function requireRedis({ client }: RedisHandle, log: Logger): Promise<void> {
  let last: Error | undefined;
  const remember = (error: Error) => (last = error);
  client.on('error', remember);
  try {
    await withDeadline(START_MS, 'connecting to Redis', becomeReady(client));
    // Refused a database, ioredis goes on in the first one.
    if (isRefusal(last)) throw last;
  } catch (error) {
    throw new RedisStartError(startSentence(last ?? error), { cause: last ?? error });
  } finally {
    client.off('error', remember);
  }
  const info = await client.info();
  const valueOf = (field: string) => new RegExp(`^${field}:(.*?)\\r?$`, 'm').exec(info)?.[1];
  const [major = 0, minor = 0] = (valueOf('redis_version') ?? '6.2').split('.').map(Number);
  if (major < 6 || (major === 6 && minor < 2))
    throw new RedisStartError(`Redis ${major}.${minor} is too old: 6.2 or later is needed.`);
  const policy = valueOf('maxmemory_policy');
  if (policy !== undefined && policy !== 'noeviction')
    log.warn({ policy }, "Redis may drop sessions and queued jobs: set its maxmemory-policy to 'noeviction'");
}

/** Tells whether Redis answered, and said no: trying again does not help. */
const isRefusal = (error: Error | undefined): error is Error =>
  error !== undefined && /^(?:WRONGPASS|NOAUTH|NOPERM|ERR)\b/.test(error.message);

function becomeReady(client: Redis): Promise<void> {
  if (client.status === 'ready') return Promise.resolve();
  return new Promise((resolve, reject) => {
    client.once('ready', () => resolve());
    client.on('error', (error) => {
      if (isRefusal(error)) reject(error);
    });
  });
}

function startSentence(error: unknown): string {
  const { message = '', code } = error as NodeJS.ErrnoException;
  if (isRefusal(error as Error)) return `The Redis that REDIS_URL names refuses us (${message}).`;
  const why = code ?? (error instanceof DeadlineError ? 'no answer' : message);
  return `The Redis that REDIS_URL names cannot be reached (${why}).`;
}
