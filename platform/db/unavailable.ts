/** The network's own codes, and Postgres' classes 08 (connection), 57P (shutting down) and 53300 (full). */
const CODE =
  /^(?:ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|08\w{3}|57P0\d|53300)$/;
/** pg throws these as plain errors without a code: there is nothing else to know them by. */
const MESSAGE =
  /^(?:timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end)/;

/** Whether an error of a query means that Postgres could not be reached (and may be in a moment). */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth += 1) {
    if ('code' in cause && typeof cause.code === 'string' && CODE.test(cause.code)) return true;
    if (MESSAGE.test(cause.message)) return true;
  }
  return false;
}
