import { pino, type DestinationStream, type Logger } from 'pino';
import { serializeError } from './log-errors.js';
import { traceFields } from './spans.js';

export type { Logger } from 'pino';

/** Field names under which secrets and personal texts could slip into a log line. */
const SECRET = [
  'password',
  'hashed_password',
  'new_password',
  'current_password',
  'passwordHash',
  'token',
  'secret',
  'cookie',
  'authorization',
  'apiKey',
  'email',
  'to',
  'text',
  'content',
  'document_text',
  'quote',
  'body',
];

/**
 * Creates a process' logger: JSON lines on stdout. Text of documents, passwords, codes, cookies and addresses are
 * never logged: callers log ids, errors are reduced to their type, and values under a secret field name are
 * censored here.
 * Writes are synchronous: buffered lines whose reader is gone would be retried for ever at the end of the process.
 */
export function createLogger(role: string, level: string, to?: DestinationStream): Logger {
  return pino(
    {
      level,
      base: { role, pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: serializeError, cause: serializeError, error: serializeError },
      mixin: () => traceFields(),
      redact: [
        ...SECRET.flatMap((name) => [name, `*.${name}`]),
        'req.headers.cookie',
        'req.headers.authorization',
        'res.headers["set-cookie"]',
      ],
    },
    to ?? pino.destination({ sync: true }),
  );
}
