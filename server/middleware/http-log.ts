import type { IncomingMessage, ServerResponse } from 'node:http';
import { pinoHttp, type HttpLogger } from 'pino-http';
import type { Logger } from '#platform/log.js';
import { serializeError } from '#platform/log-errors.js';
import type { ErrorCode } from '#shared/contracts/errors.js';
import { traceFieldsOf } from './trace.js';

/** Error codes of refused requests, by response. */
const refusals = new WeakMap<ServerResponse, ErrorCode>();

/** Adds the code of a refusal to the request's log line. */
export function recordRefusal(res: ServerResponse, code: ErrorCode): void {
  refusals.set(res, code);
}

/**
 * Logs one line per request, with the user and, for a refusal, its code and IP address; without bodies, headers
 * or query, which contain passwords, cookies, addresses and text. `req.log` writes the request's id into every
 * line.
 */
export function logRequests(log: Logger): HttpLogger {
  return pinoHttp({
    logger: log,
    quietReqLogger: true,
    customAttributeKeys: { reqId: 'request_id', responseTime: 'ms' },
    // Polled every few seconds by machines.
    autoLogging: { ignore: ({ url }) => url === '/healthz' || url === '/readyz' || url === '/metrics' },
    customLogLevel: (_req, res) => (res.statusCode >= 500 ? 'warn' : 'info'),
    customSuccessMessage: () => 'request',
    customErrorMessage: () => 'request',
    // Errors are logged in full where they are caught.
    customErrorObject: (req, res, _error, values: { ms: number }) => ({
      ...describeRequest(req, res),
      ms: values.ms,
    }),
    customSuccessObject: (req, res, values: { ms: number }) => ({
      ...describeRequest(req, res),
      ms: values.ms,
    }),
    // pino-http's own wrapping would log errors unfiltered.
    wrapSerializers: false,
    serializers: { req: () => undefined, res: () => undefined, err: serializeError },
  });
}

type LoggedRequest = IncomingMessage & { originalUrl?: string; user?: { id: string }; ip?: string };

/**
 * Returns a path without its query and without e-mail addresses, by which the paths of administrators name
 * accounts.
 */
function safePath(url: string): string {
  // Segment by segment: one regular expression for the whole takes time quadratic in the length of a path that
  // anybody may send.
  const [path = ''] = url.split('?', 1);
  return path
    .split('/')
    .map((segment) => (/@|%40/.test(segment) ? ':address' : segment))
    .join('/');
}

function describeRequest(req: LoggedRequest, res: ServerResponse) {
  const code = refusals.get(res);
  return {
    method: req.method,
    path: safePath(req.originalUrl ?? req.url ?? ''),
    status: res.statusCode,
    ...(req.user === undefined ? {} : { user: req.user.id }),
    ...(code === undefined ? {} : { code, ip: req.ip }),
    ...traceFieldsOf(req),
    ...(res.writableFinished ? {} : { aborted: true }),
  };
}
