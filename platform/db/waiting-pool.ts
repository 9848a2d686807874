import pg from 'pg';
import type { Logger } from '#platform/log.js';
import { DeadlineError, withDeadline } from '#platform/with-deadline.js';
import { ConnectionTimeout } from './connection-errors.js';

/** SQLSTATE of a database, or a role, that has as many connections as it allows. */
const TOO_MANY_CONNECTIONS = '53300';
/** Pause before a further connection is opened, ms: doubled with each refusal, half of it drawn at random. */
const PAUSE_MIN_MS = 250;
const PAUSE_MAX_MS = 5_000;
/** Minimum time between two warnings, ms. */
const WARN_EVERY_MS = 10_000;
/** Time after the pool's own deadline at which pg ends an attempt to connect that nobody awaits any more, ms. */
const CLEANUP_MS = 1_000;

type ConnectCallback = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: Error | boolean) => void,
) => void;

interface WaitingPoolConfig extends Omit<pg.PoolConfig, 'log' | 'connectionTimeoutMillis'> {
  max: number;
  /** Deadline of opening a connection, ms; after it the database counts as having none to spare. */
  connectMs: number;
  /** Maximum time that a caller waits for a connection, ms. */
  waitMs: number;
  log: Logger;
}

/** Tells whether an error of connecting means that a database that is there has no connection to spare for now. */
const isExhausted = (error: unknown) =>
  error instanceof ConnectionTimeout ||
  (error instanceof pg.DatabaseError && error.code === TOO_MANY_CONNECTIONS);

/**
 * A pool whose callers wait for up to `waitMs`, instead of failing, while the database has no connection to spare. They
 * queue for the open connections, which are never closed for being idle: a running process keeps what it has, however many
 * others connect. Only connecting is tried again, never a statement.
 *
 * Callers queue here and not within pg's pool, which gets no more requests than it may have connections: while the database
 * refuses further ones, as many as are open; after a pause, one more, to try; all once that has succeeded.
 */
export class WaitingPool extends pg.Pool {
  readonly #most: number;
  readonly #connectMs: number;
  readonly #waitMs: number;
  readonly #log: Logger;
  /** Callers that wait for their turn, in order. */
  readonly #queue = new Set<() => void>();
  /** Number of callers that have a connection or are getting one, and how many may at present. */
  #admitted = 0;
  #limit: number;
  /** Number of open connections. */
  #open = 0;
  #refusals = 0;
  #warnedAt: number | undefined;
  #pause: NodeJS.Timeout | undefined;

