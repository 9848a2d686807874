import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import type { Config } from '#platform/config.js';
import { AppError } from '#platform/errors.js';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * True if a browser says that another site's page sent this request. A request with neither header (curl, a
 * documented client) is not cross-site: browsers always send one with an unsafe method.
 */
export function isCrossSite(
  { headers }: Pick<IncomingMessage, 'headers'>,
  { publicUrl, corsOrigins }: Pick<Config, 'publicUrl' | 'corsOrigins'>,
): boolean {
  const { origin } = headers;
  if (origin !== undefined && corsOrigins.includes(origin)) return false;
  if (headers['sec-fetch-site'] === 'cross-site') return true;
  if (origin === undefined) return false;
  if (origin === new URL(publicUrl).origin) return false;
  // Compares hosts only: behind a proxy that terminates TLS, the scheme seen here is not the browser's.
  return !URL.canParse(origin) || new URL(origin).host !== headers.host;
}

/** Refuses unsafe methods from another site, whatever the body's type. */
export function rejectCrossSite(config: Config): RequestHandler {
  return (req, _res, next) => {
    if (!SAFE.has(req.method) && isCrossSite(req, config)) throw new AppError('cross_site');
    next();
  };
}
