import createCors from 'cors';
import type { RequestHandler } from 'express';
import type { Config } from '#platform/config.js';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];
const ALLOWED = ['Content-Type', 'Accept-Language', 'Prefer', 'Idempotency-Key', 'X-Request-Id'];
const EXPOSED = [
  'Location',
  'Preference-Applied',
  'Retry-After',
  'Content-Disposition',
  'X-Report-Id',
  'X-Result-Doc-Id',
  'X-Request-Id',
];
/** Seconds for which a browser may remember a preflight's answer. */
const MAX_AGE = 600;

/** Lets the browsers of CORS_ORIGINS in, with their cookies; nobody else's. */
export function cors({ corsOrigins }: Pick<Config, 'corsOrigins'>): RequestHandler {
  if (corsOrigins.length === 0) return (_req, _res, next) => next();
  const answer = createCors({
    // Of another origin the package says nothing at all, and its requests go on to be refused.
    origin: (origin, decide) => decide(null, origin !== undefined && corsOrigins.includes(origin)),
    credentials: true,
    methods: METHODS,
    allowedHeaders: ALLOWED,
    exposedHeaders: EXPOSED,
    maxAge: MAX_AGE,
  });
  return (req, res, next) => {
    // Also where the origin is not let in: a cache must not hand that answer to one that is.
    res.vary('Origin');
    answer(req, res, next);
  };
}
