import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from '#platform/log.js';
import { someCause } from './connection-errors.js';

/** SQLSTATE of a database, or a role, that has as many connections as it allows. */
const TOO_MANY_CONNECTIONS = '53300';
/** Errors of the pool itself: all of its connections are in use, or a new one was not answered in time. */
const TIMEOUTS = new Set<unknown>([
  'timeout exceeded when trying to connect',
  'Connection terminated due to connection timeout',
]);
/** Pause before a further connection is asked for, ms: doubled with each refusal, half of it drawn at random. */
const PAUSE_MIN_MS = 250;
const PAUSE_MAX_MS = 5_000;
/** Minimum time between two warnings, ms. */
const WARN_EVERY_MS = 10_000;

type ConnectCallback = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: Error | boolean) => void,
) => void;

/** Tells whether an error means that there is no connection to be had for now, from a database that is there. */
const isExhausted = (error: unknown) =>
  someCause(error, ({ code, message }) => code === TOO_MANY_CONNECTIONS || TIMEOUTS.has(message));

/**
 * A pool whose callers wait, instead of failing, while the database has no connection to spare: for at most `waitMs`, in
 * line for the connections that are open. It keeps those that it has, so that a process that has begun goes on however
 * many others come. Nothing has been sent when a caller waits, so nothing is ever sent twice.
 */
export class WaitingPool extends pg.Pool {
  private readonly waitMs: number;
  /** Not `log`, which is the pool's own. */
  private readonly logger: Logger;
  private readonly most: number;
  private open = 0;
  private refusals = 0;
  private warnedAt: number | undefined;
  private pause: NodeJS.Timeout | undefined;

  constructor({
    waitMs,
    log,
    ...config
  }: Omit<pg.PoolConfig, 'log'> & { max: number; waitMs: number; log: Logger }) {
    super({ ...config, idleTimeoutMillis: 0 });
    this.waitMs = waitMs;
    this.logger = log;
    this.most = config.max;
    this.on('connect', () => {
      this.open += 1;
      this.refusals = 0;
      if (this.warnedAt !== undefined) this.logger.info('the database has connections again');
      this.warnedAt = undefined;
    });
    this.on('remove', () => (this.open = Math.max(0, this.open - 1)));
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback): Promise<pg.PoolClient> | void {
    const connected = this.connectOrWait();
    if (callback === undefined) return connected;
    connected.then(
      (client) => callback(undefined, client, (error) => client.release(error)),
      (error: unknown) => callback(error as Error, undefined, () => undefined),
    );
  }

  private async connectOrWait(): Promise<pg.PoolClient> {
    const deadline = performance.now() + this.waitMs;
    for (;;) {
      try {
        return await super.connect();
      } catch (error) {
        if (this.ending || !isExhausted(error) || performance.now() >= deadline) throw error;
        const ms = this.askLater(error);
        // Otherwise the next try joins the line for the open connections.
        if (this.open === 0) await delay(ms);
      }
    }
  }

  /** Makes callers share what is open, and lets the pool ask for further connections after a pause, which it returns. */
  private askLater(error: unknown): number {
    const ceiling = Math.min(PAUSE_MAX_MS, PAUSE_MIN_MS * 2 ** this.refusals);
    const ms = Math.round(ceiling / 2 + Math.random() * (ceiling / 2));
    this.options.max = Math.max(1, this.open);
    if (this.pause !== undefined) return ms;
    this.refusals += 1;
    this.pause = setTimeout(() => {
      this.pause = undefined;
      this.options.max = this.most;
    }, ms).unref();
    const now = performance.now();
    if (this.warnedAt === undefined || now - this.warnedAt >= WARN_EVERY_MS) {
      this.warnedAt = now;
      const { open, most, waitingCount: waiting } = this;
      this.logger.warn(
        { err: error, open, most, waiting },
        'the database has no connection to spare; work waits',
      );
    }
    return ms;
  }
}
