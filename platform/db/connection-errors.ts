/**
 * SQLSTATE classes and codes of transient failures: connection lost or refused, shutting down, starting up, too
 * many connections.
 */
const SQLSTATES = /^(?:08...|57P0[1-5]|53300)$/;
const SOCKET_ERRORS = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);
/** Messages of pg's own errors, which have neither a code nor a class. */
const PG_MESSAGES = new Set([
  'Connection terminated unexpectedly',
  'Connection terminated',
  // Longer than the server itself lets a statement run: its machine, or the way to it, is gone.
  'Query read timeout',
  'timeout exceeded when trying to connect',
  'Connection terminated due to connection timeout',
  'Client has encountered a connection error and is not queryable',
  'Cannot use a pool after calling end on the pool',
]);
/** Thrown by a pool of ours that could give no connection in time. */
export class ConnectionTimeout extends Error {
  override name = 'ConnectionTimeout';
}

/** Maximum depth of causes; a longer chain is taken for a circle. */
const DEPTH = 8;

/**
 * SQLSTATEs of a database that cannot serve us for now: its disk is full; it is a read-only standby; its password
 * was changed and we have the old one.
 */
const TROUBLE = new Set<unknown>(['53100', '25006', '28P01', '28000']);

/**
 * Tells whether an error or one of its causes means that the database cannot be reached, or cannot serve us, for
 * the moment.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  return isConnectionError(error) || someCause(error, ({ code }) => TROUBLE.has(code));
}

/** Tells whether an error or one of its causes means that the database cannot be reached for the moment. */
export function isConnectionError(error: unknown): boolean {
  return someCause(error, (one) => {
    const { code, message, syscall } = one;
    if (one instanceof ConnectionTimeout) return true;
    if (typeof code === 'string' && (SQLSTATES.test(code) || SOCKET_ERRORS.has(code))) return true;
    // A Unix socket that does not exist; any other ENOENT concerns a file.
    if (code === 'ENOENT' && syscall === 'connect') return true;
    return typeof message === 'string' && PG_MESSAGES.has(message);
  });
}

/** Tells whether an error or one of its causes is what `is` looks for. */
export function someCause(error: unknown, is: (one: Record<string, unknown>) => boolean): boolean {
  let at = error;
  // Checked by shape, not by class: in another context (such as a test's VM), Node's errors are not instances of
  // its `Error`.
  for (let depth = 0; depth < DEPTH && typeof at === 'object' && at !== null; depth += 1) {
    const one = at as Record<string, unknown>;
    if (is(one)) return true;
    at = one['cause'];
  }
  return false;
}
