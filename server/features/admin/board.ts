import { Router, type RequestHandler } from 'express';
import { AppError } from '#platform/errors.js';
import { sessionsOf } from '#server/auth/session.js';
import type { Deps } from '#server/deps.js';
import { QUEUE_BOARD } from '#shared/contracts/api/admin.js';

/** Lets administrators in; a browser that was led here by others is led on by the client, a program is refused. */
const administrators: RequestHandler = (req, res, next) => {
  if (req.user?.role === 'admin') return next();
  if (req.get('Accept')?.includes('text/html')) return res.redirect('/redirect');
  throw new AppError(req.user ? 'forbidden' : 'not_signed_in');
};

/**
 * The queues as their transport sees them, entry by entry. Only to look at: see docs/adr. Nothing of it is loaded
 * before somebody asks.
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
      res.set('Cache-Control', 'no-store');
      opened ??= open();
      (await opened)(req, res, next);
    },
  );
  return router;
}
