import { KB, MB, MINUTE, SECOND } from './units.js';

/** Limits of the running processes: sockets, metrics, checks, connections, requests. */
export const OPERATION_LIMITS = {
  /**
   * Interval at which open sockets are checked against their sessions, ms, because a session may end without an
   * event.
   */
  sockets: { confirmMs: MINUTE },
  /**
   * Metrics for administrators, ms: minimum interval between events (`everyMs`), and polling interval for changes
   * without an event (`pollMs`).
   */
  metrics: { everyMs: 250, pollMs: 900 },
  /** Deadline of a component's answer to a health or metrics check, ms; after it the component counts as down. */
  health: {
    answerMs: 2 * SECOND,
    /**
     * Time after which a queued job counts as not being delivered, ms: no sweep has checked it, or the queue has
     * refused it.
     */
    undeliveredMs: 30 * SECOND,
    /** Interval at which a worker writes its health file, ms. */
    workerEveryMs: 5 * SECOND,
    /** Time without a write after which a worker's event loop counts as hanging, ms: five missed writes. */
    workerAliveMs: 30 * SECOND,
    /** Time without an answer after which a worker counts as without its database, ms: far longer than a failover. */
    workerDatabaseMs: MINUTE,
  },
  /**
   * Deadlines for sending a batch of spans and the last batch at shutdown, and minimum interval between log lines
   * about failures, ms.
   */
  tracing: { exportMs: 5 * SECOND, flushMs: 2 * SECOND, complainMs: MINUTE },
  email: { chars: 320, localChars: 64, domainChars: 255, checkDebounceMs: 400 },
  password: { minChars: 8, maxChars: 256 },
  name: { maxChars: 100 },
  /** Maximum bytes of an event sent with Postgres' NOTIFY (whose own limit is 8,000). */
  eventBytes: 7_000,
  jsonBodyBytes: 9 * MB,
  connections: {
    /** Deadline of a request's headers, ms; they are a few KB. After it the connection is closed. */
    headersMs: 20 * SECOND,
    /**
     * Deadline of a request's body other than a file, ms: the longest pasted text at 2.5 Mbit/s, a form on any
     * connection.
     */
    bodyMs: 30 * SECOND,
    /** Interval at which Node checks for late headers, ms. */
    checkMs: 5 * SECOND,
    /**
     * Time for which an idle connection is kept, ms: longer than proxies keep theirs (Caddy 2 minutes), because a
     * proxy that sends on a connection being closed answers 502.
     */
    keepAliveMs: 130 * SECOND,
    /**
     * Maximum connections of one server: some 50 KB each, and far more than the employees of a firm need with a tab
     * or two each.
     */
    total: 4_000,
    /**
     * Maximum connections of one network address, if no proxy is in front: forty people behind one address with six
     * per browser.
     */
    perAddress: 250,
  },
  /** Maximum time that a server waits for requests in progress when it shuts down, ms. */
  serverShutdownMs: 10 * SECOND,
  /** Maximum bytes of a form sent without a session. */
  publicJsonBodyBytes: 64 * KB,
} as const;
