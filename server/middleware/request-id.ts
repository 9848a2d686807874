import { randomUUID } from 'node:crypto';
import type { Request, RequestHandler } from 'express';

const SANE = /^[\w.-]{1,128}$/;

/** Gives every request an id, the client's own if that is valid; responses, log lines and errors contain it. */
export const requestId: RequestHandler = (req, res, next) => {
  const given = req.get('X-Request-Id');
  req.id = given !== undefined && SANE.test(given) ? given : randomUUID();
  res.set('X-Request-Id', req.id);
  next();
};

export function requestIdOf(req: Request): string {
  return typeof req.id === 'string' ? req.id : '';
}
