import { Router, type RequestHandler } from 'express';
import { AppError } from '#platform/errors.js';
import { sessionsOf } from '#server/auth/session.js';
import type { Deps } from '#server/deps.js';
import { QUEUE_BOARD } from '#shared/contracts/api/admin.js';

/**
 * Content-Security-Policy of the queue board's pages: they set a base URL, and need less than the client in
 * everything else.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'self'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * Lets administrators in. Browsers of anybody else are redirected to the client, which routes them on; programs
 * get an error.
 */
const administrators: RequestHandler = (req, res, next) => {
  if (req.user?.role === 'admin') return next();
  if (req.get('Accept')?.includes('text/html')) return res.redirect('/redirect');
  throw new AppError(req.user ? 'forbidden' : 'not_signed_in');
};

/**
 * Mounts the queue board, which shows the queues as their transport sees them, entry by entry. It is read-only
 * (see docs/adr), and its code is loaded with the first request.
 */
export function boardRoutes(deps: Deps): Router {
  const router = Router();
  let opened: Promise<Router> | undefined;
  const open = async () =>
    Router().use(QUEUE_BOARD, (await deps.queues.board(QUEUE_BOARD)) as RequestHandler);
  router.get(
    `${QUEUE_BOARD}{/*page}`,
    sessionsOf(deps).middleware,
    administrators,
    async (req, res, next) => {
      res.set({ 'Cache-Control': 'no-store', 'Content-Security-Policy': POLICY });
      opened ??= open();
      (await opened)(req, res, next);
    },
  );
  return router;
}
