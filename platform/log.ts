import { pino, type DestinationStream, type Logger } from 'pino';
import { serializeError } from './log-errors.js';
import { traceFields } from './spans.js';

export type { Logger } from 'pino';

/** Names under which secrets and people's words travel, wherever they slip into a line. */
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
 * A process' logger: JSON lines on stdout. Documents' text, passwords, codes, cookies and addresses never reach it:
 * callers log ids, errors are cut to what kind they are, and what slips in under a telling name is cut here.
 * Each line is written before the work goes on: what was left for later would, where its reader is gone, be tried
 * again at the process' end without end.
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
