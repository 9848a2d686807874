import type { RequestHandler } from 'express';
import type { Config } from '#platform/config.js';

const METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE';
const ALLOWED = 'Content-Type, Accept-Language, Prefer, Idempotency-Key, X-Request-Id';
const EXPOSED =
  'Location, Preference-Applied, Retry-After, Content-Disposition, X-Report-Id, X-Result-Doc-Id, X-Request-Id';
/** Seconds for which a browser may remember a preflight's answer. */
const MAX_AGE = '600';

/** Lets the browsers of CORS_ORIGINS in, with their cookies; nobody else's. */
export function cors({ corsOrigins }: Config): RequestHandler {
  return (req, res, next) => {
    if (corsOrigins.length === 0) return next();
    res.vary('Origin');
    const origin = req.get('Origin');
    if (origin === undefined || !corsOrigins.includes(origin)) return next();
    res.set({
      'Access-Control-Allow-Origin': origin,
      'Access-Control-Allow-Credentials': 'true',
      'Access-Control-Expose-Headers': EXPOSED,
    });
    if (req.method !== 'OPTIONS' || req.get('Access-Control-Request-Method') === undefined) return next();
    res.set({
      'Access-Control-Allow-Methods': METHODS,
      'Access-Control-Allow-Headers': ALLOWED,
      'Access-Control-Max-Age': MAX_AGE,
    });
    res.status(204).end();
  };
}
