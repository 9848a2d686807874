import type { IncomingMessage, ServerResponse } from 'node:http';
import { ERRORS, type ErrorBody } from '#shared/contracts/errors.js';
import { recordRefusal } from './http-log.js';

const deadlines = new WeakMap<IncomingMessage, NodeJS.Timeout>();

/**
 * Gives a request's body `ms` to arrive, counted from the end of its headers. After that the request is
 * answered 408; if it has been answered already, its connection is closed, since nothing reads what a refused
 * client still sends.
 */
export function refuseSlowBody(req: IncomingMessage, res: ServerResponse, ms: number): void {
  const { 'content-length': length, 'transfer-encoding': encoding } = req.headers;
  if (encoding === undefined && (length === undefined || length === '0')) return;
  const timer = setTimeout(() => {
    if (req.complete) return;
    if (res.headersSent) req.destroy();
    else refuse(res);
  }, ms);
  timer.unref();
  deadlines.set(req, timer);
  req.once('close', () => clearTimeout(timer));
}

/** Removes the deadline of a body whose handler limits it by itself, as an upload does. */
export function liftBodyDeadline(req: IncomingMessage): void {
  clearTimeout(deadlines.get(req));
}

function refuse(res: ServerResponse): void {
  const [status, detail] = ERRORS.too_slow;
  recordRefusal(res, 'too_slow');
  const id = res.getHeader('X-Request-Id');
  const answer: ErrorBody = { detail, code: 'too_slow', request_id: typeof id === 'string' ? id : '' };
  const body = JSON.stringify(answer);
  // This connection cannot be reused: the rest of the body would be parsed as a request.
  res.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    Connection: 'close',
  });
  res.end(body);
}
