import type { IncomingMessage, ServerResponse } from 'node:http';
import { pinoHttp, type HttpLogger } from 'pino-http';
import type { Logger } from '#platform/log.js';
import { serializeError } from '#platform/log-errors.js';
import type { ErrorCode } from '#shared/contracts/errors.js';
import { traceFieldsOf } from './trace.js';

/** By answer: the code that it refused its request with. */
const refusals = new WeakMap<ServerResponse, ErrorCode>();

/** Has the request's line say why it was refused. */
export function recordRefusal(res: ServerResponse, code: ErrorCode): void {
  refusals.set(res, code);
}

/**
 * One line a request, with who asked and, where it was refused, why and from which address; without bodies,
 * headers or query: they hold passwords, cookies, addresses and text. `req.log` writes the request's id into every
 * line.
 */
export function httpLog(log: Logger): HttpLogger {
  return pinoHttp({
    logger: log,
    quietReqLogger: true,
    customAttributeKeys: { reqId: 'request_id', responseTime: 'ms' },
    // Asked every few seconds by machines.
    autoLogging: { ignore: ({ url }) => url === '/healthz' || url === '/readyz' || url === '/metrics' },
    customLogLevel: (_req, res) => (res.statusCode >= 500 ? 'warn' : 'info'),
    customSuccessMessage: () => 'request',
    customErrorMessage: () => 'request',
    // What went wrong is logged whole where it is caught.
    customErrorObject: (req, res, _error, values: { ms: number }) => ({ ...line(req, res), ms: values.ms }),
    customSuccessObject: (req, res, values: { ms: number }) => ({ ...line(req, res), ms: values.ms }),
    // Its own way with errors would let all of them through.
    wrapSerializers: false,
    serializers: { req: () => undefined, res: () => undefined, err: serializeError },
  });
}

type LoggedRequest = IncomingMessage & { originalUrl?: string; user?: { id: string }; ip?: string };

/** A path without its query, and without addresses: accounts are named by theirs in the paths of administrators. */
function safePath(url: string): string {
  // Piece by piece: one expression for the whole takes time by the square of a path that anybody may send.
  const [path = ''] = url.split('?', 1);
  return path
    .split('/')
    .map((piece) => (/@|%40/.test(piece) ? ':address' : piece))
    .join('/');
}

function line(req: LoggedRequest, res: ServerResponse) {
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
