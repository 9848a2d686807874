import { someCause } from '#platform/db/connection-errors.js';

/** Messages of ioredis' errors, which have no codes: the connection is away, was lost, or gives no answer. */
const MESSAGES =
  /^(?:Connection is closed|Command timed out|Command aborted|Stream isn't writeable|Socket timeout|Reached the max retries per request)/;
/**
 * Replies of a Redis that cannot serve us for now: it is starting, a replica, out of memory or disk, busy, full, or
 * its password was changed and we have the old one.
 */
const REPLIES =
  /^(?:LOADING|READONLY|MASTERDOWN|NOREPLICAS|OOM|MISCONF|BUSY|NOAUTH|WRONGPASS|ERR max number of clients)\b/;

/**
 * Tells whether an error or one of its causes means that Redis cannot be reached, or cannot serve us, for the moment.
 * Errors of sockets are the same as for the database (`isConnectionError`).
 */
export function isRedisUnavailable(error: unknown): boolean {
  return someCause(error, ({ name, message }) => {
    if (typeof message !== 'string') return false;
    return MESSAGES.test(message) || (name === 'ReplyError' && REPLIES.test(message));
  });
}