  constructor({ connectMs, waitMs, log, ...config }: WaitingPoolConfig) {
    super({ ...config, idleTimeoutMillis: 0, connectionTimeoutMillis: connectMs + CLEANUP_MS });
    this.#most = this.#limit = config.max;
    this.#connectMs = connectMs;
    this.#waitMs = waitMs;
    this.#log = log;
    this.on('connect', () => {
      this.#open += 1;
      this.#refusals = 0;
      clearTimeout(this.#pause);
      this.#pause = undefined;
      this.#admitUpTo(this.#most);
      if (this.#warnedAt !== undefined) this.#log.info('the database has connections again');
      this.#warnedAt = undefined;
    });
    this.on('remove', () => (this.#open = Math.max(0, this.#open - 1)));
    this.on('release', () => this.#leave());
  }

  /** Also what `query` gets its connection from. */
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback): Promise<pg.PoolClient> | void {
    const connected = this.#connectOrWait();
    if (callback === undefined) return connected;
    connected.then(
      (client) => callback(undefined, client, (error) => client.release(error)),
      (error: unknown) => callback(error as Error, undefined, () => undefined),
    );
  }

  override end(): Promise<void>;
  override end(callback: () => void): void;
  override end(callback?: () => void): Promise<void> | void {
    const ended = callback === undefined ? super.end() : super.end(callback);
    clearTimeout(this.#pause);
    // Those that wait learn from pg that the pool is closed.
    this.#admitUpTo(Infinity);
    return ended;
  }

  async #connectOrWait(): Promise<pg.PoolClient> {
    const deadline = performance.now() + this.#waitMs;
    let refusal: Error | undefined;
    for (;;) {
      await this.#turn(deadline, refusal);
      try {
        return await this.#connectInTime();
      } catch (error) {
        if (this.ending || !isExhausted(error) || performance.now() >= deadline) throw error;
        refusal = error as Error;
      }
    }
  }

  /**
   * Waits until the caller may have a connection.
   * @throws the last refusal, or ConnectionTimeout where there was none, at the deadline.
   */
  #turn(deadline: number, refusal: Error | undefined): Promise<void> {
    if (this.#admitted < this.#limit) {
      this.#admitted += 1;
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      let timer: NodeJS.Timeout | undefined;
      const admit = () => {
        clearTimeout(timer);
        this.#admitted += 1;
        resolve();
      };
      const wait = () => {
        const leftMs = deadline - performance.now();
        if (leftMs > 0) {
          timer = setTimeout(goOn, Math.min(leftMs, this.#connectMs));
        } else {
          this.#queue.delete(admit);
          reject(refusal ?? late());
        }
      };
      const goOn = () => {
        this.#warn(refusal ?? late());
        wait();
      };
      const late = () => new ConnectionTimeout(`no connection was free within ${this.#waitMs} ms`);
      this.#queue.add(admit);
      wait();
    });
  }

  /**
   * Takes an idle connection, or opens one within the deadline.
   * @throws ConnectionTimeout at the deadline; the errors of pg.
   */
  async #connectInTime(): Promise<pg.PoolClient> {
    const attempt = super.connect();
    try {
      return await withDeadline(this.#connectMs, 'opening a connection', attempt);
    } catch (failed) {
      const isLate = failed instanceof DeadlineError;
      const error = isLate ? new ConnectionTimeout(failed.message) : failed;
      // Before the place is free: whoever gets it must not be refused too.
      if (isExhausted(error)) this.#holdBack(error);
      if (isLate) void this.#leaveWhenEnded(attempt);
      else this.#leave();
      throw error;
    }
  }

  /** Frees the place of a late attempt once pg has ended it; a connection that it still makes goes to the next caller. */
  async #leaveWhenEnded(attempt: Promise<pg.PoolClient>): Promise<void> {
    const client = await attempt.catch(() => undefined);
    if (client === undefined) this.#leave();
    else client.release();
  }

  /** Frees the place of a caller for the next one. */
  #leave(): void {
    this.#admitted -= 1;
    this.#admitUpTo(this.#limit);
  }

  #admitUpTo(limit: number): void {
    this.#limit = limit;
    for (const admit of this.#queue) {
      if (this.#admitted >= limit) return;
      this.#queue.delete(admit);
      admit();
    }
  }

  /** Lets callers share the open connections after a refusal; after a pause one of them may open another. */
  #holdBack(error: unknown): void {
    this.#warn(error);
    if (this.ending) return;
    this.#limit = this.#open;
    if (this.#pause !== undefined) return;
    const ceiling = Math.min(PAUSE_MAX_MS, PAUSE_MIN_MS * 2 ** this.#refusals);
    this.#refusals += 1;
    this.#pause = setTimeout(
      () => {
        this.#pause = undefined;
        this.#admitUpTo(Math.min(this.#most, this.#open + 1));
      },
      ceiling / 2 + Math.random() * (ceiling / 2),
    ).unref();
  }

  #warn(error: unknown): void {
    const now = performance.now();
    if (this.#warnedAt !== undefined && now - this.#warnedAt < WARN_EVERY_MS) return;
    this.#warnedAt = now;
    this.#log.warn(
      { err: error, open: this.#open, most: this.#most, waiting: this.#queue.size },
      'the database has no connection to spare; work waits',
    );
  }
}
