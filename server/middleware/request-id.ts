import { randomUUID } from 'node:crypto';
import type { Request, RequestHandler } from 'express';

const VALID_ID = /^[\w.-]{1,128}$/;

/** Gives every request an id, the client's own if that is valid; responses, log lines and errors contain it. */
export const assignRequestId: RequestHandler = (req, res, next) => {
  const clientId = req.get('X-Request-Id');
  req.id = clientId !== undefined && VALID_ID.test(clientId) ? clientId : randomUUID();
  res.set('X-Request-Id', req.id);
  next();
};

export function requestIdOf(req: Request): string {
  return typeof req.id === 'string' ? req.id : '';
}
