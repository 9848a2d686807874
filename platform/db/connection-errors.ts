/**
 * SQLSTATE classes and codes that say "not now": connection lost or refused, shutting down, starting up, too many
 * connections.
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
/** pg gives these no code at all. */
const PG_MESSAGES = new Set([
  'Connection terminated unexpectedly',
  'timeout exceeded when trying to connect',
  'Connection terminated due to connection timeout',
  'Client has encountered a connection error and is not queryable',
  'Cannot use a pool after calling end on the pool',
]);
/** Wrapped more often than this is a circle. */
const DEPTH = 8;

/** Its disk is full; it is a standby, which does not write; its password has been changed, and we have the old one. */
const TROUBLE = new Set<unknown>(['53100', '25006', '28P01', '28000']);

/** Whether an error, or what caused it, says that the database cannot be reached, or does not serve us, for the moment. */
export function isDatabaseUnavailable(error: unknown): boolean {
  return isConnectionError(error) || someCause(error, ({ code }) => TROUBLE.has(code));
}

/** Whether an error, or what caused it, says that the database cannot be reached for the moment. */
export function isConnectionError(error: unknown): boolean {
  return someCause(error, ({ code, message, syscall }) => {
    if (typeof code === 'string' && (SQLSTATES.test(code) || SOCKET_ERRORS.has(code))) return true;
    // A Unix socket that is not there; any other ENOENT is a file's.
    if (code === 'ENOENT' && syscall === 'connect') return true;
    return typeof message === 'string' && PG_MESSAGES.has(message);
  });
}

function someCause(error: unknown, is: (one: Record<string, unknown>) => boolean): boolean {
  let at = error;
  // By shape and not by class: where code runs in a context of its own, Node's errors are not its `Error`s.
  for (let depth = 0; depth < DEPTH && typeof at === 'object' && at !== null; depth += 1) {
    const one = at as Record<string, unknown>;
    if (is(one)) return true;
    at = one['cause'];
  }
  return false;
}
