import { randomUUID } from 'node:crypto';
import type { Request, RequestHandler } from 'express';

const SANE = /^[\w.-]{1,128}$/;

/** Gives every request an id, its own where it brought a sane one; answers, log lines and errors carry it. */
export const requestId: RequestHandler = (req, res, next) => {
  const given = req.get('X-Request-Id');
  req.id = given !== undefined && SANE.test(given) ? given : randomUUID();
  res.set('X-Request-Id', req.id);
  next();
};

export function requestIdOf(req: Request): string {
  return typeof req.id === 'string' ? req.id : '';
}
