import express, {
  type NextFunction,
  type Request,
  type RequestHandler,
  type Response,
  type Router,
} from 'express';
import type * as z from 'zod/mini';
import type { Account } from '#platform/db/queries/users.js';
import { AppError } from '#platform/errors.js';
import { sessionsOf } from '#server/auth/session.js';
import type { Deps } from '#server/deps.js';
import { errorsOf } from '#server/endpoint-errors.js';
import { requestIdOf } from '#server/middleware/request-id.js';
import { mount } from '#server/mount.js';
import type { EndpointResponse, Endpoint, ParsedRequest } from '#shared/contracts/endpoint.js';
import { ERRORS, type ErrorCode } from '#shared/contracts/errors.js';
import { LIMITS } from '#shared/limits.js';

/** Returned by a handler that has sent its response itself: a file, a 202. */
export const ALREADY_SENT = Symbol('sent');

/** Arguments of a handler: the parsed input, the user, and what it needs to send a response itself. */
export interface Context<E extends Endpoint> extends ParsedRequest<E> {
  user: E['access'] extends 'public' ? Account | undefined : Account;
  requestId: string;
  /** Aborted when the client disconnects before its response. */
  signal: AbortSignal;
  req: Request;
  res: Response;
}
export type HandlerResult<E extends Endpoint> =
  (E['response'] extends null ? null : EndpointResponse<E>) | typeof ALREADY_SENT;
export type Handler<E extends Endpoint> = (
  context: Context<E>,
) => Promise<HandlerResult<E>> | HandlerResult<E>;

/**
 * Mounts an endpoint: session, access, input, handler, response. Sessions are loaded only here, so that static
 * files and unknown paths never query the database.
 */
export function route<const E extends Endpoint>(
  router: Router,
  deps: Deps,
  endpoint: E,
  handler: Handler<E>,
): void {
  const middlewares: RequestHandler[] = [sessionsOf(deps).middleware, authorize(endpoint)];
  if (endpoint.body) middlewares.push(jsonBody(endpoint));
  mount(router, endpoint, ...middlewares, async (req: Request, res: Response) => {
    const signal = disconnectSignal(res);
    res.set('Cache-Control', 'no-store');
    const context = {
      ...parseInput(endpoint, req),
      user: req.user,
      requestId: requestIdOf(req),
      signal,
      req,
      res,
    };
    let result: HandlerResult<E>;
    try {
      // `authorize` has checked the user and `parseInput` the rest; the handler's types rely on these two.
      result = await handler(context as unknown as Context<E>);
    } catch (error) {
      if (signal.aborted && error === signal.reason) return;
      throw deps.config.test ? rejectUndeclaredError(endpoint, error) : error;
    }
    if (result === ALREADY_SENT) return;
    if (deps.config.test) checkAnswer(endpoint, result);
    res.status(endpoint.status ?? 200);
    if (endpoint.response === null) res.end();
    else res.json(result);
  });
}

function authorize({ access }: Endpoint): RequestHandler {
  return (req, _res, next) => {
    if (access !== 'public' && !req.user) throw new AppError('not_signed_in');
    if (access === 'admin' && req.user?.role !== 'admin') throw new AppError('forbidden');
    next();
  };
}

function jsonBody({ access, csv }: Endpoint): RequestHandler {
  const parse = express.json({
    limit: access === 'public' ? LIMITS.publicJsonBodyBytes : LIMITS.jsonBodyBytes,
  });
  const parseText = express.text({ type: 'text/csv', limit: LIMITS.jsonBodyBytes });
  return (req: Request, res: Response, next: NextFunction) => {
    if (csv !== undefined && req.is('text/csv') === 'text/csv' && isUtf8(req)) {
      parseText(req, res, (error?: unknown) => {
        if (typeof req.body === 'string') req.body = csv(req.body);
        next(error);
      });
      return;
    }
    // `req.is` returns null without a body, which the schema validates.
    if (req.is('json') === false || !isUtf8(req)) throw new AppError('unsupported_media');
    parse(req, res, next);
  };
}

/**
 * True if a body is declared as UTF-8 or has no declared charset. The parser would also decode UTF-7, which
 * hides content from anything that inspects the body in transit. A charset in an unusual spelling is refused as
 * well.
 */
function isUtf8(req: Request): boolean {
  const others = (req.get('Content-Type') ?? '').replace(/;\s*charset="?utf-8"?\s*(?=;|$)/gi, '');
  return !/charset/i.test(others);
}

/** Parses the fields sent with a file. @throws AppError `invalid_input`. */
export function parseForm<E extends Endpoint & { form: z.ZodMiniType }>(
  { form }: E,
  fields: Record<string, string>,
): z.output<E['form']> {
  return parseWith(form, fields, (issue) => invalidInput(issue)) as z.output<E['form']>;
}

function parseInput(endpoint: Endpoint, req: Request) {
  return {
    // An id that cannot exist is answered as one that was not found.
    params: parseWith(endpoint.params, req.params, () => new AppError('not_found')),
    query: parseWith(endpoint.query, req.query, (issue) => invalidInput(issue)),
    body: parseWith(endpoint.body, req.body, (issue) => invalidInput(issue, endpoint.invalidBody)),
  };
}

function parseWith(
  schema: z.ZodMiniType | undefined,
  value: unknown,
  refuse: (issue: Issue) => AppError,
): unknown {
  if (!schema) return undefined;
  // The library's own messages are left empty: only those that a contract spells out are meant for users.
  const result = schema.safeParse(value, { error: () => '' });
  if (result.success) return result.data;
  throw refuse(result.error.issues[0]);
}

type Issue = z.core.$ZodIssue | undefined;

function invalidInput(issue: Issue, code: ErrorCode = 'invalid_input'): AppError {
  if (issue?.message) return new AppError(code, { detail: issue.message });
  const field = issue?.path.map(String).join('.');
  if (!field) return new AppError(code);
  const limit = limitOf(issue);
  const named = limit === undefined ? field : `${field} (${limit})`;
  return new AppError(code, { detail: `${ERRORS[code][1].replace(/\.$/, '')}: ${named}.` });
}

/** Names the limit that a text or a list exceeds. */
function limitOf(issue: Issue): string | undefined {
  if (issue?.code !== 'too_big') return undefined;
  const most = issue.maximum.toLocaleString('en');
  if (issue.origin === 'string') return `at most ${most} characters`;
  return issue.origin === 'array' ? `at most ${most}` : undefined;
}

function checkAnswer(endpoint: Endpoint, reply: unknown): void {
  const result = endpoint.response?.safeParse(reply);
  if (result && !result.success) {
    throw new Error(`The answer of ${endpoint.method} ${endpoint.path} breaks its contract`, {
      cause: result.error,
    });
  }
}

/** Returns the error that a handler threw, or an `internal` error if its endpoint does not name the code. */
function rejectUndeclaredError(endpoint: Endpoint, error: unknown): unknown {
  if (!(error instanceof AppError) || errorsOf(endpoint).has(error.code)) return error;
  const detail = `${endpoint.method} ${endpoint.path} answers ${error.code}, which its contract does not name.`;
  return new AppError('internal', { detail, cause: error });
}

function disconnectSignal(res: Response): AbortSignal {
  const gone = new AbortController();
  const onClose = () => {
    if (!res.writableFinished) gone.abort();
  };
  // The client may have disconnected while its session was loaded.
  if (res.destroyed) onClose();
  else res.once('close', onClose);
  return gone.signal;
}
