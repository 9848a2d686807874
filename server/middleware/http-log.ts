import type { IncomingMessage, ServerResponse } from 'node:http';
import { pinoHttp, type HttpLogger } from 'pino-http';
import type { Logger } from '#platform/log.js';
import { loggedError } from '#platform/log-errors.js';
import { traceFieldsOf } from './trace.js';

/**
 * One line a request, without bodies, headers or query: they hold passwords, cookies, addresses and text.
 * `req.log` writes the request's id into every line.
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
    serializers: { req: () => undefined, res: () => undefined, err: loggedError },
  });
}

function line(req: IncomingMessage & { originalUrl?: string }, res: ServerResponse) {
  return {
    method: req.method,
    path: (req.originalUrl ?? req.url ?? '').split('?', 1)[0],
    status: res.statusCode,
    ...traceFieldsOf(req),
    ...(res.writableFinished ? {} : { aborted: true }),
  };
}
