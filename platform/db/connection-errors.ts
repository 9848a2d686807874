/** SQLSTATE classes and codes that say "not now": connection lost or refused, shutting down, starting up, too many connections. */
const SQLSTATES = /^(?:08...|57P0[1-5]|53300)$/;
const SOCKET_ERRORS = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENOENT',
]);
/** pg gives these two no code at all. */
const PG_MESSAGES = new Set([
  'Connection terminated unexpectedly',
  'timeout exceeded when trying to connect',
  'Connection terminated due to connection timeout',
]);

/** Whether an error, or what caused it, says that the database cannot be reached for the moment. */
export function isConnectionError(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    const code = 'code' in at && typeof at.code === 'string' ? at.code : '';
    if (SQLSTATES.test(code) || SOCKET_ERRORS.has(code) || PG_MESSAGES.has(at.message)) return true;
  }
  return false;
}
