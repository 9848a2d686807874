import { Router, type RequestHandler } from 'express';
import { AppError } from '#platform/errors.js';
import { sessionsOf } from '#server/auth/session.js';
import type { Deps } from '#server/deps.js';
import { QUEUE_BOARD_PATH } from '#shared/api/admin.js';

/**
 * Content-Security-Policy of the queue board's pages: it lets them set a base URL, and is otherwise at least as strict
 * as the client's.
 */
const CONTENT_SECURITY_POLICY = [
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
 * Lets administrators pass. Other users' browsers are redirected to `/redirect`, which leads to their home page or the
 * sign-in page; other clients get an error.
 */
const requireAdmin: RequestHandler = (req, res, next) => {
  if (req.user?.role === 'admin') return next();
  if (req.get('Accept')?.includes('text/html')) return res.redirect('/redirect');
  throw new AppError(req.user ? 'forbidden' : 'not_signed_in');
};

/**
 * Creates the routes of Bull Board, which lists the entries of the BullMQ queues (ADR 18). It is read-only, and its
 * code is loaded with the first request.
 */
export function boardRoutes(deps: Deps): Router {
  const router = Router();
  let boardRouter: Promise<Router> | undefined;
  const loadBoardRouter = async () =>
    Router().use(QUEUE_BOARD_PATH, (await deps.queues.board(QUEUE_BOARD_PATH)) as RequestHandler);
  router.get(
    `${QUEUE_BOARD_PATH}{/*page}`,
    sessionsOf(deps).middleware,
    requireAdmin,
    async (req, res, next) => {
      res.set({ 'Cache-Control': 'no-store', 'Content-Security-Policy': CONTENT_SECURITY_POLICY });
      boardRouter ??= loadBoardRouter();
      (await boardRouter)(req, res, next);
    },
  );
  return router;
}
