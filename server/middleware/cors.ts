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
/** Seconds for which a browser may cache a preflight response. */
const MAX_AGE = 600;

/** Allows the origins of CORS_ORIGINS, with their cookies, and no others. */
export function allowOrigins({ corsOrigins }: Pick<Config, 'corsOrigins'>): RequestHandler {
  if (corsOrigins.length === 0) return (_req, _res, next) => next();
  const answer = createCors({
    // For any other origin the package adds no headers; `rejectCrossSite` refuses its unsafe requests later.
    origin: (origin, decide) => decide(null, origin !== undefined && corsOrigins.includes(origin)),
    credentials: true,
    methods: METHODS,
    allowedHeaders: ALLOWED,
    exposedHeaders: EXPOSED,
    maxAge: MAX_AGE,
  });
  return (req, res, next) => {
    // Also for origins that are not allowed: a cache must not serve that response to one that is.
    res.vary('Origin');
    answer(req, res, next);
  };
}
